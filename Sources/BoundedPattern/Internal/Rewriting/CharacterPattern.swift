/// A pattern rewritten so that it counts characters where it would count scalars.
///
/// What leaves the scalar open, such as `.` or `[^a]`, takes whole characters, each of whose
/// scalars it matches. What names scalars, such as `[a-z]`, takes a whole character too when it
/// matches each scalar of it, and else one scalar, as in `\p{L}\p{M}*`.
///
/// For example `.{2,5}` becomes `(?&character0){2,5}`, with that group defined at the end. Its
/// callouts ask where in the text the characters begin and end.
struct CharacterPattern {
  /// The pattern for the engine.
  private(set) var text = ""

  /// What is still to be rewritten.
  var scanner: PatternScanner

  /// The groups that are open, the innermost last.
  var scopes = [PatternScope()]

  /// What takes one character, once for each set of scalars.
  private var definitions: [String] = []

  /// How the names of the definitions start, and no name in the pattern does.
  private let name: String

  /// Rewrites a well-formed pattern, to be found anywhere or to match a whole text.
  init(_ pattern: String, isFoundAnywhere: Bool = false) {
    scanner = PatternScanner(pattern)
    var name = "character"
    while pattern.contains(name) { name += "_" }
    self.name = name
    if isFoundAnywhere { text += takeOptionVerbs() + Self.boundary + "(?:" }
    while let scalar = scanner.next { rewriteItem(startingWith: scalar) }
    // Without a line end, a comment at the end of the pattern would hold what follows.
    if scope.ignoresSpace { text += "\n" }
    if isFoundAnywhere { text += ")" + Self.boundary }
    if definitions.isEmpty { return }
    text += "(?(DEFINE)"
    for (number, body) in definitions.enumerated() { text += "(?<\(name)\(number)>\(body))" }
    text += ")"
  }
}

extension CharacterPattern {
  /// The callout that goes on only between two characters, or at either end of the text.
  static let atBoundary = 0

  /// The callout that goes on only inside of a character.
  static let insideCharacter = 1

  private static let boundary = "(?C\(atBoundary))"
  private static let inside = "(?C\(insideCharacter))"

  /// What holds where the scanner is.
  var scope: PatternScope {
    get { scopes.last ?? PatternScope() }
    set { scopes[scopes.count - 1] = newValue }
  }

  /// Appends a part of the rewritten pattern.
  mutating func append(_ part: String) {
    text += part
  }

  private mutating func rewriteItem(startingWith scalar: Unicode.Scalar) {
    switch scalar {
    case "\\": rewriteEscape()
    case "[": rewriteClass()
    case "(": openGroup()
    case ")": closeGroup()
    case ".": appendSet(scanner.take(1), wholeOnly: true)
    case "#" where scope.ignoresSpace: append(scanner.take(through: "\n"))
    case "^", "$", "|", "*", "+", "?", "{", "}": append(scanner.take(1))
    case _ where scope.ignoresSpace && scalar.properties.isPatternWhitespace:
      append(scanner.take(1))
    default: appendLiteral()
    }
  }

  /// Appends the next character as it is, so that a quantifier binds to all of it.
  private mutating func appendLiteral() {
    let literal = scanner.takeLiteral()
    append(literal.unicodeScalars.count > 1 ? "(?:\(literal))" : literal)
  }

  /// Appends a set of scalars, such as `.`, `\d` or `[a-z]`, with the run that follows.
  ///
  /// The characters of a run of any length are not counted; only its two ends are tested.
  ///
  /// - Parameter wholeOnly: Whether it never takes a part of a character.
  mutating func appendSet(_ set: String, wholeOnly: Bool) {
    if scope.looksBehind {
      append(set)
      return
    }
    guard let run = scanner.takeRun(ignoringSpace: scope.ignoresSpace) else {
      append(oneCharacter(of: set, wholeOnly: wholeOnly))
      return
    }
    if run.minimum > 1 {
      append("\(oneCharacter(of: set, wholeOnly: wholeOnly)){\(run.minimum)}")
    }
    let start = wholeOnly ? Self.boundary : ""
    let end = wholeOnly ? Self.boundary : "(?:\(Self.boundary)|(?!\(set)))"
    if run.mode == "+" {
      append("(?>(?-U)\(start)\(set)+\(end))")
    } else {
      append("(?:\(start)\(set)+\(run.mode)\(end))")
    }
    if run.minimum != 1 { append("?\(run.mode)") }
  }

  /// A call of the group that takes one character of a set.
  private mutating func oneCharacter(of set: String, wholeOnly: Bool) -> String {
    let whole = "\(Self.boundary)\(set)(?:\(Self.inside)\(set))*+\(Self.boundary)"
    let body = "(?^\(scope.flags):\(wholeOnly ? whole : "(?>\(whole)|\(set))"))"
    let number = definitions.firstIndex(of: body) ?? definitions.count
    if number == definitions.count { definitions.append(body) }
    return "(?&\(name)\(number))"
  }
}
