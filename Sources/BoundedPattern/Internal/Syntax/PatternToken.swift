/// One token of a pattern with its quantifier, such as `[a-z]{2}`.
struct PatternToken {
  let kind: Kind

  /// The character itself, or any other token as it was written.
  let text: String

  /// The number of groups that contain the token.
  let depth: Int

  /// The options in the innermost of them.
  let scope: PatternScope

  /// The quantifier, such as `{2}` or `*?`, or an empty string.
  var quantifier = ""
}

extension PatternToken {
  /// A kind of token, under its name in ``PatternGrammar``.
  enum Kind: String {
    /// A character that matches itself.
    case character

    /// The hexadecimal number of a character.
    case number

    /// A set that names its scalars, such as `\d` or `[a-z]`.
    case set

    /// A set that leaves the scalar open, such as `.` or `[^a]`.
    case openSet

    /// A quantifier, or the sign after it that makes it possessive or lazy.
    case quantifier

    /// An anchor, `|`, or an escape that takes one scalar, such as `\n`.
    case plain

    /// A setting of options, such as `(?i)` or `(?i:`.
    case options

    /// The start of a group, or of a set in a literal.
    case opening

    /// The start of a group that looks behind, where the engine allows fixed lengths only.
    case lookbehind

    /// The start of any other group that an automaton can't follow.
    case irregularOpening

    /// The end of a group, or of a set in a literal.
    case closing

    /// Anything else that an automaton can't follow, such as `\1` or `(*COMMIT)`.
    case irregular

    /// A verb that has to come first, such as `(*ANYCRLF)`.
    case leadingVerb

    /// The sign between the bounds of a range in a set of a literal.
    case range

    /// The sign between two sets in a set of a literal, such as `--`.
    case operation
  }
}

extension PatternToken {
  /// The token as PCRE2 reads it, without its quantifier.
  var syntax: String { kind == .character ? PatternToken.escaped(text) : text }

  /// The fewest repetitions, if there is no upper bound.
  var runMinimum: Int? {
    switch quantifier.first {
    case "*": return 0
    case "+": return 1
    default:
      let bounds = quantifier.dropFirst().prefix { $0 != "}" }
      return bounds.last == "," ? Int(bounds.dropLast()) : nil
    }
  }

  /// An empty string for as many as possible, `?` for as few as possible, `+` for never giving back.
  var mode: Substring {
    if quantifier.first == "{" { return quantifier.drop { $0 != "}" }.dropFirst() }
    return quantifier.dropFirst()
  }

  /// Returns a character as PCRE2 reads it, in a set and outside of one.
  static func escaped(_ character: String) -> String {
    let scalars = character.unicodeScalars.enumerated().map { index, scalar in
      // A mark would be composed with the character before it in the pattern.
      if index == 0, scalar.properties.isGraphemeExtend {
        return "\\x{\(String(scalar.value, radix: 16))}"
      }
      let isSyntax = scalar.properties.isPatternSyntax || scalar.properties.isPatternWhitespace
      return isSyntax ? "\\\(scalar)" : String(scalar)
    }
    return scalars.count == 1 ? scalars[0] : "(?:\(scalars.joined()))"
  }
}
