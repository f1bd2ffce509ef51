import ValidationRules

// Names and forms of other libraries, kept for programs that come from there.

extension Validator {
  /// A former name of ``required``.
  @available(*, deprecated, renamed: "required")
  public static var notOnlyWhitespace: Self { .required }

  /// Accepts the fields for which the first value is true; the second is what is wrong otherwise.
  @available(*, deprecated, message: "Return a ValidationResult, or pass the message first.")
  @_disfavoredOverload
  public static func custom(
    _ result: @escaping @MainActor (any FormField) -> (Bool, [String])
  ) -> Self {
    .custom { field in
      let (isValid, texts) = result(field)
      if isValid { return .valid(field.text) }
      let messages = texts.filter { !$0.isEmpty }.map { ValidationMessage($0) }
      return .notValid(MessageList(messages) ?? MessageList(.notValid))
    }
  }
}
