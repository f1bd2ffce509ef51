/// Builds the validation of a form from those of its fields.
@resultBuilder
public enum FormValidationBuilder<State> {
  /// A field.
  public static func buildExpression(_ field: FieldValidation<State>) -> FormValidation<State> {
    FormValidation(items: [field.definition])
  }

  /// Several fields: rows, a part, or those of another validation.
  public static func buildExpression(_ form: FormValidation<State>) -> FormValidation<State> {
    form
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
