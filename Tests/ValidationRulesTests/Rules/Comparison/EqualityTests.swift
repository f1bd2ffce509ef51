import Testing
import ValidationRules

@Suite struct EqualityTests {
  @Test func `accepts the one value`() {
    #expect(ValidationRule.equals("test1").accepts("test1"))
    #expect(!ValidationRule.equals("test1").accepts("TEST1"))
    #expect(!ValidationRule.equals("test2").accepts("test1"))
    #expect(ValidationRule.equals("1234").accepts("1234"))
    #expect(ValidationRule.equals("é").accepts("e\u{301}"))
    #expect(ValidationRule.equals(3).accepts(3))
    #expect(!ValidationRule.equals(3).accepts(-3))
    #expect(ValidationRule.equals(true).accepts(true))
    #expect(!ValidationRule.equals(true).accepts(false))
    #expect(ValidationRule.equals(1.5).accepts(1.5))
    #expect(!ValidationRule.equals(1.5).accepts(1.4))
  }

  @Test func `does not mention the value, which may be a secret`() {
    #expect(ValidationRule.equals("s3cret").message.arguments.isEmpty)
    #expect(english(ValidationRule.equals("s3cret").message) == "Enter the matching value")
    #expect(english((!ValidationRule.equals("s3cret")).message) == "Enter a different value")
  }
}
