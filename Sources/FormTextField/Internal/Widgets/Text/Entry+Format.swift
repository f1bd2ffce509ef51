import CGtk

// Formatting as typed.

extension Entry {
  /// Follows insertions and deletions, once each is complete and in the undo history.
  func followTyping() {
    unsafe connectInsert(inner, after: true) { [weak self] _, _, position in
      // GTK moves the caret there next.
      let caret = unsafe Int(position.pointee)
      if let place = self?.formatAsTyped(caret: caret) { unsafe position.pointee = gint(place) }
    }
    unsafe connectDelete(inner) { [weak self] in _ = self?.formatAsTyped() }
  }

  /// What the text is to be formatted as; nil where it stays as it is.
  ///
  /// Text that an input method composes is left alone.
  var formattedText: String? {
    guard let format, !isComposing else { return nil }
    let text = value
    let formatted = format(text)
    let fits = maxLength == 0 || formatted.unicodeScalars.count <= maxLength
    return fits && formatted != text ? formatted : nil
  }

  /// Formats what was typed, with the caret behind the same letter or digit as before, and returns
  /// the place of the caret; nil where nothing changes.
  ///
  /// Undo goes back no further than this: it would undo the formatting, which would come back.
  ///
  /// - Parameter caret: Where the caret is to be after what was typed; nil for where it is.
  func formatAsTyped(caret: Int? = nil) -> Int? {
    guard !isShowing, let formatted = formattedText else { return nil }
    let typed = value
    let caret = unsafe caret ?? Int(gtk_editable_get_position(opaque))
    replace(typed, with: formatted)
    let place = TypedCaret.place(caret, in: typed, formattedAs: formatted)
    unsafe gtk_editable_set_position(opaque, gint(place))
    forget()
    changed()
    return place
  }

  /// Replaces what differs.
  private func replace(_ old: String, with new: String) {
    let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let shared = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(shared).count
    var text = String.UnicodeScalarView()
    text.append(contentsOf: new[start..<(new.count - end)])
    var position = gint(start)
    showing {
      unsafe gtk_editable_delete_text(opaque, gint(start), gint(old.count - end))
      unsafe gtk_editable_insert_text(opaque, String(text), -1, &position)
    }
  }
}

/// Where the caret is in a text once that is formatted.
enum TypedCaret {
  /// Returns the place behind the same letter or digit; at the end of the text it stays there.
  ///
  /// - Parameter caret: How many Unicode scalars are before the caret, as in the result.
  static func place(_ caret: Int, in typed: String, formattedAs formatted: String) -> Int {
    let scalars = typed.unicodeScalars
    if caret >= scalars.count { return formatted.unicodeScalars.count }
    var rest = scalars.prefix(caret).count(where: isKept)
    var place = 0
    for scalar in formatted.unicodeScalars where rest > 0 {
      if isKept(scalar) { rest -= 1 }
      place += 1
    }
    return place
  }

  /// Whether formatting keeps a scalar: a separator comes and goes.
  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || ["+", "*", "#"].contains(scalar)
  }
}
