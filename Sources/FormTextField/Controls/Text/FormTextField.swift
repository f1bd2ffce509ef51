public import GenericForm

/// A control for one line of text, in a form or with its own validators.
///
/// Without a form, it's bound to a private form with one field. Timing, checks, warnings and errors are the same.
///
/// ```swift
/// let email = FormTextField("_Email", validators: [.required, .email])
/// email.text = "mei@example.com"
/// email.isValid  // true
/// email.text = "mei@"
/// email.messages  // ["Enter an email address, such as mei@example.com"]
/// ```
///
/// For a password, use a ``FormPasswordField``.
///
/// In GTK this is the class `FormTextField`, which implements `GtkEditable` and has the properties
/// of an ``EntryControl``, `value`, `prefix`, `suffix`, `has-clear-button` and `completion`, a list
/// of texts, and the signal `activate`. It can be created in Swift, in a GtkBuilder file, or with
/// `g_object_new`.
public final class FormTextField: ValueControl<String>, EntryControl {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormTextField", of: FormTextField.self, isEditable: true,
      properties: entryProperties + [
        .text("value", \FormTextField.value),
        .text("prefix", \FormTextField.prefix),
        .text("suffix", \FormTextField.suffix),
        .flag("has-clear-button", \FormTextField.hasClearButton),
        .completion(\FormTextField.completion),
      ])
  }

  override class var startValue: String { "" }

  override var valueProperties: [String] { ["text", "value"] }

  /// The entry that the text is typed into.
  public let entry = Entry()
  private let parts: TextFieldParts
  private var suggestions: Suggestions?

  /// Formats the text while the user types, for example in groups of digits; `nil` leaves it unchanged.
  ///
  /// The caret keeps its place, and text that an input method is composing isn't changed. Undo goes
  /// back to the previous formatting. The form's own formatters apply when the focus leaves the
  /// field.
  ///
  /// ```swift
  /// let card = FormTextField("_Card", validators: [.rule(.isCreditCard)])
  /// card.typingFormatter = .grouped(by: 4)  // 4242 4242 4242 4242
  /// ```
  public var typingFormatter: ValidationFormatter<String>? {
    didSet { entry.format = typingFormatter?.format }
  }

  required init(_ making: ControlMaking<String>) {
    parts = TextFieldParts(of: entry)
    super.init(making.edited(by: entry))
    followEntry()
  }
}

extension FormTextField {
  /// Text before the entry that isn't part of the value, such as `https://`.
  public var prefix: String {
    get { parts.text(at: .start) }
    set {
      change("prefix", from: prefix, to: newValue) { parts.show(newValue, at: .start, in: frame) }
    }
  }

  /// Text after the entry that isn't part of the value, such as a unit.
  public var suffix: String {
    get { parts.text(at: .end) }
    set {
      change("suffix", from: suffix, to: newValue) { parts.show(newValue, at: .end, in: frame) }
    }
  }

  /// Indicates whether the field has a button that clears it, shown while there is text.
  public var hasClearButton: Bool {
    get { entry.clearTitle != nil }
    set {
      change("has-clear-button", from: hasClearButton, to: newValue) {
        entry.clearTitle = newValue ? ControlMessage.`field.clear`.text : nil
      }
    }
  }

  /// The source of the suggestions below the field, or `nil` to show none.
  ///
  /// Up and Down select a suggestion, Enter accepts it, and Escape closes the list. The user may
  /// type any other text as well.
  public var completion: TextCompletion? {
    get { suggestions?.completion }
    set {
      guard newValue != nil || completion != nil else { return }
      suggestions = suggestions ?? makeSuggestions(below: entry)
      suggestions?.completion = newValue
      notify("completion")
    }
  }
}
