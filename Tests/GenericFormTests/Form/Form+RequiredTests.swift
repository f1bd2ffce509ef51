import GenericForm
import Testing

@MainActor @Suite struct RequiredTests {
  struct Account: Equatable {
    var username = ""
    var phone = ""
    var nickname = "mei"
    var birth: CalendarDate?
    var friends: [String] = []
    var agrees = false
    var age = 0
    var wantsInvoice = false
    var vat = ""
    var again = ""
    var note = ""
  }

  let validation = FormValidation<Account> {
    FieldValidation(\.username, rules: [.minLength(5)])
    FieldValidation(\.phone, strategy: .optional, rules: [.minLength(5)])
    FieldValidation(\.nickname, strategy: .required)
    FieldValidation(\.birth, rules: [.nonOptional("Birth")])
    FieldValidation(\.friends, rules: [.minCount(1)])
    FieldValidation(\.agrees, rules: [.isTrue])
    FieldValidation(\.age, rules: [.greaterOrEqualThan(18)])
    FieldValidation(\.vat, rules: [.notEmpty], when: { $0.wantsInvoice })
    FieldValidation(\.again, rules: [.equals(\.username)])
    FieldValidation(\.note, rules: [.notEmpty.asWarning()])
  }

  @Test(
    arguments: [
      (\.username, true), (\.phone, false), (\.nickname, true), (\.birth, true),
      (\.friends, true), (\.agrees, true), (\.age, false), (\.vat, false), (\.again, false),
      (\.note, false), (\.wantsInvoice, false),
    ] as [(any PartialKeyPath<Account> & Sendable, Bool)])
  func `is what is not valid without a value`(
    path: any PartialKeyPath<Account> & Sendable, isRequired: Bool
  ) {
    #expect(validation.isRequired(path, in: Account()) == isRequired)
    #expect(Form(Account(), validation: validation).isRequired(path) == isRequired)
  }

  @Test func `is not what is not wanted`() {
    let form = Form(Account(), validation: validation)
    form.wantsInvoice = true
    #expect(form.isRequired(\.vat))
    form.wantsInvoice = false
    #expect(!form.isRequired(\.vat))
  }
}
