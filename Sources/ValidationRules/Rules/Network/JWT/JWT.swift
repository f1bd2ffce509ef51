extension ValidationRule where Value == String {
  /// Accepts a JSON Web Token in compact form, as far as it can be validated without a key (RFC
  /// 7519, section 7.2, steps 1 to 10).
  ///
  /// Signed (RFC 7515, section 7.1): three parts in base64url without padding; the first is a JSON
  /// object whose `alg` is text, the second a JSON object. The signature is empty exactly when
  /// `alg` is `none` (RFC 7518, section 3.6). Encrypted (RFC 7516, section 7.1): five parts, of
  /// which the first is a JSON object with `alg` and `enc`. JSON nested deeper than 64 levels is
  /// refused (RFC 8259, section 9).
  ///
  /// Neither the signature nor what the token claims is verified.
  ///
  /// ```swift
  /// Rule.isJWT.accepts("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtZWkifQ.c2lnbmF0dXJl")  // true
  /// Rule.isJWT.accepts("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtZWkifQ")  // false
  /// ```
  public static var isJWT: Self {
    Self(.rule(.jwt)) { text in isToken(text.utf8.span) }
  }
}

/// Splits the text at its dots and validates three parts or five, by the header that the first one
/// holds.
private func isToken(_ text: Span<UInt8>) -> Bool {
  let headerEnd = endOfPart(text, from: 0)
  let secondEnd = endOfPart(text, from: headerEnd + 1)
  let thirdEnd = endOfPart(text, from: secondEnd + 1)
  guard thirdEnd <= text.count, let header = jsonObject(text.extracting(0..<headerEnd)),
    header.hasAlgorithm
  else { return false }
  let second = text.extracting((headerEnd + 1)..<secondEnd)
  let third = text.extracting((secondEnd + 1)..<thirdEnd)
  if thirdEnd == text.count {
    return jsonObject(second) != nil && isBase64URL(third)
      && third.isEmpty == header.algorithmIsNone
  }
  let fourthEnd = endOfPart(text, from: thirdEnd + 1)
  guard header.hasEncryption, fourthEnd < text.count,
    endOfPart(text, from: fourthEnd + 1) == text.count
  else { return false }
  return isBase64URL(second) && isBase64URL(third)
    && isBase64URL(text.extracting((thirdEnd + 1)..<fourthEnd))
    && isBase64URL(text.extracting((fourthEnd + 1)..<text.count))
}

/// Returns the end of the part that starts at `start`, or a position beyond the text without one.
private func endOfPart(_ text: Span<UInt8>, from start: Int) -> Int {
  guard start <= text.count else { return text.count + 1 }
  return text.end(of: !.only("."), from: start)
}

/// Returns whether a part, possibly empty, is base64url without padding (RFC 7515, section 2).
private func isBase64URL(_ text: Span<UInt8>) -> Bool {
  text.count % 4 != 1 && text.consists(of: .base64URL)
}

/// Returns the JSON object that a base64url part holds, or `nil` if it holds anything else.
private func jsonObject(_ text: Span<UInt8>) -> JOSEObject? {
  isBase64URL(text) ? JOSEObject(text) : nil
}
