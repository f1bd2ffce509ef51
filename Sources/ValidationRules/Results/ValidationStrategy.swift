/// The choice between a required and an optional value.
///
/// A value is absent if it's `nil` or empty, as defined by ``CanBeAbsent``. In a form, text of only
/// white space and invisible characters is absent too, and so is an unchecked box that is required.
/// ``Validated`` and ``ValidationResult/validate(_:with:strategy:)`` look at the value after
/// formatting, where `trimmed` makes blank text absent.
///
/// ```swift
/// ValidationResult<String>.validate("", with: [], strategy: .optional).isValid  // true
/// ValidationResult<String>.validate("", with: [], strategy: .required).isValid  // false
/// ```
public enum ValidationStrategy: Hashable, Sendable {
  /// An absent value fails with the given message.
  ///
  /// - Parameter allowingBlank: Pass `true` to accept text of only white space, even in a form.
  case required(ValidationMessage, allowingBlank: Bool = false)

  /// An absent value is valid, and no rule runs for it.
  case optional
}

extension ValidationStrategy {
  /// An absent value fails.
  public static var required: Self { .required(.rule(.required)) }

  /// Refuses an absent value, but can accept text of only white space, even in a form.
  public static func required(allowingBlank: Bool) -> Self {
    .required(.rule(.required), allowingBlank: allowingBlank)
  }

  /// Use `required(_:)`, which takes the message without a label.
  @available(*, unavailable, renamed: "required(_:)")
  public static func required(message: ValidationMessage) -> Self { .required(message) }

  /// The message for an absent value, or `nil` if it's valid.
  package var requirement: ValidationMessage? {
    switch self {
    case .required(let message, _): message
    case .optional: nil
    }
  }

  /// Indicates whether text of only white space counts as absent in a form.
  package var treatsBlankAsAbsent: Bool {
    switch self {
    case .required(_, let allowingBlank): !allowingBlank
    case .optional: true
    }
  }
}
