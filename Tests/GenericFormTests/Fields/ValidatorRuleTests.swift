import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct ValidatorRuleTests {
  @Test(arguments: [("12", true), ("x", false), ("", true), (" ", false)])
  func `a rule validates a field, unless it is empty`(text: String, isValid: Bool) {
    #expect(MockTextField(text, validators: [.rule(.isInteger)]).isValid == isValid)
  }

  @Test func `reports the message of the rule`() {
    let field = MockTextField("x", validators: [.required, .rule(.isInteger && .notEmpty)])
    #expect(field.messages == ["Enter a whole number, such as 12"])
  }

  @Test func `a rule that needs a format reports a wrong one only if no other rule does`() throws {
    let today = try #require(CalendarDate("2026-03-09"))
    let adult = Validator.rule(.isAtLeastYearsOld(18, on: today))
    let field = MockTextField("1990-02-30", validators: [.rule(.isISO8601Date), adult])
    #expect(field.messages.count == 1)
    field.validators = [adult]
    #expect(field.messages.count == 1)
    field.text = "2020-02-28"
    #expect(field.messages.count == 1)
    field.text = "1990-02-28"
    #expect(field.isValid)
  }

  @Test func `a warning leaves the field valid, and is reported apart`() {
    let field = MockTextField("abc", validators: [.rule(.containsNumber.asWarning())])
    #expect(field.isValid)
    #expect(field.messages.isEmpty)
    #expect(field.warnings == ["Use at least 1 digit"])
    field.text = "abc1"
    #expect(field.warnings.isEmpty)
    field.text = ""
    #expect(field.warnings.isEmpty)
  }

  @Test func `the first of several rules that fails is reported`() {
    let field = MockTextField(
      "x", validators: [.first(.rule(.isInteger), .rule(.containsNumber))])
    #expect(field.messages == ["Enter a whole number, such as 12"])
    field.validators = [
      .first(.rule(.isInteger.asWarning()), .rule(.containsNumber.asWarning()))
    ]
    #expect(field.isValid)
    #expect(field.warnings == ["Enter a whole number, such as 12"])
  }

  @Test func `a rule from outside the module is used like any other`() {
    let field = MockTextField("dull", validators: [.required, .rule(.isAwesome)])
    #expect(field.messages == ["Be awesome"])
    field.text = "awesome"
    #expect(field.isValid)
  }
}

extension ValidationRule where Value == String {
  fileprivate static var isAwesome: Self { Self("Be awesome") { $0 == "awesome" } }
}
