import CGtk

/// The GObject enumeration `FormReturnAction`, with the values `submit` and `next-field`.
enum ReturnActionType {
  /// The type, registered at first use.
  static let type = register()

  private static func register() -> GType {
    let names = ["submit", "next-field"]
    let values = UnsafeMutablePointer<GEnumValue>.allocate(capacity: names.count + 1)
    for (index, name) in names.enumerated() {
      let nick = unsafe UnsafePointer(g_strdup(name))
      unsafe values[index] = GEnumValue(value: gint(index), value_name: nick, value_nick: nick)
    }
    unsafe values[names.count] = GEnumValue()
    // GLib keeps the table for as long as the process runs.
    return unsafe g_enum_register_static("FormReturnAction", values)
  }
}
