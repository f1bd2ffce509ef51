extension ValidationRule where Value == String {
  /// Accepts a JSON Web Token in compact form (RFC 7519, section 7.2, steps 1 to 10).
  ///
  /// - A signed token (RFC 7515, section 7.1) has three parts in base64url without padding. The
  ///   first is a JSON object with a string `alg`, the second any JSON object. The signature is
  ///   empty if and only if `alg` is `none` (RFC 7518, section 3.6).
  /// - An encrypted token (RFC 7516, section 7.1) has five parts. The first is a JSON object with
  ///   the strings `alg` and `enc`.
  ///
  /// JSON with more than 64 levels is refused (RFC 8259, section 9). Without a key, the rule can't
  /// verify the signature or the claims.
  ///
  /// ```swift
  /// Rule.isJWT.accepts("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtZWkifQ.c2lnbmF0dXJl")  // true
  /// Rule.isJWT.failure(of: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtZWkifQ")  // Enter a complete JSON Web Token
  /// ```
  public static var isJWT: Self {
    Self(.rule(.jwt)) { text in isToken(text.utf8.span) }
  }
}

/// Splits the text at its dots and validates three or five parts, depending on the header.
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

/// Returns the end of the part at `start`, or a position beyond the text if there is none.
private func endOfPart(_ text: Span<UInt8>, from start: Int) -> Int {
  guard start <= text.count else { return text.count + 1 }
  return text.end(of: !.only("."), from: start)
}

/// Returns whether a part, possibly empty, is base64url without padding (RFC 7515, section 2).
private func isBase64URL(_ text: Span<UInt8>) -> Bool {
  text.count % 4 != 1 && text.consists(of: .base64URL)
}

/// Returns the JSON object in a base64url part, or `nil` if the part contains anything else.
private func jsonObject(_ text: Span<UInt8>) -> JOSEObject? {
  isBase64URL(text) ? JOSEObject(text) : nil
}
