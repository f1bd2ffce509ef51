/// The use of `=` to pad the last group of four Base64 characters.
///
/// ```swift
/// Rule.isBase64(padding: .required).accepts("aGVsbG8=")  // true
/// Rule.isBase64(padding: .required).accepts("aGVsbG8")  // false
/// Rule.isBase64(padding: .omitted).accepts("aGVsbG8")  // true
/// ```
public enum Base64Padding: Hashable, Sendable {
  /// Padding is required, as by default in RFC 4648, section 3.2.
  case required

  /// Padding is refused, as in RFC 7515, section 2.
  case omitted

  /// Text may be padded or not.
  case optional
}

extension ValidationRule where Value == String {
  /// Accepts Base64 text, padded with `=`.
  ///
  /// This is the encoding of RFC 4648, section 4: letters, digits, `+` and `/` in groups of four,
  /// with `=` to fill the last group (section 3.2). White space and line breaks are refused
  /// (section 3.3). Unused bits needn't be zero, an option that section 3.5 leaves open.
  ///
  /// ```swift
  /// Rule.isBase64.accepts("aGVsbG8=")  // true
  /// Rule.isBase64.failure(of: "aGVsbG8")  // Enter Base64 text
  /// ```
  public static var isBase64: Self {
    isBase64(padding: .required)
  }

  /// Accepts Base64 text with the given use of `=` as padding.
  ///
  /// All other checks are those of ``isBase64``.
  ///
  /// ```swift
  /// Rule.isBase64(padding: .optional).accepts("aGVsbG8")  // true
  /// Rule.isBase64(padding: .omitted).failure(of: "aGVsbG8=")  // Enter Base64 text
  /// ```
  public static func isBase64(padding: Base64Padding) -> Self {
    Self(.rule(.base64)) { text in
      isEncoded(text.utf8.span, in: .base64, padding: padding)
    }
  }

  /// Accepts Base64 text for use in a URL or a file name, without padding.
  ///
  /// This is the encoding of RFC 4648, section 5, with `-` and `_` instead of `+` and `/`. It has
  /// no `=` at its end, as in web tokens (RFC 7515, section 2).
  ///
  /// ```swift
  /// Rule.isBase64URL.accepts("w7_Dv8O-w74K")  // true
  /// Rule.isBase64URL.failure(of: "aGVsbG8=")  // Enter URL-safe Base64 text
  /// ```
  public static var isBase64URL: Self {
    isBase64URL(padding: .omitted)
  }

  /// Accepts URL-safe Base64 text with the given use of `=` as padding.
  ///
  /// All other checks are those of ``isBase64URL``.
  ///
  /// ```swift
  /// Rule.isBase64URL(padding: .required).accepts("aGVsbG8=")  // true
  /// Rule.isBase64URL(padding: .required).failure(of: "aGVsbG8")  // Enter URL-safe Base64 text
  /// ```
  public static func isBase64URL(padding: Base64Padding) -> Self {
    Self(.rule(.base64URL)) { text in
      isEncoded(text.utf8.span, in: .base64URL, padding: padding)
    }
  }
}

/// Returns whether the text is in an alphabet and padded as required; empty text is.
///
/// A single character in the last group encodes no byte (RFC 4648, section 4), so it's always refused.
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
