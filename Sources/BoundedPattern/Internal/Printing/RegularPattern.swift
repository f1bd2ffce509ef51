/// A pattern rewritten for PCRE2's automaton, which matches it in time that grows with the text.
///
/// The automaton counts the repetitions of a single item, as in `a+`, and follows each count on
/// its own: squared time where a search begins again at each `a`. It does not count those of `a*`,
/// so that `a+` becomes `aa*`.
///
/// It serves texts in which every character is one scalar.
struct RegularPattern {
  private var text = ""

  /// Indicates whether there is a `|` outside of all groups.
  private var hasAlternatives = false

  /// Rewrites a pattern; fails for one that isn't known to be regular.
  ///
  /// `(a)\1` and `a++` are not. A pattern that looks around is refused too, since it may read the
  /// whole text at each place.
  init?(_ tokens: [PatternToken]) {
    for token in tokens {
      switch token.kind {
      case .irregular, .irregularOpening, .lookbehind, .leadingVerb: return nil
      // Some releases of PCRE2 take `{,2}` for a quantifier, which `+` makes possessive.
      case .plain where token.text.first == "{" && token.quantifier == "+": return nil
      // With the option that makes `$` the end of the text, the automaton would ignore `(?m)`.
      case .plain where token.text == "$" && !token.scope.has("m"): text += "\\z"
      case .opening, .options, .closing: text += token.text + token.quantifier
      default: text += RegularPattern.repeated(token)
      }
      guard token.mode.isEmpty || token.mode == "?" else { return nil }
      let isAlternative = token.kind == .plain && token.text == "|"
      hasAlternatives = hasAlternatives || isAlternative && token.depth == 0
    }
  }

  /// Returns the pattern for the automaton, to take so much of a text.
  func text(for extent: CompiledPattern.Extent) -> String {
    // Each group is one more state to follow at each scalar.
    let pattern = hasAlternatives ? "(?:\(text))" : text
    // A branch that never matches, whose callout reads the clock every 64 scalars: a callout at each
    // scalar would take as long as the match.
    let clock = "|(?s)(?:.{64}(?C))*(*F)"
    return switch extent {
    case .whole: pattern + "\\z" + clock
    case .anywhere: "(?s).*(?-s)" + pattern + clock
    case .start: pattern + clock
    }
  }

  private static func repeated(_ token: PatternToken) -> String {
    let item = token.syntax
    return switch token.runMinimum {
    case nil: item + token.quantifier
    case 0: "\(item)*"
    case 1: "\(item)\(item)*"
    case let minimum?: "\(item){\(minimum)}\(item)*"
    }
  }
}
