import Testing

@testable import GenericForm

@MainActor @Suite struct FormStatusTests {
  // MARK: - Server errors

  @Test func `a server error is shown until its value changes, and doesn't block`() {
    let form = Form()
    form.setErrors([\.name: "Taken", \.email: "Unknown"])
    #expect(form.field(\.name).status.shownErrors == ["Taken"])
    #expect(!form.isValid)
    #expect(!form.field(\.name).status.isValid)
    form.field(\.name).leave()
    #expect(form.field(\.name).status.shownErrors == ["Taken"])
    form.name = "Zoë"
    #expect(form.field(\.name).status.shownErrors.isEmpty)
    #expect(form.field(\.email).status.shownErrors == ["Unknown"])
    #expect(form.submit().currentOutcome?.isSubmitted == true)
    #expect(form.isValid)
  }

  @Test func `a server error replaces the previous one`() {
    let form = Form()
    form.setErrors([\.name: "Taken"])
    form.setErrors([\.name: "Rude"])
    #expect(form.field(\.name).status.errors == ["Rude"])
  }

  @Test func `a server error comes first in the order of corrections, without an explanation`() {
    let form = Form()
    #expect(form.firstInvalidPath == nil)
    form.setErrors([\.email: "Unknown"])
    #expect(form.firstInvalidPath == \.email)
    #expect(form.errors.map(\.reason) == [.server])
    #expect(form.explain().isEmpty)
    form.email = "z@b.c"
    #expect(form.firstInvalidPath == nil)
  }

  @Test func `an error of a value without a declaration is shown until the value changes`() {
    let form = Form()
    form.setErrors([\.note: "Rude"])
    #expect(form.field(\.note).status.shownErrors == ["Rude"])
    form.note = "Kind"
    #expect(form.field(\.note).status.shownErrors.isEmpty)
    form.setErrors([\.note: "Rude again"])
    #expect(form.field(\.note).status.shownErrors == ["Rude again"])
  }

  @Test func `a successful submit ends an error of a value without a declaration`() {
    let form = Form()
    form.setErrors([\.note: "Rude"])
    form.submit()
    #expect(form.field(\.note).status.errors == [])
  }

  // MARK: - Errors

  @Test func `the errors are those of the fields, from top to bottom`() {
    let form = Form(Account(wantsInvoice: true))
    #expect(form.errors.map(\.path) == [\.name, \.email, \.vat])
    #expect(form.errors.map(\.label) == ["Name", "Email", nil])
    #expect(form.errors.map(\.reason) == [.invalid, .invalid, .invalid])
    #expect(form.firstInvalidPath == \.name)
  }

  @Test func `explains why a submit would fail`() {
    let form = Form(Account(wantsInvoice: true))
    #expect(form.explain(in: MessageCatalog()) == "Name: Short\nEmail\nVAT")
    #expect(Form().explain().isEmpty)
  }

  @Test func `a pending check is explained, and needs no correction`() {
    let form = Form("") {
      FieldValidation(\.self, checks: [ValidationCheck("Taken") { _ in true }])
    }
    form.field(\.self).value = "a"
    #expect(!form.explain().isEmpty)
    #expect(form.firstInvalidPath == nil)
    #expect(form.isPending)
  }

  @Test func `the errors are current even before they are published`() {
    let form = Form(Account(name: "Mei", email: "a@b.c"))
    form.transaction {
      form.name = "a"
      #expect(form.currentErrors.map(\.path) == [\.name])
      #expect(form.field(\.name).status.isValid)
    }
    #expect(!form.field(\.name).status.isValid)
  }

  @Test func `the paths that can block a submit are those that can have an error`() {
    let form = Form(Account()) {
      FieldValidation(\.name, rules: [.notEmpty])
      FieldValidation(\.email, .optional, rules: [.isEmail.asWarning()])
      FieldValidation(\.vat, .required, when: { $0.wantsInvoice })
      FieldValidation(\.note)
    }
    #expect(form.blockingPaths == [\Account.name, \Account.vat])
  }

  @Test func `is dirty while any value differs from its initial one`() {
    let form = Form()
    form.field(\.email).leave()
    #expect(form.field(\.email).status.isTouched)
    #expect(!form.field(\.email).status.isDirty)
    form.name = "Zoë"
    #expect(form.field(\.name).status.isTouched)
    #expect(form.field(\.name).status.isDirty)
    form.note = "x"
    form.name = "Mei"
    #expect(!form.field(\.name).status.isDirty)
    #expect(form.isDirty)
    form.note = ""
    #expect(!form.isDirty)
  }
}
