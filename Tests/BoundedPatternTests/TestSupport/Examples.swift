/// Characters of more than one scalar, and a way to repeat them.
enum Example {
  /// A family of three: five scalars, one character.
  static let family = "👨‍👩‍👧"

  /// An x with a caron, which has no composed form: two scalars, one character.
  static let xWithCaron = "x\u{30C}"

  /// "namaste": six scalars, three characters.
  static let namaste = "नमस्ते"
}

extension String {
  /// Returns the text repeated `count` times.
  func times(_ count: Int) -> String {
    String(repeating: self, count: count)
  }
}
