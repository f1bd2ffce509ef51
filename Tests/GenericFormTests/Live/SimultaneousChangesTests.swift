import GenericForm
import Testing

@MainActor @Suite struct SimultaneousChangesTests {
  struct Trip: Equatable {
    var email = ""
    var emailAgain = ""
    var hasEnd = true
  }

  @Test(arguments: [true, false])
  func `values that change together are validated together`(isReaderFirst: Bool) {
    let reader = FieldValidation<Trip>(\.emailAgain, rules: [.equals(\.email)])
    let read = FieldValidation<Trip>(\.email)
    let form = Form(Trip()) {
      if isReaderFirst { reader }
      read
      if !isReaderFirst { reader }
    }
    form.update {
      $0.email = "mei"
      $0.emailAgain = "mei"
    }
    #expect(form.isValid)
    form[\.self] = Trip(email: "zoe", emailAgain: "zoe")
    #expect(form.isValid)
  }

  @Test func `an edited field that is excluded stays dirty`() {
    let form = Form(Trip()) { FieldValidation(\.email, when: { $0.hasEnd }) }
    form.email = "mei"
    form.hasEnd = false
    #expect(form.field(\.email).status.isDirty)
  }
}
