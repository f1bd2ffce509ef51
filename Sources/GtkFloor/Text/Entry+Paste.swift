import CGtk

extension Entry {
  /// Turns inserted text into a single line; line breaks and tabs can only be pasted or dropped.
  func insertInOneLine() {
    unsafe insertHandler = connectInsert(inner) { [weak self] text, length, position in
      guard let self, !isShowing else { return }
      let bytes = unsafe UnsafeBufferPointer(start: text, count: length)
      let whole = unsafe String(decoding: UnsafeRawBufferPointer(bytes), as: UTF8.self)
      let line = inOneLine(whole)
      noteInsertion(of: line.unicodeScalars.count, size: max(line.utf8.count, whole.utf8.count))
      if line != whole { unsafe insert(line, line.utf8.count, at: position) }
    }
    unsafe connectSignal(inner, "paste-clipboard") { [weak self] in self?.paste() }
  }

  private func inOneLine(_ text: String) -> String {
    PastedText.inOneLine(String(text.prefix(bytes: Self.greatestSize)), separator: lineSeparator)
  }

  /// Records whether text about to be inserted is too long: GTK would silently drop its end.
  ///
  /// - Parameters:
  ///   - count: The number of Unicode scalars in the text.
  ///   - size: The number of bytes in the text.
  func noteInsertion(of count: Int, size: Int) {
    isCut = length + count > maxLength ?? .max || self.size + size > Self.greatestSize
  }

  /// The number of Unicode scalars in the entry.
  private var length: Int { unsafe Int(gtk_entry_buffer_get_length(gtk_text_get_buffer(text))) }

  /// Reports that inserted text was cut off, if that filled the entry.
  func reportCut() {
    guard isCut else { return }
    isCut = false
    // A scalar has up to four bytes.
    if length == maxLength || size + 4 > Self.greatestSize { onCut() }
  }

  /// Inserts another text instead of the one that was about to be inserted.
  private func insert(
    _ text: UnsafePointer<CChar>, _ length: Int, at position: UnsafeMutablePointer<gint>
  ) {
    unsafe g_signal_stop_emission_by_name(inner, "insert-text")
    unsafe g_signal_handler_block(inner, insertHandler)
    unsafe gtk_editable_insert_text(OpaquePointer(inner), text, gint(length), position)
    unsafe g_signal_handler_unblock(inner, insertHandler)
  }

  /// Replaces GTK's paste, to tell pasted text from typed text, which may have white space at an end.
  private func paste() {
    guard isEditable else { return }
    unsafe g_signal_stop_emission_by_name(inner, "paste-clipboard")
    readClipboard { [weak self] text in self?.paste(text) }
  }

  private func paste(_ text: String) {
    guard isEditable else { return }
    let editable = unsafe OpaquePointer(inner)
    var (start, end): (gint, gint) = (0, 0)
    unsafe _ = gtk_editable_get_selection_bounds(editable, &start, &end)
    let pasted = PastedText.trimmed(
      inOneLine(text), atStart: start == 0, atEnd: Int(end) == length)
    unsafe g_object_freeze_notify(inner.assumingMemoryBound(to: GObject.self))
    unsafe gtk_editable_delete_selection(editable)
    unsafe gtk_editable_insert_text(editable, pasted, gint(pasted.utf8.count), &start)
    unsafe gtk_editable_set_position(editable, start)
    unsafe g_object_thaw_notify(inner.assumingMemoryBound(to: GObject.self))
    reportCut()
    if text.utf8.count > Self.greatestSize { onCut() }
  }
}
