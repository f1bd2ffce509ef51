/// A pattern in Perl's syntax that matches whole texts, in bounded time.
///
/// What is repeated or excluded is measured in characters, as a person counts them: `.` and
/// `[^a]` match a letter together with its accents. Both sides are compared in Unicode
/// normalization form C. Classes such as `\d` and `\w` hold the digits and letters of every
/// script; `[0-9]` holds ten.
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

  /// Serves every other text, and every text when the pattern itself has other characters; nil
  /// for a pattern that is too large, as with a bound above some 4000.
  private let characterwise: CompiledPattern?

  /// Whether every character of the pattern is one scalar.
  private let isOneScalarEach: Bool

  /// Compiles a pattern.
  ///
  /// - Throws: ``PatternSyntaxError`` when the pattern is ill-formed, with the place.
  public init(_ source: String) throws(PatternSyntaxError) {
    self.source = source
    let pattern = composed(source)
    do {
      scalarwise = try CompiledPattern(pattern)
    } catch {
      throw PatternSyntaxError(
        pattern: source,
        position: String(decoding: pattern.utf8.prefix(error.offset), as: UTF8.self).count,
        reason: error.reason)
    }
    characterwise = try? CompiledPattern(CharacterPattern(pattern).text)
    isOneScalarEach = pattern.isOneScalarEach
  }

  /// Whether the pattern matches the text from its first character to its last.
  ///
  /// - Throws: ``PatternBoundExceeded`` when the answer would take too long.
  public func matches(_ text: String) throws(PatternBoundExceeded) -> Bool {
    let composed = composed(text)
    let verdict =
      if let characterwise, !isOneScalarEach || !composed.isOneScalarEach {
        characterwise.matches(composed, boundaries: CharacterBoundaries(composed))
      } else {
        scalarwise.matches(composed)
      }
    guard let verdict else { throw PatternBoundExceeded(pattern: source, length: text.count) }
    return verdict
  }
}
