/// A JSON object (RFC 8259) in base64url, reduced to the members that matter in a JOSE header.
///
/// These members are `alg` (RFC 7515, section 4.1.1) and `enc` (RFC 7516, section 4.1.2). If one is
/// repeated, its last string counts.
struct JOSEObject {
  /// Indicates whether the object has a string member `alg`.
  private(set) var hasAlgorithm = false

  /// Indicates whether that string is `none`.
  private(set) var algorithmIsNone = false

  /// Indicates whether the object has a string member `enc`.
  private(set) var hasEncryption = false

  /// Reads base64url text, or returns `nil` if it isn't a JSON object of at most 64 levels.
  init?(_ text: Span<UInt8>) {
    var reader = JSONReader<Base64URLJSON>(deepest: 64)
    let isWellFormed = reader.isWellFormed(text) { name, value in
      if isWord("alg", at: name, in: text) {
        hasAlgorithm = true
        algorithmIsNone = isWord("none", at: value, in: text)
      }
      if isWord("enc", at: name, in: text) { hasEncryption = true }
    }
    guard isWellFormed, isObject(text), isUTF8(text) else { return nil }
  }
}

/// Returns whether a string equals a word of ASCII letters, with or without escapes.
private func isWord(_ word: String, at range: Range<Int>, in text: Span<UInt8>) -> Bool {
  var position = range.lowerBound
  for letter in word.utf8 {
    guard position < range.upperBound, takeUnit(at: &position, in: text) == UInt16(letter) else {
      return false
    }
  }
  return position == range.upperBound
}

/// Moves past one byte of a string, or past `\u` and four digits, and returns the value.
///
/// No other escape can represent a letter (RFC 8259, section 7).
private func takeUnit(at position: inout Int, in text: Span<UInt8>) -> UInt16 {
  func next() -> UInt8 {
    position += 1
    return Base64URLJSON.byte(position - 1, in: text)
  }
  let byte = next()
  if byte != UInt8(ascii: "\\") { return UInt16(byte) }
  if next() != UInt8(ascii: "u") { return 0 }
  return (0..<4).reduce(0) { unit, _ in unit << 4 | UInt16(next().hexadecimalValue ?? 0) }
}

/// Returns whether well-formed JSON is an object: only objects end in a brace.
private func isObject(_ text: Span<UInt8>) -> Bool {
  (0..<Base64URLJSON.count(in: text)).last { Base64URLJSON.byte($0, in: text) > 0x20 }
    .map { Base64URLJSON.byte($0, in: text) == UInt8(ascii: "}") } ?? false
}

/// Returns whether the decoded bytes are well-formed UTF-8, as RFC 7519, section 7.2, requires.
private func isUTF8(_ text: Span<UInt8>) -> Bool {
  var checker = UTF8Checker()
  return (0..<Base64URLJSON.count(in: text)).allSatisfy { index in
    checker.consume(Base64URLJSON.byte(index, in: text))
  }
}
