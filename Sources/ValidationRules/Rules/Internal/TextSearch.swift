/// A text to be looked for, character by character: "e" is not found in "é".
struct TextSearch: Sendable {
  private let wanted: [Character]
  private let wantedBytes: [UInt8]?
  private let ignoresCase: Bool

  init(_ wanted: some StringProtocol, ignoringCase ignoresCase: Bool = false) {
    let wanted = ignoresCase ? caseFolded(wanted) : String(wanted)
    self.wanted = Array(wanted)
    self.ignoresCase = ignoresCase
    // A line end of two bytes is one character, which a search for bytes would cut in half.
    let isSearchable = wanted.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0A && $0 != 0x0D }
    wantedBytes = isSearchable ? Array(wanted.utf8) : nil
  }

  /// Whether the wanted text stands somewhere in `text`; the empty text stands in every text.
  @inline(__always)
  func isFound(in text: some StringProtocol) -> Bool {
    if let wantedBytes {
      let isFound = ASCIIText.withBytes(of: text) { bytes in
        find(wantedBytes.span, in: bytes)
      }
      if let isFound { return isFound }
    }
    return ignoresCase ? isFound(inCharacters: caseFolded(text)) : isFound(inCharacters: text)
  }

  /// Nil where it takes a look at whole characters, as when an accent follows.
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
    ignoresCase ? ASCIIText.lowercased(byte) : byte
  }

  private func isFound(inCharacters text: some StringProtocol) -> Bool {
    guard let first = wanted.first else { return true }
    var rest = text[...]
    while let start = rest.firstIndex(where: { CanonicalEquality.areEqual($0, first) }) {
      if rest[start...].starts(with: wanted, by: CanonicalEquality.areEqual) { return true }
      rest = rest[rest.index(after: start)...]
    }
    return false
  }
}
