import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct FormTests {
  struct Account {
    var name = ""
    var email = ""
    var wantsInvoice = false
    var vat = ""
    var note = ""
    var address = Address()
    var picture: Picture?
    var owner: Sentinel?

    var initials: String { String(name.prefix(1)) }
  }

  struct Address: Equatable {
    var street = ""
    var city = ""
  }

  /// Of a type that cannot tell whether two values are the same.
  struct Picture {
    var bytes: [UInt8] = []
  }

  struct Unequal {
    var picture: Picture?
  }

  let validation = FormValidation<Account> {
    FieldValidation(
      \.name, label: "Name", formatters: [.trimmed], rules: [.minLength(3).message("Short")])
    FieldValidation(
      \.email, label: "Email", rules: [.isEmail.message("Email"), .maxLength(9).asWarning()])
    FieldValidation(\.vat, rules: [.notEmpty.message("VAT")], when: { $0.wantsInvoice })
  }

  private func makeForm(_ account: Account = Account(name: "Mei", email: "a@b.c")) -> Form<Account>
  {
    Form(account, validation: validation)
  }

  // MARK: - One field

  @Test func `starts untouched, clean and silent`() {
    let form = makeForm(Account())
    let status = form.field(\.name)
    #expect(!status.isTouched && !status.isDirty && !status.isPending && status.errors.isEmpty)
    #expect(!status.isValid && !form.isValid && !form.isDirty && form.submitCount == 0)
  }

  @Test func `is touched by a change and by leaving, and dirty while it differs`() {
    let form = makeForm()
    form.leave(\.email)
    #expect(form.field(\.email).isTouched && !form.field(\.email).isDirty)
    form.name = "Zoë"
    #expect(form.field(\.name).isTouched && form.field(\.name).isDirty && form.isDirty)
    form.name = "Mei"
    #expect(!form.field(\.name).isDirty && !form.isDirty)
  }

  @Test func `formats on leaving, not while it is typed`() {
    let form = makeForm()
    form.name = " Zoë "
    #expect(form.name == " Zoë ")
    form.leave(\.name)
    #expect(form.name == "Zoë")
  }

  @Test func `judges what the formatters would leave`() {
    let form = makeForm()
    form.name = " a "
    #expect(!form.isValid)
  }

  @Test func `shows a warning, which does not block`() {
    let form = makeForm()
    form.email = "mei@example.com"
    form.leave(\.email)
    #expect(form.field(\.email).warnings.count == 1)
    #expect(form.field(\.email).errors.isEmpty)
    #expect(form.isValid)
    #expect(form.submit().result?.isSubmitted == true)
  }

  @Test func `a field that is not wanted is not in the way, and starts afresh when it is`() {
    let form = makeForm()
    form.wantsInvoice = true
    #expect(!form.isValid)
    form.submit()
    #expect(form.field(\.vat).errors == ["VAT"])
    form.wantsInvoice = false
    #expect(form.isValid)
    #expect(!form.field(\.vat).isWanted && form.field(\.vat).errors.isEmpty)
    form.wantsInvoice = true
    #expect(form.field(\.vat).errors.isEmpty)
  }

  @Test func `a value about which nothing is asked can be dirty and nothing else`() {
    let form = makeForm()
    form.note = "hello"
    #expect(form.isDirty && form.isValid)
    #expect(form.state.note == "hello")
  }

  @Test func `a value whose type cannot tell is dirty once it was set`() {
    let form = Form(
      Unequal(),
      validation: FormValidation { FieldValidation(\.picture, rules: [.nonOptional("Picture")]) })
    #expect(form.faults.flatMap(\.messages) == ["Picture"])
    form.picture = Picture()
    #expect(form.isValid && form.isDirty)
  }

  // MARK: - Values that are part of others

  @Test func `judges the parts of a value that is written as a whole, and the whole of a part`() {
    let form = Form(
      Account(),
      validation: FormValidation {
        FieldValidation(\.address, rules: [ValidationRule("Same") { $0.street != $0.city }])
        part(\.address) { FieldValidation(\.street, rules: [.notEmpty.message("Street")]) }
      })
    form.address = Address(street: "Rue", city: "Paris")
    #expect(form.isValid)
    form[\.address.city] = "Rue"
    #expect(form.faults.flatMap(\.messages) == ["Same"])
    form[\.address.street] = ""
    #expect(form.faults.flatMap(\.messages) == ["Street"])
  }

  @Test func `judges again what reads a value that is worked out`() {
    let form = Form(
      Account(name: "Mei"),
      validation: FormValidation {
        FieldValidation(\.note, rules: [.reading("Sign") { note, form in note == form.initials }])
      })
    form.note = "M"
    #expect(form.isValid)
    form.name = "Zoë"
    #expect(!form.isValid)
  }

  @Test func `changes several values at once`() {
    let form = makeForm(Account())
    form.update {
      $0.name = "Zoë"
      $0.email = "z@b.c"
    }
    #expect(form.isValid && form.isDirty)
    #expect(!form.field(\.name).isTouched)
  }

  // MARK: - Reset

  @Test func `reset forgets everything, without a flash of errors`() {
    let form = makeForm(Account())
    form.submit()
    form.name = "a"
    form.reset(to: Account(name: "b"))
    #expect(form.name == "b")
    #expect(form.submitCount == 0 && !form.isDirty)
    #expect(form.field(\.name).errors.isEmpty && !form.field(\.name).isTouched)
    #expect(!form.isValid)
  }

  // MARK: - What only the server knows

  @Test func `shows what the server said until the field is edited`() {
    let form = makeForm()
    form.setErrors([\.name: "Taken", \.email: "Unknown"])
    #expect(form.field(\.name).errors == ["Taken"])
    #expect(form.isValid)
    form.leave(\.name)
    #expect(form.field(\.name).errors == ["Taken"])
    form.name = "Zoë"
    #expect(form.field(\.name).errors.isEmpty)
    #expect(form.field(\.email).errors == ["Unknown"])
    #expect(form.submit().result?.isSubmitted == true)
  }

  @Test func `a field under which the server said something is the first to be seen to`() {
    let form = makeForm()
    #expect(form.firstInNeed == nil)
    form.setErrors([\.email: "Unknown"])
    #expect(form.firstInNeed == \.email && form.faults.isEmpty)
    form.email = "z@b.c"
    #expect(form.firstInNeed == nil)
  }

  @Test func `errors that a submit throws are shown under their fields`() {
    let form = makeForm()
    form.onSubmit { _ in throw FieldErrors([\Account.name: "Taken"]) }
    let result = form.submit().result
    guard case .failed = result else {
      Issue.record("The submit ended with \(String(describing: result))")
      return
    }
    #expect(form.field(\.name).errors == ["Taken"])
    #expect(!form.isSubmitting)
  }

  @Test func `an error under a value about which nothing is asked is shown until it is edited`() {
    let form = makeForm()
    form.setErrors([\.note: "Rude"])
    #expect(form.field(\.note).errors == ["Rude"])
    form.note = "Kind"
    #expect(form.field(\.note).errors.isEmpty)
    form.setErrors([\.address.city: "Unknown"])
    form.reset(to: Account())
    #expect(form.field(\.address.city).errors.isEmpty)
  }

  // MARK: - Explaining

  @Test func `says in words what is in the way`() {
    let form = makeForm(Account(wantsInvoice: true))
    #expect(form.explain(in: MessageCatalog()) == "Name: Short\nEmail: Email\nVAT")
    #expect(makeForm().explain().isEmpty)
    #expect(form.firstInNeed == \.name)
  }

  // MARK: - Text that is being put together

  @Test func `text that an input method puts together is not judged`() {
    let form = makeForm()
    form.name = "ab"
    form.leave(\.name)
    form.beginComposing(\.name)
    form.name = "n"
    form.name = "ni"
    #expect(form.field(\.name).errors == ["Short"])
    #expect(form.state.name == "ab")
    form.name = "にほん"
    form.endComposing(\.name)
    #expect(form.name == "にほん")
    #expect(form.isValid)
  }

  @Test func `a submit takes the text that was being put together`() {
    let form = makeForm()
    var taken: [String] = []
    form.onSubmit { account in taken = [account.name, account.note] }
    form.beginComposing(\.name)
    form.name = "にほん"
    form.beginComposing(\.note)
    form.note = "ご"
    form.submit()
    #expect(taken == ["にほん", "ご"])
  }

  // MARK: - Who wants to know

  @Test func `tells the observers of a field, and nobody else`() {
    let form = makeForm()
    var told: [String] = []
    let name = form.observe(\.name) { told.append("name") }
    let email = form.observe(\.email) { told.append("email") }
    let all = form.observe { told.append("form") }
    form.name = "Zoë"
    #expect(told == ["name", "form"])
    form.name = "Zoë"
    #expect(told == ["name", "form"])
    name.cancel()
    form.name = "Ana"
    #expect(told == ["name", "form", "form"])
    withExtendedLifetime((email, all)) {}
  }

  @Test func `tells once all of it has happened`() {
    let form = Form(
      Account(),
      validation: FormValidation {
        FieldValidation(\.name, rules: [.notEmpty])
        FieldValidation(\.email, rules: [.equals(\.name)])
      })
    var seen: [Bool] = []
    let observation = form.observe(\.name) { seen.append(form.field(\.email).isValid) }
    form.name = "Mei"
    #expect(seen == [false])
    withExtendedLifetime(observation) {}
  }

  @Test func `an observer can change the form`() {
    let form = makeForm()
    let observation = form.observe(\.name) { form.note = form.name }
    form.name = "Zoë"
    #expect(form.note == "Zoë")
    withExtendedLifetime(observation) {}
  }

  @Test func `gives the changes as a sequence`() async {
    let form = makeForm()
    let changes = form.changes
    form.name = "Zoë"
    form.email = "z"
    var paths: [PartialKeyPath<Account>] = []
    for await change in changes {
      paths.append(change.path)
      if paths.count == 2 { break }
    }
    #expect(paths == [\.name, \.email])
  }

  @Test func `gives the status of a field as a sequence that starts with the last`() async {
    let form = makeForm()
    let statuses = form.statuses(of: \.name)
    form.name = "a"
    form.leave(\.name)
    var iterator = statuses.makeAsyncIterator()
    #expect(await iterator.next()?.errors == ["Short"])
  }

  @Test func `its sequences end with it`() async {
    var form: Form<Account>? = makeForm()
    guard let changes = form?.changes, let statuses = form?.statuses(of: \.name) else { return }
    form?.name = "Zoë"
    form = nil
    var paths: [PartialKeyPath<Account>] = []
    for await change in changes { paths.append(change.path) }
    #expect(paths == [\.name])
    var last: FieldStatus?
    for await status in statuses { last = status }
    #expect(last?.isDirty == true)
  }

  @Test func `goes away with its last reference`() {
    weak var form: Form<Account>?
    weak var sentinel: Sentinel?
    do {
      let made = makeForm()
      let owner = Sentinel()
      made.owner = owner
      made.name = "x"
      made.submit()
      form = made
      sentinel = owner
    }
    #expect(form == nil)
    #expect(sentinel == nil)
  }
}
