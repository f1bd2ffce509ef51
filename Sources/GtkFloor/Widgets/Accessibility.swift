import CGtk

// The accessible name, description and states of a widget.

/// The abilities of screen readers with the running version of GTK.
package enum ScreenReader {
  /// Indicates whether it gets required states and error messages by themselves.
  ///
  /// GTK 4.8 passes on neither; error messages are right from GTK 4.16 on.
  package static let readsErrors = Toolkit.isAtLeast(minor: 16)

  /// Indicates whether a button with a label beside it is named by that alone, and not by its
  /// content too.
  static let readsOnlyLabels = Toolkit.isAtLeast(minor: 12)

  /// Reads a text out at once, with a priority; GTK has it from 4.14 on.
  ///
  /// GTK would crash in its own tests of accessibility, which don't implement it.
  fileprivate static let announce =
    unsafe g_getenv("GTK_A11Y").map { unsafe String(cString: $0) } == "test"
    ? nil
    : unsafe Toolkit.function(
      "gtk_accessible_announce",
      as: (@convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt) -> Void).self)
}

extension Widget {
  /// Marks the value of the widget as invalid or valid.
  package func setInvalid(_ isInvalid: Bool) {
    unsafe cgtk_accessible_set_state(opaque, GTK_ACCESSIBLE_STATE_INVALID, isInvalid ? 1 : 0)
  }

  /// Sets the widget that has the error message of this one, or none.
  package func setErrorMessage(_ message: Widget?) {
    if let message {
      unsafe cgtk_accessible_set_error_message(opaque, message.opaque)
    } else {
      unsafe gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE)
    }
  }

  /// Reads a text out at once, if GTK can.
  package func announce(_ text: String) {
    let mediumPriority: CInt = 1
    unsafe ScreenReader.announce?(opaque, text, mediumPriority)
  }

  /// Marks the widget as busy.
  package func setBusy(_ isBusy: Bool) {
    unsafe cgtk_accessible_set_state(opaque, GTK_ACCESSIBLE_STATE_BUSY, isBusy ? 1 : 0)
  }

  /// Marks the widget as one that cannot be left empty.
  package func setRequired(_ isRequired: Bool) {
    setFlag(GTK_ACCESSIBLE_PROPERTY_REQUIRED, isRequired)
  }

  /// Marks the widget as one for text in several lines.
  func setMultiLine() {
    setFlag(GTK_ACCESSIBLE_PROPERTY_MULTI_LINE, true)
  }

  private func setFlag(_ property: GtkAccessibleProperty, _ isOn: Bool) {
    var property = property
    var value = GValue()
    unsafe g_value_init(&value, FundamentalType.boolean)
    unsafe g_value_set_boolean(&value, isOn ? 1 : 0)
    unsafe gtk_accessible_update_property_value(opaque, 1, &property, &value)
    unsafe g_value_unset(&value)
  }

  /// Marks the widget as a text that can be completed from a list.
  package func setSuggestsTexts() {
    setFlag(GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, true)
  }

  /// Marks the list of the widget as open or closed.
  package func setExpanded(_ isExpanded: Bool) {
    unsafe cgtk_accessible_set_state(opaque, GTK_ACCESSIBLE_STATE_EXPANDED, isExpanded ? 1 : 0)
  }

  /// Sets the text that a screen reader reads after the widget's name, and again when it changes
  /// while the widget has the focus.
  public func setAccessibleDescription(_ text: String) {
    setText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
  }

  /// Gives the widget the name that a screen reader reads, where no label is beside it.
  public func setAccessibleName(_ text: String) {
    setText(GTK_ACCESSIBLE_PROPERTY_LABEL, text)
  }

  /// The text that is read instead of the widget's number.
  package func setValueText(_ text: String) {
    setText(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text)
  }

  private func setText(_ property: GtkAccessibleProperty, _ text: String) {
    var property = property
    guard !text.isEmpty else {
      unsafe gtk_accessible_reset_property(opaque, property)
      return
    }
    var value = GValue()
    unsafe g_value_init(&value, FundamentalType.string)
    unsafe g_value_set_string(&value, text)
    unsafe gtk_accessible_update_property_value(opaque, 1, &property, &value)
    unsafe g_value_unset(&value)
  }
}
