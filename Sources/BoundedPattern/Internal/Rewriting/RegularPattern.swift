/// A pattern rewritten for PCRE2's automaton, which matches it in time that grows with the text.
///
/// The automaton counts the repetitions of a single item, as in `a+`, and follows each count on
/// its own: squared time where a search begins anew at each `a`. It does not count those of `a*`,
/// so that `a+` becomes `aa*`. Groups capture nothing, as nothing refers to them.
///
/// It serves texts in which every character is one scalar, and so `\X` and `\R` take one.
struct RegularPattern {
  var text = ""
  var scanner: PatternScanner
  var scopes = [PatternScope()]

  /// Whether `^` and `$` may stand for the ends of lines.
  var hasLines = false

  private var hasAlternatives = false
  private var followsQuantifier = false

  /// Rewrites a well-formed pattern; nil for one that is not known to be regular.
  ///
  /// `(a)\1` and `a++` are not. A pattern that looks around is refused too, since it may read the
  /// whole text at each place.
  init?(_ pattern: String) {
    scanner = PatternScanner(pattern)
    while let scalar = scanner.next {
      guard rewriteItem(startingWith: scalar) else { return nil }
    }
    if ignoresSpace { text += "\n" }
  }

  /// Returns the pattern for the automaton, to take so much of a text.
  func text(for extent: CompiledPattern.Extent) -> String {
    // Each group is one more state to follow at each scalar.
    let pattern = hasAlternatives ? "(?:\(text))" : text
    // A match is found one scalar late, where `\b` has a scalar on both sides.
    let late = "(?:[\\s\\S]|\\z)"
    switch extent {
    case .anywhere: return "[\\s\\S]*\(pattern)\(late)"
    case .start: return "\(pattern)\(late)\(waiting)"
    case .whole: return "\(pattern)\\z\(waiting)"
    }
  }

  /// A branch that never matches, and has the automaton wait for the next part of the text: at a
  /// `^` or `$` alone it would not.
  private var waiting: String { hasLines ? "|[\\s\\S]*\\z." : "" }

  private var ignoresSpace: Bool { scopes.last?.ignoresSpace ?? false }
}

extension RegularPattern {
  /// Rewrites the next item; false when it is not regular.
  private mutating func rewriteItem(startingWith scalar: Unicode.Scalar) -> Bool {
    // `a++` never gives back, which the automaton understands otherwise; `a+{2}` repeats all of it.
    if followsQuantifier, scalar == "+" || scalar == "{" { return false }
    let isSpace = ignoresSpace && (scalar == "#" || scalar.properties.isPatternWhitespace)
    if !isSpace, !scanner.startsComment {
      followsQuantifier = "*+?}".unicodeScalars.contains(scalar)
    }
    switch scalar {
    case "\\": return rewriteEscape()
    case "(": return openGroup()
    case ")":
      text += scanner.take(1)
      if scopes.count > 1 { scopes.removeLast() }
    case "[":
      guard let boundary = scanner.takeWordBoundary() else { return append(scanner.takeClass()) }
      text += boundary
    case "#" where isSpace: text += scanner.take(through: "\n")
    case "|":
      hasAlternatives = hasAlternatives || scopes.count == 1
      text += scanner.take(1)
    case "$" where scopes.last?.hasLines != true:
      // The automaton is without the option by which `$` does not hold before a last line end.
      _ = scanner.take(1)
      text += "\\z"
    case "^", "$", "*", "+", "?", "{", "}": text += scanner.take(1)
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
    case 0: text += "\(item)*"
    case 1: text += "\(item)\(item)*"
    default: text += "\(item){\(run.minimum)}\(item)*"
    }
    followsQuantifier = true
    return run.mode != "+"
  }

  /// Rewrites what a backslash begins; false when it is not regular.
  private mutating func rewriteEscape() -> Bool {
    var escape = scanner.take(2)
    switch escape {
    case "\\A", "\\z", "\\b", "\\B": text += escape
    case "\\Z": text += "(?-m:$)"
    case "\\X": return append("[\\s\\S]")
    case "\\R": return append("\\v")
    case "\\Q": return rewriteQuotation()
    case "\\p", "\\P":
      escape += scanner.next == "{" ? scanner.take(through: "}") : scanner.take(1)
      return append(escape)
    case "\\x" where scanner.next != "{":
      return append(escape + scanner.take(min(2, scanner.count(while: \.properties.isHexDigit))))
    case "\\o", "\\x": return append(escape + scanner.take(through: "}"))
    case "\\N" where scanner.next == "{" || scanner.next == "_": return false
    case "\\d", "\\D", "\\w", "\\W", "\\s", "\\S", "\\h", "\\H", "\\v", "\\V", "\\N", "\\t",
      "\\n", "\\r", "\\f", "\\e", "\\a":
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

  /// Rewrites the text of `\Q…\E`, each scalar on its own; false when it is empty.
  private mutating func rewriteQuotation() -> Bool {
    // An empty quotation would hide a quantifier from what it repeats.
    if scanner.starts(with: "\\E") { return false }
    while let scalar = scanner.next, !scanner.starts(with: "\\E") {
      let escape = PatternScanner.isPunctuation(scalar) ? "\\" : ""
      text += "(?:\(escape)\(scanner.take(1)))"
    }
    _ = scanner.take(2)
    return true
  }
}
