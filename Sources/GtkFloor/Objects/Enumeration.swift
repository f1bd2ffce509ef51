import CGtk

/// A GObject enumeration and the Swift values of its cases.
@safe package struct Enumeration<Value: Equatable> {
  let type: GType

  /// The values in numeric order, starting at 0.
  private let values: [Value]

  /// Registers an enumeration.
  ///
  /// - Parameters:
  ///   - name: The enumeration's name, which must be unique among all types.
  ///   - values: The values, each with its name in a `.ui` file.
  package init(_ name: String, _ values: [(name: String, value: Value)]) {
    self.values = values.map(\.value)
    let entries = UnsafeMutablePointer<GEnumValue>.allocate(capacity: values.count + 1)
    for (index, value) in values.enumerated() {
      let nick = unsafe UnsafePointer(g_strdup(value.name))
      unsafe entries[index] = GEnumValue(value: gint(index), value_name: nick, value_nick: nick)
    }
    unsafe entries[values.count] = GEnumValue()
    // GLib keeps the table until the process ends.
    unsafe type = g_enum_register_static(name, entries)
  }

  /// Creates a GTK enumeration, whose numbers start at 0.
  init(_ type: GType, _ values: [Value]) {
    self.type = type
    self.values = values
  }

  func number(of value: Value) -> gint { gint(values.firstIndex(of: value) ?? 0) }

  func value(of number: gint) -> Value {
    values.indices.contains(Int(number)) ? values[Int(number)] : values[0]
  }
}
