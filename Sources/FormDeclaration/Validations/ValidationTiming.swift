/// The time at which the errors and warnings of a field are shown.
///
/// Values are always validated silently; the timing only decides when the status is shown. With
/// every timing, a submit shows everything, and a field that the user merely passes through doesn't
/// report that it's empty.
public enum ValidationTiming: Hashable, Sendable, CaseIterable {
  /// Shows errors when the user leaves the field, and their correction immediately.
  ///
  /// A field without a visible message is updated when the user leaves it. A field with one is
  /// updated at every change until it's corrected. This is the default.
  case rewardEarlyPunishLate

  /// Shows errors at every change.
  case onChange

  /// Shows errors when the user leaves the field; a change hides them.
  case onBlur

  /// Shows errors only while the field doesn't have the focus.
  ///
  /// Leaving the field shows its status, and so does setting its value without the focus, except by
  /// ``Form/update(_:)``. Focusing the field hides it.
  case whenNotFocused

  /// Shows errors only on submit or on `Field.validate()`; a change hides them.
  case onSubmit

  /// Shows errors starting at the first submit, and then at every change.
  case onChangeAfterSubmit
}
