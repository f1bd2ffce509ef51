/// A kind of characters that rules count, with the messages about how many there are.
struct CountedCharacters: Sendable {
  /// Those of them that are ASCII.
  let bytes: ByteClass
  let includes: @Sendable (Character) -> Bool

  let atLeast: @Sendable (Int) -> ValidationMessage
  let atMost: @Sendable (Int) -> ValidationMessage
  let exactly: @Sendable (Int) -> ValidationMessage
  let notExactly: @Sendable (Int) -> ValidationMessage

  @inline(__always)
  fileprivate func count(in text: some StringProtocol) -> Int {
    text.byteCount(of: bytes)
      ?? text.reduce(into: 0) { count, character in if includes(character) { count += 1 } }
  }
}

extension ValidationRule where Value: StringProtocol {
  /// Accepts text with at least `minimum` characters of a kind.
  @_specialize(kind:partial,where Value == String)
  static func counting(_ kind: CountedCharacters, atLeast minimum: Int) -> Self {
    Self(kind.atLeast(minimum), negation: minimum.greatestCountBelow.map(kind.atMost)) { text in
      kind.count(in: text) >= minimum
    }
  }

  /// Accepts text with at most `maximum` characters of a kind.
  @_specialize(kind:partial,where Value == String)
  static func counting(_ kind: CountedCharacters, atMost maximum: Int) -> Self {
    Self(kind.atMost(maximum), negation: maximum.leastCountAbove.map(kind.atLeast)) { text in
      kind.count(in: text) <= maximum
    }
  }

  /// Accepts text with exactly `count` characters of a kind.
  @_specialize(kind:partial,where Value == String)
  static func counting(_ kind: CountedCharacters, exactly count: Int) -> Self {
    Self(kind.exactly(count), negation: kind.notExactly(count)) { text in
      kind.count(in: text) == count
    }
  }
}
