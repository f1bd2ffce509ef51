public import FormDeclaration

/// A text field with validators: a widget on a screen, or a mock in a test.
///
/// Its text and status come from its ``Field``, which belongs to a form or to a private form with
/// its own validators.
@MainActor public protocol FormField: AnyObject {
  /// The field that holds the text and its status.
  var field: Field<String> { get }

  /// The validators of the text, in order, or an empty array if a form validates the field.
  ///
  /// Setting them validates the text again. If a form validates the field, don't set them: a control
  /// ignores the new validators, and a `MockTextField` stops the program.
  var validators: [Validator] { get set }

  /// The text.
  ///
  /// Setting it validates it as if the user had entered it.
  var text: String { get set }

  /// The field's name in messages, or `nil` if it has none.
  var label: ValidationMessage? { get }

  /// The current errors, visible or not, in the words of the shared catalog.
  var messages: [String] { get }

  /// The visible errors, then the visible warnings, in the words of the shared catalog.
  var shownMessages: [String] { get }

  /// Validates the text and shows its status, regardless of the timing.
  func performValidation()
}

extension FormField {
  /// The text.
  ///
  /// Setting it validates it as if the user had entered it.
  public var text: String {
    get { field.value }
    set { field.value = newValue }
  }

  /// The label of the form's field.
  public var label: ValidationMessage? { field.label }

  /// Indicates whether the text is empty.
  public var isEmpty: Bool { text.isEmpty }

  /// Indicates whether the text is currently valid, even if its errors are hidden.
  public var isValid: Bool { field.status.isValid }

  /// The current errors, visible or not, in the words of the shared catalog.
  ///
  /// ```swift
  /// let code = MockTextField("", validators: [.required, .minLength(3, message: "Too short")])
  /// code.messages  // ["Fill in this field"]
  /// code.text = "ab"
  /// code.messages  // ["Too short"]
  /// code.text = "abc"
  /// code.messages  // []
  /// ```
  public var messages: [String] { field.status.messages(of: label) }

  /// The current warnings, visible or not, in the words of the shared catalog.
  ///
  /// ```swift
  /// let email = MockTextField("mei@", validators: [.rule(.isEmail.asWarning())])
  /// email.warnings  // ["Enter an email address, such as mei@example.com"]
  /// email.isValid  // true
  /// ```
  public var warnings: [String] { field.status.warnings.texts(of: label) }

  /// The visible errors, then the visible warnings, in the words of the shared catalog.
  public var shownMessages: [String] {
    field.status.shownMessages(of: label)
  }

  /// The result of validating the current text, visible or not; a pending check isn't a failure.
  public var result: ValidationResult<String> {
    MessageList(field.status.errors).map(ValidationResult.notValid) ?? .valid(text)
  }

  /// Validates the text and shows its status, regardless of the timing.
  ///
  /// ```swift
  /// let email = MockTextField("mei@", validators: [.email])
  /// email.shownMessages  // []
  /// email.performValidation()
  /// email.shownMessages  // ["Enter an email address, such as mei@example.com"]
  /// ```
  public func performValidation() {
    field.validate()
  }
}
