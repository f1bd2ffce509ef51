extension ValidationRule where Value == String {
  /// Accepts a well-formed language tag, such as `en`, `zh-Hant-TW` or `de-CH-1901`, in either case.
  ///
  /// Implements BCP 47, RFC 5646, section 2.1, including the grandfathered tags of section 2.2.8.
  /// No variant or extension may occur twice (sections 2.2.5 and 2.2.6). Subtags are joined by
  /// hyphens, not by underscores; the rule doesn't check that they're registered. A tag with more
  /// than 16 variants is refused, as section 4.4.1 allows; known tags have two or three.
  ///
  /// ```swift
  /// Rule.isLanguageTag.accepts("zh-Hant-TW")  // true
  /// Rule.isLanguageTag.failure(of: "de-419-DE")  // Enter a language tag, such as en or pt-BR
  /// ```
  public static var isLanguageTag: Self {
    Self(.rule(.languageTag)) { text in
      var reader = LanguageTagReader()
      let text = text.utf8.span
      return reader.read(text) || isIrregular(text)
    }
  }
}

/// The grandfathered tags of RFC 5646, section 2.1, that don't match the general syntax.
private let irregularTags = [
  "en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux",
  "i-mingo", "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-be-fr", "sgn-be-nl",
  "sgn-ch-de",
]

private func isIrregular(_ text: Span<UInt8>) -> Bool {
  irregularTags.contains { text.matches($0) }
}
