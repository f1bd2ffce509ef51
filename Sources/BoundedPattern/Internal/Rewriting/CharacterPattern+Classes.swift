extension CharacterPattern {
  /// Rewrites what `[` begins.
  mutating func rewriteClass() {
    if let boundary = scanner.takeWordBoundary() {
      append(boundary)
      return
    }
    var wholeOnly = scanner.starts(with: "[^")
    let set = scanner.takeClass { member in
      wholeOnly = wholeOnly || CharacterPattern.isNegated(member)
    }
    appendSet(set, wholeOnly: wholeOnly)
  }

  private static func isNegated(_ member: String) -> Bool {
    switch member {
    case "\\D", "\\W", "\\S", "\\H", "\\V": true
    default: member.hasPrefix("\\P") || member.hasPrefix("\\p{^") || member.hasPrefix("[:^")
    }
  }
}

extension PatternScanner {
  /// Removes and returns the start or end of a word, which is written like a class.
  mutating func takeWordBoundary() -> String? {
    starts(with: "[[:<:]]") || starts(with: "[[:>:]]") ? take(7) : nil
  }

  /// Removes and returns what `[` begins, and reports each member of the class.
  mutating func takeClass(onMember: (String) -> Void = { _ in }) -> String {
    var set = take(1)
    if next == "^" { set += take(1) }
    if next == "]" { set += take(1) }
    while next != nil, next != "]" {
      let member = takeClassMember()
      onMember(member)
      set += member
    }
    return set + take(1)
  }

  private mutating func takeClassMember() -> String {
    if starts(with: "\\Q") { return take(through: "\\E") }
    if starts(with: "\\c") { return take(3) }
    if starts(with: "\\p{") || starts(with: "\\P{") { return take(through: "}") }
    if next == "\\" { return take(2) }
    return takePOSIXClass() ?? take(1)
  }

  /// Removes and returns `[:alpha:]` and its like; a `[` by itself is none.
  private mutating func takePOSIXClass() -> String? {
    guard starts(with: "[:") else { return nil }
    var ahead = self
    let name = ahead.take(2 + count(after: 2) { $0 == "^" || ("a"..."z").contains($0) })
    guard ahead.starts(with: ":]") else { return nil }
    self = ahead
    return name + take(2)
  }
}
