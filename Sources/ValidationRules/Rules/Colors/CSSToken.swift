/// A token of CSS Syntax 3, section 4, as far as colours tell tokens apart.
enum CSSToken: Equatable {
  case identifier(CSSKeyword)
  /// A name and the parenthesis that opens after it.
  case function(CSSKeyword)
  /// `#` and a name; the number of digits in it when all of it is hexadecimal, 0 otherwise.
  case hash(hexDigits: Int)
  case number
  case percentage
  case dimension(unit: CSSKeyword)
  case comma
  case slash
  case closingParenthesis
  case end
  /// What no colour has in it, ill-formed comments and escapes among it.
  case other
}

/// Reads CSS tokens one after another, and drops white space and comments between them.
struct CSSTokens {
  private var cursor = ByteCursor()

  /// Reads the next token.
  mutating func next(in text: Span<UInt8>) -> CSSToken {
    guard skipSpaceAndComments(in: text) else { return .other }
    guard let byte = cursor.peek(in: text) else { return .end }
    if startsNumber(in: text) { return numeric(in: text) }
    if startsIdentifier(at: 0, in: text) {
      let name = name(in: text).keyword
      return cursor.take("(", in: text) ? .function(name) : .identifier(name)
    }
    cursor.skip()
    switch byte {
    case UInt8(ascii: "#"): return .hash(hexDigits: name(in: text).hexDigits)
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: "/"): return .slash
    case UInt8(ascii: ")"): return .closingParenthesis
    default: return .other
    }
  }

  /// Moves past white space and comments; false when a comment has no end.
  private mutating func skipSpaceAndComments(in text: Span<UInt8>) -> Bool {
    while true {
      _ = cursor.skip(while: isSpace, in: text)
      guard cursor.peek(in: text) == UInt8(ascii: "/"),
        cursor.peek(1, in: text) == UInt8(ascii: "*")
      else { return true }
      cursor.skip(2)
      while cursor.peek(in: text) != UInt8(ascii: "*")
        || cursor.peek(1, in: text) != UInt8(ascii: "/")
      {
        guard !cursor.isAtEnd(of: text) else { return false }
        cursor.skip()
      }
      cursor.skip(2)
    }
  }

  // MARK: - Numbers (sections 4.3.3, 4.3.10 and 4.3.12)

  private func startsNumber(in text: Span<UInt8>) -> Bool {
    var offset = 0
    if let sign = cursor.peek(in: text), isSign(sign) { offset += 1 }
    if cursor.peek(offset, in: text) == UInt8(ascii: ".") { offset += 1 }
    return isDigit(at: offset, in: text)
  }

  private mutating func numeric(in text: Span<UInt8>) -> CSSToken {
    if let sign = cursor.peek(in: text), isSign(sign) { cursor.skip() }
    _ = cursor.skipDigits(in: text)
    if cursor.peek(in: text) == UInt8(ascii: "."), isDigit(at: 1, in: text) {
      cursor.skip()
      _ = cursor.skipDigits(in: text)
    }
    skipExponent(in: text)
    if cursor.take("%", in: text) { return .percentage }
    return startsIdentifier(at: 0, in: text)
      ? .dimension(unit: name(in: text).keyword) : .number
  }

  private mutating func skipExponent(in text: Span<UInt8>) {
    guard let letter = cursor.peek(in: text), letter | 0x20 == UInt8(ascii: "e") else { return }
    let signLength = cursor.peek(1, in: text).map(isSign) == true ? 1 : 0
    guard isDigit(at: 1 + signLength, in: text) else { return }
    cursor.skip(1 + signLength)
    _ = cursor.skipDigits(in: text)
  }

  private func isDigit(at offset: Int, in text: Span<UInt8>) -> Bool {
    cursor.peek(offset, in: text).map(ASCIIByte.isDigit) ?? false
  }

  // MARK: - Names (sections 4.3.7, 4.3.8, 4.3.9 and 4.3.11)

  private func startsIdentifier(at offset: Int, in text: Span<UInt8>) -> Bool {
    guard let byte = cursor.peek(offset, in: text) else { return false }
    if byte == UInt8(ascii: "-") {
      return cursor.peek(offset + 1, in: text).map { isNameStart($0) || $0 == byte } ?? false
        || startsEscape(at: offset + 1, in: text)
    }
    return isNameStart(byte) || startsEscape(at: offset, in: text)
  }

  private func startsEscape(at offset: Int, in text: Span<UInt8>) -> Bool {
    guard cursor.peek(offset, in: text) == UInt8(ascii: "\\"),
      let escaped = cursor.peek(offset + 1, in: text)
    else { return false }
    return !isNewline(escaped)
  }

  /// Reads a name, which may be empty: as a keyword, and as hexadecimal digits.
  private mutating func name(in text: Span<UInt8>) -> (keyword: CSSKeyword, hexDigits: Int) {
    var keyword = CSSKeyword()
    var hexDigits = 0
    var isHex = true
    while let byte = cursor.peek(in: text) {
      let meant: UInt8
      if isNameStart(byte) || ASCIIByte.isDigit(byte) || byte == UInt8(ascii: "-") {
        cursor.skip()
        meant = byte
      } else if startsEscape(at: 0, in: text) {
        cursor.skip()
        meant = escaped(in: text)
      } else {
        break
      }
      keyword.append(meant)
      isHex = isHex && ASCIIByte.isHexDigit(meant)
      hexDigits += 1
    }
    return (keyword, isHex ? hexDigits : 0)
  }

  /// Reads what follows a backslash: the ASCII byte that it means, or 0 for every other scalar.
  private mutating func escaped(in text: Span<UInt8>) -> UInt8 {
    var value: UInt32 = 0
    var digits = 0
    while digits < 6, let byte = cursor.peek(in: text), ASCIIByte.isHexDigit(byte) {
      let letterOffset: UInt8 = ASCIIByte.isDigit(byte) ? 0 : 9
      value = value << 4 | UInt32(byte & 0xF + letterOffset)
      digits += 1
      cursor.skip()
    }
    guard digits > 0 else {
      let byte = cursor.peek(in: text)
      cursor.skip()
      return byte.map { $0 < 0x80 ? $0 : 0 } ?? 0
    }
    if cursor.peek(in: text) == UInt8(ascii: "\r"), cursor.peek(1, in: text) == UInt8(ascii: "\n") {
      cursor.skip(2)
    } else if cursor.peek(in: text).map(isSpace) == true {
      cursor.skip()
    }
    return value < 0x80 ? UInt8(value) : 0
  }
}

// MARK: - Code points (section 4.2)

private func isNameStart(_ byte: UInt8) -> Bool {
  ASCIIByte.isLetter(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
}

private func isSign(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
}

private func isNewline(_ byte: UInt8) -> Bool {
  byte == 0x0A || byte == 0x0C || byte == 0x0D
}

private func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || isNewline(byte)
}
