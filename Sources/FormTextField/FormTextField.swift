public import GenericForm

/// A field for one line of text that is told apart from a plain entry by its validators.
///
/// The widget is a label, an entry and a line for messages. It is a GObject class of the same
/// name, derived from `GtkWidget`, that implements `GtkEditable`: make it here, in a GtkBuilder
/// file, or with `g_object_new`, and put ``widget`` into any GTK program. Values of this Swift
/// class only refer to the widget, which keeps the text, the validators and what they captured
/// for as long as GTK needs it.
///
/// A field that is left, or in which Enter is pressed, is judged then. A field that shows an error
/// is judged at every change, and the message goes as soon as it is mended. A field that was passed
/// through empty is left alone until ``performValidation()``.
///
/// ```swift
/// let email = FormTextField("_Email", validators: [.required, .email])
/// email.text = "mei@example.com"
/// email.isValid  // true
/// email.text = "mei@"
/// email.messages  // ["Invalid email format"]
/// ```
///
/// CSS: the widget is a `formtextfield` node with the entry, a `.form-title` and a
/// `.form-message` in it; the entry has the style class `.error` while a message is shown.
public final class FormTextField: FormControl {
  let reference: ObjectReference

  init(_ reference: ObjectReference) {
    self.reference = reference
  }

  /// A field with a title; an underscore stands before the letter that is its mnemonic.
  public convenience init(_ title: String, validators: [Validator] = [], isSecure: Bool = false) {
    self.init(FormTextFieldClass.makeInstance())
    content.isSecure = isSecure
    content.title = title
    content.validators = validators
  }

  /// The part of the widget that is written in Swift.
  var content: FormTextFieldContent { FormTextFieldClass.content(of: reference) }
}

// MARK: - The field

extension FormTextField: @MainActor FormField {
  /// What was typed.
  public var text: String {
    get { content.text }
    set { content.text = newValue }
  }

  /// What the text is judged by, in order.
  public var validators: [Validator] {
    get { content.validators }
    set { content.validators = newValue }
  }

  /// Judges the text and shows the verdict.
  public func performValidation() {
    content.performValidation()
  }
}

// MARK: - The verdict that is shown

extension FormTextField {
  /// The messages that are on the screen now.
  public var shownMessages: [String] { content.shownMessages }

  /// Judges the text again if the verdict on it is shown as an error.
  public func updateShownError() {
    content.updateShownError()
  }

  /// Shows what only the program knows, such as a name that is taken, until the text changes.
  ///
  /// It does not make the field invalid and does not stand in the way of the next submit.
  public func showError(_ message: String) {
    content.showError(message)
  }

  /// Empties the field and forgets what was shown, as if it were new.
  public func reset() {
    content.reset()
  }
}

// MARK: - Appearance and typing

extension FormTextField {
  /// The visible label, with an underscore before the letter that is its mnemonic.
  public var title: String {
    get { content.title }
    set { content.title = newValue }
  }

  /// The title as it is read, without the mark of its mnemonic.
  public var name: String { withoutMnemonic(title) }

  /// An example of what to type, shown while the field is empty.
  public var placeholder: String {
    get { content.placeholder }
    set { content.placeholder = newValue }
  }

  /// Whether the text is a secret: hidden until it is revealed, and kept in locked memory.
  public var isSecure: Bool {
    get { content.isSecure }
    set { content.isSecure = newValue }
  }

  /// The most Unicode scalars that can be typed; nil for no limit.
  public var maxLength: Int? {
    get { content.maxLength }
    set { content.maxLength = newValue }
  }

  /// What input methods and on-screen keyboards are told that the text is for.
  public var inputPurpose: InputPurpose {
    get { content.inputPurpose }
    set { content.inputPurpose = newValue }
  }

  /// Whether the text can be changed by typing.
  public var isEditable: Bool {
    get { content.isEditable }
    set { content.isEditable = newValue }
  }

  /// Puts the cursor at the end of the text.
  public func focus() {
    content.focus()
  }
}

// MARK: - What happens

extension FormTextField {
  /// Calls `handler` after every change of the text.
  public func onChange(_ handler: @escaping () -> Void) {
    content.changeHandlers.append(handler)
  }

  /// Calls `handler` each time a verdict is shown, with whether it is good.
  public func onValidated(_ handler: @escaping (_ isValid: Bool) -> Void) {
    connectSignal("validated", to: handler)
  }

  /// Calls `handler` when Enter is pressed in the field.
  public func onActivate(_ handler: @escaping () -> Void) {
    connectSignal("activate", to: handler)
  }
}
