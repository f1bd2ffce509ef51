import CGtk

// GLib logs a critical message if there's no such property, and a warning if it's of another type.

extension Widget {
  /// A text property, by its name in GTK's documentation.
  ///
  /// ```swift
  /// entry["placeholder-text"] = "mei@example.com"
  /// ```
  public subscript(property: String) -> String {
    get { unsafe read(property, FundamentalType.string) { unsafe string(in: $0) } }
    set { unsafe write(property, FundamentalType.string) { unsafe store(newValue, in: $0) } }
  }

  /// A Boolean property, by its name in GTK's documentation.
  public subscript(property: String) -> Bool {
    get { unsafe read(property, FundamentalType.boolean) { unsafe g_value_get_boolean($0) != 0 } }
    set {
      unsafe write(property, FundamentalType.boolean) {
        unsafe g_value_set_boolean($0, newValue ? 1 : 0)
      }
    }
  }

  /// A property that is a whole number or an enumeration, by its name in GTK's documentation.
  public subscript(property: String) -> Int {
    get { unsafe read(property, FundamentalType.integer) { unsafe Int(g_value_get_int64($0)) } }
    set {
      unsafe write(property, FundamentalType.integer) {
        unsafe g_value_set_int64($0, gint64(newValue))
      }
    }
  }

  /// A number property, by its name in GTK's documentation.
  public subscript(property: String) -> Double {
    get { unsafe read(property, FundamentalType.double) { unsafe g_value_get_double($0) } }
    set {
      unsafe write(property, FundamentalType.double) { unsafe g_value_set_double($0, newValue) }
    }
  }

  private func read<Value>(
    _ property: String, _ type: GType, as convert: (UnsafePointer<GValue>) -> Value
  ) -> Value {
    unsafe readProperty(property, of: gObject, type, as: convert)
  }

  private func write(
    _ property: String, _ type: GType, by store: (UnsafeMutablePointer<GValue>) -> Void
  ) {
    unsafe writeProperty(property, of: gObject, type, by: store)
  }
}

/// Reads a property of any object as a type to which GLib can convert it.
func readProperty<Value>(
  _ property: String, of object: UnsafeMutablePointer<GObject>?, _ type: GType,
  as convert: (UnsafePointer<GValue>) -> Value
) -> Value {
  var value = GValue()
  unsafe g_value_init(&value, type)
  defer { unsafe g_value_unset(&value) }
  unsafe g_object_get_property(object, property, &value)
  return unsafe convert(&value)
}

/// Writes a property of any object from a type that GLib can convert.
func writeProperty(
  _ property: String, of object: UnsafeMutablePointer<GObject>?, _ type: GType,
  by store: (UnsafeMutablePointer<GValue>) -> Void
) {
  var value = GValue()
  unsafe g_value_init(&value, type)
  defer { unsafe g_value_unset(&value) }
  unsafe store(&value)
  unsafe g_object_set_property(object, property, &value)
}
