import Foundation
import GenericForm
import GenericFormTesting
import Observation
import Synchronization
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct LifetimeTests {
  struct Guest: Equatable, Identifiable {
    let id: Int
    var name = ""
    var code = ""
    var note = ""
    var tag = Tag()
  }

  struct Tag: Equatable {
    var sentinel: Sentinel?

    static func == (left: Self, right: Self) -> Bool { left.sentinel === right.sentinel }
  }

  struct Account {
    var name = ""
    var note = ""
    @Validated(rules: [.notEmpty]) var email: String?
    var guests: [Guest] = []
    var sentinel: Sentinel?

    var initials: String {
      get { String(name.prefix(1)) }
      set { name = newValue }
    }
  }

  private let clock = ManualClock()
  private let check = ScriptedCheck<String>("Taken")

  private var withoutChecks: FormValidation<Account> { Self.withoutChecks }

  private static let withoutChecks = FormValidation<Account> {
    FieldValidation(\.name, formatters: [.trimmed], rules: [.minLength(3)])
    FieldValidation(
      \.note,
      rules: [
        .reading("Guest's note") { _, account in
          account.guests.last.map { account[\.guests[id: $0.id].note].isEmpty } ?? true
        }
      ])
    each(\.guests) {
      FieldValidation(\.name, formatters: [.trimmed], rules: [.notEmpty])
      FieldValidation(
        \.code, rules: [.equals(\.name), .reading("Note") { _, guest in guest.note.isEmpty }])
      FieldValidation(\.tag, rules: [])
    }
  }

  private var withCheck: FormValidation<Account> {
    FormValidation {
      FieldValidation(\.name, rules: [.minLength(3)], checks: [check.rule()])
    }
  }

  /// Returns what `use` returns, and whether the state is gone with the form.
  private func useForm<Kept>(
    _ validation: FormValidation<Account>, _ use: (Form<Account>) async -> Kept
  ) async -> (kept: Kept, isGone: Bool) {
    weak var sentinel: Sentinel?
    func run() async -> Kept {
      let made = Sentinel()
      sentinel = made
      let guests = [Guest(id: 1, name: "Mei", code: "Mei"), Guest(id: 2)]
      return await use(
        Form(Account(guests: guests, sentinel: made), validation: validation, clock: clock))
    }
    let kept = await run()
    return (kept, sentinel == nil)
  }

  /// Lets other tasks run until a condition holds.
  private func wait(until condition: () -> Bool) async {
    for _ in 0..<100_000 where !condition() { await Task.yield() }
  }

  // MARK: - The parts of a form

  @Test func `the state dies with a form of declared fields`() async {
    let (_, isGone) = await useForm(withoutChecks) { form in
      form.name = "x"
      form.leave(\.name)
      form.submit()
      #expect(form.faults.isEmpty == false)
    }
    #expect(isGone)
  }

  @Test func `the state dies with fields about which nothing is declared`() async {
    let (_, isGone) = await useForm(FormValidation {}) { form in
      form.note = "x"
      form.initials = "y"
      form.beginComposing(\.note)
      form.note = "z"
      form[\.guests[id: 2].note] = "w"
      #expect(form.field(\.note).isTouched)
    }
    #expect(isGone)
  }

  @Test func `the state dies with rows, those that are gone included`() async {
    let (_, isGone) = await useForm(withoutChecks) { form in
      form[\.guests[id: 1].name] = "x"
      form.guests.removeFirst()
      form.guests.append(Guest(id: 3))
      #expect(!form.field(\.guests[id: 1].name).isWanted)
    }
    #expect(isGone)
  }

  @Test func `the state dies with properties that have listeners, which reach the end`() async {
    let (results, isGone) = await useForm(withoutChecks) { form in
      form.email = "x"
      let results = form.state.$email.results
      form.email = ""
      return results
    }
    #expect(isGone)
    guard isGone else { return }
    for await _ in results {}
  }

  // MARK: - Checks

  @Test func `a check that is due is never made`() async {
    let (_, isGone) = await useForm(withCheck) { form in
      form.name = "mei"
      #expect(clock.waiterCount == 1)
    }
    #expect(isGone)
    #expect(clock.waiterCount == 0)
    clock.advance(by: .seconds(20))
    #expect(check.values == [])
  }

  @Test func `a running check is cancelled, and its late answer reaches nobody`() async {
    let (observation, isGone) = await useForm(withCheck) { form in
      let observation = form.observe(\.name) { Issue.record("notified") }
      observation.cancel()
      form.name = "mei"
      clock.advance(by: .milliseconds(400))
      #expect(check.openValues == ["mei"])
      return observation
    }
    #expect(isGone)
    #expect(check.cancelledValues == ["mei"])
    check.answer("mei", false)
    #expect(clock.waiterCount == 0)
    clock.advance(by: .seconds(20))
    withExtendedLifetime(observation) {}
  }

  @Test func `the task of a running check is cancelled`() async {
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let (ended, end) = AsyncStream.makeStream(of: Bool.self)
    let (never, _) = AsyncStream.makeStream(of: Void.self)
    let validation = FormValidation<Account> {
      FieldValidation(
        \.name, rules: [],
        checks: [
          AsyncValidationRule("Taken", debounce: .zero) { _ in
            start.yield()
            for await _ in never {}
            end.yield(Task.isCancelled)
            return false
          }
        ])
    }
    let (_, isGone) = await useForm(validation) { form in
      form.name = "mei"
      for await _ in started { break }
    }
    #expect(isGone)
    guard isGone else { return }
    for await isCancelled in ended {
      #expect(isCancelled)
      break
    }
    // The answer comes now.
    for _ in 0..<100 { await Task.yield() }
  }

  @Test func `a check that ignores that it is cancelled keeps nothing`() async {
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let (answered, answer) = AsyncStream.makeStream(of: Void.self)
    let validation = FormValidation<Account> {
      FieldValidation(
        \.name, rules: [],
        checks: [
          AsyncValidationRule("Taken", debounce: .zero) { _ in
            await Task.detached {
              start.yield()
              for await _ in answered {}
            }.value
            return false
          }
        ])
    }
    let (_, isGone) = await useForm(validation) { form in
      form.name = "mei"
      for await _ in started { break }
    }
    #expect(isGone)
    answer.finish()
    for _ in 0..<100 { await Task.yield() }
  }

  // MARK: - Submits

  @Test func `a submit that waits for a check ends as superseded`() async {
    let (submission, isGone) = await useForm(withCheck) { form in
      form.onSubmit { _ in Issue.record("submitted") }
      form.onInvalid { _ in Issue.record("invalid") }
      form.name = "mei"
      let submission = form.submit()
      #expect(form.isSubmitting && check.openValues == ["mei"])
      return submission
    }
    #expect(isGone)
    guard case .superseded? = submission.result else {
      Issue.record("\(String(describing: submission.result))")
      return
    }
    check.answer("mei", true)
  }

  @Test func `the state dies once the handler of a submit has ended`() async {
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    weak var sentinel: Sentinel?
    let (submission, isGone) = await useForm(withoutChecks) { form in
      sentinel = form.state.sentinel
      form.guests = []
      form.name = "Mei"
      form.onSubmit { _ in for await _ in ended {} }
      let submission = form.submit()
      #expect(form.isSubmitting)
      return submission
    }
    // The handler was given it.
    #expect(!isGone)
    end.finish()
    #expect(await submission.outcome.isSubmitted)
    await wait { sentinel == nil }
    #expect(sentinel == nil)
  }

  // MARK: - Those who are notified

  @Test func `observations that are kept keep no form`() async {
    let (observations, isGone) = await useForm(withoutChecks) { form in
      let observations = [
        form.observe {}, form.observe(\.name) {}, form.observe(\.note) {},
        form.observe(\.guests[id: 1].name) {},
      ]
      form.name = "x"
      form.guests.removeFirst()
      return observations
    }
    #expect(isGone)
    for observation in observations { observation.cancel() }
  }

  @Test func `streams end with the form`() async {
    let (streams, isGone) = await useForm(withoutChecks) { form in
      let streams = (form.changes, form.statuses(of: \.name))
      form.name = "x"
      form.name = "xyz"
      return streams
    }
    #expect(isGone)
    guard isGone else { return }
    var count = 0
    for await change in streams.0 where change.path == \.name { count += 1 }
    #expect(count == 2)
    for await status in streams.1 { #expect(status.isValid) }
  }

  @Test func `tracking keeps no form`() async {
    let (_, isGone) = await useForm(withoutChecks) { form in
      withObservationTracking {
        _ = form.name
        _ = form.note
        _ = form.field(\.name)
        _ = form.isValid
        _ = form.state
        _ = form[\.guests[id: 1].name]
      } onChange: {
      }
    }
    #expect(isGone)
  }

  @Test func `a form may go away in the midst of what it does`() async {
    let check = check
    let validation = FormValidation<Account> {
      FieldValidation(\.name, rules: [.minLength(3)], checks: [check.rule(debounce: .zero)])
    }
    weak var sentinel: Sentinel?
    for isAnswered in [false, true] {
      var form: Form<Account>?
      func make() -> FormObservation {
        let made = Sentinel()
        sentinel = made
        let new = Form(Account(sentinel: made), validation: validation, clock: clock)
        form = new
        return new.observe(\.name) { if isDue() { form = nil } }
      }
      func isDue() -> Bool { !isAnswered || check.openValues.isEmpty }
      let observation = make()
      form?.name = "mei"
      if isAnswered { check.answer("mei", false) }
      #expect(form == nil && sentinel == nil)
      check.answer("mei", false)
      observation.cancel()
    }
  }

  // MARK: - Rows that are replaced

  @Test func `rows that are gone are not kept`() {
    let count = Sentinel.Count()
    let form = Form(Account(), validation: withoutChecks)
    for id in 0..<1_000 {
      form.guests = [Guest(id: id, name: "Mei", tag: Tag(sentinel: Sentinel(in: count)))]
      form[\.guests[id: id].code] = "x"
    }
    #expect(count.value <= 200)
  }

  @Test func `a field that is gone stays for those who observe or read it`() {
    let form = Form(
      Account(guests: [Guest(id: -1, name: "Mei"), Guest(id: -2, name: "Zoë")]),
      validation: withoutChecks)
    var notifications = 0
    let observation = form.observe(\.guests[id: -1].name) { notifications += 1 }
    for id in 0..<1_000 {
      form.guests = [Guest(id: id)]
      #expect(form[\.guests[id: -2].name] == "Zoë")
    }
    #expect(notifications == 1)
    #expect(form[\.guests[id: -1].name] == "Mei")
    #expect(!form.field(\.guests[id: -1].name).isWanted)
    form.guests = [Guest(id: -1)]
    #expect(notifications == 2 && form.field(\.guests[id: -1].name).isWanted)
    observation.cancel()
  }

  @Test func `a field that is gone stays until 64 others are`() {
    let form = Form(Account(guests: [Guest(id: -1, name: "Mei")]), validation: withoutChecks)
    // A row has three fields.
    for id in 0..<21 { form.guests = [Guest(id: id)] }
    #expect(form[\.guests[id: -1].name] == "Mei")
  }

  @Test func `replacing a row takes no memory for good`() async {
    // In a process of its own, no other test allocates meanwhile.
    await #expect(processExitsWith: .success) {
      let growth = try await LifetimeTests.growth(replacing: 20_000)
      try #require(growth < 100, "\(growth) pages")
    }
  }

  /// Returns how many pages of memory it takes to replace one row so many times.
  private static func growth(replacing times: Int) throws -> Int {
    let form = Form(Account(), validation: withoutChecks)
    func replace(_ ids: Range<Int>) {
      for id in ids { form.guests = [Guest(id: id, name: "Mei", code: "Mei")] }
    }
    replace(0..<2_000)
    let before = try residentPages()
    replace(2_000..<2_000 + times)
    return try residentPages() - before
  }

  private static func residentPages() throws -> Int {
    let sizes = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return try #require(Int(sizes.split(separator: " ")[1]))
  }
}
