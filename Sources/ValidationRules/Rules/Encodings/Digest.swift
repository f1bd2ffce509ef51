extension ValidationRule where Value == String {
  /// Accepts an MD5 digest as 32 hexadecimal digits, in either case.
  ///
  /// MD5 produces 128 bits (RFC 1321, section 3.5), written as in RFC 4648, section 8.
  ///
  /// ```swift
  /// Rule.isMD5.accepts("d41d8cd98f00b204e9800998ecf8427e")  // true
  /// Rule.isMD5.failure(of: "d41d8cd98f00b204e9800998ecf8427")
  /// // Enter the MD5 digest: 32 hexadecimal digits
  /// ```
  public static var isMD5: Self { digest("MD5", bits: 128) }

  /// Accepts a SHA-1 digest as 40 hexadecimal digits, in either case.
  ///
  /// SHA-1 produces 160 bits (FIPS 180-4, section 1, figure 1), written as in RFC 4648, section 8.
  ///
  /// ```swift
  /// Rule.isSHA1.accepts("da39a3ee5e6b4b0d3255bfef95601890afd80709")  // true
  /// Rule.isSHA1.failure(of: "da39a3ee 5e6b4b0d 3255bfef 95601890 afd80709")
  /// // Enter the SHA-1 digest: 40 hexadecimal digits
  /// ```
  public static var isSHA1: Self { digest("SHA-1", bits: 160) }

  /// Accepts a SHA-256 digest as 64 hexadecimal digits, in either case.
  ///
  /// SHA-256 produces 256 bits (FIPS 180-4, section 1, figure 1), written as in
  /// RFC 4648, section 8.
  ///
  /// ```swift
  /// Rule.isSHA256.accepts(String(repeating: "0f", count: 32))  // true
  /// Rule.isSHA256.failure(of: String(repeating: "0g", count: 32))
  /// // Enter the SHA-256 digest: 64 hexadecimal digits
  /// ```
  public static var isSHA256: Self { digest("SHA-256", bits: 256) }

  /// Accepts a SHA-384 digest as 96 hexadecimal digits, in either case.
  ///
  /// SHA-384 produces 384 bits (FIPS 180-4, section 1, figure 1), written as in
  /// RFC 4648, section 8.
  ///
  /// ```swift
  /// Rule.isSHA384.accepts(String(repeating: "0f", count: 48))  // true
  /// Rule.isSHA384.failure(of: String(repeating: "0f", count: 32))
  /// // Enter the SHA-384 digest: 96 hexadecimal digits
  /// ```
  public static var isSHA384: Self { digest("SHA-384", bits: 384) }

  /// Accepts a SHA-512 digest as 128 hexadecimal digits, in either case.
  ///
  /// SHA-512 produces 512 bits (FIPS 180-4, section 1, figure 1), written as in
  /// RFC 4648, section 8.
  ///
  /// ```swift
  /// Rule.isSHA512.accepts(String(repeating: "0f", count: 64))  // true
  /// Rule.isSHA512.failure(of: String(repeating: "0f", count: 48))
  /// // Enter the SHA-512 digest: 128 hexadecimal digits
  /// ```
  public static var isSHA512: Self { digest("SHA-512", bits: 512) }

  /// Creates a rule for a digest in hexadecimal form, without any other text.
  ///
  /// - Parameters:
  ///   - algorithm: The algorithm's name in the message.
  ///   - bits: The length of the digest, a multiple of 4.
  private static func digest(_ algorithm: String, bits: Int) -> Self {
    let digits = bits / 4
    return Self(
      .rule(.digest, ["algorithm": .text(algorithm), "digits": .number(digits)])
    ) { text in
      text.utf8.count == digits && text.utf8.span.consists(of: .hexDigit)
    }
  }
}
