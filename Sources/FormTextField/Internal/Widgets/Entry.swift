import CGtk

/// One line of text that is typed, in memory that is locked and wiped when it is a secret.
@safe final class Entry: Widget {
  let isSecure: Bool

  /// The part that holds the text, inside the frame.
  private let text: UnsafeMutablePointer<GtkText>

  init(isSecure: Bool) {
    self.isSecure = isSecure
    let entry = unsafe isSecure ? gtk_password_entry_new() : gtk_entry_new()
    guard let entry = unsafe entry,
      let text = unsafe gtk_editable_get_delegate(OpaquePointer(entry))
    else { preconditionFailure("GTK made no entry: it was not initialised.") }
    unsafe self.text = UnsafeMutablePointer(text)
    unsafe super.init(entry)
    if isSecure { unsafe gtk_password_entry_set_show_peek_icon(opaque, 1) }
  }

  var content: String {
    get { unsafe String(cString: gtk_editable_get_text(opaque)) }
    set {
      guard newValue != content else { return }
      unsafe gtk_editable_set_text(opaque, newValue)
    }
  }

  var isEmpty: Bool {
    unsafe gtk_editable_get_text(opaque).pointee == 0
  }

  var isEditable: Bool {
    get { unsafe gtk_editable_get_editable(opaque) != 0 }
    set { unsafe gtk_editable_set_editable(opaque, newValue ? 1 : 0) }
  }

  var placeholder: String {
    get { unsafe gtk_text_get_placeholder_text(text).map { unsafe String(cString: $0) } ?? "" }
    set { unsafe gtk_text_set_placeholder_text(text, newValue.isEmpty ? nil : newValue) }
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

  /// What the text is for as long as nobody says otherwise.
  static func usualPurpose(isSecure: Bool) -> GtkInputPurpose {
    isSecure ? GTK_INPUT_PURPOSE_PASSWORD : GTK_INPUT_PURPOSE_FREE_FORM
  }

  /// Takes over how another entry is set up, and what is in it.
  func takeOver(from other: Entry) {
    placeholder = other.placeholder
    maxLength = other.maxLength
    isEditable = other.isEditable
    let hasUsualPurpose = other.inputPurpose == Self.usualPurpose(isSecure: other.isSecure)
    inputPurpose = hasUsualPurpose ? Self.usualPurpose(isSecure: isSecure) : other.inputPurpose
    unsafe gtk_editable_set_width_chars(opaque, gtk_editable_get_width_chars(other.opaque))
    unsafe gtk_editable_set_max_width_chars(opaque, gtk_editable_get_max_width_chars(other.opaque))
    unsafe gtk_editable_set_alignment(opaque, gtk_editable_get_alignment(other.opaque))
    content = other.content
  }

  /// Forgets what can be brought back of what was typed, and hides a secret that was revealed.
  func forget() {
    if isSecure { unsafe gtk_text_set_visibility(text, 0) }
    unsafe gtk_editable_set_enable_undo(OpaquePointer(text), 0)
    unsafe gtk_editable_set_enable_undo(OpaquePointer(text), 1)
  }

  /// Focuses the entry with the cursor at the end and nothing selected, ready to be mended.
  ///
  /// What is in no window cannot be focused.
  func focusAtEnd() {
    guard unsafe gtk_widget_get_root(pointer) != nil else { return }
    unsafe gtk_text_grab_focus_without_selecting(text)
    unsafe gtk_editable_set_position(opaque, -1)
  }

  func onChange(_ handler: @escaping () -> Void) {
    unsafe connect(object, notify: "text", to: handler)
  }

  func onActivate(_ handler: @escaping () -> Void) {
    unsafe connect(UnsafeMutableRawPointer(text), "activate", to: handler)
  }

  /// Calls `handler` with whether an input method is putting text together.
  func onCompose(_ handler: @escaping (_ isComposing: Bool) -> Void) {
    unsafe connect(UnsafeMutableRawPointer(text), "preedit-changed") { (unfinished: String) in
      handler(!unfinished.isEmpty)
    }
  }

  /// Whether Enter presses the default button of the window.
  var activatesDefaultOnEnter: Bool {
    get { unsafe gtk_text_get_activates_default(text) != 0 }
    set { unsafe gtk_text_set_activates_default(text, newValue ? 1 : 0) }
  }
}
