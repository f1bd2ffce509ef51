import GenericForm
import Observation
import Testing

/// Errors of the form as a whole.
@MainActor @Suite struct FormErrorsTests {
  struct Contact: Equatable {
    var email = ""
    var phone = ""
    var note = ""
  }

  private func makeForm() -> Form<Contact> {
    Form(Contact()) { FieldValidation(\.email, .optional, rules: [.isEmail]) }
  }

  private func makeRuledForm() -> Form<Contact> {
    Form(Contact()) {
      FieldValidation(\.email, .optional, rules: [.isEmail])
      FieldValidation(
        \.self,
        rules: [
          ValidationRule("Enter an email or a phone number") { $0.email != "" || $0.phone != "" }
        ])
    }
  }

  @Test func `is shown until a value changes`() {
    let form = makeForm()
    var notified = 0
    let observation = form.observe { notified += 1 }
    form.setError("Offline")
    #expect(form.formErrors == ["Offline"])
    #expect(form.errors.map(\.summary) == ["Offline"])
    #expect(form.errors.first?.path == \Contact.self)
    #expect(!form.isValid)
    #expect(notified == 1)
    form.field(\.email).leave()
    #expect(form.formErrors == ["Offline"])
    form.note = "Hi"
    #expect(form.formErrors == [])
    #expect(form.isValid)
    observation.cancel()
  }

  @Test func `is replaced, and ends with a submit, which it doesn't block, or a reset`() {
    let form = makeForm()
    form.setError("Offline")
    form.setError("Busy")
    #expect(form.formErrors == ["Busy"])
    #expect(form.submit().currentOutcome?.isSubmitted == true)
    #expect(form.formErrors == [])
    form.setError("Offline")
    form.reset()
    #expect(form.formErrors == [])
  }

  @Test func `a submit can throw it beside errors of fields`() async {
    let form = makeForm()
    form.onSubmit { _ in
      throw ServerErrors([\Contact.self: "Busy", \Contact.email: "Taken"])
    }
    form.email = "mei@example.com"
    let outcome = await form.submit().outcome
    #expect(form.formErrors == ["Busy"])
    #expect(form.field(\.email).status.shownErrors == ["Taken"])
    guard case .invalid(let errors) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(errors.map(\.summary) == ["Taken", "Busy"])
  }

  @Test func `an error for values that have changed since is in the outcome, and not shown`() async
  {
    let form = makeForm()
    form.onSubmit { _ in
      form.note = "Hi"
      throw ServerErrors([\Contact.self: "Busy"])
    }
    let outcome = await form.submit().outcome
    #expect(form.formErrors == [])
    guard case .invalid(let errors) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(errors.map(\.summary) == ["Busy"])
  }

  @Test func `is tracked`() {
    let form = makeForm()
    nonisolated(unsafe) var changes = 0
    withObservationTracking {
      _ = form.formErrors
    } onChange: {
      changes += 1
    }
    form.setError("Offline")
    #expect(changes == 1)
  }

  @Test func `a rule on the whole form blocks a submit, and is shown from then on`() {
    let form = makeRuledForm()
    #expect(!form.isValid)
    #expect(form.formErrors == [])
    guard case .invalid(let errors)? = form.submit().currentOutcome else {
      Issue.record("\(String(describing: form.outcome))")
      return
    }
    #expect(errors.map(\.path) == [\Contact.self])
    #expect(form.formErrors == ["Enter an email or a phone number"])
    form.phone = "1"
    #expect(form.formErrors == [])
    #expect(form.submit().currentOutcome?.isSubmitted == true)
  }

  @Test func `the form is dirty only if a field is`() {
    struct Opaque { var name = "", list: [Int] = [] }
    let form = Form(Opaque()) {
      FieldValidation(\.name)
      FieldValidation(\.self, rules: [ValidationRule("Empty") { $0.name != "" }])
    }
    form.name = "Mei"
    #expect(form.isDirty)
    form.name = ""
    #expect(!form.isDirty)
    #expect(form.changedFields == [])
  }

  @Test func `the server's error joins that of a rule`() {
    let form = makeRuledForm()
    form.phone = "1"
    form.setError("Busy")
    #expect(form.formErrors == ["Busy"])
    form.note = "Hi"
    #expect(form.formErrors == [])
  }
}
