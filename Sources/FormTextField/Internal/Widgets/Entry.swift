import CGtk

/// An entry for one line of text; a secret is kept in memory that is locked and wiped.
@safe final class Entry: Widget, FormEditor {
  let isSecure: Bool

  /// The part that holds the text, inside the frame.
  private let text: UnsafeMutablePointer<GtkText>

  /// The number of the signal handler that calls `onChange`.
  private var changeHandler: gulong = 0

  /// Whether an input method is composing text, which must not be replaced meanwhile.
  private var isComposing = false {
    didSet { if isComposing != oldValue { onCompose(isComposing) } }
  }

  var onChange: () -> Void = {}

  /// The action of Enter, before it presses the default button.
  var onActivate: () -> Void = {}

  /// The actions when an input method begins and ends to compose text.
  var onCompose: (_ isComposing: Bool) -> Void = { _ in }

  init(isSecure: Bool) {
    self.isSecure = isSecure
    let entry = unsafe isSecure ? gtk_password_entry_new() : gtk_entry_new()
    guard let entry = unsafe entry,
      let text = unsafe gtk_editable_get_delegate(OpaquePointer(entry))
    else { preconditionFailure("GTK made no entry: it was not initialised.") }
    unsafe self.text = UnsafeMutablePointer(text)
    unsafe super.init(entry)
    if isSecure { unsafe gtk_password_entry_set_show_peek_icon(opaque, 1) }
    unsafe gtk_text_set_activates_default(self.text, 1)
    unsafe changeHandler = connect(object, notify: "text") { [weak self] in self?.onChange() }
    let inner = unsafe UnsafeMutableRawPointer(text)
    unsafe connect(inner, "activate") { [weak self] in self?.onActivate() }
    unsafe connect(inner, "preedit-changed") { [weak self] (unfinished: String) in
      self?.isComposing = !unfinished.isEmpty
    }
  }

  var widget: WidgetPointer { unsafe pointer }

  /// The text; setting it does not count as typing.
  var value: String {
    get { unsafe String(cString: gtk_editable_get_text(opaque)) }
    set {
      guard !isComposing else { return }
      unsafe g_signal_handler_block(object, changeHandler)
      enter(newValue)
      unsafe g_signal_handler_unblock(object, changeHandler)
    }
  }

  /// Replaces the text as a person would.
  func enter(_ text: String) {
    guard text != value else { return }
    unsafe gtk_editable_set_text(opaque, text)
  }

  var isEditable: Bool {
    get { unsafe gtk_editable_get_editable(opaque) != 0 }
    set { unsafe gtk_editable_set_editable(opaque, newValue ? 1 : 0) }
  }

  var placeholder: String {
    get { unsafe gtk_text_get_placeholder_text(text).map { unsafe String(cString: $0) } ?? "" }
    set { unsafe gtk_text_set_placeholder_text(text, newValue.isEmpty ? nil : newValue) }
  }

  /// Requests the width of so many characters, and no more where there is more.
  func setWidth(characters count: gint) {
    unsafe gtk_editable_set_width_chars(opaque, count)
    unsafe gtk_editable_set_max_width_chars(opaque, count)
  }

  /// The most Unicode scalars that can be typed; 0 for no limit.
  var maxLength: Int32 {
    get { unsafe gtk_text_get_max_length(text) }
    set { unsafe gtk_text_set_max_length(text, newValue) }
  }

  var inputPurpose: GtkInputPurpose {
    get { unsafe gtk_text_get_input_purpose(text) }
    set { unsafe gtk_text_set_input_purpose(text, newValue) }
  }

  /// More about the text for input methods, such as that it is not to be spell-checked.
  private var inputHints: GtkInputHints {
    get { unsafe gtk_text_get_input_hints(text) }
    set { unsafe gtk_text_set_input_hints(text, newValue) }
  }

  /// The input purpose, unless a program sets one.
  static func usualPurpose(isSecure: Bool) -> GtkInputPurpose {
    isSecure ? GTK_INPUT_PURPOSE_PASSWORD : GTK_INPUT_PURPOSE_FREE_FORM
  }

  /// Adopts the settings and the text of another entry.
  func adopt(_ other: Entry) {
    placeholder = other.placeholder
    maxLength = other.maxLength
    isEditable = other.isEditable
    let hasUsualPurpose = other.inputPurpose == Self.usualPurpose(isSecure: other.isSecure)
    inputPurpose = hasUsualPurpose ? Self.usualPurpose(isSecure: isSecure) : other.inputPurpose
    unsafe gtk_editable_set_width_chars(opaque, gtk_editable_get_width_chars(other.opaque))
    unsafe gtk_editable_set_max_width_chars(opaque, gtk_editable_get_max_width_chars(other.opaque))
    unsafe gtk_editable_set_alignment(opaque, gtk_editable_get_alignment(other.opaque))
    inputHints = other.inputHints
    value = other.value
  }

  /// Clears the undo history, and hides a secret that was revealed.
  func forget() {
    if isSecure { unsafe gtk_text_set_visibility(text, 0) }
    unsafe gtk_editable_set_enable_undo(OpaquePointer(text), 0)
    unsafe gtk_editable_set_enable_undo(OpaquePointer(text), 1)
  }

  /// Focuses the entry with the cursor at the end and nothing selected, ready to be corrected.
  ///
  /// Without a window it cannot be focused.
  func focus() {
    guard unsafe gtk_widget_get_root(pointer) != nil else { return }
    unsafe gtk_text_grab_focus_without_selecting(text)
    unsafe gtk_editable_set_position(opaque, -1)
  }
}
