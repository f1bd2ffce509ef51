import Testing
import ValidationRules

@Suite struct EqualityTests {
  @Test func `accepts the one value`() {
    #expect(ValidationRule.equalTo("test1").check("test1"))
    #expect(!ValidationRule.equalTo("test1").check("TEST1"))
    #expect(!ValidationRule.equalTo("test2").check("test1"))
    #expect(ValidationRule.equalTo("1234").check("1234"))
    #expect(ValidationRule.equalTo("é").check("e\u{301}"))
    #expect(ValidationRule.equalTo(3).check(3))
    #expect(!ValidationRule.equalTo(3).check(-3))
    #expect(ValidationRule.equalTo(true).check(true))
    #expect(!ValidationRule.equalTo(true).check(false))
    #expect(ValidationRule.equalTo(1.5).check(1.5))
    #expect(!ValidationRule.equalTo(1.5).check(1.4))
  }

  @Test func `does not mention the value, which may be a secret`() {
    #expect(ValidationRule.equalTo("s3cret").message.arguments.isEmpty)
    #expect(english(ValidationRule.equalTo("s3cret").message) == "Enter the matching value")
    #expect(english((!ValidationRule.equalTo("s3cret")).message) == "Enter a different value")
  }
}
