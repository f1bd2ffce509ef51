/// A regex literal, as the compiler prints it, rewritten in the syntax of PCRE2.
///
/// What Swift and PCRE2 write alike and understand differently is rewritten: sets of sets, as in
/// `[\w--\d]`; characters of several scalars in a set; `.`, `^` and `$` at the ends of lines; and
/// the options for ASCII. The compiler prints no comments and no ignored white space.
struct LiteralPattern {
  /// The pattern for the engine.
  private(set) var text = ""

  /// What is still to be rewritten.
  var scanner: PatternScanner

  /// The options that are on, for each open group, the innermost last.
  private var scopes = [LiteralOptions()]

  /// Rewrites the text of a literal.
  ///
  /// - Throws: ``LiteralPatternError`` for what PCRE2 cannot express.
  init(_ literal: String) throws(LiteralPatternError) {
    scanner = PatternScanner(literal)
    do {
      while let scalar = scanner.next { try rewriteItem(startingWith: scalar) }
    } catch {
      throw LiteralPatternError(literal: literal, reason: error.reason)
    }
  }

  /// The options that are on where the scanner is.
  var options: LiteralOptions { scopes.last ?? LiteralOptions() }
}

extension LiteralPattern {
  private mutating func rewriteItem(
    startingWith scalar: Unicode.Scalar
  ) throws(LiteralPatternError) {
    let characters = composed(scanner.takeLiterals(until: "\\[]().^$|*+?{}"))
    for character in characters { text += LiteralSet.escaped(character) }
    if !characters.isEmpty { return }
    switch scalar {
    case "[": text += try takeSet().pattern
    case "(": try openGroup()
    case ")":
      text += scanner.take(1)
      if scopes.count > 1 { scopes.removeLast() }
    case ".": text += options.has("s") ? scanner.take(1) : scanner.replacing(with: "\\V")
    case "^" where options.has("m"): text += scanner.replacing(with: "(?<!\\V)")
    case "$" where options.has("m"): text += scanner.replacing(with: "(?!\\V)")
    case "\\": text += try takeEscape().pattern
    case "{":
      text += scanner.take(1 + scanner.count(after: 1) { $0 == "," || ("0"..."9").contains($0) })
    default: text += scanner.take(1)
    }
  }

  /// Removes and returns what a backslash begins and that is no character.
  mutating func takeEscape() throws(LiteralPatternError) -> LiteralSet {
    if scanner.starts(with: "\\N{") { throw LiteralPatternError(.name) }
    if scanner.starts(with: "\\Q") { return LiteralSet(scalars: scanner.take(through: "\\E")) }
    let escape = scanner.take(2)
    if let set = options.asciiSet(for: escape) { return set }
    let rest =
      switch scanner.next {
      case "{" where "pPgk".contains(escape.suffix(1)): scanner.take(through: "}")
      case "<" where escape == "\\k": scanner.take(through: ">")
      default: ""
      }
    return LiteralSet(scalars: escape + rest, isAlone: true)
  }

  private mutating func openGroup() throws(LiteralPatternError) {
    scopes.append(options)
    let opening = ["(?<=", "(?<!", "(?:", "(?=", "(?!", "(?>", "(?|"].first(where: scanner.starts)
    if let opening {
      text += scanner.take(opening.unicodeScalars.count)
    } else if scanner.starts(with: "(?<") || scanner.starts(with: "(?P<") {
      text += scanner.take(through: ">")
    } else if scanner.starts(with: "(?") {
      try setOptions()
    } else {
      text += scanner.take(1)
    }
  }

  /// Rewrites a setting such as `(?i)`, which holds to the end of the group, or `(?i:`.
  private mutating func setOptions() throws(LiteralPatternError) {
    let opening = scanner.take(2)
    let setting = scanner.take(
      scanner.count { $0 == "^" || $0 == "-" || $0.properties.isAlphabetic })
    let end = scanner.take(1)
    if end == ")" { scopes.removeLast() }
    let kept = try scopes[scopes.count - 1].set(setting)
    if end != ")" || !kept.isEmpty { text += opening + kept + end }
  }
}

extension PatternScanner {
  /// Removes one scalar, and returns something else.
  fileprivate mutating func replacing(with text: String) -> String {
    _ = take(1)
    return text
  }
}
