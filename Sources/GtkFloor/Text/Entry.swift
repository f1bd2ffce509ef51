import CGtk

/// An entry for one line of text.
///
/// What is pasted becomes one line, and undo is left to the form.
///
/// ```swift
/// let pin = Entry(.secret)
/// pin.maxLength = 4
/// pin.onChange = { [weak pin] in print(pin?.value ?? "") }
/// ```
@safe public final class Entry: Widget {
  /// The kind of text in an entry.
  public enum Kind {
    /// Any text.
    case text

    /// A secret, which is kept out of the accessibility bus, the clipboard, and memory that is
    /// written to disk.
    case secret

    /// A number, which a screen reader reads as one.
    case number
  }

  /// Keeps the text of an entry for a secret; nil of any other.
  let secret: SecretBuffer?

  /// The part that holds the text, inside the frame.
  let text: UnsafeMutablePointer<GtkText>

  var inner: UnsafeMutableRawPointer { unsafe UnsafeMutableRawPointer(text) }

  /// The number of the signal handler that calls `onChange`.
  private var changeHandler: gulong = 0

  /// The number of the signal handler that makes one line of what is inserted.
  var insertHandler: gulong = 0

  /// Whether a value of the program is being shown, which is shown as it is.
  private(set) var isShowing = false

  /// Whether an input method is composing text, which must not be replaced meanwhile.
  package private(set) var isComposing = false {
    didSet {
      guard isComposing != oldValue else { return }
      onCompose(isComposing)
      if !isComposing { _ = formatAsTyped() }
    }
  }

  /// The closure to call when the user has changed the text.
  public var onChange: () -> Void = {}

  /// The action when the person has changed the text, once it is validated.
  package var onType: ((String) -> Void)?

  /// The action when inserted text was cut off, once the rest is validated.
  package var onCut: () -> Void = {}

  /// Whether the text that is being inserted does not fit.
  package var isCut = false

  /// The most bytes that GTK keeps in an entry.
  static let greatestSize = 65_534

  /// Formats the text while it is typed; nil for nothing.
  package var format: ((String) -> String)? {
    didSet {
      if !isFollowed { followTyping() }
      isFollowed = true
    }
  }

  /// Whether insertions and deletions are followed.
  private var isFollowed = false

  /// What the button does that empties the entry, in words; nil for no button.
  package var clearTitle: String? {
    didSet {
      if !clears, let clearTitle { addClearButton(clearTitle) }
      clears = clears || clearTitle != nil
      showClearButton()
    }
  }

  /// Whether the button was added.
  private var clears = false

  /// The action of Enter, before it presses the default button.
  package var onActivate: () -> Void = {}

  /// The actions when an input method begins and ends to compose text.
  package var onCompose: (_ isComposing: Bool) -> Void = { _ in }

  /// Creates an empty entry.
  public init(_ kind: Kind = .text) {
    secret = kind == .secret ? SecretBuffer() : nil
    guard let entry = unsafe Self.make(kind),
      let text = unsafe gtk_editable_get_delegate(OpaquePointer(entry))
    else { fatalError("GTK can't create an entry: it isn't initialized.") }
    unsafe self.text = UnsafeMutablePointer(text)
    unsafe super.init(entry)
    unsafe gtk_text_set_activates_default(self.text, 1)
    // The history is that of the form.
    unsafe gtk_editable_set_enable_undo(OpaquePointer(self.text), 0)
    unsafe changeHandler = connectSignal(object, "notify::text") { [weak self] in
      // What is to be formatted is not complete yet.
      if let self, formattedText == nil { changed() }
    }
    if let secret { keep(secret) } else { insertInOneLine() }
    unsafe connectSignal(inner, "activate") { [weak self] in self?.onActivate() }
    unsafe connectSignal(inner, "preedit-changed") { [weak self] arguments in
      self?.isComposing = !arguments.text(0).isEmpty
      return true
    }
  }

  isolated deinit {
    if secret != nil { unsafe SecretSelection.forget(inner) }
  }

  private static func make(_ kind: Kind) -> UnsafeMutablePointer<GtkWidget>? {
    switch kind {
    case .text: unsafe gtk_entry_new()
    case .secret: unsafe gtk_password_entry_new()
    case .number: unsafe cgtk_widget_new(gtk_entry_get_type(), GTK_ACCESSIBLE_ROLE_SPIN_BUTTON)
    }
  }

  /// The widget around the entry and what is beside it, if there is something.
  package var surroundings: Widget?

  /// The value with U+0000 that the program set; nil for any other.
  private var valueWithNull: String?

  /// The text; setting it does not count as typing.
  public var value: String {
    get {
      if let secret { return secret.string }
      let text = unsafe String(cString: gtk_editable_get_text(opaque))
      if let valueWithNull, valueWithNull.withVisibleNull == text { return valueWithNull }
      return text
    }
    set {
      guard !isComposing else { return }
      if secret == nil {
        let old = value
        valueWithNull = newValue.hasNull ? newValue : nil
        return show(newValue, inPlaceOf: old)
      }
      showing { enter(newValue) }
    }
  }

  /// Changes the text without that being typing.
  package func showing(_ change: () -> Void) {
    unsafe g_signal_handler_block(object, changeHandler)
    isShowing = true
    change()
    isShowing = false
    unsafe g_signal_handler_unblock(object, changeHandler)
  }

  /// Takes what the person has changed.
  package func changed() {
    onChange()
    if let onType { onType(value) }
    reportCut()
  }

  /// Replaces the text as a person would.
  package func enter(_ text: String) {
    guard text != value else { return }
    if secret != nil { enterSecret(text) } else { unsafe gtk_editable_set_text(opaque, text) }
  }

  /// Whether the user can change the text.
  public var isEditable: Bool {
    get { unsafe gtk_editable_get_editable(opaque) != 0 }
    set { unsafe gtk_editable_set_editable(opaque, newValue ? 1 : 0) }
  }

  /// An example of what to type, shown while the entry is empty.
  public var placeholder: String {
    get { unsafe gtk_text_get_placeholder_text(text).map { unsafe String(cString: $0) } ?? "" }
    set { unsafe gtk_text_set_placeholder_text(text, newValue.isEmpty ? nil : newValue) }
  }

  /// Requests the width of so many characters at least, and no more than the most.
  public func setWidth(characters counts: ClosedRange<Int>) {
    unsafe gtk_editable_set_width_chars(opaque, gint(counts.lowerBound))
    unsafe gtk_editable_set_max_width_chars(opaque, gint(counts.upperBound))
  }

  /// The maximum number of Unicode scalars that can be typed, or `nil` if there is no limit.
  public var maxLength: Int? {
    get {
      let most = unsafe gtk_text_get_max_length(text)
      return most == 0 ? nil : Int(most)
    }
    set { unsafe gtk_text_set_max_length(text, gint(clamping: newValue ?? 0)) }
  }

  /// The kind of text, as a hint to input methods and on-screen keyboards.
  public var inputPurpose: InputPurpose {
    get { unsafe InputPurpose(gtk_text_get_input_purpose(text)) }
    set { unsafe gtk_text_set_input_purpose(text, newValue.inGtk) }
  }

  /// Hints to input methods and on-screen keyboards; a secret is always private.
  public var inputHints: InputHints {
    get { unsafe InputHints(rawValue: cgtk_text_get_input_hints(text)) }
    set {
      let hints = secret == nil ? newValue : newValue.union(.ofSecret)
      unsafe cgtk_text_set_input_hints(text, hints.rawValue)
    }
  }

  /// The place of the caret in Unicode scalars.
  package var caret: Int {
    get { unsafe Int(gtk_editable_get_position(opaque)) }
    set { unsafe gtk_editable_set_position(opaque, gint(newValue)) }
  }

  /// Hides a secret that was revealed.
  public func hideSecret() {
    if secret != nil { isRevealed = false }
  }

  /// Focuses the entry with the cursor at the end and nothing selected, ready to be corrected.
  ///
  /// Without a window it cannot be focused.
  public func focus() {
    guard unsafe gtk_widget_get_root(pointer) != nil else { return }
    unsafe gtk_text_grab_focus_without_selecting(text)
    unsafe gtk_editable_set_position(opaque, -1)
  }
}
