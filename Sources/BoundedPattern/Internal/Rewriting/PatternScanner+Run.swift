/// A quantifier without an upper bound, such as `*`, `+?` or `{8,}`.
struct Run: Equatable {
  /// The fewest repetitions.
  let minimum: Int

  /// Empty for as many as possible, `?` for as few as possible, `+` for never giving back.
  let mode: String
}

extension PatternScanner {
  /// Removes and returns the quantifier that comes next, if it has no upper bound.
  mutating func takeRun(ignoringSpace ignoresSpace: Bool) -> Run? {
    var ahead = self
    while ahead.skipsComment(orSpace: ignoresSpace) {}
    guard let minimum = ahead.takeLowerBound() else { return nil }
    let mode = ahead.next == "?" || ahead.next == "+" ? ahead.take(1) : ""
    self = ahead
    return Run(minimum: minimum, mode: mode)
  }

  private mutating func takeLowerBound() -> Int? {
    switch take(1) {
    case "*": return 0
    case "+": return 1
    case "{":
      let minimum = Int(take(count { ("0"..."9").contains($0) }))
      return take(2) == ",}" ? minimum : nil
    default: return nil
    }
  }

  /// Skips a comment, or white space where it is ignored; false when there is none.
  private mutating func skipsComment(orSpace ignoresSpace: Bool) -> Bool {
    if starts(with: "(?#") {
      _ = take(through: ")")
    } else if ignoresSpace, next == "#" {
      _ = take(through: "\n")
    } else if ignoresSpace, next?.properties.isPatternWhitespace == true {
      _ = take(1)
    } else {
      return false
    }
    return true
  }
}
