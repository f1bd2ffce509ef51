public import ValidationRules

/// The state of one field of a live form, and how much of it is visible.
///
/// Properties such as ``isValid`` are derived from stored facts, so a status can't contradict
/// itself: a field with an error is never valid.
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
  /// The progress of the value's asynchronous checks.
  public enum Checks: Hashable, Sendable {
    /// The field has no checks, or none that applies to the value.
    case none

    /// A check is running, or will run after a pause in typing.
    case pending

    /// Every check passed, and the server has no error.
    case passed

    /// A check failed; its message is among the errors or the warnings.
    case failed

    /// A check couldn't be carried out; the field blocks a submit if the check's result is needed.
    case unverified(blocksSubmit: Bool)
  }

  /// The ways in which the user can work with the value.
  public enum Editing: Hashable, Comparable, Sendable {
    /// The user can change it.
    case allowed

    /// The user can read the value but not change it; it's validated.
    case readOnly

    /// The control can't be used, and the value isn't validated.
    case disabled
  }

  /// Indicates whether the form currently includes the field; otherwise it isn't validated.
  public package(set) var isIncluded = true

  /// The way in which the user can currently work with the value.
  public package(set) var editing = Editing.allowed

  /// Indicates whether an absent value is an error.
  public package(set) var isRequired = false

  /// Indicates whether the user has changed or left the field since the start or the last reset.
  public package(set) var isTouched = false

  /// Indicates whether the value has changed since the start, the last reset or the last submit.
  public package(set) var isDirty = false

  /// Indicates whether the timing currently shows errors and warnings.
  public package(set) var isRevealed = false

  /// The progress of the value's asynchronous checks.
  public package(set) var checks = Checks.none

  /// The warnings, visible or not, in the order of the rules and checks.
  public package(set) var warnings: [ValidationMessage] = []

  /// The errors of rules and checks, which block a submit.
  package var blockingErrors: [ValidationMessage] = []

  /// The server's errors, which are shown until the value changes.
  package var serverErrors: [ValidationMessage] = []
}

extension FieldStatus {
  /// The status of a field that wasn't validated yet.
  package static var initial: Self { Self() }

  /// Returns the status of a field that the form doesn't include.
  package static func excluded(isTouched: Bool = false, isDirty: Bool = false) -> Self {
    Self(isIncluded: false, isTouched: isTouched, isDirty: isDirty)
  }

  /// All errors, visible or not: those of rules and checks in order, then the server's.
  public var errors: [ValidationMessage] { blockingErrors + serverErrors }

  /// Indicates whether the field has no errors, no pending checks, and every result that it needs.
  ///
  /// Warnings and visibility don't matter. A server error makes a field invalid, but doesn't block
  /// the next submit.
  public var isValid: Bool { serverErrors.isEmpty && !blocksSubmit }

  /// Indicates whether a check is running or will run.
  public var isPending: Bool { checks == .pending }

  /// Indicates whether the field has checks, all of them passed, and it has no errors.
  public var isVerified: Bool { checks == .passed && errors.isEmpty }

  /// The visible errors.
  ///
  /// Server errors are always visible, regardless of the timing.
  public var shownErrors: [ValidationMessage] {
    isRevealed ? errors : serverErrors
  }

  /// The visible warnings, starting with a failure to carry out a check, if any.
  public var shownWarnings: [ValidationMessage] {
    guard isRevealed else { return [] }
    return isUnverified ? [.rule(.`check.unverified`)] + warnings : warnings
  }

  /// Indicates whether an error is visible.
  public var hasShownError: Bool { !shownErrors.isEmpty }

  /// Indicates whether to offer a retry, because the field shows that a check couldn't be carried
  /// out.
  public var canRetry: Bool { isRevealed && isUnverified }

  /// Returns the texts of all errors, visible or not, for a field with this label.
  package func messages(of label: ValidationMessage?) -> [String] { errors.texts(of: label) }

  /// Returns the texts of the visible errors and then the visible warnings.
  package func shownMessages(of label: ValidationMessage?) -> [String] {
    (shownErrors + shownWarnings).texts(of: label)
  }

  /// Adds the messages of a rule or check.
  package mutating func append(_ messages: [ValidationMessage], severity: ValidationSeverity) {
    switch severity {
    case .error: blockingErrors += messages
    case .warning: warnings += messages
    }
  }

  /// Indicates whether there is anything whose visibility depends on the timing.
  package var hasMessages: Bool { !blockingErrors.isEmpty || !warnings.isEmpty || isUnverified }

  /// Indicates whether a check couldn't be carried out, even if its result isn't needed.
  var isUnverified: Bool {
    if case .unverified = checks { true } else { false }
  }

  /// Indicates whether this field blocks a submit, which server errors don't.
  package var blocksSubmit: Bool {
    !blockingErrors.isEmpty || isPending || checks == .unverified(blocksSubmit: true)
  }
}

extension [ValidationMessage] {
  /// Returns the texts of the shared catalog for a field with this label.
  package func texts(of label: ValidationMessage?) -> [String] {
    map { MessageCatalog.shared.text(for: $0, field: label) }
  }
}
