public import GenericForm

/// A text field without a display, for a program's own tests.
///
/// ```swift
/// let field = MockTextField("BobyLeMec", validators: [.email])
/// field.isValid  // false
/// field.messages  // ["Invalid email format"]
/// ```
public final class MockTextField: FormField {
  /// What was typed.
  public var text: String

  /// What the text is judged by, in order.
  public var validators: [Validator]

  /// What the last ``performValidation()`` showed.
  public private(set) var shownMessages: [String] = []

  /// A field with some text in it.
  public init(_ text: String = "", validators: [Validator] = []) {
    self.text = text
    self.validators = validators
  }

  /// Judges the text and keeps what would be shown.
  public func performValidation() {
    shownMessages = messages
  }
}
