/// The error for a regex literal that PCRE2 can't express.
struct LiteralPatternError: Error {
  let literal: String
  let advice: Advice

  /// The alternative to suggest, as a clause.
  enum Advice: String, Error {
    case asciiClasses = """
      write the ASCII letters, digits and signs that are meant, as in [A-Za-z], instead of \
      asciiOnlyCharacterClasses() or (?P)
      """
    case bound = "the bound of a range is one Unicode scalar: list longer characters one by one"
    case name = #"write a character by its number, as in \u{2D}, instead of its name"#
    case scalars = "leave out matchingSemantics(.unicodeScalar): a pattern counts characters"
    case wordBoundary = #"""
      leave out wordBoundaryKind(.default): \b is where a character of \w meets another one
      """#
  }
}

extension LiteralPatternError: CustomStringConvertible {
  /// The literal and its alternative, in one sentence.
  var description: String {
    "The regex literal /\(literal)/ cannot be a pattern: \(advice.rawValue)."
  }
}
