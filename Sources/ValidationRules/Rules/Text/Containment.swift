extension ValidationRule where Value: StringProtocol {
  /// Accepts text that contains another; case matters.
  ///
  /// Texts are compared character by character: "é" doesn't contain "e", however the accent was
  /// typed. Every text contains the empty text.
  ///
  /// ```swift
  /// Rule<String>.contains("ab").accepts("bbaaabb")  // true
  /// Rule<String>.contains("a").accepts("A")  // false
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

  /// Accepts text that contains another, ignoring case.
  ///
  /// Letters are compared by Unicode's full case folding: "Hauptstraße" contains "STRASSE".
  /// Every text contains the empty text.
  ///
  /// ```swift
  /// Rule<String>.caseInsensitiveContains("za").accepts(" bZa")  // true
  /// Rule<String>.caseInsensitiveContains("za").accepts("z a")  // false
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
