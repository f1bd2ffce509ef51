private import CPCRE2

extension CompiledPattern {
  /// How many numbers the automaton may note: enough for 500 ways to match at once.
  private static let workspace = 3020

  /// Whether the automaton finds the pattern at the start of the text; nil when the time is over,
  /// or the pattern needs more than it can do.
  ///
  /// It follows all ways to match at once, in time that grows with the text, and so takes regular
  /// patterns alone. It reads the text in parts of so many bytes, and the clock between them: a
  /// callout would be one more way to follow at each scalar.
  func matchesByAutomaton(
    _ text: String, partSize: Int = 64, deadline: inout MatchDeadline
  ) -> Bool? {
    var text = text
    return text.withUTF8 { units in
      guard let data = unsafe pcre2_match_data_create_8(1, nil) else { return nil }
      defer { unsafe pcre2_match_data_free_8(data) }
      var workspace = Array(repeating: Int32(), count: CompiledPattern.workspace)
      var (start, options) = (0, PCRE2_NO_UTF_CHECK | PCRE2_DFA_SHORTEST)
      while true {
        let end = unsafe units.endOfPart(from: start, size: partSize)
        let isLast = end == units.count
        // `$` does not hold at the end of a part, nor at a line end there.
        let status = unsafe pcre2_dfa_match_8(
          code, units.baseAddress, end, start,
          options | (isLast ? 0 : PCRE2_PARTIAL_HARD | PCRE2_NOTEOL),
          data, nil, &workspace, workspace.count)
        if status != PCRE2_ERROR_PARTIAL { return CompiledPattern.isMatch(status) }
        if deadline.hasPassed() { return nil }
        (start, options) = (end, options | PCRE2_DFA_RESTART)
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a part ends: between two scalars, and with more than a line end after it, if any.
  fileprivate func endOfPart(from start: Int, size: Int) -> Int {
    var end = start + size
    while end < count, unsafe self[end] & 0xC0 == 0x80 { end += 1 }
    return count - end > 2 ? end : count
  }
}
