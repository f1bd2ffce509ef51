/// A pattern in Perl's syntax that matches text in bounded time.
///
/// Repetitions and exclusions are counted in user-perceived characters: `.` and `[^a]` match a
/// letter together with its accents. The pattern and the text are compared in Unicode normalization
/// form C. Classes such as `\d` and `\w` contain the digits and letters of every script; to match
/// only ASCII digits, use `[0-9]`.
///
/// ```swift
/// let code = try Pattern("[A-Z]{2}[0-9]{4}")
/// try code.matches("AB1234")  // true
/// try code.matches("AB12345")  // false
/// try Pattern("[A-Z")  // throws: position 4: missing terminating ] for character class
/// ```
public struct Pattern: Sendable {
  /// The pattern's original text.
  public let source: String

  /// The effect on a rule if this pattern reaches its bound.
  public let whenBoundReached: PatternBoundPolicy

  /// The engine for text in which every character is one scalar.
  private let scalarwise: CompiledPattern

  /// The engine for text with characters of several scalars, or `nil` if the pattern is too large for PCRE2.
  ///
  /// If the pattern itself contains such characters, this engine matches all text. PCRE2 refuses a
  /// pattern if, for example, the bound of a repetition exceeds about 4000.
  private let characterwise: CompiledPattern?

  /// Indicates whether every character of the pattern is one scalar.
  private let isOneScalarEach: Bool

  /// The engine that replaces `scalarwise` if that takes too long, or `nil` if the pattern isn't regular.
  private let automaton: CompiledPattern?

  /// Compiles a pattern that matches the whole text, from the first character to the last.
  ///
  /// - Parameters:
  ///   - source: The pattern.
  ///   - whenBoundReached: The policy of a rule for text that can't be checked in time.
  /// - Throws: ``PatternSyntaxError`` with the position of the error, if the pattern is ill-formed.
  public init(
    _ source: String, whenBoundReached: PatternBoundPolicy = .refuse
  ) throws(PatternSyntaxError) {
    try self.init(source, isFoundAnywhere: false, whenBoundReached: whenBoundReached)
  }

  /// Compiles a pattern that matches if it's found anywhere in the text.
  ///
  /// ```swift
  /// let endsInDigits = try Pattern(foundAnywhere: "[0-9]+$")
  /// try endsInDigits.matches("abc123")  // true
  /// try endsInDigits.matches("123abc")  // false
  /// ```
  ///
  /// - Parameters:
  ///   - source: The pattern.
  ///   - whenBoundReached: The policy of a rule for text that can't be checked in time.
  /// - Throws: ``PatternSyntaxError`` with the position of the error, if the pattern is ill-formed.
  public init(
    foundAnywhere source: String, whenBoundReached: PatternBoundPolicy = .refuse
  ) throws(PatternSyntaxError) {
    try self.init(source, isFoundAnywhere: true, whenBoundReached: whenBoundReached)
  }

  /// Compiles a pattern.
  ///
  /// - Parameters:
  ///   - source: The pattern's original text.
  ///   - syntax: The pattern in PCRE2's syntax, by default `source`.
  ///   - isFoundAnywhere: Pass `true` to match any part of a text, or `false` to match all of it.
  ///   - whenBoundReached: The policy of a rule for text that can't be checked in time.
  /// - Throws: ``PatternSyntaxError`` with the position of the error, if the pattern is ill-formed.
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
    // Without `characterwise`, `scalarwise` is needed for text that the automaton doesn't support.
    let regular = characterwise == nil ? nil : RegularPattern(tokens)
    let reach = extent == .anywhere && scalarwise.isAnchored ? .start : extent
    automaton = regular.flatMap { try? CompiledPattern($0.text(for: reach), extent: .start) }
    isOneScalarEach = CharacterBoundaries(pattern)?.isOneScalarEach == true
  }
}

extension Pattern {
  /// The length of the longest text that can be matched, in bytes of UTF-8: 4 MiB.
  public static let longestText = 4 << 20

  /// Returns whether the pattern matches the text.
  ///
  /// - Throws: ``PatternBoundExceeded`` if matching would take too long, or the text is longer than
  ///   ``longestText``.
  public func matches(_ text: String) throws(PatternBoundExceeded) -> Bool {
    if let isMatch = isMatch(text) { return isMatch }
    throw PatternBoundExceeded(pattern: source, length: text.utf8.count)
  }

  /// Returns whether the pattern matches the text, or `nil` if it reaches its bound.
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
