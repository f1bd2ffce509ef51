import Testing
import ValidationRules

@Suite struct ValidatedTests {
  struct Login: Equatable {
    @Validated(rules: [.notEmpty, .isEmail], formatters: [.trimmed, .lowercased])
    var email: String?

    @Validated(rule: .isInteger, formatters: [.trimmed], strategy: .optional)
    var age: String?
  }

  @Test func `formats, then validates, and keeps the formatted value`() {
    var login = Login()
    login.email = "  Mei@Example.COM\n"
    #expect(login.email == "mei@example.com")
    #expect(login.$email.result.value == "mei@example.com")
    login.email = "mei@"
    #expect(!login.$email.isValid)
    #expect(
      login.$email.messages.map { english($0) } == [
        "Enter an email address, such as mei@example.com"
      ])
  }

  @Test(arguments: [(nil, false), ("", false), ("  ", true), ("  a", true), ("a", false)])
  func `required and unformatted`(text: String?, isValid: Bool) {
    @Validated(rule: .minLength(2)) var name: String?
    name = text
    #expect($name.isValid == isValid)
  }

  @Test(arguments: [(nil, false), ("", false), ("  ", false), ("  a   ", false), ("  ab  ", true)])
  func `required and trimmed`(text: String?, isValid: Bool) {
    @Validated(rule: .minLength(2), formatter: .trimmed) var name: String?
    name = text
    #expect($name.isValid == isValid)
  }

  @Test(arguments: [
    (nil, true, nil), ("", true, nil), ("   ", true, nil), ("ab", true, "ab"), ("a", false, "a"),
  ])
  func `optional and trimmed`(text: String?, isValid: Bool, value: String?) {
    @Validated(rule: .minLength(2), formatter: .trimmed, strategy: .optional) var name: String?
    name = text
    #expect($name.isValid == isValid)
    #expect(name == value)
    if isValid { #expect($name.result.isValid && $name.result.value == value) }
  }

  @Test func `an unset optional value is valid`() {
    #expect(Login().$age.result.isValid)
    #expect(Login().$age.result.value == nil)
    #expect(!Login().$email.isValid)
  }

  @Test func `an optional number has rules on numbers`() {
    @Validated(rules: [.atLeast(18), .lessThan(130)], strategy: .optional)
    var age: Int?
    @Validated(rule: .atLeast(18) || .equals(3)) var years: Int? = 3
    #expect($age.isValid)
    #expect($years.isValid)
    age = 17
    years = 4
    #expect(!$age.isValid)
    #expect(!$years.isValid)
    age = 18
    years = nil
    #expect($age.isValid)
    #expect(!$years.isValid)
  }

  @Test func `no rules means valid, and keeps the value`() {
    @Validated(strategy: .optional) var note: String?
    @Validated() var title: String?
    #expect($note.result.isValid)
    #expect($note.result.value == nil)
    #expect(!$title.isValid)
    note = "abc"
    title = "abc"
    #expect($note.result.value == "abc")
    #expect($title.result.value == "abc")
  }

  @Test func `an optional collection may be empty`() {
    @Validated(rule: .minCount(2), strategy: .optional) var tags: [String]?
    tags = []
    #expect($tags.result.isValid)
    #expect($tags.result.value == nil)
    #expect(tags == nil)
    tags = ["a"]
    #expect(!$tags.isValid)
  }

  @Test func `accepts one rule or many, one formatter or many`() {
    @Validated(rules: [.notEmpty, .isInteger], formatter: .trimmed) var first: String?
    @Validated(rule: .isInteger, formatters: [.trimmed, .limitedTo(1)]) var second: String?
    first = " 12 "
    second = " 12 "
    #expect(first == "12")
    #expect($first.isValid)
    #expect(second == "1")
    #expect($second.isValid)
  }

  @Test func `accepts a formatter without a rule`() {
    @Validated(formatter: .trimmed) var first: String?
    @Validated(formatter: .trimmed) var second = " b "
    first = " a "
    #expect(first == "a")
    #expect($first.isValid)
    #expect(second == "b")
    #expect($second.isValid)
  }
}

@Suite struct `A validated property with a value from the start` {
  struct Profile {
    @Validated(rule: .atLeast(18)) var age = 18
    @Validated(rules: [.notEmpty], formatter: .trimmed) var name: String = "  Mei "
    @Validated(rule: .isTrue) var hasAgreed = false
    @Validated(rule: .minLength(2)) var nickname: String? = "Zoë"
    @Validated(rule: .maxCount(2), strategy: .optional) var tags: [String] = []
  }

  @Test func `is formatted and validated from the start`() {
    let profile = Profile()
    #expect(profile.$age.result.value == 18)
    #expect(profile.name == "Mei")
    #expect(!profile.$hasAgreed.isValid)
    #expect(profile.nickname == "Zoë")
    #expect(profile.$tags.result.isValid)
    #expect(profile.$tags.result.value == nil)
  }

  @Test func `is validated at every change`() {
    var profile = Profile()
    profile.age = 17
    profile.hasAgreed = true
    profile.tags = ["a", "b", "c"]
    profile.nickname = nil
    #expect(profile.$age.messages.map { english($0) } == ["Enter 18 or more"])
    #expect(profile.$hasAgreed.isValid)
    #expect(!profile.$tags.isValid)
    #expect(!profile.$nickname.isValid)
    profile.tags.removeLast()
    #expect(profile.$tags.result.value == ["a", "b"])
  }

  @Test func `has the type of that value`() {
    let profile = Profile()
    #expect(profile.age + 1 == 19)
    #expect(profile.hasAgreed ? false : true)
  }

  @Test func `resets to that value`() {
    var profile = Profile()
    profile.age = 17
    profile.$age.reset()
    #expect(profile.age == 18)
  }
}

@Suite struct `When a validated property has messages` {
  final class Model {
    @Validated(rule: .minLength(2)) var name: String?
    @Validated(rules: [.notEmpty, .containsNumber.asWarning()]) var password: String?
  }

  @Test func `it has no messages while it is untouched`() {
    let model = Model()
    #expect(!model.$name.isValid)
    #expect(!model.$name.isTouched)
    #expect(model.$name.messages.isEmpty)
    model.name = "a"
    #expect(model.$name.isTouched)
    #expect(model.$name.messages.map { english($0) } == ["Use at least 2 characters"])
  }

  @Test func `after another validation it has messages`() {
    let model = Model()
    model.$name.revalidate()
    #expect(model.$name.messages.map { english($0) } == ["Fill in this field"])
  }

  @Test func `after a reset it is in its initial state`() {
    let model = Model()
    model.name = "a"
    model.$name.reset()
    #expect(model.name == nil)
    #expect(model.$name.messages.isEmpty)
    #expect(!model.$name.isTouched)
    #expect(!model.$name.isValid)
  }

  @Test func `it distinguishes warnings`() {
    let model = Model()
    model.password = "abc"
    #expect(model.$password.isValid)
    #expect(model.$password.messages.isEmpty)
    #expect(model.$password.warnings.map { english($0) } == ["Use at least 1 digit"])
    model.$password.reset()
    #expect(model.$password.warnings.isEmpty)
  }
}

@Suite struct `Copies of a validated property` {
  @Test func `are independent`() {
    let original = ValidatedTests.Login()
    var copy = original
    copy.email = "mei@example.com"
    #expect(original.email == nil)
    #expect(!original.$email.isValid)
    #expect(copy.$email.isValid)
    #expect(copy != original)
    copy.$email.reset()
    #expect(copy == original)
  }

  @Test func `changing the result of $ does not change the property`() {
    var login = ValidatedTests.Login()
    var view = login.$email
    view.wrappedValue = "mei@example.com"
    #expect(login.email == nil)
    login.$email = view
    #expect(login.email == "mei@example.com")
  }
}
