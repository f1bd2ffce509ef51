import CGtk

/// A property of a control, as GtkBuilder and other languages have it.
@safe struct ControlProperty {
  let specification: UnsafeMutablePointer<GParamSpec>?
  let get: (FormControl, UnsafeMutablePointer<GValue>?) -> Void
  let set: (FormControl, UnsafePointer<GValue>?) -> Void

  init<Control: FormControl>(
    _ specification: UnsafeMutablePointer<GParamSpec>?,
    get: @escaping (Control, UnsafeMutablePointer<GValue>?) -> Void,
    set: @escaping (Control, UnsafePointer<GValue>?) -> Void = { _, _ in }
  ) {
    unsafe self.specification = specification
    unsafe self.get = { control, value in
      if let control = control as? Control { unsafe get(control, value) }
    }
    unsafe self.set = { control, value in
      if let control = control as? Control { unsafe set(control, value) }
    }
  }

  /// A property that is text.
  static func text<Control: FormControl>(
    _ name: String, _ path: ReferenceWritableKeyPath<Control, String>
  ) -> Self {
    text(
      name, get: { $0[keyPath: path] },
      set: { (control: Control, text) in
        control[keyPath: path] = text
      })
  }

  /// A property that is text, from functions.
  static func text<Control: FormControl>(
    _ name: String, get: @escaping (Control) -> String, set: @escaping (Control, String) -> Void
  ) -> Self {
    unsafe Self(
      g_param_spec_string(name, nil, nil, "", cgtk_property_read_write()),
      get: { (control: Control, value) in unsafe store(get(control), in: value) },
      set: { control, value in set(control, unsafe string(in: value)) })
  }

  /// A property that is a number.
  static func number<Control: FormControl>(
    _ name: String, get: @escaping (Control) -> Double, set: @escaping (Control, Double) -> Void
  ) -> Self {
    let greatest = Double.greatestFiniteMagnitude
    return unsafe Self(
      g_param_spec_double(name, nil, nil, -greatest, greatest, 0, cgtk_property_read_write()),
      get: { (control: Control, value) in unsafe g_value_set_double(value, get(control)) },
      set: { control, value in set(control, unsafe g_value_get_double(value)) })
  }

  /// A property that is a list of texts.
  static func texts<Control: FormControl>(
    _ name: String, get: @escaping (Control) -> [String],
    set: @escaping (Control, [String]) -> Void
  ) -> Self {
    unsafe Self(
      g_param_spec_boxed(name, nil, nil, g_strv_get_type(), cgtk_property_read_write()),
      get: { (control: Control, value) in unsafe store(get(control), in: value) },
      set: { control, value in set(control, unsafe strings(in: value)) })
  }

  /// A property that is a whole number from 0 on.
  static func count<Control: FormControl>(
    _ name: String, _ path: ReferenceWritableKeyPath<Control, Int>, upTo greatest: Int,
    default start: Int = 0
  ) -> Self {
    unsafe Self(
      g_param_spec_int(name, nil, nil, 0, gint(greatest), gint(start), cgtk_property_read_write()),
      get: { (control: Control, value) in
        unsafe g_value_set_int(value, gint(clamping: control[keyPath: path]))
      },
      set: { control, value in control[keyPath: path] = unsafe Int(g_value_get_int(value)) })
  }

  /// A property with an optional value as text, which is empty for `nil`.
  static func described<Control: FormControl, Value: LosslessStringConvertible>(
    _ name: String, _ path: ReferenceWritableKeyPath<Control, Value?>
  ) -> Self {
    text(
      name, get: { $0[keyPath: path]?.description ?? "" },
      set: { (control: Control, text) in
        let value = Value(text)
        if value != nil || text.isEmpty { return control[keyPath: path] = value }
        reportMistake("The \(name) “\(text)” of “\(control.name)” is no \(Value.self).")
      })
  }

  /// A property that is true or false.
  static func flag<Control: FormControl>(
    _ name: String, _ path: ReferenceWritableKeyPath<Control, Bool>
  ) -> Self {
    unsafe Self(
      g_param_spec_boolean(name, nil, nil, 0, cgtk_property_read_write()),
      get: { (control: Control, value) in
        unsafe g_value_set_boolean(value, control[keyPath: path] ? 1 : 0)
      },
      set: { control, value in control[keyPath: path] = unsafe g_value_get_boolean(value) != 0 })
  }
}
