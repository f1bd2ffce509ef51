import GenericForm
import Testing

@MainActor @Suite struct RuleLineTests {
  struct Values: Equatable {
    var password = ""
    var name = "mei"
  }

  let validation = FormValidation<Values> {
    FieldValidation(
      \.password, strategy: .required,
      rules: [.minLength(4).message("Length"), .containsNumber.message("Number")],
      formRules: [.differs(from: \.name).message("Name")])
  }

  @Test func `a line ticks off as its rule is met`() {
    let form = Form(Values(), validation: validation)
    #expect(form.rules(of: \.password).map(\.message) == ["Length", "Number", "Name"])
    #expect(form.rules(of: \.password).map(\.isMet) == [false, false, true])
    form.password = "mei1"
    #expect(form.rules(of: \.password).map(\.isMet) == [true, true, true])
    #expect(form.rules(of: \.name).isEmpty)
  }

  @Test func `a line ticks off by what its rule reads`() {
    let form = Form(Values(password: "mei1"), validation: validation)
    var lines: [Bool] = []
    let observation = form.observe { lines = form.rules(of: \.password).map(\.isMet) }
    form.name = "mei1"
    #expect(lines == [true, true, false])
    withExtendedLifetime(observation) {}
  }

  @Test func `a state has lines without a form`() {
    let lines = validation.rules(of: \.password, in: Values(password: "mei"))
    #expect(lines.map(\.isMet) == [false, false, false])
  }
}
