/// Reads a well-formed pattern as a list of tokens, without comments and ignored white space.
struct PatternParser {
  private(set) var tokens: [PatternToken] = []

  /// The options in each open group, the innermost last.
  private var scopes = [PatternScope()]

  /// Reads a pattern in PCRE2's syntax, or in another one.
  init(_ pattern: String, in grammar: PatternGrammar = .perl) {
    let units = Array(pattern.utf8)
    var offset = 0
    while let (name, text) = grammar.token(in: scope).takeToken(from: units, at: &offset) {
      // The end of the pattern has a name too, but isn't a token.
      if let kind = PatternToken.Kind(rawValue: name) { take(kind, text) }
    }
    // The grammar fails on a set with a million members, for example, which is then kept as it is.
    if offset < units.count {
      append(.irregular, String(decoding: units[offset...], as: UTF8.self))
    }
  }
}

extension PatternParser {
  private var scope: PatternScope {
    get { scopes.last ?? PatternScope() }
    set { scopes[scopes.count - 1] = newValue }
  }

  private mutating func take(_ kind: PatternToken.Kind, _ text: String) {
    switch kind {
    case .character: for scalar in text.unicodeScalars { append(scalar) }
    case .number: UInt32("0\(text)", radix: 16).flatMap(Unicode.Scalar.init).map { append($0) }
    case .quantifier where !tokens.isEmpty: tokens[tokens.count - 1].quantifier += text
    case .options:
      append(kind, text)
      if text.hasSuffix(":") { scopes.append(scope) }
      scope.set(String(text.dropFirst(2).dropLast()))
    case .opening, .irregularOpening, .lookbehind:
      append(kind, text)
      scopes.append(scope)
      if kind == .lookbehind { scope.looksBehind = true }
    case .closing:
      append(kind, text)
      if scopes.count > 1 { scopes.removeLast() }
    // PCRE2 and the standard library may disagree about the end of a character.
    case .openSet where text == "\\X": append(kind, "\\p{Any}")
    default: append(kind, text)
    }
  }

  /// Appends a scalar as a character, or adds it to the previous one.
  ///
  /// ASCII never continues a character: in `\r\n?`, only the line feed is optional.
  private mutating func append(_ scalar: Unicode.Scalar) {
    var text = String(scalar)
    if let last = tokens.last, last.kind == .character, last.quantifier.isEmpty, !scalar.isASCII {
      text = last.text + text
      tokens.removeLast()
    }
    for character in composed(text) { append(.character, String(character)) }
  }

  private mutating func append(_ kind: PatternToken.Kind, _ text: String) {
    tokens.append(PatternToken(kind: kind, text: text, depth: scopes.count - 1, scope: scope))
  }
}
