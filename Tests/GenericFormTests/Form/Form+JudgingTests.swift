import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct FormJudgingTests {
  private struct Account {
    var email = ""
    var name = ""
  }

  @Test(arguments: ValidationTiming.allCases)
  func `a verdict is shown when it is asked for`(timing: ValidationTiming) {
    let form = Form(
      Account(),
      validation: FormValidation {
        FieldValidation(\.email, strategy: .required, rules: [.isEmail])
        FieldValidation(\.name, strategy: .required)
      }, timing: timing)
    form.performValidation(\.email)
    #expect(form.field(\.email).errors.map(\.key) == ["field_empty_error"])
    #expect(form.field(\.name).errors == [])
    #expect(form.submitCount == 0)
  }

  @Test func `the value is formatted, and a check asked at once`() {
    let check = ScriptedCheck<String>("Taken")
    let form = Form(
      Account(),
      validation: FormValidation {
        FieldValidation(\.name, formatters: [.trimmed], checks: [check.rule()])
      }, clock: ManualClock())
    form.name = " mei "
    #expect(check.values == [])
    form.performValidation(\.name)
    #expect(form.name == "mei")
    #expect(check.values == ["mei"])
    check.answer("mei", false)
    #expect(form.field(\.name).errors == ["Taken"])
  }
}
