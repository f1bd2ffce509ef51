/// The use of `=` signs that fill the last group of four.
///
/// ```swift
/// Rule.isBase64(padding: .required).accepts("aGVsbG8=")  // true
/// Rule.isBase64(padding: .required).accepts("aGVsbG8")  // false
/// Rule.isBase64(padding: .omitted).accepts("aGVsbG8")  // true
/// ```
public enum Base64Padding: Hashable, Sendable {
  /// Text is filled up, as RFC 4648, section 3.2, requires by default.
  case required

  /// Text is never filled up, as in RFC 7515, section 2.
  case omitted

  /// Text is filled up or not.
  case optional
}

extension ValidationRule where Value == String {
  /// Accepts Base64 text.
  ///
  /// This is the encoding of RFC 4648, section 4: letters, digits, `+` and `/` in groups of four,
  /// with `=` to fill the last group (section 3.2). White space and line breaks are refused
  /// (section 3.3). Bits that carry nothing need not be zero, as section 3.5 leaves open.
  ///
  /// ```swift
  /// Rule.isBase64.accepts("aGVsbG8=")  // true
  /// Rule.isBase64.accepts("aGVsbG8")  // false
  /// ```
  public static var isBase64: Self {
    isBase64(padding: .required)
  }

  /// Accepts Base64 text, padded with `=` or not; see ``isBase64``.
  ///
  /// ```swift
  /// Rule.isBase64(padding: .optional).accepts("aGVsbG8")  // true
  /// Rule.isBase64(padding: .omitted).accepts("aGVsbG8=")  // false
  /// ```
  public static func isBase64(padding: Base64Padding) -> Self {
    Self(.rule(.base64)) { text in
      isEncoded(text.utf8.span, in: .base64, padding: padding)
    }
  }

  /// Accepts Base64 text for use in a URL or a file name, without `=` at its end.
  ///
  /// This is the encoding of RFC 4648, section 5, with `-` and `_` in place of `+` and `/`, and
  /// without padding, as tokens on the web have it (RFC 7515, section 2).
  ///
  /// ```swift
  /// Rule.isBase64URL.accepts("w7_Dv8O-w74K")  // true
  /// Rule.isBase64URL.accepts("aGVsbG8=")  // false
  /// ```
  public static var isBase64URL: Self {
    isBase64URL(padding: .omitted)
  }

  /// Accepts URL-safe Base64 text, padded with `=` or not; see ``isBase64URL``.
  ///
  /// ```swift
  /// Rule.isBase64URL(padding: .required).accepts("aGVsbG8=")  // true
  /// Rule.isBase64URL(padding: .required).accepts("aGVsbG8")  // false
  /// ```
  public static func isBase64URL(padding: Base64Padding) -> Self {
    Self(.rule(.base64URL)) { text in
      isEncoded(text.utf8.span, in: .base64URL, padding: padding)
    }
  }
}

/// Returns whether text is of an alphabet and filled up as `padding` has it; the empty text is.
///
/// A last group of one character encodes no byte (RFC 4648, section 4), whatever the padding.
@inline(__always)
private func isEncoded(
  _ text: Span<UInt8>, in alphabet: ByteClass, padding: Base64Padding
) -> Bool {
  var position = 0
  let digits = text.skip(alphabet, at: &position)
  let fill = text.skip(.only("="), at: &position)
  guard position == text.count, digits % 4 != 1 else { return false }
  let isFilledUp = (digits + fill).isMultiple(of: 4) && fill <= 2
  return switch padding {
  case .required: isFilledUp
  case .omitted: fill == 0
  case .optional: isFilledUp || fill == 0
  }
}
