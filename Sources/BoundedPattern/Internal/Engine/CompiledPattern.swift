private import CPCRE2

/// A pattern compiled by PCRE2.
@safe final class CompiledPattern: Sendable {
  /// The extent of the text that a match must cover.
  enum Extent {
    /// From the first scalar to the last.
    case whole

    /// Any part.
    case anywhere

    /// A part that starts at the first scalar, found by the automaton.
    ///
    /// The automaton follows all possible matches at once, in time proportional to the text, and so
    /// supports only regular patterns.
    case start
  }

  /// The error for a pattern that is ill-formed after this many bytes.
  struct SyntaxError: Error {
    let offset: Int
    let reason: String
  }

  private let extent: Extent

  /// Never modified after creation, and PCRE2 can read it from any thread.
  private nonisolated(unsafe) let code: OpaquePointer

  /// Compiles a pattern, or throws an error if it's ill-formed.
  init(_ pattern: String, extent: Extent = .whole) throws(SyntaxError) {
    // On its own, PCRE2 10.42 makes too much possessive: `[^a]+(?:a)?+[^a]` wouldn't match "cb".
    var options =
      PCRE2_UTF | PCRE2_UCP | PCRE2_NO_UTF_CHECK | PCRE2_NEVER_BACKSLASH_C | PCRE2_NO_AUTO_POSSESS
    switch extent {
    case .whole:
      options |=
        PCRE2_AUTO_CALLOUT | PCRE2_DOLLAR_ENDONLY | PCRE2_ANCHORED | PCRE2_ENDANCHORED
    case .anywhere: options |= PCRE2_AUTO_CALLOUT | PCRE2_DOLLAR_ENDONLY
    case .start: options |= PCRE2_ANCHORED
    }
    var error: Int32 = 0
    var offset = 0
    let units = Array(pattern.utf8)
    let compiled = unsafe pcre2_compile_8(units, units.count, options, &error, &offset, nil)
    guard let compiled = unsafe compiled else {
      throw SyntaxError(offset: offset, reason: CompiledPattern.reason(error))
    }
    unsafe code = compiled
    self.extent = extent
  }

  deinit {
    unsafe pcre2_code_free_8(code)
  }

  private static func reason(_ error: Int32) -> String {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
      let length = unsafe pcre2_get_error_message_8(error, buffer.baseAddress, buffer.count)
      return unsafe String(decoding: buffer.prefix(Int(max(length, 0))), as: UTF8.self)
    }
  }
}

extension CompiledPattern {
  /// Indicates whether a match can only begin at the start of the text.
  var isAnchored: Bool {
    var options: UInt32 = 0
    let status = unsafe pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_ALLOPTIONS), &options)
    return status == 0 && options & PCRE2_ANCHORED != 0
  }

  /// The maximum memory for backtracking, in KiB.
  private static let heap: UInt32 = 16 * 1024

  /// The number of integers that the automaton may store, enough for 500 possible matches at once.
  private static let workspace = 3020

  /// Returns whether the text matches, or `nil` if it can't be decided.
  ///
  /// That's the case if a bound was reached first, or if the automaton doesn't support the pattern.
  func matches(_ text: String, watch: inout MatchWatch) -> Bool? {
    var text = text
    return text.withUTF8 { units in
      guard
        let data = unsafe pcre2_match_data_create_8(1, nil),
        let context = unsafe pcre2_match_context_create_8(nil)
      else { return nil }
      defer {
        unsafe pcre2_match_data_free_8(data)
        unsafe pcre2_match_context_free_8(context)
      }
      unsafe pcre2_set_match_limit_8(context, UInt32(clamping: 2 * watch.steps))
      unsafe pcre2_set_heap_limit_8(context, CompiledPattern.heap)
      let status = unsafe withUnsafeMutablePointer(to: &watch) { watch in
        unsafe pcre2_set_callout_8(context, MatchWatch.callout, watch)
        if extent != .start {
          return unsafe pcre2_match_8(
            code, units.baseAddress, units.count, 0, PCRE2_NO_UTF_CHECK, data, context)
        }
        var workspace = Array(repeating: Int32(), count: CompiledPattern.workspace)
        return unsafe pcre2_dfa_match_8(
          code, units.baseAddress, units.count, 0, PCRE2_NO_UTF_CHECK | PCRE2_DFA_SHORTEST,
          data, context, &workspace, workspace.count)
      }
      if status >= 0 { return true }
      return status == PCRE2_ERROR_NOMATCH ? false : nil
    }
  }

  /// Reads the token at an offset, moves past it, and returns it with the last `(*:name)` in its match.
  ///
  /// Returns `nil` at the end, and if the pattern doesn't match there.
  func takeToken(from units: [UInt8], at offset: inout Int) -> (name: String, text: String)? {
    guard offset < units.count, let data = unsafe pcre2_match_data_create_8(1, nil) else {
      return nil
    }
    defer { unsafe pcre2_match_data_free_8(data) }
    let status = unsafe pcre2_match_8(
      code, units, units.count, offset, PCRE2_NO_UTF_CHECK, data, nil)
    guard status >= 0, let name = unsafe pcre2_get_mark_8(data),
      let bounds = unsafe pcre2_get_ovector_pointer_8(data)
    else { return nil }
    let text = unsafe String(decoding: units[bounds[0]..<bounds[1]], as: UTF8.self)
    offset = unsafe bounds[1]
    return unsafe (String(cString: name), text)
  }
}
