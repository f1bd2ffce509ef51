import CGtk

extension Entry {
  /// Follows insertions and deletions, once each is complete.
  func followTyping() {
    unsafe connectInsert(inner, after: true) { [weak self] _, _, position in
      // GTK moves the caret to this position next.
      let caret = unsafe Int(position.pointee)
      if let place = self?.formatAsTyped(caret: caret) { unsafe position.pointee = gint(place) }
    }
    unsafe connectSignal(inner, "delete-text", after: true) { [weak self] in
      _ = self?.formatAsTyped()
    }
  }

  /// Returns the formatted text, or `nil` if the text stays as it is.
  ///
  /// Text that an input method is composing isn't changed.
  var formattedText: String? {
    guard let format, !isComposing else { return nil }
    let text = value
    let formatted = format(text)
    let fits = formatted.unicodeScalars.count <= maxLength ?? .max
    return fits && formatted != text ? formatted : nil
  }

  /// Formats the typed text, keeping the caret after the same letter or digit.
  ///
  /// - Parameter caret: The caret's position after typing, or `nil` for its current one.
  /// - Returns: The caret's position, or `nil` if nothing changes.
  func formatAsTyped(caret: Int? = nil) -> Int? {
    guard !isShowing, let formatted = formattedText else { return nil }
    let typed = value
    let caret = unsafe caret ?? Int(gtk_editable_get_position(opaque))
    replace(typed, with: formatted)
    let place = TypedCaret.place(caret, in: typed, formattedAs: formatted)
    unsafe gtk_editable_set_position(opaque, gint(place))
    changed()
    return place
  }

  /// Replaces only the difference, and returns its end.
  @discardableResult
  private func replace(_ old: String, with new: String) -> gint {
    let difference = TextDifference(from: old, to: new)
    var position = gint(difference.start)
    showing {
      unsafe g_object_freeze_notify(gObject)
      unsafe gtk_editable_delete_text(opaque, position, gint(difference.end))
      unsafe gtk_editable_insert_text(opaque, difference.text.withVisibleNull, -1, &position)
      unsafe g_object_thaw_notify(gObject)
    }
    return position
  }

  /// Shows a text set by the program in place of another.
  ///
  /// In the focused entry, the caret moves to the end of the difference. In any other entry, the start of the text
  /// stays in view, and focusing it sets the caret.
  package func show(_ text: String, inPlaceOf old: String) {
    let end = replace(old, with: text)
    if hasFocusWithin { unsafe gtk_editable_set_position(opaque, end) }
  }
}

/// The position of the caret in formatted text.
package enum TypedCaret {
  /// Returns the position after the same letter or digit; a caret at the end of the text stays there.
  ///
  /// - Parameter caret: The number of Unicode scalars before the caret, like the result.
  package static func place(_ caret: Int, in typed: String, formattedAs formatted: String) -> Int {
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

  /// Returns whether formatting keeps a scalar; separators may come and go.
  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || ["+", "*", "#"].contains(scalar)
  }
}
