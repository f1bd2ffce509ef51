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

  /// Nil when the text is not ASCII.
  private func find(_ wanted: Span<UInt8>, in bytes: Span<UInt8>) -> Bool? {
    for index in bytes.indices where bytes[index] >= 0x80 { return nil }
    guard bytes.count >= wanted.count else { return false }
    return (0...bytes.count - wanted.count).contains { start in
      wanted.indices.allSatisfy { offset in
        let byte = bytes[start + offset]
        return wanted[offset] == (ignoresCase ? ASCIIText.lowercased(byte) : byte)
      }
    }
  }

  private func isFound(inCharacters text: some StringProtocol) -> Bool {
    var rest = text[...]
    while !rest.starts(with: wanted) {
      if rest.isEmpty { return false }
      rest = rest.dropFirst()
    }
    return true
  }
}
