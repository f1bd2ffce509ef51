/// The syntax of patterns, itself written as patterns.
///
/// Each alternative matches one token, and its `(*:name)` is the token's kind. Text before `\K` isn't
/// part of the token. Patterns are compiled before they are read, so nothing is validated here.
struct PatternGrammar {
  private let tokens: CompiledPattern

  /// The tokens after `(?x)`, which ignores white space and comments.
  private let spacedTokens: CompiledPattern

  private init(_ tokens: String, spaced spacedTokens: String) {
    do {
      self.tokens = try CompiledPattern(tokens, extent: .start)
      self.spacedTokens = try CompiledPattern(spacedTokens, extent: .start)
    } catch {
      fatalError("\(error)")
    }
  }

  /// Returns the pattern for the next token in a scope.
  func token(in scope: PatternScope) -> CompiledPattern {
    scope.ignoresSpace ? spacedTokens : tokens
  }
}

extension PatternGrammar {
  /// The syntax of PCRE2.
  static let perl = PatternGrammar(
    pattern(ofSets: flatSet),
    spaced: pattern(
      ofSets: flatSet, space: #"| [\t-\r \x85\x{200E}\x{200F}\x{2028}\x{2029}] | [#][^\n]*+"#))

  /// The syntax of regex literals, as printed by the compiler.
  static let literal = PatternGrammar(
    pattern(ofSets: nestedSet), spaced: pattern(ofSets: nestedSet))

  /// The syntax of a set in a regex literal.
  static let literalSet = PatternGrammar(members, spaced: members)

  /// A character class of PCRE2, in which `[` is a member, and so is a leading `]`.
  private static let flatSet = #"\[ \^? \]? (?&member)*+ \]"#

  /// A set in a regex literal, which may contain others.
  private static let nestedSet = #"\[ (?: \\Q .*? \\E | \\. | [^][\\] | (?&set) )*+ \]"#

  /// Returns the pattern for tokens, with the given sets and ignored white space.
  private static func pattern(ofSets set: String, space: String = "") -> String {
    #"""
    (?xs)
    (?(DEFINE)
      (?<set>      \#(set) )
      (?<member>   (?> \\Q.*?\\E | \\c. | \\[pP]\{[^}]*\} | \\. | \[:\^?[a-z]*:\] | [^]] ) )
      (?<negated>  \\[DHSVW] | \\P | \\p\{\^ | \[:\^ )
      (?<property> \{[^}]*\} | . )
      (?<name>     \{[^}]*\} | <[^>]*> | '[^']*' ) )
    (?: \\E | \(\?[#C][^)]*\) \#(space) )*+ \K
    (?: \z                                                           (*:end)
    | (?: [*+?] | \{[0-9]+(?:,[0-9]*)?\} )                           (*:quantifier)
    | \\Q\K .*? (?=\\E|\z)                                           (*:character)
    | (?: [$^|] | \\[AbBzZaefnrtR] | \\[ox]\{[^}]*\} | \[\[:[<>]:\]\] | \{[0-9, ]*\} )
                                                                     (*:plain)
    | (?: [.] | \\[DHSVWX] | \\N(?!\{[A-Za-z])
        | \\P(?!\{\^)(?&property) | \\p(?=\{\^)(?&property)
        | (?=\[ (?: \^ | \]? (?:(?!(?&negated))(?&member))*+ (?&negated) )) (?&set) )
                                                                     (*:openSet)
    | (?: \\[dhsvw] | \\[pP](?&property) | (?&set) )                 (*:set)
    | (?: \\x\K[0-9A-Fa-f]{0,2} | \\u\K[0-9A-Fa-f]{4} | \\U\K[0-9A-Fa-f]{8} )
                                                                     (*:number)
    | \(\*(?:ANY|BSR_|CR|LF|LIMIT_|NO_|NOTEMPTY|NUL|UCP|UTF)[^)]*\)  (*:leadingVerb)
    | (?: \\[gk](?:(?&name)|[-+]?[0-9]*) | \\[0-9]+ | \\N\{[^}]*\} | \\c. | \\[A-Za-z]
        | \(\?(?:R|&|P[=>]|[-+]?[0-9])[^)]*\) | \(\*(?![a-z_]+:)[^)]*\) )
                                                                     (*:irregular)
    | \( (?: \?<[=!*] | \*[a-z_]*(?:lookbehind|lb): )                (*:lookbehind)
    | \( (?: \?[=!>*] | \*[a-z_]+: | \?(?=\([?*]) | \?\([^)]*\) )    (*:irregularOpening)
    | \( (?: \?\| | \?P?<\w+> | \?'\w+' | (?![?*]) )                 (*:opening)
    | \(\?[-^A-Za-z]*[:)]                                            (*:options)
    | \)                                                             (*:closing)
    | \\?\K .                                                        (*:character) )
    """#
  }

  /// The brackets and members of a set in a regex literal.
  private static let members = #"""
    (?xs)
    (?: \\E )*+ \K
    (?: \z                                                           (*:end)
    | (?: \[:[^:]*:\] | \\[pP]\{[^}]*\} )                            (*:set)
    | \[\^?                                                          (*:opening)
    | \]                                                             (*:closing)
    | (?: && | -- | ~~ )(?=\[)                                       (*:operation)
    | -                                                              (*:range)
    | \\Q\K .*? (?=\\E|\z)                                           (*:character)
    | (?: \\u\K[0-9A-Fa-f]{4} | \\U\K[0-9A-Fa-f]{8} )                (*:number)
    | \\N\{[^}]*\}?                                                  (*:irregular)
    | \\[A-Za-z0-9]                                                  (*:set)
    | \\?\K .                                                        (*:character) )
    """#
}
