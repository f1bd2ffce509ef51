extension ValidationRule where Value == String {
  /// Accepts one JSON value, with white space around it or not.
  ///
  /// This is `JSON-text` of RFC 8259, section 2, with the grammars of sections 3 to 7: any value
  /// may stand alone, names may repeat (section 4), a `\u` escape may be half of a surrogate pair
  /// (section 8.2), and a byte order mark is refused (section 8.1). Nesting may be of any depth.
  ///
  /// ```swift
  /// ValidationRule.isJSON.check(#"{"name": "Mei", "books": [1, 2]}"#)  // true
  /// ValidationRule.isJSON.check("{name: 'Mei'}")  // false
  /// ```
  public static var isJSON: Self {
    Self(.jsonInvalid) { text in
      var document = JSONDocument()
      return document.isWellFormed(text.utf8.span)
    }
  }
}

/// Reads JSON in one pass, with what is open kept as a bit each instead of on the call stack.
private struct JSONDocument {
  private var cursor = ByteCursor()
  private var open = OpenBrackets()

  private enum Progress {
    case value, separator, failure
  }

  mutating func isWellFormed(_ text: Span<UInt8>) -> Bool {
    var progress = Progress.value
    while true {
      skipSpace(in: text)
      switch progress {
      case .value:
        progress = value(in: text)
      case .separator:
        guard let innermost = open.innermost else { return cursor.isAtEnd(of: text) }
        progress = separator(in: innermost, in: text)
      case .failure:
        return false
      }
    }
  }

  private mutating func value(in text: Span<UInt8>) -> Progress {
    switch cursor.peek(in: text) {
    case UInt8(ascii: "{"):
      cursor.skip()
      skipSpace(in: text)
      if cursor.take("}", in: text) { return .separator }
      open.push(.object)
      return name(in: text)
    case UInt8(ascii: "["):
      cursor.skip()
      skipSpace(in: text)
      if cursor.take("]", in: text) { return .separator }
      open.push(.array)
      return .value
    case UInt8(ascii: "\""): return takeString(in: text) ? .separator : .failure
    case UInt8(ascii: "t"): return takeLiteral("true", in: text) ? .separator : .failure
    case UInt8(ascii: "f"): return takeLiteral("false", in: text) ? .separator : .failure
    case UInt8(ascii: "n"): return takeLiteral("null", in: text) ? .separator : .failure
    default: return takeNumber(in: text) ? .separator : .failure
    }
  }

  /// Reads what stands after a value in an array or an object.
  private mutating func separator(
    in innermost: OpenBrackets.Kind, in text: Span<UInt8>
  ) -> Progress {
    if cursor.take(",", in: text) {
      guard innermost == .object else { return .value }
      skipSpace(in: text)
      return name(in: text)
    }
    guard cursor.take(innermost == .object ? "}" : "]", in: text) else { return .failure }
    open.pop()
    return .separator
  }

  /// Reads the name of a member, and the colon.
  private mutating func name(in text: Span<UInt8>) -> Progress {
    guard takeString(in: text) else { return .failure }
    skipSpace(in: text)
    return cursor.take(":", in: text) ? .value : .failure
  }

  private mutating func skipSpace(in text: Span<UInt8>) {
    _ = cursor.skip(
      while: { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }, in: text)
  }

  private mutating func takeLiteral(_ literal: String, in text: Span<UInt8>) -> Bool {
    for byte in literal.utf8 {
      guard cursor.peek(in: text) == byte else { return false }
      cursor.skip()
    }
    return true
  }

  private mutating func takeString(in text: Span<UInt8>) -> Bool {
    guard cursor.take("\"", in: text) else { return false }
    while true {
      _ = cursor.skip(
        while: { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }, in: text)
      if cursor.take("\"", in: text) { return true }
      guard cursor.take("\\", in: text), takeEscape(in: text) else { return false }
    }
  }

  private mutating func takeEscape(in text: Span<UInt8>) -> Bool {
    guard let byte = cursor.peek(in: text) else { return false }
    cursor.skip()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return true
    case UInt8(ascii: "u"):
      for offset in 0..<4 {
        guard let digit = cursor.peek(offset, in: text), ASCIIByte.isHexDigit(digit) else {
          return false
        }
      }
      cursor.skip(4)
      return true
    default:
      return false
    }
  }

  private mutating func takeNumber(in text: Span<UInt8>) -> Bool {
    _ = cursor.take("-", in: text)
    if !cursor.take("0", in: text) {
      guard cursor.skipDigits(in: text) > 0 else { return false }
    }
    if cursor.take(".", in: text) {
      guard cursor.skipDigits(in: text) > 0 else { return false }
    }
    if cursor.takeLetter("e", in: text) {
      _ = cursor.take("+", in: text) || cursor.take("-", in: text)
      guard cursor.skipDigits(in: text) > 0 else { return false }
    }
    return true
  }
}

/// The arrays and objects that are open, innermost last; only beyond 64 of them on the heap.
private struct OpenBrackets {
  enum Kind {
    case array, object
  }

  private var depth = 0
  private var word: UInt64 = 0
  private var fullWords: [UInt64] = []

  var innermost: Kind? {
    depth == 0 ? nil : word & 1 == 0 ? .array : .object
  }

  mutating func push(_ kind: Kind) {
    if depth > 0, depth.isMultiple(of: 64) {
      fullWords.append(word)
      word = 0
    }
    word = word << 1 | (kind == .object ? 1 : 0)
    depth += 1
  }

  mutating func pop() {
    depth -= 1
    word >>= 1
    if depth > 0, depth.isMultiple(of: 64), let full = fullWords.popLast() {
      word = full
    }
  }
}
