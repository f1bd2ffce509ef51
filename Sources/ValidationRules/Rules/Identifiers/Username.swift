extension ValidationRule where Value == String {
  /// Accepts a portable user name (POSIX.1-2017, section 3.437): ASCII letters, digits, dots,
  /// hyphens and underscores, not starting with a hyphen.
  ///
  /// ```swift
  /// Rule.isUsername.accepts("mei.lin_7")  // true
  /// Rule.isUsername.failure(of: "mei lin")
  /// // Use letters, digits, dots, hyphens and underscores, and don't start with a hyphen
  /// ```
  public static var isUsername: Self {
    Self(.rule(.username)) { text in isPortableUsername(text.utf8.span) }
  }

  /// Accepts a portable user name with a length in the given range.
  ///
  /// ```swift
  /// Rule.isUsername(length: 3...20).accepts("mei")  // true
  /// Rule.isUsername(length: 3...20).failure(of: "me")
  /// // Use 3 to 20 letters, digits, dots, hyphens or underscores, and don't start with a hyphen
  /// ```
  ///
  /// - Parameter length: The minimum and maximum number of characters.
  public static func isUsername(length: ClosedRange<Int>) -> Self {
    Self(.username(length: length)) { text in
      let text = text.utf8.span
      return length.contains(text.count) && isPortableUsername(text)
    }
  }
}

extension ValidationMessage {
  /// The message for a user name of this length, with at least one character.
  fileprivate static func username(length: ClosedRange<Int>) -> Self {
    let minimum = max(1, length.lowerBound)
    if length.upperBound < minimum { return .notValid }
    return length.upperBound == minimum
      ? .rule(.`username.exactLength`, ["length": .number(minimum)])
      : .rule(.`username.length`, .bounds(of: minimum...length.upperBound))
  }
}

/// Returns whether the bytes are portable filename characters (POSIX.1-2017, section 3.282).
///
/// There must be at least one, and the first can't be a hyphen.
private func isPortableUsername(_ text: Span<UInt8>) -> Bool {
  !text.isEmpty && text[0] != UInt8(ascii: "-")
    && text.consists(of: .portableName)
}
