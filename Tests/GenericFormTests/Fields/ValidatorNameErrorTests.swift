import GenericForm
import Testing

@Suite struct ValidatorNameErrorTests {
  @Test func `names the name that was written, and those that there are`() {
    let error = #expect(throws: ValidatorNameError.self) {
      try Validator.list(named: "email requierd")
    }
    #expect(error?.name == "requierd")
    #expect(error?.description.contains("“requierd”") == true)
    for name in ["required", "email", "mobile", "password", "min-length"] {
      #expect(error?.description.contains(name) == true, "\(name)")
    }
  }

  @Test func `is the same for the same name`() {
    func error(_ name: String) -> ValidatorNameError? {
      #expect(throws: ValidatorNameError.self) { try Validator.list(named: name) }
    }
    #expect(error("a") == error("a"))
    #expect(error("a") != error("b"))
  }
}
