import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct `Validators by name` {
  @Test(arguments: [
    ("required", "", "Fill in this field"),
    ("required", "  ", "Fill in this field"),
    ("email", "mei@", "Enter an email address, such as mei@example.com"),
    ("mobile", "12", "Enter a mobile number, such as +33 6 12 34 56 78"),
    ("password", "a-1", "Use 8–20 characters"),
    ("no-emojis", "👍", "Don't use emoji"),
    ("min-length(3)", "ab", "Use at least 3 characters"),
    ("min-length(1)", "", nil),
    ("max-length(1)", "ab", "Use at most 1 character"),
  ])
  func `validate like their cases`(name: String, text: String, message: String?) throws {
    let field = MockTextField(text, validators: try Validator.list(named: name))
    #expect(field.messages == [message].compactMap(\.self))
  }

  @Test func `can be separated by any white space`() throws {
    let validators = try Validator.list(named: "  required\n\temail  max-length(3) ")
    let field = MockTextField("mei@", validators: validators)
    #expect(
      field.messages == [
        "Enter an email address, such as mei@example.com", "Use at most 3 characters",
      ])
    #expect(try Validator.list(named: " ").isEmpty)
  }

  @Test func `can have white space in their arguments`() throws {
    let validators = try Validator.list(named: "starts-with(a b) regex(^(a|b) (b|c)$)")
    #expect(MockTextField("a b", validators: validators).isValid)
    #expect(MockTextField("ab", validators: validators).messages.count == 2)
    let error = #expect(throws: ValidatorNameError.self) {
      try Validator.list(named: "required length(3, 4")
    }
    #expect(error?.name == "length(3, 4")
  }

  @Test func `can have a length of zero`() throws {
    let validators = try Validator.list(named: "min-length(0) max-length(0)")
    #expect(MockTextField("", validators: validators).isValid)
    #expect(!MockTextField("a", validators: validators).isValid)
  }

  @Test func `make every rule available to a text field`() throws {
    let validators = try Validator.list(named: "required iban")
    #expect(MockTextField("DE89370400440532013000", validators: validators).isValid)
    #expect(MockTextField("DE88370400440532013000", validators: validators).messages.count == 1)
    #expect(MockTextField(validators: validators).messages == ["Fill in this field"])
    #expect(throws: ValidatorNameError.self) { try Validator.list(named: "iban(3)") }
  }

  @Test(arguments: [
    "requierd", "Required", "min-lenght(3)", "min-length(3", "(3)", "()", ")", ":", "é",
  ])
  func `report a name that doesn't exist`(name: String) {
    #expect(throws: ValidatorNameError.self) { try Validator.list(named: "email \(name)") }
    do {
      _ = try Validator.list(named: name)
    } catch {
      #expect(
        error.description.hasPrefix(
          "No validator is named “\(name)”. Use one of these: required,"))
    }
  }

  @Test(arguments: [
    ("required", true), ("mobile", false), ("email", false), ("min-length(3)", false),
  ])
  func `know whether they require text`(name: String, requiresText: Bool) throws {
    let validators = try Validator.list(named: name)
    #expect(validators.contains(where: \.requiresText) == requiresText)
    #expect(Validator.first(validators).requiresText == requiresText)
  }
}
