import GenericForm
import GenericFormTesting

/// A form of two fields, one with a check, for tests of when its status appears.
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

  /// The errors that the field with the check shows.
  var shown: [String] { form.field(\.name).status.shownErrors.map(\.key) }
}
