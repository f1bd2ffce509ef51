extension ValidationRule where Value == Bool {
  /// Accepts what is on, such as a box that is ticked.
  ///
  /// ```swift
  /// Rule.isTrue.accepts(true)  // true
  /// Rule.isTrue.accepts(false)  // false
  /// ```
  public static var isTrue: Self {
    Self(.rule(.true), negation: .rule(.false)) { isOn in isOn }
  }

  /// Accepts what is off, such as a box that is not ticked.
  ///
  /// ```swift
  /// Rule.isFalse.accepts(false)  // true
  /// Rule.isFalse.accepts(true)  // false
  /// ```
  public static var isFalse: Self {
    Self(.rule(.false), negation: .rule(.true)) { isOn in !isOn }
  }
}
