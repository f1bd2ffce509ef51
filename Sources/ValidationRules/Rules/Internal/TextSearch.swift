private import BoundedPattern

/// A search for a text, character by character: "e" isn't found in "é".
///
/// Bytes are searched if they suffice, otherwise text in normalization form C (UAX #15), in which
/// equal characters have equal bytes. A match never starts or ends within a character.
struct TextSearch: Sendable {
  /// The wanted text in normalization form C.
  private let wanted: [UInt8]
  /// The bytes of the wanted text if they can be searched in ASCII text, or `nil` otherwise.
  private let wantedBytes: [UInt8]?
  private let ignoresCase: Bool

  /// Creates a search, folding and normalizing the wanted text once.
  ///
  /// - Parameters:
  ///   - wanted: The text to find.
  ///   - ignoresCase: Pass `true` to ignore case.
  init(_ wanted: some StringProtocol, ignoringCase ignoresCase: Bool = false) {
    let wanted = ignoresCase ? caseFolded(wanted) : String(wanted)
    self.wanted = Array(composed(wanted).utf8)
    self.ignoresCase = ignoresCase
    // CR LF is one character, which a search by bytes would split.
    let isSearchable = wanted.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0A && $0 != 0x0D }
    wantedBytes = isSearchable ? Array(wanted.utf8) : nil
  }

  /// Returns whether `text` contains the wanted text, which is always the case if that's empty.
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

  /// Returns whether `bytes` contain the wanted text, or `nil` if that can't be decided by bytes.
  ///
  /// An accent may follow, for example, and change the last character.
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

  /// Returns whether a text in normalization form C contains the wanted text as whole characters.
  private func isFound(inCharacters text: String) -> Bool {
    if wanted.isEmpty { return true }
    let bytes = Array(text.utf8)
    var offset = 0
    // Possible ends of a match, which count only if they fall between two characters.
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
