/// A token of CSS Syntax 3, section 4, limited to those in colors.
enum CSSToken: Equatable {
  /// A name without a parenthesis after it.
  case identifier(CSSKeyword)
  /// A name and the opening parenthesis after it.
  case function(CSSKeyword)
  /// `#` and a name, with the name's length if all of it is hexadecimal digits, or 0 otherwise.
  case hash(hexDigits: Int)
  /// A number without a unit; its value doesn't matter, because CSS clamps it.
  case number
  case percentage
  /// A number directly before a name, as in `50deg`.
  case dimension(unit: CSSKeyword)
  case comma
  case slash
  case closingParenthesis
  /// The end of the text, which every further call returns again.
  case end
  /// Text that isn't part of any color, including ill-formed comments and escapes.
  case other
}

/// Reads CSS tokens one by one, skipping white space and comments between them.
///
/// A parse error that CSS would repair, such as an unclosed comment, is ``CSSToken/other``.
struct CSSTokens {
  private var position = 0

  /// Reads the next token.
  ///
  /// Numbers are tried before names, since both may start with a hyphen (section 4.3.1).
  mutating func next(in text: Span<UInt8>) -> CSSToken {
    guard skipSpaceAndComments(in: text) else { return .other }
    guard let byte = text.peek(at: position) else { return .end }
    if startsNumber(in: text) { return numeric(in: text) }
    if startsIdentifier(at: 0, in: text) {
      let name = name(in: text).keyword
      return text.take("(", at: &position) ? .function(name) : .identifier(name)
    }
    position += 1
    switch byte {
    case UInt8(ascii: "#"): return .hash(hexDigits: name(in: text).hexDigits)
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: "/"): return .slash
    case UInt8(ascii: ")"): return .closingParenthesis
    default: return .other
    }
  }

  /// Moves past white space and comments, or returns `false` if a comment isn't closed.
  private mutating func skipSpaceAndComments(in text: Span<UInt8>) -> Bool {
    while true {
      text.skip(.cssSpace, at: &position)
      guard text.peek(at: position) == UInt8(ascii: "/"),
        text.peek(at: position + 1) == UInt8(ascii: "*")
      else { return true }
      position += 2
      while text.peek(at: position) != UInt8(ascii: "*")
        || text.peek(at: position + 1) != UInt8(ascii: "/")
      {
        guard position < text.count else { return false }
        position += 1
      }
      position += 2
    }
  }

  // MARK: - Numbers (sections 4.3.3, 4.3.10 and 4.3.12)

  /// Returns whether a number starts here (section 4.3.10): a digit, optionally after a sign and a dot.
  private func startsNumber(in text: Span<UInt8>) -> Bool {
    var offset = 0
    if let sign = text.peek(at: position), ByteClass.sign.contains(sign) { offset += 1 }
    if text.peek(at: position + offset) == UInt8(ascii: ".") { offset += 1 }
    return isDigit(at: offset, in: text)
  }

  /// Reads a number and the percent sign or unit after it (sections 4.3.3 and 4.3.12).
  private mutating func numeric(in text: Span<UInt8>) -> CSSToken {
    if let sign = text.peek(at: position), ByteClass.sign.contains(sign) { position += 1 }
    text.skip(.digit, at: &position)
    if text.peek(at: position) == UInt8(ascii: "."), isDigit(at: 1, in: text) {
      position += 1
      text.skip(.digit, at: &position)
    }
    skipExponent(in: text)
    if text.take("%", at: &position) { return .percentage }
    return startsIdentifier(at: 0, in: text)
      ? .dimension(unit: name(in: text).keyword) : .number
  }

  /// Moves past an exponent.
  ///
  /// An `e` without digits after it starts a unit, and isn't read.
  private mutating func skipExponent(in text: Span<UInt8>) {
    guard let letter = text.peek(at: position), letter | 0x20 == UInt8(ascii: "e") else { return }
    let signLength = text.peek(at: position + 1).map(ByteClass.sign.contains) == true ? 1 : 0
    guard isDigit(at: 1 + signLength, in: text) else { return }
    position += 1 + signLength
    text.skip(.digit, at: &position)
  }

  private func isDigit(at offset: Int, in text: Span<UInt8>) -> Bool {
    text.peek(at: position + offset).map(ByteClass.digit.contains) ?? false
  }

  // MARK: - Names (sections 4.3.7, 4.3.8, 4.3.9 and 4.3.11)

  /// Returns whether a name starts `offset` bytes after the position (section 4.3.9).
  private func startsIdentifier(at offset: Int, in text: Span<UInt8>) -> Bool {
    guard let byte = text.peek(at: position + offset) else { return false }
    if byte == UInt8(ascii: "-") {
      return text.peek(at: position + offset + 1).map((.cssNameStart | .only("-")).contains)
        ?? false
        || startsEscape(at: offset + 1, in: text)
    }
    return ByteClass.cssNameStart.contains(byte) || startsEscape(at: offset, in: text)
  }

  /// Returns whether an escape starts `offset` bytes after the position (section 4.3.8).
  ///
  /// An escape is a backslash without a line end after it.
  private func startsEscape(at offset: Int, in text: Span<UInt8>) -> Bool {
    guard text.peek(at: position + offset) == UInt8(ascii: "\\"),
      let escaped = text.peek(at: position + offset + 1)
    else { return false }
    return !ByteClass.cssNewline.contains(escaped)
  }

  /// Reads a possibly empty name, as a keyword and as hexadecimal digits.
  ///
  /// `hexDigits` is the length of the name if it consists of hexadecimal digits, or 0 otherwise.
  private mutating func name(in text: Span<UInt8>) -> (keyword: CSSKeyword, hexDigits: Int) {
    var keyword = CSSKeyword()
    var hexDigits = 0
    var isHex = true
    while let byte = text.peek(at: position) {
      let meant: UInt8
      if ByteClass.cssName.contains(byte) {
        position += 1
        meant = byte
      } else if startsEscape(at: 0, in: text) {
        position += 1
        meant = escaped(in: text)
      } else {
        break
      }
      keyword.append(meant)
      isHex = isHex && ByteClass.hexDigit.contains(meant)
      hexDigits += 1
    }
    return (keyword, isHex ? hexDigits : 0)
  }

  /// Reads the part of an escape after the backslash, and returns its ASCII byte, or 0 for any other scalar.
  ///
  /// That part is up to six hexadecimal digits and one white space, or else a single character that
  /// represents itself (section 4.3.7).
  private mutating func escaped(in text: Span<UInt8>) -> UInt8 {
    var value: UInt32 = 0
    var digits = 0
    while digits < 6, let digit = text.peek(at: position)?.hexadecimalValue {
      value = value << 4 | UInt32(digit)
      digits += 1
      position += 1
    }
    guard digits > 0 else {
      let byte = text.peek(at: position)
      position += 1
      return byte.map { $0 < 0x80 ? $0 : 0 } ?? 0
    }
    if text.peek(at: position) == UInt8(ascii: "\r"),
      text.peek(at: position + 1) == UInt8(ascii: "\n")
    {
      position += 2
    } else if text.peek(at: position).map(ByteClass.cssSpace.contains) == true {
      position += 1
    }
    return value < 0x80 ? UInt8(value) : 0
  }
}

// MARK: - Code points (section 4.2)

extension ByteClass {
  fileprivate static var sign: Self { .only("+") | .only("-") }
  /// The line feed, and the characters that preprocessing (section 3.3) would turn into it.
  fileprivate static var cssNewline: Self { .only("\n") | .only("\u{C}") | .only("\r") }
  fileprivate static var cssSpace: Self { cssNewline | .only(" ") | .only("\t") }
  /// The *ident-start code points*, which include every scalar beyond ASCII.
  fileprivate static var cssNameStart: Self { .letter | .only("_") | .nonASCII }
  fileprivate static var cssName: Self { cssNameStart | .digit | .only("-") }
}
