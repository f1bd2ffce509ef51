import GenericForm
import Testing

@MainActor @Suite struct RuleStatusTests {
  struct Values: Equatable {
    var password = ""
    var name = "mei"
    var isIncluded = true
  }

  let validation = FormValidation<Values> {
    FieldValidation(
      \.password, .required, formatters: [.trimmed],
      rules: [
        .minLength(4).message("Length"), .containsNumber.message("Number").asWarning(),
        .differs(from: \.name).message("Name"),
      ], when: { $0.isIncluded })
  }

  @Test func `a rule is met once the value meets it`() {
    let form = Form(Values(), validation: validation)
    #expect(form.field(\.password).rules.map(\.message) == ["Length", "Number", "Name"])
    #expect(form.field(\.password).rules.map(\.severity) == [.error, .warning, .error])
    #expect(form.field(\.password).rules.map(\.isMet) == [false, false, true])
    form.password = "mei1"
    #expect(form.field(\.password).rules.map(\.isMet) == [true, true, true])
    #expect(form.field(\.name).rules.isEmpty)
  }

  @Test func `a rule is met by the formatted value`() {
    let form = Form(Values(password: "me  "), validation: validation)
    #expect(form.field(\.password).rules.map(\.isMet) == [false, false, true])
  }

  @Test func `a rule follows the values that it reads`() {
    let form = Form(Values(password: "mei1"), validation: validation)
    var met: [Bool] = []
    let observation = form.observe { met = form.field(\.password).rules.map(\.isMet) }
    form.name = "mei1"
    #expect(met == [true, true, false])
    withExtendedLifetime(observation) {}
  }

  @Test func `an excluded field has no rules to meet`() {
    let form = Form(Values(isIncluded: false), validation: validation)
    #expect(form.field(\.password).rules == [])
    #expect(validation.rules(of: \.password, in: Values(isIncluded: false)) == [])
  }

  @Test func `rules without a form have statuses too`() {
    let rules = validation.rules(of: \.password, in: Values(password: "mei"))
    #expect(rules.map(\.isMet) == [false, false, false])
    #expect(validation.rules(of: \.name, in: Values()) == [])
  }
}
