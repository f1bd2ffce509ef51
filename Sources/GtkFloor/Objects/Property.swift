import CGtk

/// A property of a widget class, as seen by GtkBuilder and other languages.
///
/// Its functions take the Swift object of a widget. Without `set`, the property is read-only.
@safe package struct Property {
  let specification: UnsafeMutablePointer<GParamSpec>?
  let get: (any WidgetImplementation, UnsafeMutablePointer<GValue>?) -> Void
  let set: (any WidgetImplementation, UnsafePointer<GValue>?) -> Void

  private init<Owner, Value>(
    _ specification: UnsafeMutablePointer<GParamSpec>?,
    get: @escaping (Owner) -> Value, set: ((Owner, Value) -> Void)?,
    store: @escaping (Value, UnsafeMutablePointer<GValue>?) -> Void,
    read: @escaping (UnsafePointer<GValue>?) -> Value
  ) {
    unsafe self.specification = specification
    unsafe self.get = { owner, value in
      if let owner = owner as? Owner { unsafe store(get(owner), value) }
    }
    unsafe self.set = { owner, value in
      if let owner = owner as? Owner { unsafe set?(owner, read(value)) }
    }
  }

  private static func flags<Setter>(for set: Setter?) -> GParamFlags {
    set == nil ? cgtk_property_read_only() : cgtk_property_read_write()
  }

  /// Returns whether GObject accepts the name of a property.
  package static func canBeNamed(_ name: String) -> Bool {
    unsafe g_param_spec_is_valid_name(name) != 0
  }

  /// Returns a text property.
  package static func text<Owner>(
    _ name: String, get: @escaping (Owner) -> String, set: ((Owner, String) -> Void)? = nil
  ) -> Self {
    unsafe Self(
      g_param_spec_string(name, nil, nil, "", flags(for: set)), get: get, set: set,
      store: { unsafe store($0, in: $1) }, read: { unsafe string(in: $0) })
  }

  /// Returns a property that is a list of texts.
  package static func texts<Owner>(
    _ name: String, get: @escaping (Owner) -> [String], set: ((Owner, [String]) -> Void)? = nil
  ) -> Self {
    unsafe Self(
      g_param_spec_boxed(name, nil, nil, g_strv_get_type(), flags(for: set)), get: get, set: set,
      store: { unsafe store($0, in: $1) }, read: { unsafe strings(in: $0) })
  }

  /// Returns a number property.
  package static func number<Owner>(
    _ name: String, get: @escaping (Owner) -> Double, set: ((Owner, Double) -> Void)? = nil
  ) -> Self {
    let greatest = Double.greatestFiniteMagnitude
    return unsafe Self(
      g_param_spec_double(name, nil, nil, -greatest, greatest, 0, flags(for: set)), get: get,
      set: set, store: { unsafe g_value_set_double($1, $0) },
      read: { unsafe g_value_get_double($0) })
  }

  /// Returns a property for whole numbers from 0.
  package static func count<Owner>(
    _ name: String, upTo greatest: Int, default start: Int = 0, get: @escaping (Owner) -> Int,
    set: @escaping (Owner, Int) -> Void
  ) -> Self {
    unsafe Self(
      g_param_spec_int(name, nil, nil, 0, gint(greatest), gint(start), cgtk_property_read_write()),
      get: get, set: set, store: { unsafe g_value_set_int($1, gint(clamping: $0)) },
      read: { unsafe Int(g_value_get_int($0)) })
  }

  /// Returns a property with one of several values; the first is the default.
  package static func choice<Owner, Value: Equatable>(
    _ name: String, of enumeration: Enumeration<Value>, get: @escaping (Owner) -> Value,
    set: @escaping (Owner, Value) -> Void
  ) -> Self {
    unsafe Self(
      g_param_spec_enum(name, nil, nil, enumeration.type, 0, cgtk_property_read_write()),
      get: get, set: set,
      store: { unsafe g_value_set_enum($1, enumeration.number(of: $0)) },
      read: { enumeration.value(of: unsafe g_value_get_enum($0)) })
  }

  /// Returns a property that is a set of flags, empty by default.
  static func flags<Owner, Flags: OptionSet>(
    _ name: String, of type: GType, get: @escaping (Owner) -> Flags,
    set: @escaping (Owner, Flags) -> Void
  ) -> Self where Flags.RawValue == UInt32 {
    unsafe Self(
      g_param_spec_flags(name, nil, nil, type, 0, cgtk_property_read_write()), get: get, set: set,
      store: { unsafe g_value_set_flags($1, $0.rawValue) },
      read: { unsafe Flags(rawValue: g_value_get_flags($0)) })
  }

  /// Returns a Boolean property.
  ///
  /// - Parameter start: The initial value.
  package static func flag<Owner>(
    _ name: String, default start: Bool = false, get: @escaping (Owner) -> Bool,
    set: ((Owner, Bool) -> Void)? = nil
  ) -> Self {
    unsafe Self(
      g_param_spec_boolean(name, nil, nil, start ? 1 : 0, flags(for: set)), get: get, set: set,
      store: { unsafe g_value_set_boolean($1, $0 ? 1 : 0) },
      read: { unsafe g_value_get_boolean($0) != 0 })
  }
}

// MARK: - From key paths

extension Property {
  /// Returns a text property.
  package static func text<Owner>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, String>
  ) -> Self {
    text(name, get: { (owner: Owner) in owner[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// Returns a property that is a list of texts.
  package static func texts<Owner>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, [String]>
  ) -> Self {
    texts(name, get: { (owner: Owner) in owner[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// Returns a Boolean property.
  package static func flag<Owner>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Bool>
  ) -> Self {
    flag(name, get: { (owner: Owner) in owner[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// Returns a property for whole numbers from 0.
  package static func count<Owner>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Int>, upTo greatest: Int,
    default start: Int = 0
  ) -> Self {
    count(
      name, upTo: greatest, default: start, get: { (owner: Owner) in owner[keyPath: path] },
      set: { $0[keyPath: path] = $1 })
  }

  /// Returns a property that is a number of bytes, 0 by default.
  package static func size<Owner>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Int>
  ) -> Self {
    unsafe Self(
      g_param_spec_int64(name, nil, nil, 0, gint64.max, 0, cgtk_property_read_write()),
      get: { (owner: Owner) in owner[keyPath: path] }, set: { $0[keyPath: path] = $1 },
      store: { unsafe g_value_set_int64($1, gint64($0)) },
      read: { unsafe Int(g_value_get_int64($0)) })
  }

  /// Returns a property with one of several values; the first is the default.
  package static func choice<Owner, Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>,
    of enumeration: Enumeration<Value>
  ) -> Self {
    choice(
      name, of: enumeration, get: { (owner: Owner) in owner[keyPath: path] },
      set: { $0[keyPath: path] = $1 })
  }
}
