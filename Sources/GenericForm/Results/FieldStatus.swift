public import ValidationRules

/// What is known of one field of a live form, and what of it is shown.
///
/// Facts are stored and conclusions derived from them, so a status cannot contradict itself: a
/// field with an error is never valid.
///
/// ```swift
/// let email = form.field(\.email)
/// email.value = "ada@"
/// email.status.isValid  // false
/// email.status.shownErrors  // []: still being typed
/// email.leave()
/// email.status.shownErrors  // [Enter an email address, such as mei@example.com]
/// ```
public struct FieldStatus: Hashable, Sendable {
  /// How far the asynchronous checks of the value are.
  public enum Checks: Hashable, Sendable {
    /// There are no checks, or none of them applies to the value.
    case none

    /// A check is running or will run, from the first key press on.
    case pending

    /// Every check passed, and the server has no error.
    case passed

    /// A check failed; its message is among the errors or the warnings.
    case failed

    /// A check could not be carried out; the field blocks the submit if it needs a result.
    case unverified(blocksSubmit: Bool)
  }

  /// The ways in which the user can work with the value.
  public enum Editing: Hashable, Comparable, Sendable {
    /// The user can change it.
    case allowed

    /// The user can read it, and can't change it; it's validated.
    case readOnly

    /// The control can't be used, and the value isn't validated.
    case disabled
  }

  /// Whether the form includes the field now; a field that is not included is not validated.
  public internal(set) var isIncluded = true

  /// The ways in which the user can work with the value now.
  public internal(set) var editing = Editing.allowed

  /// Whether an absent value is an error.
  public internal(set) var isRequired = false

  /// Whether the value was changed, or the field left, since the start or the last reset.
  public internal(set) var isTouched = false

  /// Whether the value differs from that of the start, the last reset or the last submit.
  public internal(set) var isDirty = false

  /// Whether the timing shows errors and warnings now.
  public internal(set) var isRevealed = false

  /// How far the asynchronous checks of the value are.
  public internal(set) var checks = Checks.none

  /// The warnings, shown or not, in the order of the rules and checks.
  public internal(set) var warnings: [ValidationMessage] = []

  /// The places of the checks that apply to the value, among those of the field.
  ///
  /// The rules decide it: none applies to a value that is absent or that fails a rule.
  var applicableChecks: Set<Int> = []

  /// The errors of rules and checks, which block a submit.
  var blockingErrors: [ValidationMessage] = []

  /// The errors that only the server knew, which are shown until the value changes.
  var serverErrors: [ValidationMessage] = []
}

extension FieldStatus {
  /// The errors, shown or not, in the order of the rules and checks; last those of the server.
  public var errors: [ValidationMessage] { blockingErrors + serverErrors }

  /// Whether there is no error, no check is pending, and every result that is needed is there.
  ///
  /// Warnings do not matter, nor what is shown. An error of the server makes a field not valid, and
  /// does not block the next submit.
  public var isValid: Bool { serverErrors.isEmpty && !blocksSubmit }

  /// Whether a check is running or will run.
  public var isPending: Bool { checks == .pending }

  /// Whether every check passed, and there is no error; false for a field without checks.
  public var isVerified: Bool { checks == .passed && errors.isEmpty }

  /// The errors that are shown; those of the server are, whatever the timing is.
  public var shownErrors: [ValidationMessage] {
    isRevealed ? errors : serverErrors
  }

  /// The warnings that are shown; first that the value could not be checked.
  public var shownWarnings: [ValidationMessage] {
    guard isRevealed else { return [] }
    return isUnverified ? [.rule(.`check.unverified`)] + warnings : warnings
  }

  /// Whether an error is shown.
  public var hasShownError: Bool { !shownErrors.isEmpty }

  /// Whether it is shown that a check could not be carried out, so that a retry is offered.
  public var canRetry: Bool { isRevealed && isUnverified }

  /// Adds what a rule or a check found.
  mutating func append(_ messages: [ValidationMessage], severity: ValidationSeverity) {
    switch severity {
    case .error: blockingErrors += messages
    case .warning: warnings += messages
    }
  }

  /// Whether there is something to show beside errors of the server, which the timing is about.
  var hasMessages: Bool { !blockingErrors.isEmpty || !warnings.isEmpty || isUnverified }

  /// Whether a check could not be carried out, needed or not.
  var isUnverified: Bool {
    if case .unverified = checks { true } else { false }
  }

  /// Whether a submit does not go through because of this field; errors of the server let it.
  package var blocksSubmit: Bool {
    !blockingErrors.isEmpty || isPending || checks == .unverified(blocksSubmit: true)
  }
}
