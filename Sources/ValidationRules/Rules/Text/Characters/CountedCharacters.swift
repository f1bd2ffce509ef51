/// A kind of character whose number rules limit, with the messages of these rules.
struct CountedCharacters: Sendable {
  /// The ASCII characters of this kind.
  let bytes: ByteClass
  let includes: @Sendable (Character) -> Bool

  let atLeast: RuleMessage
  let atMost: RuleMessage
  let exactly: RuleMessage
  let notExactly: RuleMessage

  @inline(__always)
  fileprivate func count(in text: some StringProtocol) -> Int {
    text.byteCount(of: bytes)
      ?? text.reduce(into: 0) { count, character in if includes(character) { count += 1 } }
  }
}

extension CountedCharacters {
  fileprivate func message(atLeast minimum: Int) -> ValidationMessage {
    .rule(atLeast, ["minimum": .number(minimum)])
  }

  fileprivate func message(atMost maximum: Int) -> ValidationMessage {
    .rule(atMost, ["maximum": .number(maximum)])
  }

  fileprivate func message(exactly count: Int) -> ValidationMessage {
    .rule(exactly, ["count": .number(count)])
  }

  /// The message of a negated count; for 0, it asks for at least one character.
  fileprivate func message(notExactly count: Int) -> ValidationMessage {
    count == 0 ? message(atLeast: 1) : .rule(notExactly, ["count": .number(count)])
  }
}

extension ValidationRule where Value: StringProtocol {
  /// Accepts text with at least `minimum` characters of a kind.
  @_specialize(kind:partial,where Value == String)
  static func counting(_ kind: CountedCharacters, atLeast minimum: Int) -> Self {
    Self(
      kind.message(atLeast: minimum),
      negation: minimum.greatestCountBelow.map(kind.message(atMost:))
    ) { text in
      kind.count(in: text) >= minimum
    }
  }

  /// Accepts text with at most `maximum` characters of a kind.
  @_specialize(kind:partial,where Value == String)
  static func counting(_ kind: CountedCharacters, atMost maximum: Int) -> Self {
    Self(
      kind.message(atMost: maximum), negation: maximum.leastCountAbove.map(kind.message(atLeast:))
    ) { text in
      kind.count(in: text) <= maximum
    }
  }

  /// Accepts text with exactly `count` characters of a kind.
  @_specialize(kind:partial,where Value == String)
  static func counting(_ kind: CountedCharacters, exactly count: Int) -> Self {
    Self(
      kind.message(exactly: count), negation: kind.message(notExactly: count)
    ) { text in
      kind.count(in: text) == count
    }
  }
}
