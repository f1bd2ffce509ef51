public import ValidationRules

/// A text field with validators: a widget on a screen, or a mock in a test.
///
/// What it shows and what it knows comes from its ``Field``: that of a form, or that of a private
/// form with its own validators.
@MainActor public protocol FormField: AnyObject {
  /// The field that holds the text and its status.
  var field: Field<String> { get }

  /// The validators of the text, in order; empty where a form validates the field.
  ///
  /// Setting them validates the text again.
  ///
  /// Set them only if no form validates the field: a control ignores them, and a `MockTextField`
  /// stops the program.
  var validators: [Validator] { get set }

  /// The text; setting it validates it, as if a person had entered it.
  var text: String { get set }

  /// The name of the field for its messages; nil if it has none.
  var label: ValidationMessage? { get }

  /// The errors of the text now, shown or not, in the words of the shared catalog.
  var messages: [String] { get }

  /// The errors and warnings that are shown, errors first, in the words of the shared catalog.
  var shownMessages: [String] { get }

  /// Validates the text and shows its status, whatever the timing is.
  func performValidation()
}

extension FormField {
  /// The text; setting it validates it, as if a person had entered it.
  public var text: String {
    get { field.value }
    set { field.value = newValue }
  }

  /// The label of the form's field.
  public var label: ValidationMessage? { field.label }

  /// Whether the text is empty.
  public var isEmpty: Bool { text.isEmpty }

  /// Whether the text is valid now, shown or not.
  public var isValid: Bool { field.status.isValid }

  /// The errors of the text now, shown or not, in the words of the shared catalog.
  ///
  /// ```swift
  /// let code = MockTextField("", validators: [.required, .minLength(3, message: "Too short")])
  /// code.messages  // ["Fill in this field"]
  /// code.text = "ab"
  /// code.messages  // ["Too short"]
  /// code.text = "abc"
  /// code.messages  // []
  /// ```
  public var messages: [String] { texts(of: field.status.errors) }

  /// The warnings of the text now, shown or not, in the words of the shared catalog.
  ///
  /// ```swift
  /// let email = MockTextField("mei@", validators: [.rule(.isEmail.asWarning())])
  /// email.warnings  // ["Enter an email address, such as mei@example.com"]
  /// email.isValid  // true
  /// ```
  public var warnings: [String] { texts(of: field.status.warnings) }

  /// The errors and warnings that are shown, errors first, in the words of the shared catalog.
  public var shownMessages: [String] {
    texts(of: field.status.shownErrors + field.status.shownWarnings)
  }

  private func texts(of messages: [ValidationMessage]) -> [String] {
    messages.map { MessageCatalog.shared.text(for: $0, field: label) }
  }

  /// The result for the text as it is now, shown or not; a pending check does not make it fail.
  public var result: ValidationResult<String> {
    MessageList(field.status.errors).map(ValidationResult.notValid) ?? .valid(text)
  }

  /// Validates the text and shows its status, whatever the timing is.
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
