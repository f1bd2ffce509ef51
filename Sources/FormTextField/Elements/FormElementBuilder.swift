/// Collects the elements of a form view from top to bottom, with `if`, `else` and `for`.
@resultBuilder public enum FormElementBuilder {
  /// One element.
  public static func buildExpression(_ element: any FormElement) -> [any FormElement] { [element] }

  /// An element, unless it is `nil`.
  public static func buildExpression(_ element: (any FormElement)?) -> [any FormElement] {
    element.map { [$0] } ?? []
  }

  /// Several elements, such as those that a function returns for more than one view.
  public static func buildExpression(_ elements: [any FormElement]) -> [any FormElement] {
    elements
  }

  /// A text between the elements.
  public static func buildExpression(_ text: String) -> [any FormElement] { [FormText(text)] }

  /// Elements below one another.
  public static func buildBlock(_ parts: [any FormElement]...) -> [any FormElement] {
    parts.flatMap(\.self)
  }

  /// The elements of an `if` without an `else`.
  public static func buildOptional(_ part: [any FormElement]?) -> [any FormElement] { part ?? [] }

  /// The elements of an `if`.
  public static func buildEither(first part: [any FormElement]) -> [any FormElement] { part }

  /// The elements of an `else`.
  public static func buildEither(second part: [any FormElement]) -> [any FormElement] { part }

  /// The elements of each turn of a `for`.
  public static func buildArray(_ parts: [[any FormElement]]) -> [any FormElement] {
    parts.flatMap(\.self)
  }
}
