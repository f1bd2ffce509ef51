import CGtk

extension ControlProperty {
  /// A property that is a number of bytes, 0 by default.
  static func size<Control: FormControl>(
    _ name: String, _ path: ReferenceWritableKeyPath<Control, Int>
  ) -> Self {
    unsafe Self(
      g_param_spec_int64(name, nil, nil, 0, gint64.max, 0, cgtk_property_read_write()),
      get: { (control: Control, value) in
        unsafe g_value_set_int64(value, gint64(control[keyPath: path]))
      },
      set: { control, value in
        control[keyPath: path] = unsafe Int(g_value_get_int64(value))
      })
  }
}
