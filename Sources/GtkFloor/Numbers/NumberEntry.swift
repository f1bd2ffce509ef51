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
      unsafe setAccessible(
        property, FundamentalType.double,
        by: number.map { number in { unsafe g_value_set_double($0, number) } })
    }
  }
}
