import GenericFormTesting
import Synchronization
import Testing

@testable import FormDeclaration
@testable import GenericForm

/// Checks that read other fields.
@MainActor @Suite struct ChecksAcrossFieldsTests {
  struct Company: Equatable {
    var country = "DE"
    var number = ""
    var region: String?
    var name = ""
  }

  /// Records each run, and answers when a test tells it to.
  private final class Register: Sendable {
    struct Call { let text: String, answer: CheckedContinuation<Bool, Never> }
    private let open = Mutex<[Call]>([])
    private let asked = Mutex<[String]>([])

    func isKnown(_ text: String) async -> Bool {
      await withCheckedContinuation { answer in
        asked.withLock { $0.append(text) }
        open.withLock { $0.append(Call(text: text, answer: answer)) }
      }
    }

    var texts: [String] { asked.withLock(\.self) }

    func answer(_ text: String, _ result: Bool) {
      open.withLock { calls in
        let index = calls.firstIndex { $0.text == text }
        return index.map { calls.remove(at: $0) }
      }?.answer.resume(returning: result)
    }
  }

  private let register = Register()
  private let clock = ManualClock()

  private func check() -> ValidationCheck<Company, String> {
    let register = register
    return ValidationCheck("Unknown", reading: \.country) { number, country in
      await register.isKnown("\(country) \(number)")
    }
  }

  private func makeForm(_ company: Company = Company()) -> Form<Company> {
    let check = check()
    return Form(company, timing: .onChange, clock: clock) {
      FieldValidation(\.number, .required, rules: [.maxLength(9)], checks: [check])
    }
  }

  /// Waits until a condition holds.
  private func wait(until holds: () -> Bool, _ what: () -> String) async {
    for _ in 0..<10_000 where !holds() { await Task.yield() }
    #expect(holds(), "\(what())")
  }

  @Test func `gets the value and what it reads`() async {
    let form = makeForm()
    form.number = "1"
    clock.advance(by: .milliseconds(400))
    await wait(until: { register.texts == ["DE 1"] }) { "\(register.texts)" }
    register.answer("DE 1", false)
    await wait(until: { !form.isPending }) { "\(form.field(\.number).status)" }
    #expect(form.field(\.number).status.errors == ["Unknown"])
  }

  @Test func `runs again when what it reads changes, and drops an answer to older values`() async {
    let form = makeForm()
    form.number = "1"
    clock.advance(by: .milliseconds(400))
    await wait(until: { register.texts.count == 1 }) { "\(register.texts)" }
    form.country = "FR"
    #expect(form.field(\.number).status.isPending)
    register.answer("DE 1", false)
    clock.advance(by: .milliseconds(400))
    await wait(until: { register.texts == ["DE 1", "FR 1"] }) { "\(register.texts)" }
    #expect(form.field(\.number).status.isPending)
    #expect(form.field(\.number).status.errors == [])
    register.answer("FR 1", true)
    await wait(until: { !form.isPending }) { "\(form.field(\.number).status)" }
    #expect(form.field(\.number).status.isVerified)
  }

  @Test func `knows the answers to pairs of values, and no other change runs it`() async {
    let form = makeForm()
    form.number = "1"
    clock.advance(by: .milliseconds(400))
    await wait(until: { register.texts.count == 1 }) { "\(register.texts)" }
    register.answer("DE 1", false)
    await wait(until: { !form.isPending }) { "\(form.field(\.number).status)" }
    form.name = "Acme"
    #expect(!form.isPending)
    form.country = "FR"
    #expect(form.isPending)
    form.country = "DE"
    #expect(!form.isPending)
    #expect(form.field(\.number).status.errors == ["Unknown"])
    #expect(register.texts == ["DE 1"])
  }

  @Test func `a value that fails a rule follows nothing`() {
    let form = makeForm()
    form.number = "1234567890"
    form.country = "FR"
    #expect(!form.isPending)
    #expect(clock.waiterCount == 0)
  }

  @Test func `runs without a form, with an optional value and in a part`() async {
    let optional = FormValidation<Company> {
      FieldValidation(
        \.region,
        checks: [ValidationCheck("Unknown", reading: \.country) { $0 == "Berlin" && $1 == "DE" }])
      FieldValidation(
        \.number,
        checks: [ValidationCheck("Elsewhere", reading: \.region) { $1 == nil || $0 == "1" }])
    }
    let berlin = Company(number: "1", region: "Berlin")
    #expect(await optional.check(berlin).isValid)
    #expect(
      await optional.check(Company(country: "FR", number: "1", region: "Berlin")).messages
        == ["Unknown"])
    #expect(await optional.check(Company(number: "2", region: "Berlin")).messages == ["Elsewhere"])
    #expect(await optional.check(Company(number: "2")).isValid)
    struct Trade { var buyer = Company() }
    let trade = FormValidation<Trade> { part(\.buyer, optional) }
    #expect(await trade.check(Trade(buyer: berlin)).isValid)
    let french = Company(country: "FR", number: "1", region: "Berlin")
    #expect(await trade.check(Trade(buyer: french)).messages == ["Unknown"])
  }
}
