extension ValidationRule where Value == String {
  /// Accepts a latitude in decimal degrees, from -90 to 90.
  ///
  /// The format is that of decimal degrees in ISO 6709:2008, Annex H (point location string): ASCII
  /// digits, at most two before the point. The sign of a northern latitude is optional, and so are
  /// leading zeros.
  ///
  /// ```swift
  /// Rule.isLatitude.accepts("-47.123")  // true
  /// Rule.isLatitude.failure(of: "90.001")  // Enter a latitude from -90 to 90 degrees
  /// ```
  public static var isLatitude: Self {
    Self(.rule(.latitude)) { text in isDegrees(text.utf8.span, upTo: 90, digits: 2) }
  }

  /// Accepts a longitude in decimal degrees, from -180 to 180.
  ///
  /// The format is that of decimal degrees in ISO 6709:2008, Annex H (point location string): ASCII
  /// digits, at most three before the point. The sign of an eastern longitude is optional, and so are
  /// leading zeros.
  ///
  /// ```swift
  /// Rule.isLongitude.accepts("+073.234")  // true
  /// Rule.isLongitude.failure(of: "180.1")  // Enter a longitude from -180 to 180 degrees
  /// ```
  public static var isLongitude: Self {
    Self(.rule(.longitude)) { text in isDegrees(text.utf8.span, upTo: 180, digits: 3) }
  }
}

/// Returns whether the text is a number of degrees from `-bound` to `bound`.
///
/// - Parameter digits: The maximum number of digits before the point, including leading zeros.
private func isDegrees(_ text: Span<UInt8>, upTo bound: Int, digits: Int) -> Bool {
  var position = 0
  guard let degrees = PlainDecimal(text, at: &position, separator: ".") else { return false }
  return position == text.count && degrees.wholeDigits <= digits
    && degrees.isIn(-bound...bound)
}
