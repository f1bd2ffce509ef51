/// When the errors and warnings of a field are shown.
///
/// Values are validated all the time, silently; the timing only decides when the status is
/// shown. With every timing, a submit shows everything, and a field that was merely passed through
/// does not show that it is empty.
public enum ValidationTiming: Hashable, Sendable, CaseIterable {
  /// Errors when the field is left, their correction at once.
  ///
  /// A field that shows no message is updated when it is left, and one that shows a message at every
  /// change, until it is corrected. This is the default.
  case rewardEarlyPunishLate

  /// At every change.
  case onChange

  /// When the field is left; a change hides what is shown.
  case onBlur

  /// While the field does not have the focus: it is quiet while a person types.
  ///
  /// Leaving the field shows its status, and so does setting its value without the focus, except by
  /// ``Form/update(_:)``. The focus hides it.
  case whenNotFocused

  /// On submit and on demand only, by ``Field/validate()``; a change hides what is shown.
  case onSubmit

  /// Not before the first submit, and at every change from then on.
  case onChangeAfterSubmit
}
