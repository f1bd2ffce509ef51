public import ValidationRules

/// The warnings of a field, which don't block a submit.
public struct FieldWarning<State>: Equatable, Sendable {
  private let immutablePath: ImmutablePath<PartialKeyPath<State>>

  /// The field's label, which names it in messages shown elsewhere.
  public let label: ValidationMessage?

  /// The messages, in the order of the rules and checks.
  public let messages: MessageList

  /// Creates a warning with these messages, or returns `nil` if there are none.
  init?(
    _ path: ImmutablePath<PartialKeyPath<State>>, label: ValidationMessage?,
    messages: [ValidationMessage]
  ) {
    guard let messages = MessageList(messages) else { return nil }
    immutablePath = path
    self.label = label
    self.messages = messages
  }

  /// The key path of the value in the form's state.
  public var path: PartialKeyPath<State> { immutablePath.path }
}
