extension Span<UInt8> {
  /// Returns whether these bytes start with lowercase ASCII text, ignoring their own case.
  ///
  /// All text starts with the empty string.
  ///
  /// - Parameter lowercased: ASCII text without capitals, which would never match.
  func hasPrefix(_ lowercased: String) -> Bool {
    let prefix = lowercased.utf8.span
    guard count >= prefix.count else { return false }
    for index in prefix.indices where self[index].lowercased != prefix[index] { return false }
    return true
  }

  /// Returns whether these bytes equal lowercase ASCII text, ignoring their own case.
  ///
  /// - Parameter lowercased: ASCII text without capitals, which would never match.
  func matches(_ lowercased: String) -> Bool {
    count == lowercased.utf8.count && hasPrefix(lowercased)
  }

  /// Indicates whether all bytes are ASCII.
  var isASCII: Bool {
    var bits: UInt8 = 0
    for index in indices { bits |= self[index] }
    return bits < 0x80
  }
}
