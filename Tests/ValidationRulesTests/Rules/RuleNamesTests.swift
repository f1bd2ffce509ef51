import Testing
import ValidationRules

@Suite struct RuleNamesTests {
  @Test(arguments: [
    ("contains-letter", "a", "1"), ("contains-number", "1", "a"), ("number", "1.5", "x"),
    ("whole-number", "12", "1.5"), ("decimal-number", "1.5", "nan"),
    ("iban", "DE89370400440532013000", "DE88370400440532013000"), ("ipv6", "::1", ":::"),
    ("digits", "0042", "-42"), ("ean14", "14006381333938", "4006381333931"),
    ("uuid", "00000000-0000-0000-0000-000000000000", "0"), ("css-color", "red", "rad"),
    ("semantic-version", "1.0.0", "v1"), ("mac-address", "00:1a:2b:3c:4d:5e", "00"),
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
