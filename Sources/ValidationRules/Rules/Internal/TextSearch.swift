private import BoundedPattern

/// A text to be found, character by character: "e" is not found in "é".
///
/// A text is searched byte by byte if that decides, and otherwise in normalization form C (UAX #15),
/// in which equal characters have equal bytes. A match never starts or ends within a character.
struct TextSearch: Sendable {
  /// The wanted text in normalization form C, so that equal characters have equal bytes.
  private let wanted: [UInt8]
  /// The wanted text itself if it can be found among the bytes of ASCII text, or `nil` otherwise.
  private let wantedBytes: [UInt8]?
  private let ignoresCase: Bool

  /// A search for a text, which is folded and normalized here once.
  ///
  /// - Parameters:
  ///   - wanted: The text to be found.
  ///   - ignoresCase: Pass `true` to ignore case, by ``caseFolded(_:)``.
  init(_ wanted: some StringProtocol, ignoringCase ignoresCase: Bool = false) {
    let wanted = ignoresCase ? caseFolded(wanted) : String(wanted)
    self.wanted = Array(composed(wanted).utf8)
    self.ignoresCase = ignoresCase
    // A line end of two bytes is one character, which a search for bytes would cut in half.
    let isSearchable = wanted.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0A && $0 != 0x0D }
    wantedBytes = isSearchable ? Array(wanted.utf8) : nil
  }

  /// Returns whether the wanted text stands somewhere in `text`; the empty text stands in every
  /// text.
  @inline(__always)
  func isFound(in text: some StringProtocol) -> Bool {
    if let wantedBytes {
      let isFound = text.withBytes { bytes in
        find(wantedBytes.span, in: bytes)
      }
      if let isFound { return isFound }
    }
    return isFound(inCharacters: composed(ignoresCase ? caseFolded(text) : String(text)))
  }

  /// Returns `nil` if only whole characters can decide, such as when an accent follows.
  private func find(_ wanted: Span<UInt8>, in bytes: Span<UInt8>) -> Bool? {
    if wanted.isEmpty { return true }
    for start in bytes.indices {
      if bytes[start] >= 0x80 { return nil }
      let most = min(wanted.count, bytes.count - start)
      var length = 0
      while length < most, folded(bytes[start + length]) == wanted[length] { length += 1 }
      if length == wanted.count {
        let next = start + length
        return next < bytes.count && bytes[next] >= 0x80 ? nil : true
      }
    }
    return false
  }

  private func folded(_ byte: UInt8) -> UInt8 {
    ignoresCase ? byte.lowercased : byte
  }

  /// Returns whether the wanted text stands in a text in normalization form C, from the start of
  /// one character to the end of another.
  private func isFound(inCharacters text: String) -> Bool {
    if wanted.isEmpty { return true }
    let bytes = Array(text.utf8)
    var offset = 0
    // Where the wanted text ends if it is found: only between two characters.
    var ends: [Int] = []
    var next = 0
    func isEnd() -> Bool {
      while next < ends.count, ends[next] < offset { next += 1 }
      return next < ends.count && ends[next] == offset
    }
    for character in text {
      if isEnd() { return true }
      if bytes[offset...].starts(with: wanted) { ends.append(offset + wanted.count) }
      offset += character.utf8.count
    }
    return isEnd()
  }
}
