import Testing

@testable import FormDeclaration
@testable import GenericForm

@MainActor @Suite struct FieldSectionTests {
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
    FieldValidation(\.phone, .optional, rules: [.minLength(5)])
    FieldValidation(\.nickname, .required)
    FieldValidation(\.birth, rules: [.nonOptional("Birth")])
    FieldValidation(\.friends, rules: [.minCount(1)])
    FieldValidation(\.agrees, rules: [.isTrue])
    FieldValidation(\.age, rules: [.atLeast(18)])
    FieldValidation(\.vat, rules: [.notEmpty], when: { $0.wantsInvoice })
    FieldValidation(\.again, rules: [.equals(\.username)])
    FieldValidation(\.note, rules: [.notEmpty.asWarning()])
  }

  // MARK: - Required

  @Test(
    arguments: [
      (\.username, true), (\.phone, false), (\.nickname, true), (\.birth, true),
      (\.friends, true), (\.agrees, true), (\.age, false), (\.vat, false), (\.again, false),
      (\.note, false), (\.wantsInvoice, false),
    ] as [(any PartialKeyPath<Account> & Sendable, Bool)])
  func `a field is required if an absent value is an error`(
    path: any PartialKeyPath<Account> & Sendable, isRequired: Bool
  ) {
    #expect(validation.isRequired(path, in: Account()) == isRequired)
  }

  @Test func `an excluded field isn't required`() {
    let form = Form(Account(), validation: validation)
    form.wantsInvoice = true
    #expect(form.field(\.vat).status.isRequired)
    form.wantsInvoice = false
    #expect(!form.field(\.vat).status.isRequired)
    #expect(form.field(\.username).status.isRequired)
    #expect(!form.field(\.phone).status.isRequired)
  }

  // MARK: - Separate sections

  private typealias Section = FieldSection<Account, String>
  private let check = ValidationCheck<Account, String>("Taken") { _ in true }

  private func result(
    _ section: Section, of value: String, in account: Account = Account()
  ) -> FieldStatus {
    outcome(section, of: value, in: account).status
  }

  private func outcome(
    _ section: Section, of value: String, in account: Account = Account()
  ) -> (checksApply: Bool, status: FieldStatus) {
    var status = FieldStatus(isIncluded: false)
    let checksApply = section.validate(
      value, isAbsent: value.isEmpty,
      in: {
        FormReader(state: account, trace: ReadTrace())
      }, into: &status)
    return (checksApply, status)
  }

  @Test func `the strategy alone decides about an absent value`() {
    let rules: [ValidationRule<Account, String>] = [.minLength(2).message("Short")]
    #expect(result(Section(.required, rules: rules), of: "").errors == [.rule(.required)])
    #expect(result(Section(.optional, rules: rules), of: "").errors == [])
    #expect(result(Section(rules: rules), of: "").errors == ["Short"])
    for strategy in [ValidationStrategy.required, .optional] {
      #expect(result(Section(strategy, rules: rules), of: "a").errors == ["Short"])
    }
  }

  @Test func `rules report in order, warnings apart`() {
    let section = Section(rules: [
      .minLength(3).message("Short"), .containsNumber.message("Digit").asWarning(),
      .equals(\.note).message("Other"),
    ])
    #expect(result(section, of: "a").errors == ["Short", "Other"])
    #expect(result(section, of: "a").warnings == ["Digit"])
    #expect(result(section, of: "abc1", in: Account(note: "abc1")) == FieldStatus(isRequired: true))
  }

  @Test func `every condition must hold, for rules and checks`() {
    let section = Section(rules: [.notEmpty], checks: [check, check])
      .included { $0.wantsInvoice }.included { $0.agrees }
    for (wants, agrees) in [(true, false), (false, true), (false, false)] {
      let account = Account(agrees: agrees, wantsInvoice: wants)
      let none = outcome(section, of: "", in: account)
      #expect(!none.checksApply)
      #expect(none.status == FieldStatus(isIncluded: false))
    }
    let all = outcome(section, of: "a", in: Account(agrees: true, wantsInvoice: true))
    #expect(all.checksApply)
    #expect(all.status == FieldStatus(isRequired: true))
  }

  @Test func `it copies the form only for a condition or a rule that reads it`() {
    func copies(_ section: Section) -> Int {
      var count = 0
      var result = FieldStatus()
      _ = section.validate(
        "a", isAbsent: false,
        in: {
          count += 1
          return FormReader(state: Account(), trace: ReadTrace())
        }, into: &result)
      return count
    }
    #expect(copies(Section(rules: [.notEmpty], checks: [check])) == 0)
    #expect(copies(Section(rules: [.notEmpty, .equals(\.note)])) == 1)
    #expect(copies(Section(rules: []).included { $0.agrees }) == 1)
  }

  @Test func `it can block a submit by its strategy, a rule or a check, but not by a warning`() {
    #expect(!Section(rules: []).canBlockSubmit)
    #expect(!Section(.optional, rules: []).canBlockSubmit)
    #expect(Section(.required, rules: []).canBlockSubmit)
    #expect(Section(.optional, rules: [.isEmail]).canBlockSubmit)
    #expect(!Section(rules: [.isEmail.asWarning()]).canBlockSubmit)
    #expect(Section(rules: [], checks: [check]).canBlockSubmit)
    #expect(!Section(rules: [], checks: [check.asWarning()]).canBlockSubmit)
  }

  @Test func `the answer no is present if the question can be unanswered`() {
    let form = Form(Optional(false)) { FieldValidation(\.self, .required("Answer")) }
    #expect(form.isValid)
    form.field(\.self).value = nil
    #expect(form.errors.flatMap(\.messages) == ["Answer"])
  }

  // MARK: - Rules that presume a format

  @Test func `a field reports the same messages as its rules`() {
    func rules<Root>() -> [ValidationRule<Root, String>] {
      let plain = ValidationRule<Root, String>("Plain") { _ in false }
      let even = ValidationRule<Root, String>("Even") { Int($0)?.isMultiple(of: 2) ?? false }
        .presuming(.isInteger)
      return [plain, plain.asWarning(), even, even.asWarning(), .notEmpty]
    }
    let alone: [Rule<String>] = rules()
    for first in alone.indices {
      for second in alone.indices {
        for third in alone.indices {
          let all = [first, second, third].map { alone[$0] }
          let inForm: [ValidationRule<String, String>] = [first, second, third].map { rules()[$0] }
          let result = FormValidation<String> { FieldValidation(\.self, rules: inForm) }
            .result(for: "x")
          #expect(result.messages == all.failures(of: "x"))
          #expect(
            result.warnings.flatMap(\.messages) == all.failures(of: "x", severity: .warning))
          #expect(result.isValid == all.allSatisfy { $0.severity == .warning || $0.accepts("x") })
        }
      }
    }
  }
}
