import GenericForm
import Testing

@Suite struct RuleNamesTests {
  @Test(arguments: [
    ("contains-letter", "a", "1"), ("contains-number", "1", "a"), ("number", "1.5", "x"),
    ("whole-number", "12", "1.5"), ("decimal-number", "1.5", "nan"),
  ])
  func `a name stands for its rule`(name: String, valid: String, invalid: String) throws {
    let rule = try #require(ValidationRule.named(name))
    #expect(rule.check(valid))
    #expect(!rule.check(invalid))
  }

  @Test(arguments: ["", "hole-number", "Number", " number"])
  func `what is no name stands for none`(name: String) {
    #expect(ValidationRule.named(name) == nil)
  }
}
