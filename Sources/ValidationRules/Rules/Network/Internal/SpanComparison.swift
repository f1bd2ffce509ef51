extension Span<UInt8> {
  /// Whether these bytes start with a text of lowercase ASCII, whatever their own case.
  func hasPrefix(_ lowercased: String) -> Bool {
    let prefix = lowercased.utf8.span
    guard count >= prefix.count else { return false }
    for index in prefix.indices where self[index].lowercasedASCII != prefix[index] { return false }
    return true
  }

  /// Whether these bytes are a text of lowercase ASCII, whatever their own case.
  func matches(_ lowercased: String) -> Bool {
    count == lowercased.utf8.count && hasPrefix(lowercased)
  }
}

extension UInt8 {
  fileprivate var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
