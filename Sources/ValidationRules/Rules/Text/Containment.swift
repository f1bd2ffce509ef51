extension ValidationRule where Value: StringProtocol {
  /// Accepts text in which another stands, capitals and small letters distinguished.
  ///
  /// Texts are compared character by character, so that "e" does not stand in "é", however the
  /// accent was typed. The empty text stands in every text.
  ///
  /// ```swift
  /// ValidationRule<String>.contains("ab").accepts("bbaaabb")  // true
  /// ValidationRule<String>.contains("a").accepts("A")  // false
  /// ```
  @_specialize(where Value == String)
  public static func contains(_ part: String) -> Self {
    let search = TextSearch(part)
    return Self(.toContain(part), negation: .notToContain(part)) { text in
      search.isFound(in: text)
    }
  }

  /// Accepts text in which another stands, whatever is capital in the two.
  ///
  /// Letters are compared by Unicode's full case folding: "STRASSE" stands in "Hauptstraße". The
  /// empty text stands in every text.
  ///
  /// ```swift
  /// ValidationRule<String>.caseInsensitiveContains("za").accepts(" bZa")  // true
  /// ValidationRule<String>.caseInsensitiveContains("za").accepts("z a")  // false
  /// ```
  @_specialize(where Value == String)
  public static func caseInsensitiveContains(_ part: String) -> Self {
    let search = TextSearch(part, ignoringCase: true)
    return Self(.toContainInAnyCase(part), negation: .notToContainInAnyCase(part)) { text in
      search.isFound(in: text)
    }
  }
}
