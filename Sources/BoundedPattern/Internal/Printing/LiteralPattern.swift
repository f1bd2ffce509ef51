/// A regex literal, as printed by the compiler, rewritten in PCRE2's syntax.
///
/// Syntax that Swift and PCRE2 interpret differently is rewritten: nested sets, as in `[\w--\d]`;
/// characters with several scalars in a set; `.`, `^` and `$` at the ends of lines; and options for
/// ASCII. The compiler prints no comments and no ignored white space.
struct LiteralPattern {
  /// The pattern for the engine.
  let text: String

  /// Rewrites the text of a literal.
  ///
  /// - Throws: ``LiteralPatternError`` if PCRE2 can't express the literal.
  init(_ literal: String) throws(LiteralPatternError) {
    var text = ""
    do {
      for token in PatternParser(literal, in: .literal).tokens {
        text += try LiteralPattern.syntax(of: token) + token.quantifier
      }
    } catch {
      throw LiteralPatternError(literal: literal, advice: error)
    }
    self.text = text
  }
}

extension LiteralPattern {
  private static func syntax(
    of token: PatternToken
  ) throws(LiteralPatternError.Advice) -> String {
    switch token.kind {
    case .options: try options(of: token.text)
    case .set, .openSet: try set(of: token)
    case .plain where token.scope.has("m") && token.text == "^": "(?<!\\V)"
    case .plain where token.scope.has("m") && token.text == "$": "(?!\\V)"
    case .plain where token.text.hasPrefix("{,"): "{0" + token.text.dropFirst()
    case .irregular where token.text.hasPrefix("\\N{"): throw .name
    default: token.syntax
    }
  }

  private static func set(of token: PatternToken) throws(LiteralPatternError.Advice) -> String {
    if token.text == "." { return token.scope.has("s") ? "." : "\\V" }
    var members = PatternParser(token.text, in: .literalSet).tokens[...]
    if members.first?.kind == .set {
      return LiteralSet(named: token.text, scope: token.scope)?.pattern ?? token.text
    }
    return try LiteralSet(from: &members, scope: token.scope).pattern
  }

  /// Returns the part of a setting such as `(?i-D)` that the engine understands.
  private static func options(of text: String) throws(LiteralPatternError.Advice) -> String {
    let on = text.prefix { $0 != "-" }
    if on.contains("P") { throw .asciiClasses }
    if on.contains("u") { throw .scalars }
    if on.contains("w") { throw .wordBoundary }
    return text.filter { "(?^insJU-:)".contains($0) }
  }
}
