public import ValidationRules

/// An invalid field and the reason.
public struct FieldError<State>: Equatable, Sendable {
  /// The reason that a field isn't valid.
  public enum Reason: Hashable, Sendable {
    /// A rule or a check failed.
    case invalid

    /// A check is running or will run.
    case pending

    /// A check whose result is needed couldn't be carried out.
    case unverified

    /// Only the server found the value invalid, which doesn't block the next submit.
    case server
  }

  private let immutablePath: ImmutablePath<PartialKeyPath<State>>

  /// The field's label, which names it in messages shown elsewhere.
  public let label: ValidationMessage?

  /// The reason that the field isn't valid.
  public let reason: Reason

  /// The messages, in the order of the rules and checks.
  public let messages: MessageList
}

extension FieldError {
  /// The key path of the value in the form's state.
  public var path: PartialKeyPath<State> { immutablePath.path }

  /// The first message, preceded by the field's label if it has one.
  ///
  /// ```swift
  /// let form = Form(Account()) {
  ///   FieldValidation(\.phone, .required("Enter your number"), label: "Phone")
  /// }
  /// form.errors.map(\.summary)  // [Phone: Enter your number]
  /// ```
  public var summary: ValidationMessage {
    label.map { .labeled(messages.first, with: $0) } ?? messages.first
  }

  /// Creates an error with these messages, or returns `nil` if there are none.
  package init?(
    _ path: ImmutablePath<PartialKeyPath<State>>, label: ValidationMessage?, reason: Reason,
    messages: [ValidationMessage]
  ) {
    guard let messages = MessageList(messages) else { return nil }
    immutablePath = path
    self.label = label
    self.reason = reason
    self.messages = messages
  }

  /// Creates the error for a field's status, or returns `nil` if the field is valid.
  ///
  /// If several reasons apply, it uses the first of these: a rule or check failed, a check is
  /// pending, a check whose result is needed has none, the server found an error.
  package init?(
    _ path: ImmutablePath<PartialKeyPath<State>>, label: ValidationMessage?, status: FieldStatus
  ) {
    let (reason, messages): (Reason, [ValidationMessage]) =
      if !status.blockingErrors.isEmpty {
        (.invalid, status.blockingErrors)
      } else if status.isPending {
        (.pending, [.rule(.`check.pending`)])
      } else if status.blocksSubmit {
        (.unverified, [.rule(.`check.unverified`)])
      } else {
        (.server, status.serverErrors)
      }
    self.init(path, label: label, reason: reason, messages: messages)
  }
}

extension FieldError: CustomStringConvertible, CustomDebugStringConvertible {
  /// The key path of the field and its messages, in one line for programmers.
  ///
  /// It doesn't include the value, which may be secret, and includes a row's identity only if that
  /// is a number.
  ///
  /// ```swift
  /// form.username = "mei"
  /// form.email = "mei@example.com"
  /// form.errors.description  // "[\Account.username: Use at least 5 characters]"
  /// ```
  public var description: String {
    "\(immutablePath.text): \(messages.map(\.description).joined(separator: ", "))"
  }

  /// The same as ``description``, so that a printed list of errors is readable.
  public var debugDescription: String { description }
}
