extension Span<UInt8> {
  /// Returns whether these bytes start with a text of lowercase ASCII, whatever their own case.
  ///
  /// Every text starts with the empty one. Bytes are compared in place, at most as many as
  /// `lowercased` has.
  ///
  /// - Parameter lowercased: ASCII without capitals; a capital in it would match nothing.
  func hasPrefix(_ lowercased: String) -> Bool {
    let prefix = lowercased.utf8.span
    guard count >= prefix.count else { return false }
    for index in prefix.indices where self[index].lowercased != prefix[index] { return false }
    return true
  }

  /// Returns whether these bytes are a text of lowercase ASCII, whatever their own case.
  ///
  /// - Parameter lowercased: ASCII without capitals, as for ``hasPrefix(_:)``.
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
