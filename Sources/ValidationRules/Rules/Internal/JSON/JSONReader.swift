/// Reads JSON (RFC 8259) in one pass, storing open brackets as bits instead of on the call stack.
///
/// Names may repeat, and numbers may be of any size. Strings aren't decoded.
struct JSONReader<Bytes: JSONBytes> {
  /// The part expected next: a value, or the text after one; `failure` after an error.
  private enum Progress {
    case value, separator, failure
  }

  /// The maximum number of open arrays and objects.
  private let deepest: Int
  private var position = 0
  private var open = OpenBrackets()
  /// The range of the last member's name, without the quotes.
  private var name = 0..<0

  /// Creates a reader that refuses more than `deepest` nested levels.
  init(deepest: Int = .max) {
    self.deepest = deepest
  }

  /// Returns whether the text is one JSON value, with or without white space around it.
  ///
  /// - Parameter onMember: Called for each string member of the outermost object, with the ranges
  ///   of its name and value without the quotes.
  mutating func isWellFormed(
    _ text: Span<UInt8>, onMember: (_ name: Range<Int>, _ value: Range<Int>) -> Void = { _, _ in }
  ) -> Bool {
    var progress = Progress.value
    while true {
      skipSpace(in: text)
      switch progress {
      case .value:
        progress = value(in: text, onMember: onMember)
      case .separator:
        guard let innermost = open.innermost else { return position == Bytes.count(in: text) }
        progress = separator(in: innermost, in: text)
      case .failure:
        return false
      }
    }
  }

  /// Reads a value, or just its opening bracket (RFC 8259, section 3).
  @inline(__always)
  private mutating func value(
    in text: Span<UInt8>, onMember: (Range<Int>, Range<Int>) -> Void
  ) -> Progress {
    switch peek(in: text) {
    case UInt8(ascii: "{"):
      return opening(.object, until: "}", in: text)
    case UInt8(ascii: "["):
      return opening(.array, until: "]", in: text)
    case UInt8(ascii: "\""):
      let start = position + 1
      guard takeString(in: text) else { return .failure }
      if open.depth == 1, open.innermost == .object { onMember(name, start..<(position - 1)) }
      return .separator
    case UInt8(ascii: "t"): return take(word: "true", in: text) ? .separator : .failure
    case UInt8(ascii: "f"): return take(word: "false", in: text) ? .separator : .failure
    case UInt8(ascii: "n"): return take(word: "null", in: text) ? .separator : .failure
    default: return takeNumber(in: text) ? .separator : .failure
    }
  }

  /// Reads an opening bracket, then the closing one of an empty value or the name of a first member.
  private mutating func opening(
    _ kind: OpenBrackets.Kind, until end: Unicode.Scalar, in text: Span<UInt8>
  ) -> Progress {
    guard open.depth < deepest else { return .failure }
    position += 1
    skipSpace(in: text)
    if take(end, in: text) { return .separator }
    open.push(kind)
    return kind == .object ? memberName(in: text) : .value
  }

  /// Reads what follows a value in an array or an object.
  private mutating func separator(
    in innermost: OpenBrackets.Kind, in text: Span<UInt8>
  ) -> Progress {
    if take(",", in: text) {
      guard innermost == .object else { return .value }
      skipSpace(in: text)
      return memberName(in: text)
    }
    guard take(innermost == .object ? "}" : "]", in: text) else { return .failure }
    open.pop()
    return .separator
  }

  /// Reads a member's name and the colon.
  private mutating func memberName(in text: Span<UInt8>) -> Progress {
    let start = position + 1
    guard takeString(in: text) else { return .failure }
    name = start..<(position - 1)
    skipSpace(in: text)
    return take(":", in: text) ? .value : .failure
  }
}

extension JSONReader {
  /// Moves past a string (section 7), in which control characters are errors.
  private mutating func takeString(in text: Span<UInt8>) -> Bool {
    guard take("\"", in: text) else { return false }
    while true {
      skip(.unescapedInJSON, in: text)
      if take("\"", in: text) { return true }
      guard take("\\", in: text), takeEscape(in: text) else { return false }
    }
  }

  /// Moves past the part of an escape after the backslash: one of eight characters, or `u` and four
  /// hexadecimal digits.
  private mutating func takeEscape(in text: Span<UInt8>) -> Bool {
    guard let byte = peek(in: text) else { return false }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return true
    case UInt8(ascii: "u"):
      for _ in 0..<4 {
        guard let digit = peek(in: text), ByteClass.hexDigit.contains(digit) else { return false }
        position += 1
      }
      return true
    default:
      return false
    }
  }

  /// Moves past a number (section 6), which can't have a leading zero, a plus sign or a bare dot.
  private mutating func takeNumber(in text: Span<UInt8>) -> Bool {
    _ = take("-", in: text)
    if !take("0", in: text) {
      guard skip(.digit, in: text) > 0 else { return false }
    }
    if take(".", in: text) {
      guard skip(.digit, in: text) > 0 else { return false }
    }
    if take("e", in: text) || take("E", in: text) {
      _ = take("+", in: text) || take("-", in: text)
      guard skip(.digit, in: text) > 0 else { return false }
    }
    return true
  }

  /// Moves past one of the words `true`, `false` and `null`, which are lowercase.
  private mutating func take(word: String, in text: Span<UInt8>) -> Bool {
    for byte in word.utf8 {
      guard peek(in: text) == byte else { return false }
      position += 1
    }
    return true
  }
}

extension JSONReader {
  @inline(__always)
  private func peek(in text: Span<UInt8>) -> UInt8? {
    position < Bytes.count(in: text) ? Bytes.byte(position, in: text) : nil
  }

  @inline(__always)
  private mutating func take(_ expected: Unicode.Scalar, in text: Span<UInt8>) -> Bool {
    guard peek(in: text) == UInt8(ascii: expected) else { return false }
    position += 1
    return true
  }

  @inline(__always)
  @discardableResult
  private mutating func skip(_ members: ByteClass, in text: Span<UInt8>) -> Int {
    let start = position
    while let byte = peek(in: text), members.contains(byte) { position += 1 }
    return position - start
  }

  private mutating func skipSpace(in text: Span<UInt8>) {
    skip(.jsonSpace, in: text)
  }
}

extension ByteClass {
  /// `ws` of RFC 8259, section 2.
  fileprivate static var jsonSpace: Self {
    .only(" ") | .only("\t") | .only("\n") | .only("\r")
  }

  /// The bytes of `unescaped` of RFC 8259, section 7.
  fileprivate static var unescapedInJSON: Self {
    (.ascii | .nonASCII).subtracting(.control | .only("\"") | .only("\\"))
  }
}
