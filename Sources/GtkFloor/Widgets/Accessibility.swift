import CGtk

/// The abilities of screen readers with the running version of GTK.
package enum ScreenReader {
  /// Indicates whether screen readers get required and invalid states.
  ///
  /// GTK 4.8 passes on neither of them correctly.
  package static let readsStates = Toolkit.isAtLeast(minor: 16)

  /// Indicates whether a button's label alone is its name, without the button's content.
  ///
  /// Since then, the name and the description of the button in a drop-down are also the drop-down's.
  static let readsOnlyLabels = Toolkit.isAtLeast(minor: 12)

  /// Announces a text with a priority; available since GTK 4.14.
  ///
  /// GTK would crash with its accessibility backend for tests, which doesn't implement this.
  static let announce =
    unsafe g_getenv("GTK_A11Y").map { unsafe String(cString: $0) } == "test"
    ? nil
    : unsafe Toolkit.function(
      "gtk_accessible_announce",
      as: (@convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt) -> Void).self)
}

extension Widget {
  /// Marks the value of the widget as invalid or valid, if screen readers get that.
  package func setInvalid(_ isInvalid: Bool) {
    // GTK 4.8 passes it on as the state of an object that is broken, and Orca never reads such an object.
    guard ScreenReader.readsStates else { return }
    unsafe cgtk_accessible_set_state(opaque, GTK_ACCESSIBLE_STATE_INVALID, isInvalid ? 1 : 0)
  }

  /// Tells screen readers the place of each widget among these options.
  package static func number(_ options: [Widget]) {
    for (place, option) in options.enumerated() {
      unsafe cgtk_accessible_set_place(option.opaque, CInt(place + 1), CInt(options.count))
    }
  }

  /// Hides the widget, with everything in it, from screen readers, which get the same from another widget.
  ///
  /// Call it before the widget is in a window: GTK 4.18 resets the state whenever a widget is mapped, and by then the
  /// role can't be changed.
  func hideFromScreenReaders() {
    unsafe cgtk_accessible_set_state(opaque, GTK_ACCESSIBLE_STATE_HIDDEN, 1)
    guard unsafe gtk_widget_get_root(pointer) == nil else { return }
    self["accessible-role"] = Int(GTK_ACCESSIBLE_ROLE_NONE.rawValue)
  }

  /// Hides the icons within the widget, which GTK 4.8 names by their class.
  func hideIconsFromScreenReaders() {
    let kinds = unsafe [g_type_from_name("GtkBuiltinIcon"), gtk_image_get_type()]
    for icon in kinds.flatMap(descendants) {
      icon.takingOutOfWindow { icon.hideFromScreenReaders() }
    }
  }

  /// Takes the widget out of its window, if it's in one, while `body` runs.
  private func takingOutOfWindow(_ body: () -> Void) {
    guard let parent, root != nil else { return body() }
    let neighbor = unsafe gtk_widget_get_prev_sibling(pointer).map { unsafe Widget($0) }
    unparent()
    body()
    parent.insert(self, after: neighbor)
  }

  /// Marks the widget as busy.
  package func setBusy(_ isBusy: Bool) {
    unsafe cgtk_accessible_set_state(opaque, GTK_ACCESSIBLE_STATE_BUSY, isBusy ? 1 : 0)
  }

  /// Indicates whether screen readers say that the widget is required once it's marked so.
  ///
  /// Orca 48 and 51 say it of passwords, check boxes and numbers, but not of other texts.
  package var isReadAsRequired: Bool {
    guard ScreenReader.readsStates else { return false }
    if unsafe isInstance(object, of: gtk_password_entry_get_type()) { return true }
    let roles = [GTK_ACCESSIBLE_ROLE_CHECKBOX, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON]
    return roles.contains { self["accessible-role"] == Int($0.rawValue) }
  }

  /// Marks the widget as required.
  package func setRequired(_ isRequired: Bool) {
    setFlag(GTK_ACCESSIBLE_PROPERTY_REQUIRED, isRequired)
  }

  /// Marks the widget as multi-line.
  func setMultiLine() {
    setFlag(GTK_ACCESSIBLE_PROPERTY_MULTI_LINE, true)
  }

  private func setFlag(_ property: GtkAccessibleProperty, _ isOn: Bool) {
    unsafe setAccessible(property, FundamentalType.boolean) {
      unsafe g_value_set_boolean($0, isOn ? 1 : 0)
    }
  }

  /// Sets a property by `store`, or resets it if `store` is `nil`.
  func setAccessible(
    _ property: GtkAccessibleProperty, _ type: GType,
    by store: ((UnsafeMutablePointer<GValue>) -> Void)?
  ) {
    guard let store = unsafe store else {
      unsafe gtk_accessible_reset_property(opaque, property)
      return
    }
    var property = property
    var value = GValue()
    unsafe g_value_init(&value, type)
    unsafe store(&value)
    unsafe gtk_accessible_update_property_value(opaque, 1, &property, &value)
    unsafe g_value_unset(&value)
  }

  /// Marks the widget's text as one with suggestions.
  package func setSuggestsTexts() {
    setFlag(GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, true)
  }

  /// Marks the widget's list as open or closed.
  package func setExpanded(_ isExpanded: Bool) {
    unsafe cgtk_accessible_set_state(opaque, GTK_ACCESSIBLE_STATE_EXPANDED, isExpanded ? 1 : 0)
  }

  /// Sets the text that a screen reader reads after the widget's name, and again when it changes
  /// while the widget has the focus.
  public func setAccessibleDescription(_ text: String) {
    noteDescription(text)
    showDescription(text)
  }

  func showDescription(_ text: String) {
    // First, so that the change of the button, which may have the focus, is read with the new text.
    if ScreenReader.readsOnlyLabels {
      dropDown?.setText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
    }
    setText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
  }

  /// The drop-down that this button opens, or `nil` for any other widget.
  var dropDown: Widget? {
    guard let parent, unsafe isInstance(parent.object, of: gtk_drop_down_get_type()) else {
      return nil
    }
    return parent
  }

  /// Sets the name that a screen reader reads, for a widget without a label.
  public func setAccessibleName(_ text: String) {
    setText(GTK_ACCESSIBLE_PROPERTY_LABEL, text)
  }

  /// Sets the text that is read instead of the widget's number.
  package func setValueText(_ text: String) {
    setText(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text)
  }

  private func setText(_ property: GtkAccessibleProperty, _ text: String) {
    unsafe setAccessible(
      property, FundamentalType.string,
      by: text.isEmpty ? nil : { unsafe g_value_set_string($0, text) })
  }
}
