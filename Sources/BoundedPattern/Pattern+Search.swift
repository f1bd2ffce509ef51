extension Pattern {
  /// Compiles a pattern that matches every text in which `source` is found.
  ///
  /// Verbs that have to stand first in a pattern, such as `(*ANYCRLF)`, are refused.
  ///
  /// ```swift
  /// let endsInDigits = try Pattern(foundAnywhere: "[0-9]+$")
  /// try endsInDigits.matches("abc123")  // true
  /// try endsInDigits.matches("123abc")  // false
  /// ```
  ///
  /// - Throws: ``PatternSyntaxError`` when the pattern is ill-formed, with the place.
  public init(foundAnywhere source: String) throws(PatternSyntaxError) {
    // By itself first, so that a fault and its place are those of what was written.
    _ = try Pattern(source)
    // PCRE2 would read possessive runs anew from each start, without counting: in squared time.
    let start = #"(*NO_AUTO_POSSESS)[\s\S]*?(?:"#
    let end = #")[\s\S]*+"#
    do {
      // `\E` closes a `\Q` that is open.
      try self.init(start + source + "\\E" + end)
    } catch {
      // The line end closes a comment of the extended syntax.
      try self.init(start + source + "\n" + end)
    }
  }
}
