/// Text, its validators, and a way to show the verdict: a widget on a screen, or a mock in a test.
public protocol FormField: AnyObject {
  /// What was typed.
  var text: String { get set }

  /// What the text is judged by, in order.
  var validators: [Validator] { get set }

  /// Judges the text and shows the verdict.
  func performValidation()
}

extension FormField {
  /// Whether nothing was typed.
  public var isEmpty: Bool { text.isEmpty }

  /// The verdict on the text as it is now, shown or not.
  public var result: ValidationResult<String> {
    let messages = validators.flatMap { $0.messages(for: self) }
    return MessageList(messages).map(ValidationResult.notValid) ?? .valid(text)
  }

  /// Whether the text passes every validator now, shown or not.
  public var isValid: Bool { result.isValid }

  /// What is wrong with the text now, shown or not, in the words of the shared catalogue.
  public var messages: [String] {
    result.messages.map(MessageCatalog.shared.text(for:))
  }

  /// What is advised about text that can be submitted as it is, in the words of the shared
  /// catalogue.
  public var warnings: [String] {
    validators.flatMap { $0.warnings(for: self) }.map(MessageCatalog.shared.text(for:))
  }
}
