/// A pattern rewritten for PCRE2's automaton, which matches it in time that grows with the text.
///
/// The automaton counts the repetitions of a single item, as in `a+`, and follows each count on
/// its own: squared time where a search begins anew at each `a`. It does not count those of a
/// group, so that `a+` becomes `(?:a)+`. Groups capture nothing, as nothing refers to them.
struct RegularPattern {
  var text = ""
  var scanner: PatternScanner
  var scopes = [CharacterPattern.Scope()]
  private var followsQuantifier = false

  /// Rewrites a well-formed pattern; nil for one that is not regular, such as `(a)\1` or `a++`, or
  /// not known to be, and for one that looks around, which may read the whole text at each place.
  init?(_ pattern: String) {
    scanner = PatternScanner(pattern)
    while let scalar = scanner.next {
      guard rewriteItem(startingWith: scalar) else { return nil }
    }
    if ignoresSpace { text += "\n" }
  }

  /// Returns the pattern for the automaton, to be found anywhere or to match a whole text.
  ///
  /// Its second branch never matches, but calls ``MatchWatch`` every few scalars.
  func text(foundAnywhere isFoundAnywhere: Bool) -> String {
    let pattern = isFoundAnywhere ? "[\\s\\S]*(?:\(text))" : "(?:\(text))\\z"
    return "\(pattern)|(?:[\\s\\S]{64}(?C\(MatchWatch.plainCallout)))*(?!)"
  }

  private var ignoresSpace: Bool { scopes.last?.ignoresSpace ?? false }
}

extension RegularPattern {
  /// Rewrites the next item; false when it is not regular.
  private mutating func rewriteItem(startingWith scalar: Unicode.Scalar) -> Bool {
    // `a++` never gives back, which the automaton understands otherwise.
    if scalar == "+", followsQuantifier { return false }
    let isSpace = ignoresSpace && (scalar == "#" || scalar.properties.isPatternWhitespace)
    if !isSpace { followsQuantifier = "*+?}".unicodeScalars.contains(scalar) }
    switch scalar {
    case "\\": return rewriteEscape()
    case "(": return openGroup()
    case ")":
      text += scanner.take(1)
      if scopes.count > 1 { scopes.removeLast() }
    case "[":
      guard scanner.starts(with: "[[:<:]]") || scanner.starts(with: "[[:>:]]") else {
        return append(scanner.takeClass())
      }
      text += scanner.take(7)
    case "#" where isSpace: text += scanner.take(through: "\n")
    case "^", "$", "|", "*", "+", "?", "{", "}": text += scanner.take(1)
    case _ where isSpace: text += scanner.take(1)
    default: return append(scanner.take(1))
    }
    return true
  }

  /// Appends what takes one scalar, with the run that follows; false for a possessive run.
  private mutating func append(_ item: String) -> Bool {
    guard let run = scanner.takeRun(ignoringSpace: ignoresSpace) else {
      text += item
      return true
    }
    switch run.minimum {
    case 0: text += "(?:\(item))*"
    case 1: text += "(?:\(item))+"
    default: text += "(?:\(item){\(run.minimum)}(?:\(item))*)"
    }
    return run.mode != "+"
  }

  private mutating func rewriteEscape() -> Bool {
    var escape = scanner.take(2)
    switch escape {
    case "\\A", "\\z", "\\Z", "\\b", "\\B", "\\E": text += escape
    case "\\Q": return rewriteQuotation()
    case "\\p", "\\P":
      escape += scanner.next == "{" ? scanner.take(through: "}") : scanner.take(1)
      return append(escape)
    case "\\x" where scanner.next != "{":
      return append(escape + scanner.take(min(2, scanner.count(while: \.properties.isHexDigit))))
    case "\\o", "\\x": return append(escape + scanner.take(through: "}"))
    case "\\N" where scanner.next == "{" || scanner.next == "_": return false
    case "\\d", "\\D", "\\w", "\\W", "\\s", "\\S", "\\h", "\\H", "\\v", "\\V", "\\N", "\\X", "\\R",
      "\\t", "\\n", "\\r", "\\f", "\\e", "\\a":
      return append(escape)
    default:
      // Punctuation stands for itself; the other letters and digits refer to what came before.
      guard let last = escape.unicodeScalars.last, PatternScanner.isPunctuation(last) else {
        return false
      }
      return append(escape)
    }
    return true
  }

  private mutating func rewriteQuotation() -> Bool {
    while let scalar = scanner.next, !scanner.starts(with: "\\E") {
      let escape = PatternScanner.isPunctuation(scalar) ? "\\" : ""
      text += "(?:\(escape)\(scanner.take(1)))"
    }
    _ = scanner.take(2)
    return true
  }
}
