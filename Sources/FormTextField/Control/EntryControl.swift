import GenericForm

/// A control for one line of text: a ``FormTextField`` or a ``FormPasswordField``.
///
/// ```swift
/// let email = FormTextField("_Email")
/// email.placeholder = "mei@example.com"
/// email.maxLength = 254
/// ```
///
/// In GTK this is the abstract class `FormEntryControl`, which implements `GtkEditable` and adds
/// the properties `placeholder-text`, `validators`, `input-purpose`, `max-length` and
/// `character-limit`, and the signal `activate`.
public class EntryControl: TextControl {
  final let entry: Entry

  init(_ instance: WidgetInstance, _ field: Field<String>, lone: LoneForm?, entry: Entry) {
    self.entry = entry
    super.init(instance, field, lone: lone, editor: entry)
    instance.passOnEditing()
    entry.onCut = { [weak self] in self?.field.setError(.control(.`field.cutOff`)) }
    entry.onActivate = { [weak self] in
      guard let self else { return }
      if controlAfterReturn == nil { performValidation() }
      instance.emit("activate")
    }
  }

  final func describe(
    _ title: String, hint: String, placeholder: String, purpose: InputPurpose?
  ) {
    start(title, hint: hint)
    if !placeholder.isEmpty { entry.placeholder = placeholder }
    if let purpose { entry.inputPurpose = purpose }
  }

  /// Calls `handler` when Enter is pressed in the field.
  public final func onActivate(_ handler: @escaping () -> Void) {
    instance.host.connect("activate", to: handler)
  }

  /// An example of what to type, shown while the field is empty.
  public final var placeholder: String {
    get { entry.placeholder }
    set {
      guard newValue != placeholder else { return }
      entry.placeholder = newValue
      notify("placeholder-text")
    }
  }

  /// The maximum number of Unicode scalars that can be typed, or `nil` if there is no limit.
  public final var maxLength: Int? {
    get { entry.maxLength }
    set {
      guard newValue != maxLength else { return }
      entry.maxLength = newValue
      notify("max-length")
    }
  }

  /// The maximum length, or 0 if there is no limit.
  final var greatestLength: Int {
    get { maxLength ?? 0 }
    set { maxLength = newValue == 0 ? nil : newValue }
  }

  /// The kind of text, as a hint to input methods and on-screen keyboards.
  public final var inputPurpose: InputPurpose {
    get { entry.inputPurpose }
    set {
      guard newValue != inputPurpose else { return }
      entry.inputPurpose = newValue
      notify("input-purpose")
    }
  }
}
