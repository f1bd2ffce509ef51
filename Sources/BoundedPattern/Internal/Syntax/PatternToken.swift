/// A token of a pattern with its quantifier, such as `[a-z]{2}`.
struct PatternToken {
  let kind: Kind

  /// The character itself, or the source of any other token.
  let text: String

  /// The number of groups that contain the token.
  let depth: Int

  /// The options in the innermost group.
  let scope: PatternScope

  /// The quantifier, such as `{2}` or `*?`, or an empty string if there is none.
  var quantifier = ""
}

extension PatternToken {
  /// A kind of token, with its name in the grammar.
  enum Kind: String {
    /// A character that matches itself.
    case character

    /// The hexadecimal number of a character.
    case number

    /// A set that names its scalars, such as `\d` or `[a-z]`.
    case set

    /// A set that leaves the scalar open, such as `.` or `[^a]`.
    case openSet

    /// A quantifier, or the character after it that makes it possessive or lazy.
    case quantifier

    /// An anchor, `|`, or an escape that matches one scalar, such as `\n`.
    case plain

    /// A setting of options, such as `(?i)` or `(?i:`.
    case options

    /// The start of a group, or of a set in a literal.
    case opening

    /// The start of a group that looks behind, in which the engine allows only fixed lengths.
    case lookbehind

    /// The start of any other group that an automaton can't follow.
    case irregularOpening

    /// The end of a group, or of a set in a literal.
    case closing

    /// Anything else that an automaton can't follow, such as `\1` or `(*COMMIT)`.
    case irregular

    /// A verb that must come first, such as `(*ANYCRLF)`.
    case leadingVerb

    /// The hyphen between the bounds of a range in a literal's set.
    case range

    /// The operator between two sets in a literal, such as `--`.
    case operation
  }
}

extension PatternToken {
  /// The token in PCRE2's syntax, without its quantifier.
  var syntax: String { kind == .character ? PatternToken.escaped(text) : text }

  /// The minimum number of repetitions, or `nil` if the quantifier has an upper bound.
  var runMinimum: Int? {
    switch quantifier.first {
    case "*": return 0
    case "+": return 1
    default:
      let bounds = quantifier.dropFirst().prefix { $0 != "}" }
      return bounds.last == "," ? Int(bounds.dropLast()) : nil
    }
  }

  /// The mode of the quantifier: empty for greedy, `?` for lazy, and `+` for possessive.
  var mode: Substring {
    if quantifier.first == "{" { return quantifier.drop { $0 != "}" }.dropFirst() }
    return quantifier.dropFirst()
  }

  /// Returns a character in PCRE2's syntax, for use inside or outside a set.
  static func escaped(_ character: String) -> String {
    let scalars = character.unicodeScalars.enumerated().map { index, scalar in
      // A mark would combine with the character before it in the pattern.
      if index == 0, scalar.properties.isGraphemeExtend {
        return "\\x{\(String(scalar.value, radix: 16))}"
      }
      let isSyntax = scalar.properties.isPatternSyntax || scalar.properties.isPatternWhitespace
      return isSyntax ? "\\\(scalar)" : String(scalar)
    }
    return scalars.count == 1 ? scalars[0] : "(?:\(scalars.joined()))"
  }
}
