// Names of other rule libraries, kept for programs that come from there.

extension ValidationRule where Value: StringProtocol {
  /// A former name of ``isInteger``.
  @available(*, deprecated, renamed: "isInteger")
  public static var isInt: Self { isInteger }

  /// A former name of ``isNumber``.
  @available(*, deprecated, renamed: "isNumber")
  public static var isDouble: Self { isNumber }
}

extension ValidationRule where Value: Equatable & Sendable {
  /// A former name of ``equals(_:)-(Value)``.
  @available(*, deprecated, renamed: "equals(_:)")
  public static func equalTo(_ expected: Value) -> Self { equals(expected) }

  /// A former name of ``equals(_:)-(Validated<Wrapped,Value>)``.
  @available(*, deprecated, renamed: "equals(_:)")
  public static func equalTo<Wrapped>(_ other: Validated<Wrapped, Value>) -> Self { equals(other) }
}

extension ValidationRule where Value: Comparable & Sendable {
  /// A former name of ``greaterOrEqual(to:)``.
  @available(*, deprecated, renamed: "greaterOrEqual(to:)")
  public static func greaterOrEqualThan(_ limit: Value) -> Self { greaterOrEqual(to: limit) }

  /// A former name of ``smallerOrEqual(to:)``.
  @available(*, deprecated, renamed: "smallerOrEqual(to:)")
  public static func smallerOrEqualThan(_ limit: Value) -> Self { smallerOrEqual(to: limit) }
}

extension ValidationRule {
  /// A former name of ``accepts``.
  @available(*, deprecated, renamed: "accepts")
  public var check: @Sendable (Value) -> Bool { accepts }
}

extension MessageCatalog {
  /// The keys of messages by those in the strings files of another library, which are accepted too.
  static let keysByFormerKey = [
    "field_empty_error": "required",
    "email_format_invalid_error": "validator.email",
    "mobile_number_invalid": "validator.mobile",
    "specials_characters": "password.special",
    "password_has_wrong_length": "validator.passwordLength",
    "password_number_letter_suggestion": "password.letterAndNumber",
  ]
}
