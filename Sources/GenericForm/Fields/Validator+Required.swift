extension Validator {
  /// Whether this validator refuses empty text by its nature, so that a field says it is required.
  public var requiresText: Bool {
    switch self {
    case .required, .notOnlyWhitespace:
      true
    case .first(let validators):
      validators.contains(where: \.requiresText)
    case .email, .mobile, .password, .regularExpression, .minLength, .maxLength, .noEmojis, .rule,
      .custom:
      false
    }
  }
}
