/// A set of characters in a regex literal, such as `[a-z]` or `[\w--\d]`.
struct LiteralSet {
  /// The members of one scalar each, as they stand between the brackets of PCRE2.
  var scalars = ""

  /// Patterns for the other members, each of which matches one character.
  var others: [String] = []

  var isNegated = false

  /// Whether `scalars` is an escape, such as `\d`, that needs no brackets.
  var isAlone = false

  /// The set as a pattern that matches one character.
  var pattern: String {
    if isAlone { return scalars }
    if others.isEmpty { return isNegated ? "[^\(scalars)]" : "[\(scalars)]" }
    let rest = scalars.isEmpty ? nil : "[\(scalars)]"
    if !isNegated { return "(?:\((others + [rest].compactMap(\.self)).joined(separator: "|")))" }
    return "(?:(?!\(others.joined(separator: "|")))\(scalars.isEmpty ? "(?s:.)" : "[^\(scalars)]"))"
  }

  /// Adds the members of another set.
  mutating func formUnion(_ set: LiteralSet) {
    if set.isNegated {
      others.append(set.pattern)
    } else {
      scalars += set.scalars
      others += set.others
    }
  }

  /// Adds the characters of a text.
  mutating func insert(contentsOf text: String) {
    for character in composed(text) {
      if character.unicodeScalars.count > 1 {
        others.append(Self.escaped(character))
      } else {
        scalars += Self.escaped(character)
      }
    }
  }

  /// A character as PCRE2 reads it, in a set and outside of one.
  static func escaped(_ character: Character) -> String {
    let scalars = character.unicodeScalars.enumerated().map { index, scalar in
      // A mark would be composed with what stands before it in the pattern.
      if index == 0, scalar.properties.isGraphemeExtend {
        return "\\x{\(String(scalar.value, radix: 16))}"
      }
      return PatternScanner.isPunctuation(scalar) ? "\\\(scalar)" : String(scalar)
    }
    return scalars.count == 1 ? scalars[0] : "(?:\(scalars.joined()))"
  }
}
