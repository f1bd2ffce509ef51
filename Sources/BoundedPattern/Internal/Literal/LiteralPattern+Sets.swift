extension LiteralPattern {
  /// Removes and returns what `[` begins.
  mutating func takeSet() throws(LiteralPatternError) -> LiteralSet {
    if let named = scanner.takeNamedSet() { return named }
    _ = scanner.take(1)
    var set = LiteralSet()
    if scanner.next == "^" {
      set.isNegated = true
      _ = scanner.take(1)
    }
    if scanner.next == "[" {
      let left = try takeMember()
      set.formUnion(try takeOperation(on: left) ?? left)
    }
    while scanner.next != nil, scanner.next != "]" {
      set.formUnion(try takeMember())
    }
    _ = scanner.take(1)
    return set
  }

  /// Removes and returns an operation on two sets, the first of which is read; nil for none.
  ///
  /// Both operands are printed with brackets, and a set has nothing beside one operation.
  private mutating func takeOperation(
    on left: LiteralSet
  ) throws(LiteralPatternError) -> LiteralSet? {
    guard let sign = ["&&[", "--[", "~~["].first(where: scanner.starts) else { return nil }
    _ = scanner.take(2)
    let (first, second) = (left.pattern, try takeSet().pattern)
    return switch sign {
    case "&&[": LiteralSet(others: ["(?=\(second))\(first)"])
    case "--[": LiteralSet(others: ["(?!\(second))\(first)"])
    default: LiteralSet(others: ["(?!\(second))\(first)", "(?!\(first))\(second)"])
    }
  }

  /// Removes and returns a set, a range, or some characters.
  private mutating func takeMember() throws(LiteralPatternError) -> LiteralSet {
    var set = LiteralSet()
    switch scanner.next {
    case "[": return try takeSet()
    case "-":
      set.scalars = scanner.take(1)
      try takeBound(of: &set)
    case "\\" where scanner.starts(with: "\\Q"):
      set.insert(contentsOf: String(scanner.take(through: "\\E").dropFirst(2).dropLast(2)))
    default:
      let characters = scanner.takeLiterals(until: "\\[]-")
      if characters.isEmpty { return try takeEscape() }
      if scanner.next == "-", composed(characters).last?.unicodeScalars.count ?? 0 > 1 {
        throw LiteralPatternError(.bound)
      }
      set.insert(contentsOf: characters)
    }
    return set
  }

  /// Removes the upper bound of a range and the characters that follow it.
  private mutating func takeBound(of set: inout LiteralSet) throws(LiteralPatternError) {
    var characters = composed(scanner.takeLiterals(until: "\\[]-"))
    if characters.isEmpty { return }
    let bound = characters.removeFirst()
    if bound.unicodeScalars.count > 1 { throw LiteralPatternError(.bound) }
    set.scalars += LiteralSet.escaped(bound)
    set.insert(contentsOf: characters)
  }
}

extension PatternScanner {
  /// Removes and returns the characters that come next, without what escapes them.
  ///
  /// - Parameter syntax: What is no character, unless it is escaped.
  mutating func takeLiterals(until syntax: String) -> String {
    var characters = ""
    while let scalar = next {
      if starts(with: "\\u") || starts(with: "\\U") {
        let number = take(scalar: starts(with: "\\u") ? 6 : 10)
        characters.unicodeScalars.append(number)
      } else if scalar == "\\" {
        guard count(after: 1, while: Self.isPunctuation) > 0 else { break }
        _ = take(1)
        characters += take(1)
      } else if syntax.unicodeScalars.contains(scalar) {
        break
      } else {
        characters += take(1)
      }
    }
    return characters
  }

  /// Removes an escape of so many scalars, and returns the one that its number stands for.
  private mutating func take(scalar length: Int) -> Unicode.Scalar {
    UInt32(take(length).dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
  }

  /// Removes and returns a set such as `[:alpha:]` or `[:scx=Greek:]`; nil for another one.
  fileprivate mutating func takeNamedSet() -> LiteralSet? {
    guard starts(with: "[:") else { return nil }
    let name = take(through: ":]")
    if !name.contains("=") { return LiteralSet(scalars: name) }
    let (sign, property) =
      name.hasPrefix("[:^") ? ("P", name.dropFirst(3)) : ("p", name.dropFirst(2))
    return LiteralSet(scalars: "\\\(sign){\(property.dropLast(2))}")
  }
}
