/// A set of characters in a regex literal, such as `[a-z]` or `[\w--\d]`.
struct LiteralSet {
  /// The members with one scalar each, as written between PCRE2's brackets.
  private var scalars = ""

  /// Patterns for the other members, each of which matches one character.
  private var others: [String] = []

  private var isNegated = false

  /// Creates a set from its name, or returns `nil` if PCRE2 interprets the name in the same way.
  ///
  /// Names are, for example, `[:alpha:]`, `[:scx=Greek:]`, or `\d` if an option restricts it to ASCII.
  init?(named name: String, scope: PatternScope) {
    let ascii: (option: Character, members: String)? =
      switch name {
      case "\\d", "\\D": ("D", "0-9")
      case "\\s", "\\S": ("S", "\\t-\\r ")
      case "\\w", "\\W": ("W", "A-Za-z0-9_")
      default: nil
      }
    if let ascii, scope.has(ascii.option) {
      scalars = ascii.members
      isNegated = name.last?.isUppercase == true
    } else if name.hasPrefix("[:"), name.contains("=") {
      scalars = "\\p{\(name.dropFirst(2).dropLast(2))}"
    } else if name.hasPrefix("[:") {
      scalars = name
    } else {
      return nil
    }
  }

  /// Reads a set from the tokens of a literal.
  ///
  /// - Parameter scope: The options in the group that contains the set.
  init(
    from tokens: inout ArraySlice<PatternToken>, scope: PatternScope
  ) throws(LiteralPatternError.Advice) {
    isNegated = tokens.popFirst()?.text == "[^"
    var previous = PatternToken.Kind.opening
    while let token = tokens.first, token.kind != .closing {
      if token.kind == .opening {
        formUnion(try LiteralSet(from: &tokens, scope: scope))
        continue
      }
      tokens.removeFirst()
      switch token.kind {
      case .character:
        let isOneScalar = token.text.unicodeScalars.count == 1
        let isBound = previous == .range || tokens.first?.kind == .range
        if isBound && !isOneScalar { throw .bound }
        if isOneScalar { scalars += token.syntax } else { others.append(token.syntax) }
      case .range: scalars += "-"
      case .set:
        if let set = LiteralSet(named: token.text, scope: scope) {
          formUnion(set)
        } else {
          scalars += token.text
        }
      case .operation:
        combine(by: token.text, with: try LiteralSet(from: &tokens, scope: scope).pattern)
      case .irregular: throw .name
      default: break
      }
      previous = token.kind
    }
    _ = tokens.popFirst()
  }
}

extension LiteralSet {
  /// The set as a pattern that matches one character.
  var pattern: String {
    if !isNegated { return union }
    if others.isEmpty { return "[^\(scalars)]" }
    let rest = scalars.isEmpty ? "(?s:.)" : "[^\(scalars)]"
    return "(?:(?!\(others.joined(separator: "|")))\(rest))"
  }

  /// A pattern for the members, ignoring any negation of the set.
  private var union: String {
    if others.isEmpty { return "[\(scalars)]" }
    let rest = scalars.isEmpty ? [] : ["[\(scalars)]"]
    return "(?:\((others + rest).joined(separator: "|")))"
  }

  /// Inserts the members of another set.
  private mutating func formUnion(_ set: LiteralSet) {
    if set.isNegated {
      others.append(set.pattern)
    } else {
      scalars += set.scalars
      others += set.others
    }
  }

  /// Replaces the members with the result of an operation on them and another set.
  ///
  /// The compiler prints both operands in brackets, and a set with an operation has no other members.
  private mutating func combine(by sign: String, with second: String) {
    let first = union
    scalars = ""
    others =
      switch sign {
      case "&&": ["(?=\(second))\(first)"]
      case "--": ["(?!\(second))\(first)"]
      default: ["(?!\(second))\(first)", "(?!\(first))\(second)"]
      }
  }
}
