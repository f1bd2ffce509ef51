extension ValidationRule where Value == Bool {
  /// Accepts what is on, such as a box that is ticked.
  ///
  /// ```swift
  /// ValidationRule.isTrue.check(true)  // true
  /// ValidationRule.isTrue.check(false)  // false
  /// ```
  public static var isTrue: Self {
    Self(.toBeOn, negation: .toBeOff) { isOn in isOn }
  }

  /// Accepts what is off, such as a box that is not ticked.
  ///
  /// ```swift
  /// ValidationRule.isFalse.check(false)  // true
  /// ValidationRule.isFalse.check(true)  // false
  /// ```
  public static var isFalse: Self {
    Self(.toBeOff, negation: .toBeOn) { isOn in !isOn }
  }
}
