public import ValidationRules

/// A field that is not valid, and why.
public struct FieldError<State>: Equatable, Sendable {
  /// Why a field is not valid.
  public enum Reason: Hashable, Sendable {
    /// A rule or a check failed.
    case invalid

    /// A check is running or will run.
    case pending

    /// A check that needs a result could not be carried out.
    case unverified

    /// Only the server found the value invalid; the next submit goes through.
    case server
  }

  private let immutablePath: ImmutablePath<PartialKeyPath<State>>

  /// The name of the field for messages away from it, if it was given a label.
  public let label: ValidationMessage?

  /// Why the field is not valid.
  public let reason: Reason

  /// The messages, in the order of the rules and checks.
  public let messages: MessageList
}

extension FieldError {
  /// The key path of the value in the form's state.
  public var path: PartialKeyPath<State> { immutablePath.path }

  /// The first message, with the label of the field; the message alone where there is no label.
  ///
  /// ```swift
  /// let form = Form(Account()) {
  ///   FieldValidation(\.phone, .required("Enter your number"), label: "Phone")
  /// }
  /// form.errors.map(\.summary)  // [Phone: Enter your number]
  /// ```
  public var summary: ValidationMessage {
    label.map { .labelled(messages.first, with: $0) } ?? messages.first
  }

  /// An error with these messages; nil where there are none.
  init?(
    _ path: ImmutablePath<PartialKeyPath<State>>, label: ValidationMessage?, reason: Reason,
    messages: [ValidationMessage]
  ) {
    guard let messages = MessageList(messages) else { return nil }
    immutablePath = path
    self.label = label
    self.reason = reason
    self.messages = messages
  }

  /// The error of a field with a status; nil if the field is valid.
  ///
  /// Of several reasons it has the first of these: a rule or check failed, a check is pending, a
  /// check that needs a result has none, the server found an error.
  init?(
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
  /// It has no value, which may be a secret. The identity of a row is in it if it is a number.
  ///
  /// ```swift
  /// form.username = "mei"
  /// form.email = "mei@example.com"
  /// form.errors.description  // "[\Account.username: Use at least 5 characters]"
  /// ```
  public var description: String {
    "\(immutablePath.text): \(messages.map(\.description).joined(separator: ", "))"
  }

  /// The same line, so that a list of errors prints their lines.
  public var debugDescription: String { description }
}
