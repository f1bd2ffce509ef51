extension MessageCatalog {
  /// Every message of rules, checks and summaries, with sample arguments, to be translated.
  ///
  /// Each other module adds its own, so that a window has
  /// `MessageCatalog.keys + MessageCatalog.controlKeys`.
  ///
  /// ```swift
  /// for message in MessageCatalog.keys where polish[message.key] == nil {
  ///   print(message.key, message.arguments.keys.sorted(), message.defaultText)
  /// }
  /// // maxLength ["maximum"] {maximum, plural, one {Use at most 1 character} other {…}}
  /// ```
  public static let keys: [ValidationMessage] = [
    ValidationMessage.presenceMessages, ValidationMessage.comparisonMessages,
    ValidationMessage.textMessages, ValidationMessage.lengthMessages,
    ValidationMessage.countMessages, ValidationMessage.passwordMessages,
    ValidationMessage.networkMessages, ValidationMessage.formatMessages,
    ValidationMessage.codeMessages, ValidationMessage.combinationMessages,
    ValidationMessage.validatorMessages, ValidationMessage.formMessages,
  ].flatMap(\.self)
}
