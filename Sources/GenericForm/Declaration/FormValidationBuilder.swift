/// Builds the validation of a form from those of its fields.
@resultBuilder
public enum FormValidationBuilder<State> {
  /// A field, rows, a part, or the fields of another validation.
  public static func buildExpression(
    _ item: any FormValidationConvertible<State>
  ) -> FormValidation<State> {
    item.formValidation
  }

  /// All of them, in order.
  public static func buildBlock(_ parts: FormValidation<State>...) -> FormValidation<State> {
    buildArray(parts)
  }

  /// All of them, in order.
  public static func buildArray(_ parts: [FormValidation<State>]) -> FormValidation<State> {
    FormValidation(items: parts.flatMap(\.items))
  }

  /// What an `if` without an `else` adds.
  public static func buildOptional(_ part: FormValidation<State>?) -> FormValidation<State> {
    part ?? FormValidation(items: [])
  }

  /// What the first branch adds.
  public static func buildEither(first: FormValidation<State>) -> FormValidation<State> {
    first
  }

  /// What the other branch adds.
  public static func buildEither(second: FormValidation<State>) -> FormValidation<State> {
    second
  }
}

/// What stands in the braces of a form: a field, rows, a part, or another validation.
///
/// It is a protocol so that the braces know the state of the form before they know what is in them:
/// the compiler then reports a misspelled property by its name.
public protocol FormValidationConvertible<State> {
  /// The state of the form.
  associatedtype State

  /// The validation of the fields.
  var formValidation: FormValidation<State> { get }
}

extension FormValidation: FormValidationConvertible {
  /// This validation.
  public var formValidation: Self { self }
}

extension FieldValidation: FormValidationConvertible {
  /// The validation of this field alone.
  public var formValidation: FormValidation<State> { FormValidation(items: [definition]) }
}
