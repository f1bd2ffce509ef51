import ValidationRules

/// Returns a message in the default English.
func english(_ message: ValidationMessage?) -> String? {
  message.map(MessageCatalog().text(for:))
}
