import GenericForm
import Testing

@MainActor @Suite struct FormTests {
  /// A type whose values can't be compared.
  struct Picture {
    var bytes: [UInt8] = []
  }

  struct Album {
    var picture: Picture?
  }

  @Test func `starts untouched, clean and silent, but knows its errors`() {
    let form = Form(Account())
    let status = form.field(\.name).status
    #expect(!status.isTouched)
    #expect(!status.isDirty)
    #expect(!status.isPending)
    #expect(!status.hasShownError)
    #expect(!status.isValid)
    #expect(!form.isValid)
    #expect(!form.isDirty)
    #expect(form.submitCount == 0)
  }

  @Test func `can be declared in place`() {
    let form = Form(Account(name: "a"), timing: .onChange) {
      FieldValidation(\.name, rules: [.minLength(2).message("Short")])
    }
    form.name = "b"
    #expect(form.field(\.name).status.shownErrors == ["Short"])
  }

  @Test func `formats on leaving, not during typing`() {
    let form = Form()
    form.name = " Zoë "
    #expect(form.name == " Zoë ")
    form.field(\.name).leave()
    #expect(form.name == "Zoë")
  }

  @Test func `validates the formatted value`() {
    let form = Form()
    form.name = " a "
    #expect(!form.isValid)
  }

  @Test func `shows a warning, which doesn't block`() {
    let form = Form()
    form.email = "mei@example.com"
    form.field(\.email).leave()
    #expect(form.field(\.email).status.shownWarnings.count == 1)
    #expect(form.field(\.email).status.shownErrors.isEmpty)
    #expect(form.isValid)
    #expect(form.submit().currentOutcome?.isSubmitted == true)
  }

  @Test func `an excluded field doesn't block, and starts over when included`() {
    let form = Form()
    form.wantsInvoice = true
    #expect(!form.isValid)
    form.submit()
    #expect(form.field(\.vat).status.shownErrors == ["VAT"])
    form.wantsInvoice = false
    #expect(form.isValid)
    #expect(!form.field(\.vat).status.isIncluded)
    #expect(form.field(\.vat).status.shownErrors.isEmpty)
    form.wantsInvoice = true
    #expect(form.field(\.vat).status.shownErrors.isEmpty)
  }

  @Test func `a server error waits for an excluded field, and for its row`() {
    let form = Form()
    form.setErrors([\.vat: "Unknown"])
    #expect(form.field(\.vat).status.shownErrors.isEmpty)
    #expect(form.field(\.vat).status.isValid)
    form.wantsInvoice = true
    #expect(form.field(\.vat).status.shownErrors == ["Unknown"])
    form.wantsInvoice = false
    form.wantsInvoice = true
    #expect(form.field(\.vat).status.shownErrors == ["Unknown"])
    form.vat = "FR1"
    #expect(form.field(\.vat).status.shownErrors.isEmpty)
    form.reset(to: form.state)
    #expect(form.field(\.vat).status.errors.isEmpty)
  }

  @Test func `a value without a declaration can be dirty, and nothing else`() {
    let form = Form()
    form.note = "hello"
    #expect(form.isDirty)
    #expect(form.isValid)
    #expect(form.state.note == "hello")
  }

  @Test func `a value that can't be compared is dirty once it is set`() {
    let form = Form(Album()) { FieldValidation(\.picture, rules: [.nonOptional("Picture")]) }
    #expect(form.errors.flatMap(\.messages) == ["Picture"])
    #expect(!form.isDirty)
    form.picture = Picture()
    #expect(form.isValid)
    #expect(form.isDirty)
    form.reset(to: Album())
    #expect(!form.isDirty)
    form.update { $0.picture = Picture() }
    #expect(form.isDirty)
  }
}
