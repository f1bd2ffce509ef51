extension ValidationRule where Value == String {
  /// Accepts the two-letter code of a language, in either case.
  ///
  /// Implements ISO 639:2023, set 1. The standard uses lowercase, but this rule ignores case, as in
  /// RFC 5646, section 2.1.1.
  ///
  /// ```swift
  /// Rule.isLanguageCode.accepts("fr")  // true
  /// Rule.isLanguageCode.failure(of: "al")  // Enter a two-letter language code, such as fr
  /// ```
  public static var isLanguageCode: Self {
    Self(.rule(.languageCode)) { text in languageCodes.isCode(text.utf8.span) }
  }
}

/// The 183 codes of ISO 639, set 1, without withdrawn ones such as `sh`.
private let languageCodes = LetterCodes(
  length: 2,
  """
  aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de
  dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia
  id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo
  lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl
  ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk
  tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
  """)
