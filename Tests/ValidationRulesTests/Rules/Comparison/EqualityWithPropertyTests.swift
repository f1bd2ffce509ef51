import Testing
import ValidationRules

@Suite struct EqualityWithPropertyTests {
  struct SignUp {
    @Validated(rule: .minLength(3), formatter: .trimmed) var password: String?
    @Validated var age = 18
  }

  @Test func `compares with the formatted value`() {
    var signUp = SignUp()
    signUp.password = " abc "
    #expect(Rule.equals(signUp.$password).accepts("abc"))
    #expect(!Rule.equals(signUp.$password).accepts(" abc "))
    #expect(Rule.equals(signUp.$age).accepts(18))
  }

  @Test func `nothing equals a property without a value`() {
    #expect(!Rule.equals(SignUp().$password).accepts(""))
  }

  @Test func `keeps the value that the property had`() {
    var signUp = SignUp()
    signUp.password = "abc"
    let rule = Rule<String>.equals(signUp.$password)
    signUp.password = "abcd"
    #expect(rule.accepts("abc"))
    #expect(!rule.accepts("abcd"))
  }
}
