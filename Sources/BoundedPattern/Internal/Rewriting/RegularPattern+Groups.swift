extension RegularPattern {
  /// Rewrites what `(` begins; false when it is not regular.
  mutating func openGroup() -> Bool {
    if scanner.startsComment {
      _ = scanner.take(through: ")")
      return true
    }
    if scanner.starts(with: "(*") { return false }
    scopes.append(scopes.last ?? .init())
    if !scanner.starts(with: "(?") {
      _ = scanner.take(1)
      text += "(?:"
      return true
    }
    if scanner.starts(with: "(?|") {
      _ = scanner.take(3)
      text += "(?:"
      return true
    }
    if scanner.takesGroupName() {
      text += "(?:"
      return true
    }
    return setOptions()
  }

  /// Rewrites a setting such as `(?i)` or `(?i:`; false for any other group.
  private mutating func setOptions() -> Bool {
    let opening = scanner.take(2)
    let setting = scanner.take(scanner.count { "^-imnsxJU".unicodeScalars.contains($0) })
    let end = scanner.take(1)
    if end == ")" { scopes.removeLast() }
    scopes[scopes.count - 1].set(setting)
    hasLines = hasLines || setting.contains("m")
    text += opening + setting + end
    return end == ")" || end == ":"
  }
}

extension PatternScanner {
  /// Whether a comment or a callout is next, which the automaton does without.
  var startsComment: Bool { starts(with: "(?#") || starts(with: "(?C") }

  /// Removes `(?<name>` and its like; false when none is next.
  fileprivate mutating func takesGroupName() -> Bool {
    let ends = ["(?<": ">", "(?P<": ">", "(?'": "'"]
    for (start, end) in ends where starts(with: start) {
      let length = start.unicodeScalars.count
      guard count(after: length, while: { $0 == "_" || $0.properties.isAlphabetic }) > 0 else {
        return false
      }
      _ = take(length)
      _ = take(through: end)
      return true
    }
    return false
  }
}
