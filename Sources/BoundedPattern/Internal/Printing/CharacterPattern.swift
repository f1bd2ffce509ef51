/// A pattern rewritten to count characters instead of scalars.
///
/// - An open set, such as `.` or `[^a]`, matches whole characters if it matches all of their scalars.
/// - A set that names its scalars, such as `[a-z]`, does the same, but otherwise it matches one
///   scalar, as in `\p{L}\p{M}*`.
///
/// For example, `.{2,5}` becomes `(?&character0){2,5}`, with that group defined at the end. Its
/// callouts ask for the boundaries of characters in the text.
struct CharacterPattern {
  /// The pattern for the engine.
  private(set) var text = ""

  /// The syntax of one character for each set of scalars.
  private var definitions: [String] = []

  /// The prefix of the definitions' names, which the pattern doesn't contain.
  private var name = "character"

  /// Rewrites a pattern, to be found anywhere or to match the whole text.
  init(_ tokens: [PatternToken], isFoundAnywhere: Bool = false) {
    while tokens.contains(where: { $0.text.contains(name) }) { name += "_" }
    let leading = tokens.prefix { isFoundAnywhere && $0.kind == .leadingVerb }
    text = leading.map(\.text).joined()
    if isFoundAnywhere { text += CharacterPattern.boundary + "(?:" }
    for token in tokens.dropFirst(leading.count) { append(token) }
    if isFoundAnywhere { text += ")" + CharacterPattern.boundary }
    if definitions.isEmpty { return }
    text += "(?(DEFINE)"
    for (number, body) in definitions.enumerated() { text += "(?<\(name)\(number)>\(body))" }
    text += ")"
  }
}

extension CharacterPattern {
  /// The callout that continues only between two characters, or at either end of the text.
  static let atBoundary = 0

  /// The callout that continues only inside a character.
  static let insideCharacter = 1

  private static let boundary = "(?C\(atBoundary))"
  private static let inside = "(?C\(insideCharacter))"

  private mutating func append(_ token: PatternToken) {
    let isSet = token.kind == .set || token.kind == .openSet
    if !isSet || token.scope.looksBehind {
      text += token.syntax + token.quantifier
      // Separates a following digit from the reference, as in `(?x)\1 2`.
      if token.kind == .irregular { text += "(?#)" }
    } else if let minimum = token.runMinimum {
      appendRun(of: token, minimum: minimum)
    } else {
      text += oneCharacter(of: token) + token.quantifier
    }
  }

  /// Appends a set of scalars that is repeated without an upper bound.
  ///
  /// The characters in between aren't counted; only the two ends of the run are checked.
  private mutating func appendRun(of token: PatternToken, minimum: Int) {
    if minimum > 1 { text += "\(oneCharacter(of: token)){\(minimum)}" }
    let (set, isOpen) = (token.text, token.kind == .openSet)
    let start = isOpen ? CharacterPattern.boundary : ""
    let end = isOpen ? CharacterPattern.boundary : "(?:\(CharacterPattern.boundary)|(?!\(set)))"
    if token.mode == "+" {
      text += "(?>(?-U)\(start)\(set)+\(end))"
    } else {
      text += "(?:\(start)\(set)+\(token.mode)\(end))"
    }
    if minimum != 1 { text += "?\(token.mode)" }
  }

  /// Returns a call of the group that matches one character of a set.
  private mutating func oneCharacter(of token: PatternToken) -> String {
    let (boundary, inside) = (CharacterPattern.boundary, CharacterPattern.inside)
    let whole = "\(boundary)\(token.text)(?:\(inside)\(token.text))*+\(boundary)"
    let one = token.kind == .openSet ? whole : "(?>\(whole)|\(token.text))"
    let body = "(?^\(token.scope.flags):\(one))"
    let number = definitions.firstIndex(of: body) ?? definitions.count
    if number == definitions.count { definitions.append(body) }
    return "(?&\(name)\(number))"
  }
}
