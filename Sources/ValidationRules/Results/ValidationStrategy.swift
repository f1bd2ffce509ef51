/// Whether a value must be there at all.
///
/// A value is absent when it is nil, or when it can be empty and is: see ``CanBeAbsent``.
///
/// ```swift
/// ValidationResult<String>.validate("", with: [], strategy: .optional).isValid  // true
/// ValidationResult<String>.validate("", with: [], strategy: .required).isValid  // false
/// ```
public enum ValidationStrategy: Hashable, Sendable {
  /// An absent value is not valid.
  case required

  /// An absent value is valid, and no rule runs for it.
  case optional
}
