extension ValidationRule where Value == Bool {
  /// Accepts what is on, such as a box that is ticked.
  ///
  /// ```swift
  /// ValidationRule.isTrue.accepts(true)  // true
  /// ValidationRule.isTrue.accepts(false)  // false
  /// ```
  public static var isTrue: Self {
    Self(.toBeOn, negation: .toBeOff) { isOn in isOn }
  }

  /// Accepts what is off, such as a box that is not ticked.
  ///
  /// ```swift
  /// ValidationRule.isFalse.accepts(false)  // true
  /// ValidationRule.isFalse.accepts(true)  // false
  /// ```
  public static var isFalse: Self {
    Self(.toBeOff, negation: .toBeOn) { isOn in !isOn }
  }
}
