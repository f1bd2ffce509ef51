public import ValidationRules

/// Errors that only the server can find, thrown by the handler of a submit.
///
/// ```swift
/// form.onSubmit { account in
///   do {
///     try await store.add(account)
///   } catch StoreError.nameTaken {
///     throw ServerErrors([\Account.username: "This name is taken"])
///   }
/// }
/// ```
public struct ServerErrors<State>: Error {
  private let messages: [ImmutablePath<PartialKeyPath<State>>: ValidationMessage]

  /// Creates errors with one message for each field, by the key path of its value.
  public init(_ errors: [PartialKeyPath<State>: ValidationMessage]) {
    messages = Dictionary(
      errors.map { (ImmutablePath($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The messages, by the key paths of their fields.
  public var errors: [PartialKeyPath<State>: ValidationMessage] {
    Dictionary(messages.map { ($0.key.path, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}

extension ServerErrors: CustomStringConvertible, CustomDebugStringConvertible {
  /// The key paths of the fields and their messages, in one line for programmers.
  public var description: String {
    messages.map { "\($0.key.text): \($0.value)" }.sorted().joined(separator: "; ")
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}
