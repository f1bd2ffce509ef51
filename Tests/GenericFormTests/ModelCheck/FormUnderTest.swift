import GenericForm
import GenericFormTesting

/// The form that runs the schedules, with a clock and checks that a schedule controls.
@MainActor struct FormUnderTest {
  struct Values: Equatable {
    var name = ""
    var again = ""
    var code = ""
  }

  private final class Taken {
    var values: [Values] = []
  }

  let form: Form<Values>
  private let clock = ManualClock()
  private let checks: [Schedule.Place: ScriptedCheck<String>]
  private let taken = Taken()

  init() {
    let isFree = ScriptedCheck<String>("Taken")
    let exists = ScriptedCheck<String>("Taken")
    checks = [.name: isFree, .code: exists]
    let validation = FormValidation<Values> {
      FieldValidation(
        \.name, formatters: [.trimmed], rules: [.minLength(2).message("Short")],
        checks: [isFree.check(timeout: .milliseconds(1000))])
      FieldValidation(\.again, rules: [.equals(\.name).message("Different")])
      FieldValidation(
        \.code, rules: [ValidationRule("Wrong") { $0 != "a" }],
        checks: [
          exists.check(
            debounce: .milliseconds(200), timeout: .milliseconds(1000), allowsUnverified: true)
        ])
    }
    form = Form(Values(), validation: validation, clock: clock)
    form.onSubmit { [taken] values in taken.values.append(values) }
  }

  func apply(_ event: Schedule.Event) {
    switch event {
    case .type(let place, let value): form[path(place)] = value
    case .leave(let place): form.field(path(place)).leave()
    case .retry(let place): form.field(path(place)).retry()
    case .submit: form.submit()
    case .reset: form.reset(to: Values())
    case .refuseOnServer(let place): form.setErrors([path(place): "Server"])
    case .wait(let milliseconds): clock.advance(by: .milliseconds(milliseconds))
    case .answer(let place, let value, let passes):
      guard let check = checks[place] else { return }
      if let passes { check.answer(value, passes) } else { check.fail(value) }
    }
  }

  /// Returns the first difference between the form and the model as text, or `nil` if they agree.
  func difference(from model: FormModel) -> String? {
    for place in Schedule.Place.allCases {
      let status = form.field(path(place)).status
      let field = model[place]
      let words = status.shownErrors.map(\.key)
      if words != model.shownErrors(place) {
        return "\(place) shows \(words), not \(model.shownErrors(place))"
      }
      if status.isPending != field.isPending { return "\(place) is pending: \(status.isPending)" }
      if status.isTouched != field.isTouched { return "\(place) is touched: \(status.isTouched)" }
      if status.isDirty != (field.value != field.baseline) {
        return "\(place) is dirty: \(status.isDirty)"
      }
      if status.canRetry != model.showsUnverified(place) {
        return "\(place) shows that it could not be checked: \(status.canRetry)"
      }
      if form[path(place)] != field.value { return "\(place) holds \(form[path(place)])" }
      if let check = checks[place], check.values != field.asked {
        return "\(place) was checked for \(check.values), not \(field.asked)"
      }
    }
    if form.isValid != model.isValid { return "the form is valid: \(form.isValid)" }
    if form.isPending != model.isPending { return "the form is pending: \(form.isPending)" }
    if form.isSubmitting != model.isWaiting { return "it is submitting: \(form.isSubmitting)" }
    if form.submitCount != model.submitCount { return "it has \(form.submitCount) submits" }
    let taken = taken.values.map { [$0.name, $0.again, $0.code] }
    return taken == model.submitted ? nil : "it took \(taken), not \(model.submitted)"
  }

  private func path(_ place: Schedule.Place) -> WritableKeyPath<Values, String> {
    switch place {
    case .name: \.name
    case .again: \.again
    case .code: \.code
    }
  }
}
