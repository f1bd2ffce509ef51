import CGtk

/// An entry for a secret, such as a PIN, that shows bullets until it's revealed.
///
/// The secret is kept in locked memory, and can't be copied. It reaches the accessibility bus only while it's revealed.
///
/// ```swift
/// let pin = SecretEntry()
/// pin.maxLength = 4
/// pin.onChange = { [weak pin] in print(pin?.value.count ?? 0) }
/// ```
@safe public final class SecretEntry: Entry {
  let secret = SecretBuffer()

  /// The number of edits after the program last set the value, of which GTK may notify later.
  private var editsOfProgram = -1

  /// Creates an empty entry.
  public init() {
    unsafe super.init(entry: gtk_password_entry_new())
    let buffer = secret.makeObject()
    withExtendedLifetime(buffer) {
      unsafe gtk_text_set_buffer(
        text, buffer.pointer.assumingMemoryBound(to: GtkEntryBuffer.self))
    }
    inputHints = []
    insertSecret()
    // GTK starts an undo history when the text becomes visible.
    secret.onEdit = { [weak self] in
      if let self { unsafe gtk_editable_set_enable_undo(OpaquePointer(inner), 0) }
    }
    onReveal { [weak self] in self?.reveal() }
    for signal in ["copy-clipboard", "cut-clipboard"] {
      unsafe connectSignal(inner, signal) { [weak self] in
        if let self { unsafe g_signal_stop_emission_by_name(inner, signal) }
      }
    }
    SecretSelection.exclude(self)
    preventDragging()
  }

  isolated deinit {
    SecretSelection.forget(self)
  }

  override public var value: String {
    get { secret.string }
    set {
      guard !isComposing else { return }
      showing { enter(newValue) }
      editsOfProgram = secret.edits
    }
  }

  override package func changed() {
    if secret.edits != editsOfProgram { super.changed() }
  }

  /// Replaces the text, which can't be compared with GTK's bullets.
  override package func enter(_ text: String) {
    guard text != value else { return }
    var start: gint = 0
    unsafe g_object_freeze_notify(gObject)
    unsafe gtk_editable_delete_text(opaque, 0, -1)
    unsafe gtk_editable_insert_text(opaque, text, -1, &start)
    unsafe g_object_thaw_notify(gObject)
  }

  override var size: Int { secret.size }

  /// Hints to input methods and on-screen keyboards; a secret is always private.
  override public var inputHints: InputHints {
    get { super.inputHints }
    set { super.inputHints = newValue.union(.ofSecret) }
  }

  /// Hides the secret if it was revealed.
  override public func hideSecret() {
    isRevealed = false
  }
}

extension SecretEntry {
  /// Indicates whether the text itself is visible.
  package var isRevealed: Bool {
    get { unsafe gtk_text_get_visibility(text) != 0 }
    set { unsafe gtk_text_set_visibility(text, newValue ? 1 : 0) }
  }

  /// Calls `handler` when the secret is revealed or hidden.
  func onReveal(_ handler: @escaping () -> Void) {
    unsafe connectSignal(inner, "notify::visibility", to: handler)
  }

  /// Reveals the text to GTK, unless GTK would then put it on the primary selection.
  private func reveal() {
    if isRevealed, !SecretSelection.isGuarded { return isRevealed = false }
    secret.isRevealed = isRevealed
  }

  /// Passes inserted text to the buffer, and inserts bullets instead.
  ///
  /// A trailing line break is dropped. The handler must be the signal's first, so that the accessibility bus's
  /// handlers get the bullets.
  private func insertSecret() {
    unsafe connectInsert(inner) { [weak self] text, length, position in
      guard let self, case let secret = secret, !secret.isTaking else { return }
      let bytes = unsafe UnsafeBufferPointer(start: text, count: length)
      let kept = unsafe isShowing ? length : PastedText.lengthWithoutLineBreak(bytes)
      if !isShowing { unsafe noteInsertion(of: g_utf8_strlen(text, kept), size: kept) }
      if kept == length, secret.isRevealed { return }
      unsafe g_signal_stop_emission_by_name(inner, "insert-text")
      unsafe secret.take(text, kept) { text, length in
        unsafe gtk_editable_insert_text(OpaquePointer(inner), text, gint(length), position)
      }
    }
  }

  /// Clears the selection of a revealed secret before the pointer can drag it away.
  private func preventDragging() {
    guard let gesture = unsafe gtk_gesture_click_new() else { return }
    unsafe gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    unsafe connectSignal(UnsafeMutableRawPointer(gesture), "pressed") { [weak self] in
      guard let self, isRevealed else { return }
      let place = unsafe gtk_editable_get_position(opaque)
      unsafe gtk_editable_select_region(opaque, place, place)
    }
    unsafe gtk_widget_add_controller(pointer, gesture)
  }
}
