import CGtk

/// The GObject enumeration `FormReturnAction`, with the values `submit` and `next-field`.
enum ReturnActionType {
  /// The type, registered at first use.
  static let type = register()

  private static func register() -> GType {
    let actions = ReturnAction.allCases
    let values = UnsafeMutablePointer<GEnumValue>.allocate(capacity: actions.count + 1)
    for (index, action) in actions.enumerated() {
      let nick = unsafe UnsafePointer(g_strdup(action.name))
      unsafe values[index] = GEnumValue(value: gint(index), value_name: nick, value_nick: nick)
    }
    unsafe values[actions.count] = GEnumValue()
    // GLib keeps the table for as long as the process runs.
    return unsafe g_enum_register_static("FormReturnAction", values)
  }
}

extension ReturnAction {
  /// The action with a value of the enumeration.
  init?(value: gint) {
    guard Self.allCases.indices.contains(Int(value)) else { return nil }
    self = Self.allCases[Int(value)]
  }

  /// The value in the enumeration: the place among all cases.
  var value: gint { gint(Self.allCases.firstIndex(of: self) ?? 0) }

  /// The name in a `.ui` file.
  fileprivate var name: String {
    switch self {
    case .submit: "submit"
    case .nextField: "next-field"
    }
  }
}
