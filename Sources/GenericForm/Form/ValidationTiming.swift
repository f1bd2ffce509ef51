/// When the verdict on a field is shown.
///
/// Values are judged all the time, silently; the timing only says when a person sees it. With all
/// of them, a submit shows everything, and nobody is told that a field is empty for having merely
/// passed through it.
public enum ValidationTiming: Hashable, Sendable, CaseIterable {
  /// Bad news when the field is left, good news at once.
  ///
  /// A field that shows no message is judged when it is left, and one that shows a message at every
  /// change, until it is mended. This is the default.
  case rewardEarlyPunishLate

  /// At every change.
  case onChange

  /// When the field is left; a change takes the old verdict away.
  case onBlur

  /// On submit only; a change takes the old verdict away.
  case onSubmit

  /// Not before the first submit, and at every change from then on.
  case onChangeAfterSubmit
}
