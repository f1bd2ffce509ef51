// Fast paths for ASCII text, in which every byte is a character, except in the line end CR LF.

extension StringProtocol {
  /// Calls `body` with the UTF-8 of this text, which is copied only if it isn't a `String` or `Substring`.
  @inline(__always)
  func withBytes<Result>(_ body: (borrowing Span<UInt8>) -> Result) -> Result {
    if let text = self as? String { return body(text.utf8.span) }
    if let text = self as? Substring { return body(text.utf8.span) }
    return body(String(self).utf8.span)
  }

  /// Returns whether the text contains a byte of a class, or `nil` if a byte beyond ASCII comes first.
  ///
  /// In the latter case, only whole characters can decide. With digits, the result is `true` for
  /// "a1é", `false` for "ab" and `nil` for "aé1".
  @inline(__always)
  func containsByte(of members: ByteClass) -> Bool? {
    withBytes { bytes in
      let index = bytes.end(of: .ascii.subtracting(members))
      if index == bytes.count { return false }
      return bytes[index] < 0x80 ? true : nil
    }
  }

  /// Returns the number of bytes of a class, or `nil` if any byte isn't ASCII.
  ///
  /// In ASCII text, this is the number of characters of the class. The line end `\r\n` is one
  /// character of two bytes, but no counted class contains it.
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
