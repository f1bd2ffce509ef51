import Testing
import ValidationRules

@Suite struct DeprecatedNamesTests {
  private let names: any FormerNames = Deprecated()

  @Test func `a former name of a rule is the rule`() {
    #expect(names.isInt.message == ValidationRule<String>.isInteger.message)
    #expect(names.isInt.accepts("12") && !names.isInt.accepts("1.5"))
    #expect(names.isDouble.message == ValidationRule<String>.isNumber.message)
    #expect(names.isDouble.accepts("1.5") && !names.isDouble.accepts("a"))
    #expect(names.equalTo("a").accepts("a") && !names.equalTo("a").accepts("b"))
    #expect(names.equalTo(Validated(wrappedValue: "a")).accepts("a"))
    #expect(!names.equalTo(Validated(wrappedValue: "a")).accepts("b"))
    #expect(names.greaterOrEqualThan(1).accepts(1) && !names.greaterOrEqualThan(1).accepts(0))
    #expect(names.smallerOrEqualThan(1).accepts(1) && !names.smallerOrEqualThan(1).accepts(2))
  }

  @Test func `check is a former name of accepts`() {
    #expect(names.check(.isInteger, "12") && !names.check(.isInteger, "1.5"))
  }

  @Test func `a former key names its message in a strings file and in a catalog`() throws {
    let file = try MessageCatalog(
      strings: """
        "field_empty_error" = "1";
        "email_format_invalid_error" = "2";
        "mobile_number_invalid" = "3";
        "specials_characters" = "4";
        "password_has_wrong_length" = "5";
        "password_number_letter_suggestion" = "6";
        """)
    let password = ValidationRule<String>.password.map(\.message)
    #expect(file.text(for: .fieldEmpty) == "1")
    #expect(file.text(for: .validatorEmailInvalid) == "2")
    #expect(file.text(for: .validatorMobileInvalid) == "3")
    #expect(file.text(for: .validatorPasswordLength) == "5")
    #expect(password.map { file.text(for: $0) } == ["6", "Use 8–20 characters", "4"])
    #expect(file["field_empty_error"] == "1")
    var catalog: MessageCatalog = ["field_empty_error": "former", "required": "present"]
    #expect(catalog.text(for: .fieldEmpty) == "present")
    catalog["field_empty_error"] = nil
    #expect(catalog["required"] == nil)
  }
}

/// Calls what is deprecated without a warning.
private protocol FormerNames {
  var isInt: ValidationRule<String> { get }
  var isDouble: ValidationRule<String> { get }
  func equalTo(_ expected: String) -> ValidationRule<String>
  func equalTo(_ other: Validated<String, String>) -> ValidationRule<String>
  func greaterOrEqualThan(_ limit: Int) -> ValidationRule<Int>
  func smallerOrEqualThan(_ limit: Int) -> ValidationRule<Int>
  func check(_ rule: ValidationRule<String>, _ text: String) -> Bool
}

private struct Deprecated: FormerNames {
  @available(*, deprecated) var isInt: ValidationRule<String> { .isInt }
  @available(*, deprecated) var isDouble: ValidationRule<String> { .isDouble }
  @available(*, deprecated)
  func equalTo(_ expected: String) -> ValidationRule<String> { .equalTo(expected) }
  @available(*, deprecated)
  func equalTo(_ other: Validated<String, String>) -> ValidationRule<String> { .equalTo(other) }
  @available(*, deprecated)
  func greaterOrEqualThan(_ limit: Int) -> ValidationRule<Int> { .greaterOrEqualThan(limit) }
  @available(*, deprecated)
  func smallerOrEqualThan(_ limit: Int) -> ValidationRule<Int> { .smallerOrEqualThan(limit) }
  @available(*, deprecated)
  func check(_ rule: ValidationRule<String>, _ text: String) -> Bool { rule.check(text) }
}
