/// The choice between a required and an optional value.
///
/// A value is absent if it's `nil` or empty: see ``CanBeAbsent``. In a form, text that consists only
/// of white space and invisible characters is also absent, and so is a required check box that isn't
/// ticked. ``Validated`` and ``ValidationResult/validate(_:with:strategy:)`` take the value
/// after formatting: there, `trimmed` makes blank text absent.
///
/// ```swift
/// ValidationResult<String>.validate("", with: [], strategy: .optional).isValid  // true
/// ValidationResult<String>.validate("", with: [], strategy: .required).isValid  // false
/// ```
public enum ValidationStrategy: Hashable, Sendable {
  /// An absent value is not valid, with this message.
  ///
  /// - Parameter allowingBlank: Pass `true` to accept text of white space only, even in a form.
  case required(ValidationMessage, allowingBlank: Bool = false)

  /// An absent value is valid, and no rule runs for it.
  case optional
}

extension ValidationStrategy {
  /// An absent value is not valid.
  public static var required: Self { .required(.rule(.required)) }

  /// An absent value is not valid, but text of white space only is accepted, even in a form.
  public static func required(allowingBlank: Bool) -> Self {
    .required(.rule(.required), allowingBlank: allowingBlank)
  }

  /// The message with a label, which it does not have.
  @available(*, unavailable, renamed: "required(_:)")
  public static func required(message: ValidationMessage) -> Self { .required(message) }

  /// The message for an absent value, or `nil` if it is valid.
  package var requirement: ValidationMessage? {
    switch self {
    case .required(let message, _): message
    case .optional: nil
    }
  }

  /// Indicates whether text of nothing but white space is absent in a form.
  package var takesBlankForAbsent: Bool {
    switch self {
    case .required(_, let allowingBlank): !allowingBlank
    case .optional: true
    }
  }
}
