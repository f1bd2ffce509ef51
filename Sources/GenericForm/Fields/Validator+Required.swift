extension Validator {
  /// Whether this validator is one of those that refuse empty text, so that the field is required.
  public var requiresText: Bool {
    switch self {
    case .required:
      true
    case .first(let validators):
      validators.contains(where: \.requiresText)
    case .email, .mobile, .password, .regularExpression, .minLength, .maxLength, .noEmojis, .rule,
      .custom:
      false
    }
  }
}
