extension ValidationRule where Value: StringProtocol {
  /// Accepts text that contains the given text; case matters.
  ///
  /// Texts are compared character by character: "é" never contains "e", however the accent is
  /// encoded. All text contains the empty string.
  ///
  /// ```swift
  /// Rule<String>.contains("ab").accepts("bbaaabb")  // true
  /// Rule<String>.contains("a").failure(of: "A")  // Include “a”
  /// ```
  @_specialize(kind:partial,where Value == String)
  public static func contains(_ part: String) -> Self {
    let search = TextSearch(part)
    let arguments: [String: MessageArgument] = ["text": .text(part)]
    return Self(
      .rule(.contains, arguments), negation: .rule(.`contains.not`, arguments)
    ) { text in
      search.isFound(in: text)
    }
  }

  /// Accepts text that contains the given text, ignoring case.
  ///
  /// Letters are compared by Unicode's full case folding: "Hauptstraße" contains "STRASSE". All
  /// text contains the empty string.
  ///
  /// ```swift
  /// Rule<String>.caseInsensitiveContains("za").accepts(" bZa")  // true
  /// Rule<String>.caseInsensitiveContains("za").failure(of: "z a")
  /// // Include “za”; capitalization doesn't matter
  /// ```
  @_specialize(kind:partial,where Value == String)
  public static func caseInsensitiveContains(_ part: String) -> Self {
    let search = TextSearch(part, ignoringCase: true)
    let arguments: [String: MessageArgument] = ["text": .text(part)]
    return Self(
      .rule(.caseInsensitiveContains, arguments),
      negation: .rule(.`caseInsensitiveContains.not`, arguments)
    ) { text in
      search.isFound(in: text)
    }
  }
}
