/// A result builder that combines fields' validations into the validation of a form.
@resultBuilder
public enum FormValidationBuilder<State> {
  /// Adds a field, rows, a part, or the fields of another validation.
  public static func buildExpression(
    _ item: any FormValidationConvertible<State>
  ) -> FormValidation<State> {
    item.formValidation
  }

  /// Joins the validations in order.
  public static func buildBlock(_ parts: FormValidation<State>...) -> FormValidation<State> {
    buildArray(parts)
  }

  /// Joins the validations in order.
  public static func buildArray(_ parts: [FormValidation<State>]) -> FormValidation<State> {
    FormValidation(items: parts.flatMap(\.items))
  }

  /// Adds the validation in an `if` without an `else`, if its condition holds.
  public static func buildOptional(_ part: FormValidation<State>?) -> FormValidation<State> {
    part ?? FormValidation(items: [])
  }

  /// Adds the validation of the first branch.
  public static func buildEither(first: FormValidation<State>) -> FormValidation<State> {
    first
  }

  /// Adds the validation of the second branch.
  public static func buildEither(second: FormValidation<State>) -> FormValidation<State> {
    second
  }
}

/// An element of a form's declaration: a field, rows, a part, or another validation.
///
/// It's a protocol so that the compiler knows the form's state before it checks the closure's
/// contents, and can report a misspelled property by name.
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
