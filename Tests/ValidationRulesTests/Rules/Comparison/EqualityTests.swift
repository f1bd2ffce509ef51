import Testing
import ValidationRules

@Suite struct EqualityTests {
  @Test func `accepts the one value`() {
    #expect(Rule.equals("test1").accepts("test1"))
    #expect(!Rule.equals("test1").accepts("TEST1"))
    #expect(!Rule.equals("test2").accepts("test1"))
    #expect(Rule.equals("1234").accepts("1234"))
    #expect(Rule.equals("é").accepts("e\u{301}"))
    #expect(Rule.equals(3).accepts(3))
    #expect(!Rule.equals(3).accepts(-3))
    #expect(Rule.equals(true).accepts(true))
    #expect(!Rule.equals(true).accepts(false))
    #expect(Rule.equals(1.5).accepts(1.5))
    #expect(!Rule.equals(1.5).accepts(1.4))
  }

  @Test func `doesn't mention the value, which could be a secret`() {
    #expect(Rule.equals("s3cret").message.arguments.isEmpty)
    #expect(english(Rule.equals("s3cret").message) == "Enter the matching value")
    #expect(english((!Rule.equals("s3cret")).message) == "Enter a different value")
  }
}
