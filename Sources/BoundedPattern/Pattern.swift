/// A pattern in Perl's syntax that matches texts, in bounded time.
///
/// Repetitions and exclusions are measured in user-perceived characters: `.` and
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

  /// The effect of a text on which this pattern reaches its bound.
  public let whenBoundReached: PatternBoundPolicy

  /// Serves texts in which every character is one scalar.
  private let scalarwise: CompiledPattern

  /// Serves texts with characters of several scalars, and every text when the pattern has such
  /// characters, or `nil` if it would be too large for PCRE2, as with a bound above some 4000.
  private let characterwise: CompiledPattern?

  /// Indicates whether every character of the pattern is one scalar.
  private let isOneScalarEach: Bool

  /// Replaces `scalarwise` if that takes too long, or `nil` for a pattern that isn't regular.
  private let automaton: CompiledPattern?

  /// Compiles a pattern that matches a text from its first character to its last.
  ///
  /// - Parameter whenBoundReached: What a rule does with a text that cannot be checked in time.
  /// - Throws: ``PatternSyntaxError`` when the pattern is ill-formed, with the place.
  public init(
    _ source: String, whenBoundReached: PatternBoundPolicy = .refuse
  ) throws(PatternSyntaxError) {
    try self.init(source, isFoundAnywhere: false, whenBoundReached: whenBoundReached)
  }

  /// Compiles a pattern that matches every text in which it is found.
  ///
  /// ```swift
  /// let endsInDigits = try Pattern(foundAnywhere: "[0-9]+$")
  /// try endsInDigits.matches("abc123")  // true
  /// try endsInDigits.matches("123abc")  // false
  /// ```
  ///
  /// - Parameter whenBoundReached: What a rule does with a text that cannot be checked in time.
  /// - Throws: ``PatternSyntaxError`` when the pattern is ill-formed, with the place.
  public init(
    foundAnywhere source: String, whenBoundReached: PatternBoundPolicy = .refuse
  ) throws(PatternSyntaxError) {
    try self.init(source, isFoundAnywhere: true, whenBoundReached: whenBoundReached)
  }

  /// Compiles a pattern.
  ///
  /// - Parameters:
  ///   - source: The pattern as it was written.
  ///   - syntax: The pattern in the syntax of PCRE2; without it, that is `source`.
  ///   - isFoundAnywhere: Whether it matches a part of a text.
  ///   - whenBoundReached: The policy of a rule for a text that can't be checked in time.
  /// - Throws: ``PatternSyntaxError`` when the pattern is ill-formed, with the place.
  init(
    _ source: String, syntax: String? = nil, isFoundAnywhere: Bool,
    whenBoundReached: PatternBoundPolicy
  ) throws(PatternSyntaxError) {
    self.source = source
    self.whenBoundReached = whenBoundReached
    let syntax = syntax ?? source
    let pattern = composed(syntax)
    let extent: CompiledPattern.Extent = isFoundAnywhere ? .anywhere : .whole
    do {
      scalarwise = try CompiledPattern(pattern, extent: extent)
    } catch {
      throw PatternSyntaxError(
        pattern: syntax,
        position: String(decoding: pattern.utf8.prefix(error.offset), as: UTF8.self).count,
        reason: error.reason)
    }
    let tokens = PatternParser(pattern).tokens
    let rewritten = CharacterPattern(tokens, isFoundAnywhere: isFoundAnywhere)
    characterwise = try? CompiledPattern(rewritten.text, extent: extent)
    // Without `characterwise`, `scalarwise` serves texts that the automaton cannot.
    let regular = characterwise == nil ? nil : RegularPattern(tokens)
    let reach = extent == .anywhere && scalarwise.isAnchored ? .start : extent
    automaton = regular.flatMap { try? CompiledPattern($0.text(for: reach), extent: .start) }
    isOneScalarEach = CharacterBoundaries(pattern)?.isOneScalarEach == true
  }
}

extension Pattern {
  /// The longest text that is matched, in bytes of UTF-8: 4 MiB.
  public static let longestText = 4 << 20

  /// Returns whether the pattern matches the text.
  ///
  /// - Throws: ``PatternBoundExceeded`` when that would take too long.
  public func matches(_ text: String) throws(PatternBoundExceeded) -> Bool {
    if let isMatch = isMatch(text) { return isMatch }
    throw PatternBoundExceeded(pattern: source, length: text.utf8.count)
  }

  /// Returns whether the pattern matches the text, or `nil` if it reached its bound.
  private func isMatch(_ text: String) -> Bool? {
    if text.utf8.count > Pattern.longestText { return nil }
    var deadline = MatchDeadline()
    guard let text = composed(text, unless: { deadline.hasPassed() }) else { return nil }
    if !isOneScalarEach || !text.unicodeScalars.allSatisfy(\.standsAlone) {
      let boundaries = CharacterBoundaries(text) { deadline.hasPassed() }
      guard let boundaries else { return nil }
      if let characterwise, !isOneScalarEach || !boundaries.isOneScalarEach {
        var watch = MatchWatch(boundaries: boundaries, deadline: deadline)
        return characterwise.matches(text, watch: &watch)
      }
    }
    var watch = MatchWatch(isFirst: automaton != nil, deadline: deadline)
    if let isMatch = scalarwise.matches(text, watch: &watch) { return isMatch }
    var rest = MatchWatch(deadline: watch.deadline)
    return automaton?.matches(text, watch: &rest)
  }
}
