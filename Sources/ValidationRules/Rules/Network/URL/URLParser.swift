/// The URL parser of the URL Standard (WHATWG, section 4.4), without a base or a state override.
///
/// It only reports whether parsing succeeds, and builds no URL. Only the scheme, the host and the
/// port can fail; the path, the query and the fragment can't.
struct URLParser {
  /// The validation of domains with characters beyond ASCII.
  let syntax: URLSyntax
  /// The accepted schemes in lowercase, or `nil` to accept all.
  let schemes: [String]?

  /// Returns whether text without outer white space, tabs and line breaks is an absolute URL.
  ///
  /// After a special scheme, any number of slashes and backslashes may precede the authority. After
  /// `file`, a host follows only if there are two. With any other scheme, only `//` introduces an
  /// authority.
  func accepts(_ text: Span<UInt8>) -> Bool {
    guard let colon = endOfScheme(text) else { return false }
    let scheme = text.extracting(0..<colon)
    if let schemes, !schemes.contains(where: { scheme.matches($0) }) { return false }
    if isSpecial(scheme) {
      return acceptsAuthority(
        text, from: text.end(of: .slash, from: colon + 1), isSpecial: true)
    }
    if scheme.matches("file") { return acceptsFile(text, from: colon + 1) }
    var start = colon + 1
    guard text.take(literal: "//", at: &start) else { return true }
    return acceptsAuthority(text, from: start, isSpecial: false)
  }
}

// The scheme start state and the scheme state.
extension URLParser {
  /// Returns the position of the colon after the scheme, or `nil` for a relative URL.
  private func endOfScheme(_ text: Span<UInt8>) -> Int? {
    guard let first = text.peek(at: 0), ByteClass.letter.contains(first) else { return nil }
    let end = text.end(of: .scheme)
    return text.peek(at: end) == UInt8(ascii: ":") ? end : nil
  }

  /// Returns whether a scheme other than `file` is special (section 4.2).
  private func isSpecial(_ scheme: Span<UInt8>) -> Bool {
    scheme.matches("https") || scheme.matches("http") || scheme.matches("ftp")
      || scheme.matches("wss") || scheme.matches("ws")
  }
}

// The authority state, the host state and the port state.
extension URLParser {
  /// Validates the part before the path, in which only special schemes require a host.
  private func acceptsAuthority(_ text: Span<UInt8>, from start: Int, isSpecial: Bool) -> Bool {
    let end = text.end(of: isSpecial ? .specialAuthority : .authority, from: start)
    let text = text.extracting(start..<end)
    if text.isEmpty { return !isSpecial }
    let authority = Authority(text, allowingLeadingZeros: true)
    return !authority.host.isEmpty && authority.hasValidPort
      && acceptsHost(text.extracting(authority.host), isSpecial: isSpecial)
  }
}

// The file state, the file slash state and the file host state.
extension URLParser {
  /// Validates the host of a `file` URL, which may be empty and can't have a user or a port.
  private func acceptsFile(_ text: Span<UInt8>, from start: Int) -> Bool {
    guard start + 1 < text.count, ByteClass.slash.contains(text[start]),
      ByteClass.slash.contains(text[start + 1])
    else { return true }
    let end = text.end(of: .specialAuthority, from: start + 2)
    let host = text.extracting((start + 2)..<end)
    return host.isEmpty || isWindowsDriveLetter(host) || acceptsHost(host, isSpecial: true)
  }

  /// Returns whether the text is a letter and `:` or `|`, which starts a path (section 4.2).
  private func isWindowsDriveLetter(_ text: Span<UInt8>) -> Bool {
    text.count == 2 && ByteClass.letter.contains(text[0])
      && (text[1] == UInt8(ascii: ":") || text[1] == UInt8(ascii: "|"))
  }
}

extension ByteClass {
  /// The characters that start a path, or separate its parts, if the scheme is special.
  fileprivate static var slash: Self { .only("/") | .only("\\") }

  /// The bytes of an authority in a URL in which a backslash acts like a slash.
  fileprivate static var specialAuthority: Self { authority.subtracting(.only("\\")) }
}
