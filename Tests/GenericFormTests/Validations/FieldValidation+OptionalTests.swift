import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct FieldValidationOptionalTests {
  struct Person: Equatable, Sendable {
    var phone: String?
    var age: Int?
    var nickname: String?
    var again: String?
    var email: String?
  }

  static let validation = FormValidation<Person> {
    FieldValidation(\.phone, .optional, formatters: [.trimmed], rules: [.isMobile])
    FieldValidation(
      \.age, .required("Enter your age"), rules: [.atLeast(18), .lessThan(130)])
    FieldValidation(\.nickname, rules: [.minLength(2), .isAlpha || .equals("007")])
    FieldValidation(\.again, rules: [.equals(\.nickname), .ifPresent(.maxLength(5))])
    FieldValidation(\.email, .optional, formatters: [.lowercased])
  }

  private func messages(_ person: Person) -> [String] {
    Self.validation.result(for: person).messages.map { MessageCatalog().text(for: $0) }
  }

  @Test func `the strategy decides about nil, which passes the rules`() {
    #expect(messages(Person()) == ["Enter your age"])
    #expect(messages(Person(age: 18)) == [])
    #expect(Self.validation.isRequired(\.age, in: Person()))
    #expect(!Self.validation.isRequired(\.phone, in: Person()))
    #expect(!Self.validation.isRequired(\.nickname, in: Person()))
  }

  @Test func `a present value must pass the rules on its type`() {
    #expect(
      messages(Person(phone: "12", age: 18)) == ["Enter a mobile number, such as +33 6 12 34 56 78"]
    )
    #expect(messages(Person(phone: "+33603903594", age: 17)) == ["Enter 18 or more"])
    #expect(messages(Person(age: 18, nickname: "m", again: "m")) == ["Use at least 2 characters"])
    #expect(messages(Person(age: 18, nickname: "007", again: "007")) == [])
    #expect(messages(Person(age: 18, nickname: "mei")) == ["Enter the matching value"])
    #expect(messages(Person(age: 18, nickname: "meimei", again: "meimei")).count == 1)
  }

  @Test func `formatters format a value, and leave nil alone`() {
    var person = Person(phone: " +33603903594 ", age: 18)
    #expect(Self.validation.validate(&person).isValid)
    #expect(person.phone == "+33603903594")
    #expect(person.nickname == nil)
    person.phone = "  "
    #expect(Self.validation.validate(&person).isValid)
  }

  @Test func `checks run only on a present value`() async {
    let script = ScriptedCheck<String>("Taken")
    let form = Form(Person()) {
      FieldValidation(\.nickname, rules: [.minLength(2)], checks: [script.check()])
    }
    let nickname = form.field(\.nickname)
    nickname.value = "mei"
    #expect(nickname.status.isPending)
    nickname.value = nil
    #expect(!nickname.status.isPending)
    #expect(nickname.status.isValid)
    let validation = FormValidation<Person> {
      FieldValidation(
        \.nickname, checks: [ValidationCheck("Taken") { (name: String) in name != "mei" }])
    }
    #expect(await validation.check(Person(nickname: "mei")).messages == ["Taken"])
    #expect(await validation.check(Person(nickname: "zoe")).isValid)
    #expect(await validation.check(Person()).isValid)
  }
}
