import Testing
import ValidationRules

/// The assertions about properties and results in the test suite of the system that `@Validated`
/// comes from.
@Suite struct ValidatedParityTests {
  @Test(arguments: [("test", true), (nil, false)])
  func `one rule`(text: String?, isValid: Bool) {
    @Validated(rule: .notEmpty) var value: String?
    #expect(!$value.result.isValid)
    value = text
    #expect($value.result.isValid == isValid)
  }

  @Test(arguments: ["", "  ", "  a"])
  func `the optional strategy`(text: String) {
    @Validated(rule: .minLength(2), strategy: .optional) var value: String?
    #expect($value.result.isValid)
    value = text
    #expect($value.result.isValid)
  }

  @Test(arguments: [("", false), ("  ", true), ("  a", true)])
  func `the required strategy`(text: String, isValid: Bool) {
    @Validated(rule: .minLength(2), strategy: .required) var value: String?
    #expect(!$value.result.isValid)
    value = text
    #expect($value.result.isValid == isValid)
  }

  @Test(arguments: [("", false), ("  ", false), ("  a   ", false), ("  ab  ", true)])
  func `a formatter and a rule`(text: String, isValid: Bool) {
    @Validated(rule: .minLength(2), formatter: .trimmed) var value: String?
    #expect(!$value.result.isValid)
    value = text
    #expect($value.result.isValid == isValid)
  }

  @Test(arguments: [
    ("a", false), ("ab", true), ("abc", true), ("abcd", true), ("abcde", true), ("abcdef", false),
  ])
  func `several rules`(text: String, isValid: Bool) {
    @Validated(rules: [.minLength(2), .maxLength(5)]) var value: String?
    #expect(!$value.result.isValid)
    value = text
    #expect($value.result.isValid == isValid)
  }

  @Test(arguments: [
    (" ", nil), (" a", "A"), (" ab", "AB"), ("     aXz       ", "AXZ"), (nil, nil),
  ])
  func `several formatters`(text: String?, formatted: String?) {
    @Validated(rule: .notEmpty, formatters: [.trimmed, .uppercased]) var value: String?
    #expect(!$value.result.isValid)
    value = text
    #expect($value.result.isValid == (formatted != nil))
    #expect($value.result.value == formatted)
    if formatted != nil || text == nil { #expect(value == formatted) }
  }

  final class Model {
    @Validated(rule: .minLength(2), formatter: .trimmed) var value: String?
  }

  @Test func `results arrive in order, the current one first`() async {
    let model = Model()
    var results = model.$value.results.makeAsyncIterator()
    model.value = " ab  "
    #expect(await results.next()?.isValid == false)
    #expect(await results.next()?.isValid == true)
  }

  @Test func `values arrive formatted`() async {
    let model = Model()
    var values = model.$value.validValues.makeAsyncIterator()
    model.value = " ab  "
    #expect(await values.next() == "ab")
  }

  @Test func `a result is valid or not, and has its value`() {
    let absent: ValidationResult<String> = .valid(nil)
    let present: ValidationResult<String> = .valid("A")
    let invalid: ValidationResult<String> = .notValid
    #expect(absent.isValid)
    #expect(present.isValid)
    #expect(!invalid.isValid)
    #expect(absent.value == nil)
    #expect(present.value == "A")
    #expect(invalid.value == nil)
    // The other library compares results only by validity; here they hold different values.
    #expect(absent.isValid == present.isValid)
    #expect(absent != present)
    #expect(present != invalid)
  }

  @Test func `values are validated and formatted on request`() {
    #expect(ValidationResult.validate("A", with: .notEmpty).isValid)
    #expect(ValidationResult.validate("AB", with: [.notEmpty, .ofLength(2)]).isValid)
    #expect(!ValidationResult.validate("", with: .notEmpty).isValid)
    #expect(!ValidationResult.validate("", with: [.notEmpty, .ofLength(2)]).isValid)
    #expect(ValidationResult.format(" ", with: .trimmed) == "")
    #expect(ValidationResult.format(" a ", with: [.trimmed, .uppercased]) == "A")
  }
}
