/// A pattern rewritten for PCRE2's automaton, which matches in time proportional to the text.
///
/// The automaton counts the repetitions of a single item, as in `a+`, and follows each count
/// separately. That takes quadratic time if a search starts again at every `a`. The automaton
/// doesn't count the repetitions of `a*`, so `a+` becomes `aa*`.
///
/// Use it for text in which every character is one scalar.
struct RegularPattern {
  private var text = ""

  /// Indicates whether the pattern has a `|` outside of all groups.
  private var hasAlternatives = false

  /// Rewrites a pattern, or returns `nil` if it isn't known to be regular.
  ///
  /// `(a)\1` and `a++` aren't regular. A pattern that looks around is refused too, because it may
  /// read the whole text at each position.
  init?(_ tokens: [PatternToken]) {
    for token in tokens {
      switch token.kind {
      case .irregular, .irregularOpening, .lookbehind, .leadingVerb: return nil
      // Some releases of PCRE2 read `{,2}` as a quantifier, which `+` makes possessive.
      case .plain where token.text.first == "{" && token.quantifier == "+": return nil
      // With the option that makes `$` match only at the end, the automaton would ignore `(?m)`.
      case .plain where token.text == "$" && !token.scope.has("m"): text += "\\z"
      case .opening, .options, .closing: text += token.text + token.quantifier
      default: text += RegularPattern.repeated(token)
      }
      guard token.mode.isEmpty || token.mode == "?" else { return nil }
      let isAlternative = token.kind == .plain && token.text == "|"
      hasAlternatives = hasAlternatives || isAlternative && token.depth == 0
    }
  }

  /// Returns the pattern for the automaton, to match the given extent of a text.
  func text(for extent: CompiledPattern.Extent) -> String {
    // Each group adds a state to follow at each scalar.
    let pattern = hasAlternatives ? "(?:\(text))" : text
    // This branch never matches; its callout checks the clock every 64 scalars. A callout at every
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
