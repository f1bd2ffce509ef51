extension ValidationRule where Value == Bool {
  /// Accepts `true`, such as a ticked check box.
  ///
  /// ```swift
  /// Rule.isTrue.accepts(true)  // true
  /// Rule.isTrue.failure(of: false)  // Turn this on
  /// ```
  public static var isTrue: Self {
    Self(.rule(.true), negation: .rule(.false)) { isOn in isOn }
  }

  /// Accepts `false`, such as a check box that isn't ticked.
  ///
  /// ```swift
  /// Rule.isFalse.accepts(false)  // true
  /// Rule.isFalse.failure(of: true)  // Turn this off
  /// ```
  public static var isFalse: Self {
    Self(.rule(.false), negation: .rule(.true)) { isOn in !isOn }
  }
}
