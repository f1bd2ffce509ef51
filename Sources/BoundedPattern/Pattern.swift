/// A pattern in Perl's syntax that matches whole texts, in bounded time.
///
/// What is repeated or excluded is measured in characters, as a person counts them: `.` and
/// `[^a]` match a letter together with its accents. Both sides are compared in Unicode
/// normalization form C.
///
/// ```swift
/// let code = try Pattern("[A-Z]{2}[0-9]{4}")
/// try code.matches("AB1234")  // true
/// try code.matches("AB12345")  // false
/// try Pattern("[A-Z")  // throws: position 4: missing terminating ] for character class
/// ```
public struct Pattern: Sendable {
  /// The pattern as it was written.
  public let source: String

  /// Serves texts in which every character is one scalar.
  private let scalarwise: CompiledPattern

  /// Serves every other text.
  private let characterwise: CompiledPattern

  /// Compiles a pattern.
  ///
  /// - Throws: ``PatternSyntaxError`` when the pattern is ill-formed, with the place.
  public init(_ source: String) throws(PatternSyntaxError) {
    self.source = source
    scalarwise = try CompiledPattern(composed(source))
    // A look-behind of whole characters has no fixed length: such a pattern stays as it is.
    characterwise = (try? CompiledPattern(matchingCharacters(composed(source)))) ?? scalarwise
  }

  /// Whether the pattern matches the text from its first character to its last.
  ///
  /// - Throws: ``PatternBoundExceeded`` when the answer would take too long.
  public func matches(_ text: String) throws(PatternBoundExceeded) -> Bool {
    let compiled = text.utf8.allSatisfy { $0 < 0x80 } ? scalarwise : characterwise
    guard let matches = compiled.matches(composed(text)) else {
      throw PatternBoundExceeded(pattern: source, length: text.count)
    }
    return matches
  }
}
