import GenericForm
import Testing

@Suite struct ValidatorNameErrorTests {
  @Test func `shows the unknown name and the existing ones`() {
    let error = #expect(throws: ValidatorNameError.self) {
      try Validator.list(named: "email requierd")
    }
    #expect(error?.name == "requierd")
    #expect(error?.description.contains("“requierd”") == true)
    for name in ["required", "email", "mobile", "password", "min-length"] {
      #expect(error?.description.contains(name) == true, "\(name)")
    }
  }

  @Test(arguments: [
    ("min-length(abc)", "“min-length” takes a whole number, as in min-length(3), not “abc”."),
    ("min-length(-1)", "“min-length” takes a whole number, as in min-length(3), not “-1”."),
    ("min-length()", "“min-length” takes a whole number, as in min-length(3), not “”."),
    ("min-length", "“min-length” takes a whole number, as in min-length(3)."),
    (
      "max-length(99999999999999999999)",
      "“max-length” takes a whole number, as in max-length(3), not “99999999999999999999”."
    ),
    (
      "length(5, 2)",
      "“length” takes a length or a range of lengths, as in length(3, 20), not “5, 2”."
    ),
    ("contains", "“contains” takes a text, as in contains(abc)."),
    ("regex([)", "“regex” takes a regular expression, as in regex(^a+$), not “[”."),
    ("iban(3)", "“iban” takes no arguments, so write it without parentheses."),
    ("required(yes)", "“required” takes no arguments, so write it without parentheses."),
  ])
  func `says which arguments a validator takes`(name: String, expected: String) {
    let error = #expect(throws: ValidatorNameError.self) { try Validator.list(named: name) }
    #expect(error?.description == "The validator \(expected)")
  }

  @Test(arguments: Rule<String>.names.filter { $0.hasSuffix("(…)") })
  func `the example is taken`(name: String) throws {
    let validator = String(name.dropLast(3))
    let example = try #require(Rule<String>.arguments(ofRuleNamed: validator)?.example)
    #expect(Rule.named("\(validator)(\(example))") != nil)
  }

  @Test func `is the same for the same name`() {
    func error(_ name: String) -> ValidatorNameError? {
      #expect(throws: ValidatorNameError.self) { try Validator.list(named: name) }
    }
    #expect(error("a") == error("a"))
    #expect(error("a") != error("b"))
  }
}
