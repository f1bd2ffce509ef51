extension IPv6Text {
  /// Returns whether `text` is the canonical form of this address (RFC 5952, sections 4 and 5).
  ///
  /// Addresses in `::ffff:0:0/96` must end in a dotted quad, those in `64:ff9b::/96` may (RFC 6052,
  /// section 2.4), and others must not.
  ///
  /// - Parameter text: The text from which this address was read.
  func isCanonical(_ text: Span<UInt8>) -> Bool {
    let hasRightEnding = endsInIPv4 ? isIPv4Mapped || isIPv4Translated : !isIPv4Mapped
    return hasRightEnding && compressesLongestRunOfZeros && hasShortLowercaseGroups(text)
  }

  /// Indicates whether the address is in `::ffff:0:0/96` (RFC 4291, section 2.5.5.2).
  private var isIPv4Mapped: Bool {
    groups[5] == 0xFFFF && (0..<5).allSatisfy { groups[$0] == 0 }
  }

  /// Indicates whether the address is in `64:ff9b::/96` (RFC 6052, section 2.1).
  private var isIPv4Translated: Bool {
    groups[0] == 0x64 && groups[1] == 0xFF9B && (2..<6).allSatisfy { groups[$0] == 0 }
  }

  /// Section 4.2: "::" replaces the first of the longest runs of at least two zeros.
  private var compressesLongestRunOfZeros: Bool {
    var longest = 0..<0
    var start = 0
    for index in 0..<(endsInIPv4 ? 6 : 8) {
      if groups[index] != 0 { start = index + 1 }
      if index + 1 - start > max(longest.count, 1) { longest = start..<(index + 1) }
    }
    guard let compression else { return longest.isEmpty }
    return longest == compression..<(compression + 8 - writtenGroups)
  }

  /// Sections 4.1 and 4.3: groups have no leading zeros, and letters are lowercase.
  private func hasShortLowercaseGroups(_ text: Span<UInt8>) -> Bool {
    for index in text.indices {
      if ByteClass.letter.contains(text[index]), text[index] < UInt8(ascii: "a") { return false }
      let startsGroup = index == 0 || !ByteClass.hexDigit.contains(text[index - 1])
      if startsGroup, text[index] == UInt8(ascii: "0"), index + 1 < text.count,
        ByteClass.hexDigit.contains(text[index + 1])
      {
        return false
      }
    }
    return true
  }
}
