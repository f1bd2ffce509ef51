import GenericForm
import GenericFormTesting
import Testing

/// Fifty fields with five checks, with text typed as fast as a key repeats.
@MainActor @Suite struct FastTypingTests {
  struct Row: Equatable, Identifiable {
    let id: Int
    var text = ""
  }

  struct Sheet: Equatable {
    var rows = (0..<50).map { Row(id: $0) }
  }

  @Test func `shows no wrong message, and runs each check once per field`() {
    let clock = ManualClock()
    let check = ScriptedCheck<String>("Taken")
    let checks: [ValidationCheck<Row, String>] = (0..<5).map { _ in check.check(timeout: nil) }
    let form = Form(
      Sheet(),
      validation: FormValidation {
        each(\.rows) { FieldValidation(\.text, rules: [.minLength(4)], checks: checks) }
      }, clock: clock)
    var flashes: [FieldStatus] = []
    var observations: [FormObservation] = []
    for id in 0..<50 {
      let path = \Sheet.rows[id: id].text
      observations.append(
        form.field(path).observe {
          let status = form.field(path).status
          if status.hasShownError || status.canRetry { flashes.append(status) }
        })
      for length in 1...12 {
        form[path] = String(repeating: "a", count: length) + String(id)
        clock.advance(by: .milliseconds(30))
      }
      form.field(path).leave()
    }
    #expect(check.values.count == 250)
    for value in check.openValues { check.answer(value, true) }
    #expect(flashes.isEmpty)
    #expect(form.isValid)
    #expect(!form.isPending)
    #expect(form.submit().currentOutcome?.isSubmitted == true)
    withExtendedLifetime(observations) {}
  }
}
