import Testing
import ValidationRules

@Suite struct ValidationResultValidatingTests {
  @Test func `a value that passes is valid with itself`() {
    let result = ValidationResult.validate("test@example.com", with: [.notEmpty, .isEmail])
    #expect(result.value == "test@example.com")
    #expect(result.isValid)
    #expect(ValidationResult.validate("abc", with: .minLength(3)).value == "abc")
  }

  @Test func `a value that fails has every message, in order`() {
    let result = ValidationResult.validate("", with: [.minLength(2), .containsNumber, .notEmpty])
    #expect(
      result.messages.map { english($0) }
        == [
          "Use at least 2 characters", "Use at least 1 digit", "Enter some text",
        ])
    #expect(!ValidationResult.validate("ab", with: .minLength(3)).isValid)
  }

  @Test func `no rules means valid`() {
    #expect(ValidationResult.validate("", with: []).value == "")
    #expect(ValidationResult.validate(3, with: [], strategy: .required).value == 3)
  }

  @Test func `a warning doesn't refuse a value`() {
    #expect(ValidationResult.validate("ab", with: [.containsNumber.asWarning()]).value == "ab")
  }

  @Test func `an absent value can be reported in the program's own words`() {
    let result = ValidationResult<String>.validate(
      "", with: [], strategy: .required("Enter a name"))
    #expect(result.messages == ["Enter a name"])
    #expect(ValidationStrategy.required("Enter a name") != .required)
  }

  @Test(arguments: [nil, ""])
  func `an absent value depends only on the strategy`(value: String?) {
    let rules: [Rule<String>] = [.minLength(2)]
    #expect(ValidationResult.validate(value, with: rules, strategy: .optional).isValid)
    #expect(ValidationResult.validate(value, with: rules, strategy: .optional).value == nil)
    let required = ValidationResult.validate(value, with: rules, strategy: .required)
    #expect(required.messages.map { english($0) } == ["Fill in this field"])
    let inOwnWords = ValidationResult.validate(value, with: rules, strategy: .required("Name"))
    #expect(inOwnWords.messages == ["Name"])
  }

  @Test func `an empty collection is absent too`() {
    let rules: [Rule<[Int]>] = [.minCount(2)]
    #expect(ValidationResult.validate([], with: rules, strategy: .optional).isValid)
    #expect(ValidationResult.validate([], with: rules, strategy: .optional).value == nil)
    #expect(!ValidationResult.validate([1], with: rules, strategy: .optional).isValid)
    #expect(!ValidationResult.validate([], with: rules, strategy: .required).isValid)
  }

  @Test func `formatters work one after the other`() {
    #expect(ValidationResult.format(" abc ", with: [.trimmed, .uppercased]) == "ABC")
    #expect(ValidationResult.format(" abc ", with: .trimmed) == "abc")
    #expect(ValidationResult.format(9, with: [.clamped(0...5)]) == 5)
    #expect(ValidationResult.format("a", with: []) == "a")
  }

  @Test func `can be used in a switch`() {
    switch ValidationResult.validate("abc", with: [.notEmpty]) {
    case .valid(let value): #expect(value == "abc")
    case .notValid: Issue.record("“abc” is not empty")
    }
  }
}
