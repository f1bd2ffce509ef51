import GenericForm
import Testing

/// The time at which an error caused by another field appears.
@MainActor @Suite struct FormLeavingTests {
  typealias Trip = FormChangesTests.Trip

  private func makeForm(_ trip: Trip = Trip()) -> Form<Trip> {
    Form(trip) {
      FieldValidation(\.email, formatters: [.trimmed])
      FieldValidation(\.again, rules: [.equals(\.email)])
    }
  }

  @Test func `correcting one field immediately hides the error of the other`() {
    let form = makeForm()
    form.again = "mei"
    form.field(\.again).leave()
    #expect(form.field(\.again).status.hasShownError)
    form.email = "mei"
    #expect(!form.field(\.again).status.hasShownError)
  }

  @Test func `an error is shown once the field that caused it is left, not during typing`() {
    let form = makeForm(Trip(email: "mei"))
    form.again = "mei"
    form.field(\.again).leave()
    form.email = "zoe"
    #expect(!form.field(\.again).status.hasShownError)
    form.field(\.email).leave()
    #expect(form.field(\.again).status.hasShownError)
  }

  @Test func `a field that wasn't left yet shows no error caused by another`() {
    let form = makeForm()
    form.again = "mei"
    form.email = "zoe"
    form.field(\.email).leave()
    #expect(!form.field(\.again).status.hasShownError)
    #expect(!form.isValid)
  }

  @Test func `an error caused by formatting on leaving is shown`() {
    let form = Form(Trip()) {
      FieldValidation(\.email, formatters: [.lowercased])
      FieldValidation(\.again, rules: [.reading("No") { again, form in form.a > 0 || again != "" }])
      FieldValidation(\.a, formatters: [], rules: [.reading("E") { _, form in form.email != "x" }])
    }
    form.a = 1
    form.field(\.a).leave()
    form.email = "X"
    form.field(\.email).leave()
    #expect(form.email == "x")
    #expect(form.field(\.a).status.shownErrors == ["E"])
  }

  @Test func `an error caused by a computed value is shown once any field is left`() {
    let form = Form(Trip(a: 1)) {
      FieldValidation(\.a, rules: [.reading("Long") { days, form in days <= form.length }])
    }
    form.field(\.a).leave()
    form.end = 1
    #expect(!form.field(\.a).status.hasShownError)
    #expect(!form.isValid)
    form.field(\.end).leave()
    #expect(form.field(\.a).status.shownErrors == ["Long"])
  }

  @Test func `an error of a whole is shown once its part is left, and vice versa`() {
    let form = Form(Trip()) {
      FieldValidation(\.place, rules: [ValidationRule("Same") { $0.street != $0.city }])
      FieldValidation(
        \.again, rules: [.reading("City") { again, form in again == form.place.city }])
    }
    form.place = .init(street: "a", city: "b")
    form.field(\.place).leave()
    form.again = "b"
    form.field(\.again).leave()
    form[\.place.city] = "a"
    #expect(!form.field(\.place).status.hasShownError)
    #expect(!form.field(\.again).status.hasShownError)
    #expect(form.errors.count == 2)
    form.field(\.place.city).leave()
    #expect(form.field(\.place).status.shownErrors == ["Same"])
    #expect(form.field(\.again).status.shownErrors == ["City"])
  }
}
