/// What a person, and a program, can know of one field of a live form.
public struct FieldStatus: Hashable, Sendable {
  /// Whether the field is wanted at all; one that is not is neither judged nor in the way.
  public internal(set) var isWanted = true

  /// Whether the value was changed, or the field left, since the start or the last reset.
  public internal(set) var isTouched = false

  /// Whether the value differs from the one of the start, the last reset or the last submit.
  public internal(set) var isDirty = false

  /// Whether a check of the value is waited for, from the first key press on.
  public internal(set) var isPending = false

  /// Whether nothing is known against the value and no check of it is waited for, shown or not.
  public internal(set) var isValid = true

  /// Whether every check accepts the value as it is now.
  public internal(set) var isChecked = false

  /// The errors that are shown, in the order of the rules, and last what only the server knew.
  public internal(set) var errors: [ValidationMessage] = []

  /// The advice that is shown, in the order of the rules.
  public internal(set) var warnings: [ValidationMessage] = []

  /// What is shown because the value could not be checked; a retry may help.
  public internal(set) var unverified: [ValidationMessage] = []

  package init() {}

  /// Whether an error is shown.
  public var isShowingError: Bool { !errors.isEmpty }
}
