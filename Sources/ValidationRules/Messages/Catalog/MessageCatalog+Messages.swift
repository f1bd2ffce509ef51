extension MessageCatalog {
  /// Every message of rules, checks and summaries, with sample arguments: what there is to translate.
  ///
  /// Other modules list theirs beside it, as `MessageCatalog.controlMessages` of `FormTextField`.
  ///
  /// ```swift
  /// for message in MessageCatalog.ruleMessages where polish[message.key] == nil {
  ///   print(message.key, message.arguments.keys.sorted(), message.defaultText)
  /// }
  /// // maxLength ["maximum"] {maximum, plural, one {Use at most 1 character} other {…}}
  /// ```
  public static let ruleMessages: [ValidationMessage] = [
    ValidationMessage.presenceMessages, ValidationMessage.comparisonMessages,
    ValidationMessage.textMessages, ValidationMessage.lengthMessages,
    ValidationMessage.countMessages, ValidationMessage.passwordMessages,
    ValidationMessage.networkMessages, ValidationMessage.formatMessages,
    ValidationMessage.codeMessages, ValidationMessage.formMessages,
  ].flatMap(\.self)
}
