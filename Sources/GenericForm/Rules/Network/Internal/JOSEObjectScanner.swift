/// Reads one JSON object (RFC 8259) byte by byte, keeps nothing of it, and notes what a JOSE header
/// is told by: `alg` and `enc` (RFC 7515, section 4.1.1; RFC 7516, section 4.1.2).
struct JOSEObjectScanner {
  private enum State {
    case start
    case value
    case valueOrEnd
    case name
    case nameOrEnd
    case colon
    case commaOrEnd
    case string
    case escape
    case unicodeEscape(digits: Int)
    case number(JSONNumberReader)
    case literal(remaining: UInt64)
    case end
  }

  /// Whether the object has a member `alg` that is a string.
  private(set) var hasAlgorithm = false

  /// Whether that string is `none`.
  private(set) var algorithmIsNone = false

  /// Whether the object has a member `enc` that is a string.
  private(set) var hasEncryption = false

  private var state = State.start
  private var utf8 = UTF8Checker()

  /// One bit a level, 1 for an object, the innermost lowest.
  private var levels: UInt64 = 0
  private var depth = 0

  /// Whether the string that is read is a member's name.
  private var isName = false

  /// The string that is read, or was read last: its first eight bytes at most, and its length.
  private var word = ShortWord()
  private var memberName = ShortWord()

  /// Whether what was consumed is a whole object.
  var isComplete: Bool {
    if case .end = state { true } else { false }
  }

  /// Reads one more byte; false when no object goes on like that.
  mutating func consume(_ byte: UInt8) -> Bool {
    switch state {
    case .string: consumeInString(byte)
    case .escape: consumeEscape(byte)
    case .unicodeEscape(let digits): consumeUnicodeEscape(byte, digits: digits)
    case .number(let number): consumeInNumber(byte, number)
    case .literal(let remaining): consumeInLiteral(byte, remaining: remaining)
    default: isBlank(byte) || consumeToken(byte)
    }
  }
}

extension JOSEObjectScanner {
  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private mutating func consumeToken(_ byte: UInt8) -> Bool {
    switch (state, byte) {
    case (.start, UInt8(ascii: "{")):
      return open(object: true)
    case (.valueOrEnd, UInt8(ascii: "]")), (.nameOrEnd, UInt8(ascii: "}")):
      return close()
    case (.value, _), (.valueOrEnd, _):
      return startValue(byte)
    case (.name, UInt8(ascii: "\"")), (.nameOrEnd, UInt8(ascii: "\"")):
      startString(isName: true)
    case (.colon, UInt8(ascii: ":")):
      state = .value
    case (.commaOrEnd, UInt8(ascii: ",")):
      state = isInObject ? .name : .value
    case (.commaOrEnd, UInt8(ascii: "}")) where isInObject,
      (.commaOrEnd, UInt8(ascii: "]")) where !isInObject:
      return close()
    default:
      return false
    }
    return true
  }

  private mutating func startValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"): return open(object: true)
    case UInt8(ascii: "["): return open(object: false)
    case UInt8(ascii: "\""): startString(isName: false)
    case UInt8(ascii: "t"): state = .literal(remaining: ShortWord.packed("rue"))
    case UInt8(ascii: "f"): state = .literal(remaining: ShortWord.packed("alse"))
    case UInt8(ascii: "n"): state = .literal(remaining: ShortWord.packed("ull"))
    default:
      guard let number = JSONNumberReader(first: byte) else { return false }
      state = .number(number)
    }
    return true
  }

  private var isInObject: Bool { levels & 1 == 1 }

  private mutating func open(object: Bool) -> Bool {
    guard depth < 64 else { return false }
    depth += 1
    levels = levels << 1 | (object ? 1 : 0)
    state = object ? .nameOrEnd : .valueOrEnd
    return true
  }

  private mutating func close() -> Bool {
    depth -= 1
    levels >>= 1
    state = depth == 0 ? .end : .commaOrEnd
    return true
  }
}

// Strings.
extension JOSEObjectScanner {
  private mutating func startString(isName: Bool) {
    self.isName = isName
    if !isName { memberName = word }
    word = ShortWord()
    state = .string
  }

  private mutating func consumeInString(_ byte: UInt8) -> Bool {
    guard utf8.consume(byte) else { return false }
    switch byte {
    case UInt8(ascii: "\""):
      endString()
    case UInt8(ascii: "\\"):
      state = .escape
      word.spoil()
    case 0x20...:
      word.append(byte)
    default:
      return false
    }
    return true
  }

  private mutating func endString() {
    state = isName ? .colon : .commaOrEnd
    guard !isName, depth == 1 else { return }
    if memberName.isEqual(to: "alg") {
      hasAlgorithm = true
      algorithmIsNone = word.isEqual(to: "none")
    }
    if memberName.isEqual(to: "enc") { hasEncryption = true }
  }

  private mutating func consumeEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      state = .string
    case UInt8(ascii: "u"):
      state = .unicodeEscape(digits: 0)
    default:
      return false
    }
    return true
  }

  private mutating func consumeUnicodeEscape(_ byte: UInt8, digits: Int) -> Bool {
    guard ByteClass.hexDigit.contains(byte) else { return false }
    state = digits == 3 ? .string : .unicodeEscape(digits: digits + 1)
    return true
  }
}

// Numbers and literals.
extension JOSEObjectScanner {
  private mutating func consumeInNumber(_ byte: UInt8, _ number: JSONNumberReader) -> Bool {
    var number = number
    if number.consume(byte) {
      state = .number(number)
      return true
    }
    guard number.isComplete else { return false }
    state = .commaOrEnd
    return consume(byte)
  }

  /// Literals are packed as in ``ShortWord``, the byte that is next highest.
  private mutating func consumeInLiteral(_ byte: UInt8, remaining: UInt64) -> Bool {
    let next = UInt64((7 - remaining.leadingZeroBitCount / 8) * 8)
    guard UInt8(truncatingIfNeeded: remaining >> next) == byte else { return false }
    let rest = remaining & ((1 << next) - 1)
    state = rest == 0 ? .commaOrEnd : .literal(remaining: rest)
    return true
  }
}
