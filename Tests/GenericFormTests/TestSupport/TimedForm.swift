import GenericForm
import GenericFormTesting

/// A form of two fields, one of them with a check, for the tests of when its status is shown.
@MainActor struct TimedForm {
  struct Values: Equatable {
    var name = ""
    var other = ""
  }

  let isFree = ScriptedCheck<String>("Taken")
  let clock = ManualClock()
  let form: Form<Values>

  init(_ timing: ValidationTiming = .rewardEarlyPunishLate, name: String = "") {
    let isFree = isFree
    form = Form(Values(name: name), timing: timing, clock: clock) {
      FieldValidation(
        \.name, rules: [.notEmpty.message("Empty"), .minLength(3).message("Short")],
        checks: [isFree.check()])
      FieldValidation(\.other, rules: [.notEmpty.message("Empty")])
    }
  }

  /// The errors of the field with the check that are shown.
  var shown: [String] { form.field(\.name).status.shownErrors.map(\.key) }
}
