/// The URL parser of the URL Standard (WHATWG, section 4.4), without a base and without a state
/// override, as far as failure goes: it says whether there is one and builds nothing.
///
/// Only the scheme, the host and the port can fail. Path, query and fragment cannot.
struct URLParser {
  let syntax: URLSyntax
  let schemes: [String]?

  /// Whether stripped text is an absolute URL.
  func accepts(_ text: Span<UInt8>) -> Bool {
    guard let colon = endOfScheme(text) else { return false }
    let scheme = text.extracting(0..<colon)
    if let schemes, !schemes.contains(where: { scheme.matches($0) }) { return false }
    if isSpecial(scheme) {
      var start = colon + 1
      while start < text.count, isSlash(text[start], inSpecial: true) { start += 1 }
      return acceptsAuthority(text, from: start, isSpecial: true)
    }
    if scheme.matches("file") { return acceptsFile(text, from: colon + 1) }
    let slash = UInt8(ascii: "/")
    guard colon + 2 < text.count, text[colon + 1] == slash, text[colon + 2] == slash else {
      return true
    }
    return acceptsAuthority(text, from: colon + 3, isSpecial: false)
  }
}

// The scheme start state and the scheme state.
extension URLParser {
  private func endOfScheme(_ text: Span<UInt8>) -> Int? {
    guard !text.isEmpty, ByteClass.letter.contains(text[0]) else { return nil }
    var index = 1
    while index < text.count, ByteClass.scheme.contains(text[index]) { index += 1 }
    return index < text.count && text[index] == UInt8(ascii: ":") ? index : nil
  }

  /// Whether a scheme other than `file` is special (section 4.2).
  private func isSpecial(_ scheme: Span<UInt8>) -> Bool {
    scheme.matches("https") || scheme.matches("http") || scheme.matches("ftp")
      || scheme.matches("wss") || scheme.matches("ws")
  }

  private func isSlash(_ byte: UInt8, inSpecial isSpecial: Bool) -> Bool {
    byte == UInt8(ascii: "/") || isSpecial && byte == UInt8(ascii: "\\")
  }
}

// The authority state, the host state and the port state.
extension URLParser {
  private func acceptsAuthority(_ text: Span<UInt8>, from start: Int, isSpecial: Bool) -> Bool {
    let end = endOfAuthority(text, from: start, isSpecial: isSpecial)
    var hostStart = start
    for index in start..<end where text[index] == UInt8(ascii: "@") { hostStart = index + 1 }
    guard hostStart < end else { return !isSpecial && hostStart == start }
    var hostEnd = hostStart
    var isInsideBrackets = false
    while hostEnd < end, isInsideBrackets || text[hostEnd] != UInt8(ascii: ":") {
      if text[hostEnd] == UInt8(ascii: "[") { isInsideBrackets = true }
      if text[hostEnd] == UInt8(ascii: "]") { isInsideBrackets = false }
      hostEnd += 1
    }
    guard hostEnd > hostStart, isPort(text, (hostEnd + 1)..<max(end, hostEnd + 1)) else {
      return false
    }
    return acceptsHost(text.extracting(hostStart..<hostEnd), isSpecial: isSpecial)
  }

  private func endOfAuthority(_ text: Span<UInt8>, from start: Int, isSpecial: Bool) -> Int {
    for index in start..<text.count {
      switch text[index] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return index
      case UInt8(ascii: "\\") where isSpecial: return index
      default: continue
      }
    }
    return text.count
  }

  /// Whether the bytes are no digits, or digits of a number of 16 bits.
  private func isPort(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var port = 0
    for index in range {
      guard ByteClass.digit.contains(text[index]) else { return false }
      port = port * 10 + Int(text[index] - UInt8(ascii: "0"))
      guard port <= 0xFFFF else { return false }
    }
    return true
  }
}

// The file state, the file slash state and the file host state.
extension URLParser {
  private func acceptsFile(_ text: Span<UInt8>, from start: Int) -> Bool {
    guard start + 1 < text.count, isSlash(text[start], inSpecial: true),
      isSlash(text[start + 1], inSpecial: true)
    else { return true }
    let end = endOfAuthority(text, from: start + 2, isSpecial: true)
    let host = text.extracting((start + 2)..<end)
    return host.isEmpty || isWindowsDriveLetter(host) || acceptsHost(host, isSpecial: true)
  }

  private func isWindowsDriveLetter(_ text: Span<UInt8>) -> Bool {
    text.count == 2 && ByteClass.letter.contains(text[0])
      && (text[1] == UInt8(ascii: ":") || text[1] == UInt8(ascii: "|"))
  }
}
