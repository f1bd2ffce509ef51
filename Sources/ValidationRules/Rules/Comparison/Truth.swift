extension ValidationRule where Value == Bool {
  /// Accepts `true`, such as the value of a checked box.
  ///
  /// ```swift
  /// Rule.isTrue.accepts(true)  // true
  /// Rule.isTrue.failure(of: false)  // Turn this on
  /// ```
  public static var isTrue: Self {
    Self(.rule(.true), negation: .rule(.false)) { isOn in isOn }
  }

  /// Accepts `false`, such as the value of an unchecked box.
  ///
  /// ```swift
  /// Rule.isFalse.accepts(false)  // true
  /// Rule.isFalse.failure(of: true)  // Turn this off
  /// ```
  public static var isFalse: Self {
    Self(.rule(.false), negation: .rule(.true)) { isOn in !isOn }
  }
}
