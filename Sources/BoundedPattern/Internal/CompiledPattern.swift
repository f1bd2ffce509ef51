private import CPCRE2

/// A pattern as PCRE2 holds it, anchored at both ends.
@safe final class CompiledPattern: Sendable {
  /// Says that PCRE2 refused a pattern after reading so many bytes of it.
  struct Fault: Error {
    let offset: Int
    let reason: String
  }

  /// Never written to after it was made, and PCRE2 reads it from any thread.
  private nonisolated(unsafe) let code: OpaquePointer

  /// Compiles a well-formed pattern, or says what is wrong with it.
  init(_ pattern: String) throws(Fault) {
    // PCRE2 10.42 makes too much possessive by itself: `[^a]+(?:a)?+[^a]` would not match "cb".
    let options =
      PCRE2_UTF | PCRE2_UCP | PCRE2_NO_UTF_CHECK | PCRE2_NEVER_BACKSLASH_C
      | PCRE2_ANCHORED | PCRE2_ENDANCHORED | PCRE2_AUTO_CALLOUT
      | PCRE2_NO_AUTO_POSSESS
    var error: Int32 = 0
    var offset = 0
    let units = Array(pattern.utf8)
    let compiled = unsafe pcre2_compile_8(units, units.count, options, &error, &offset, nil)
    guard let compiled = unsafe compiled else {
      throw Fault(offset: offset, reason: CompiledPattern.reason(error))
    }
    unsafe code = compiled
  }

  deinit {
    unsafe pcre2_code_free_8(code)
  }

  /// Whether the whole text matches; nil when a bound was reached first.
  func matches(_ text: String, boundaries: CharacterBoundaries? = nil) -> Bool? {
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
      // Steps grow with the text, so that a linear pattern may match a long one.
      unsafe pcre2_set_match_limit_8(context, UInt32(clamping: 50_000 + 8 * units.count))
      unsafe pcre2_set_heap_limit_8(context, 64 * 1024)
      var watch = MatchWatch(boundaries: boundaries)
      let status = unsafe withUnsafeMutablePointer(to: &watch) { watch in
        // The steps bound a short text by themselves: one step reads at most the whole of it.
        if boundaries != nil || units.count > 512 {
          unsafe pcre2_set_callout_8(context, MatchWatch.callout, watch)
        }
        return unsafe pcre2_match_8(
          code, units.baseAddress, units.count, 0, PCRE2_NO_UTF_CHECK, data, context)
      }
      if status >= 0 { return true }
      return status == PCRE2_ERROR_NOMATCH ? false : nil
    }
  }

  private static func reason(_ error: Int32) -> String {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
      let length = unsafe pcre2_get_error_message_8(error, buffer.baseAddress, buffer.count)
      return unsafe String(decoding: buffer.prefix(Int(max(length, 0))), as: UTF8.self)
    }
  }
}
