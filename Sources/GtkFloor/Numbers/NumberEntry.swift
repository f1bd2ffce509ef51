import CGtk

/// An entry that a screen reader reads as a number.
package final class NumberEntry: Entry {
  package init() {
    unsafe super.init(
      entry: cgtk_widget_new(gtk_entry_get_type(), GTK_ACCESSIBLE_ROLE_SPIN_BUTTON))
    insertInOneLine()
    inputPurpose = .number
  }

  /// Sets the number and bounds that a screen reader reads; `nil` if there is none.
  package func setNumber(_ number: Double?, from minimum: Double?, to maximum: Double?) {
    for (property, number) in [
      (GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, number), (GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, minimum),
      (GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, maximum),
    ] {
      guard let number else {
        unsafe gtk_accessible_reset_property(opaque, property)
        continue
      }
      var property = property
      var value = GValue()
      unsafe g_value_init(&value, FundamentalType.double)
      unsafe g_value_set_double(&value, number)
      unsafe gtk_accessible_update_property_value(opaque, 1, &property, &value)
      unsafe g_value_unset(&value)
    }
  }
}
