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

  struct Passwords {
    @Validated(rule: .minLength(3)) var password: String? {
      didSet { $again.follow(.equals($password)) }
    }
    @Validated(rule: .maxLength(9)) var again: String?
  }

  @Test func `a property that follows another is validated when that changes`() {
    var values = Passwords()
    values.password = "horse"
    #expect(!values.$again.isTouched)
    values.again = "hors"
    #expect(values.$again.messages == [.rule(.equals)])
    values.password = "hors"
    #expect(values.$again.isValid)
    values.password = "horse"
    #expect(values.$again.messages == [.rule(.equals)])
    values.again = "1234567890"
    #expect(values.$again.messages == [.rule(.maxLength, ["maximum": 9]), .rule(.equals)])
  }

  @Test func `a property may follow another with a warning`() {
    @Validated(rule: .minLength(1)) var name: String? = "mei"
    @Validated(rule: .minLength(1)) var nickname: String?
    $nickname.follow(.equals($name).asWarning())
    nickname = "May"
    #expect($nickname.isValid)
    #expect($nickname.warnings == [.rule(.equals)])
  }

  @Test func `a property that follows another reports it to its listeners`() async {
    var values = Passwords()
    values.again = "hors"
    var results = values.$again.results.makeAsyncIterator()
    #expect(await results.next() == .valid("hors"))
    values.password = "horse"
    #expect(await results.next()?.messages == [.rule(.equals)])
  }
}
