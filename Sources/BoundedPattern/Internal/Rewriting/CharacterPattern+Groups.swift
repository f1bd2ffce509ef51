extension CharacterPattern {
  /// Rewrites what `(` begins.
  mutating func openGroup() {
    if scanner.starts(with: "(*") {
      openVerb()
    } else if scanner.starts(with: "(?#") {
      append(scanner.take(through: ")"))
    } else if scanner.starts(with: "(?C") {
      // A callout of the pattern's own would be taken for one of ours.
      _ = scanner.take(through: ")")
    } else if scanner.starts(with: "(?(") {
      openCondition()
    } else if scanner.starts(with: "(?") {
      openSpecialGroup()
    } else {
      push(scanner.take(1))
    }
  }

  /// Rewrites `)`.
  mutating func closeGroup() {
    append(scanner.take(1))
    if scopes.count > 1 { scopes.removeLast() }
  }

  /// Removes and returns the verbs that have to stand first, such as `(*ANYCRLF)`.
  mutating func takeOptionVerbs() -> String {
    let names = [
      "ANY", "BSR_", "CR", "LF", "LIMIT_", "NO_", "NOTEMPTY", "NUL", "UCP", "UTF",
    ]
    var verbs = ""
    while names.contains(where: { scanner.starts(with: "(*" + $0) }) {
      verbs += scanner.take(through: ")")
    }
    return verbs
  }

  private mutating func push(_ opening: String, looksBehind: Bool = false) {
    append(opening)
    scopes.append(scope)
    if looksBehind { scope.looksBehind = true }
  }

  /// Opens a group such as `(*plb:…)`, or copies a verb such as `(*COMMIT)`.
  private mutating func openVerb() {
    let letters = scanner.count(after: 2) { ("a"..."z").contains($0) || $0 == "_" }
    if letters == 0 {
      append(scanner.take(through: ")"))
      return
    }
    let opening = scanner.take(through: ":")
    push(opening, looksBehind: opening.hasSuffix("lookbehind:") || opening.hasSuffix("lb:"))
  }

  /// Opens `(?(…)…)`; a condition that is an assertion is a group of its own.
  private mutating func openCondition() {
    push(scanner.take(2))
    if !scanner.starts(with: "(?"), !scanner.starts(with: "(*") {
      append(scanner.take(through: ")"))
    }
  }

  private mutating func openSpecialGroup() {
    if ["(?<=", "(?<!", "(?<*"].contains(where: scanner.starts) {
      push(scanner.take(4), looksBehind: true)
      return
    }
    let letters = scanner.count(after: 2) { "^-imnsxJU".unicodeScalars.contains($0) }
    let opening = scanner.take(2)
    let setting = scanner.take(letters)
    let end = scanner.take(1)
    if end == ")" {
      append(opening + setting + end)
    } else {
      push(opening + setting + end)
    }
    if end == ")" || end == ":" { scope.set(setting) }
  }
}
