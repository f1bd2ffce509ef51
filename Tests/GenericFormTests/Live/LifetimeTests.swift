import GenericForm
import GenericFormTesting
import Observation
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct LifetimeTests {
  typealias Account = MortalForm.Account
  typealias Guest = MortalForm.Guest

  private let mortal = MortalForm()

  // MARK: - The parts of a form

  @Test func `the state is released with a form of declared fields`() async {
    let (_, isGone) = await mortal.useForm(mortal.withoutChecks) { form in
      form.name = "x"
      form.field(\.name).leave()
      form.submit()
      #expect(form.errors.isEmpty == false)
    }
    #expect(isGone)
  }

  @Test func `the state is released with undeclared fields`() async {
    let (_, isGone) = await mortal.useForm(FormValidation {}) { form in
      form.note = "x"
      form.initials = "y"
      form.field(\.note).beginComposing()
      form.note = "z"
      form[\.guests[id: 2].note] = "w"
      #expect(form.field(\.note).status.isTouched)
    }
    #expect(isGone)
  }

  @Test func `the state is released with rows, including removed ones`() async {
    let (_, isGone) = await mortal.useForm(mortal.withoutChecks) { form in
      let name = form.field(\.guests[id: 1].name)
      name.value = "x"
      form.guests.removeFirst()
      form.guests.append(Guest(id: 3))
      #expect(!name.status.isIncluded)
    }
    #expect(isGone)
  }

  @Test func `the state is released with properties that have listeners, which end`() async {
    let (results, isGone) = await mortal.useForm(mortal.withoutChecks) { form in
      form.email = "x"
      let results = form.state.$email.results
      form.email = ""
      return results
    }
    #expect(isGone)
    guard isGone else { return }
    for await _ in results {}
  }

  // MARK: - Observers

  @Test func `observations don't keep a form alive`() async {
    let (observations, isGone) = await mortal.useForm(mortal.withoutChecks) { form in
      let observations = [
        form.observe {}, form.field(\.name).observe {}, form.field(\.note).observe {},
        form.field(\.guests[id: 1].name).observe {},
      ]
      form.name = "x"
      form.guests.removeFirst()
      return observations
    }
    #expect(isGone)
    for observation in observations { observation.cancel() }
  }

  @Test func `streams end with the form`() async {
    let (streams, isGone) = await mortal.useForm(mortal.withoutChecks) { form in
      let streams = (form.changes, form.field(\.name).statuses)
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

  @Test func `tracking doesn't keep a form alive`() async {
    let (_, isGone) = await mortal.useForm(mortal.withoutChecks) { form in
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

  @Test func `a form can be released while it is working`() async {
    let check = mortal.check
    let validation = FormValidation<Account> {
      FieldValidation(\.name, rules: [.minLength(3)], checks: [check.check(debounce: .zero)])
    }
    weak var sentinel: Sentinel?
    for isAnswered in [false, true] {
      var form: Form<Account>?
      func make() -> FormObservation {
        let made = Sentinel()
        sentinel = made
        let new = Form(Account(sentinel: made), validation: validation, clock: mortal.clock)
        form = new
        return new.field(\.name).observe { if isDue() { form = nil } }
      }
      func isDue() -> Bool { !isAnswered || mortal.check.openValues.isEmpty }
      let observation = make()
      form?.name = "mei"
      if isAnswered { mortal.check.answer("mei", false) }
      #expect(form == nil)
      #expect(sentinel == nil)
      mortal.check.answer("mei", false)
      observation.cancel()
    }
  }
}
