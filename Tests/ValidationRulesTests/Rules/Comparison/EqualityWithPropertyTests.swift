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
    #expect(ValidationRule.equalTo(signUp.$password).check("abc"))
    #expect(!ValidationRule.equalTo(signUp.$password).check(" abc "))
    #expect(ValidationRule.equalTo(signUp.$age).check(18))
  }

  @Test func `nothing equals a property without a value`() {
    #expect(!ValidationRule.equalTo(SignUp().$password).check(""))
  }

  @Test func `keeps the value that the property had`() {
    var signUp = SignUp()
    signUp.password = "abc"
    let rule = ValidationRule<String>.equalTo(signUp.$password)
    signUp.password = "abcd"
    #expect(rule.check("abc"))
    #expect(!rule.check("abcd"))
  }
}
