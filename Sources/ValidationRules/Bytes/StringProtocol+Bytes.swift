// Fast paths for ASCII text, in which every byte except those of a line end is a character.

extension StringProtocol {
  /// Calls `body` with the UTF-8 of this text, which is copied only if it isn't native.
  @inline(__always)
  func withBytes<Result>(_ body: (borrowing Span<UInt8>) -> Result) -> Result {
    if let text = self as? String { return body(text.utf8.span) }
    if let text = self as? Substring { return body(text.utf8.span) }
    return body(String(self).utf8.span)
  }

  /// Returns whether a byte of a class comes before the first that is not ASCII, or `nil` if that
  /// one comes first, and only whole characters can decide.
  ///
  /// For the class of digits it is true for "a1é", false for "ab" and nil for "aé1".
  @inline(__always)
  func containsByte(of members: ByteClass) -> Bool? {
    withBytes { bytes in
      let index = bytes.end(of: .ascii.subtracting(members))
      if index == bytes.count { return false }
      return bytes[index] < 0x80 ? true : nil
    }
  }

  /// Returns the number of bytes of a class, or `nil` if a byte isn't ASCII.
  ///
  /// The count is that of characters, each of which is one byte in ASCII. A line end `\r\n` is one
  /// of two bytes, and in no class that is counted.
  @inline(__always)
  func byteCount(of members: ByteClass) -> Int? {
    withBytes { bytes in
      var count = 0
      for index in bytes.indices {
        if bytes[index] >= 0x80 { return nil }
        if members.contains(bytes[index]) { count += 1 }
      }
      return count
    }
  }
}
