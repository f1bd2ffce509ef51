extension ValidationRule where Value: StringProtocol {
  /// Accepts text that starts with the given text; case matters.
  ///
  /// All text starts with the empty string.
  ///
  /// ```swift
  /// Rule<String>.startsWith("ab").accepts("abc")  // true
  /// Rule<String>.startsWith("A").failure(of: "abc")  // Start with “A”
  /// ```
  @_specialize(kind:partial,where Value == String)
  public static func startsWith(_ prefix: String) -> Self {
    let arguments: [String: MessageArgument] = ["prefix": .text(prefix)]
    return Self(
      .rule(.startsWith, arguments), negation: .rule(.`startsWith.not`, arguments)
    ) { text in
      text.starts(with: prefix, by: CanonicalEquality.areEqual)
    }
  }

  /// Accepts text that ends with the given text; case matters.
  ///
  /// All text ends with the empty string.
  ///
  /// ```swift
  /// Rule<String>.endsWith("bc").accepts("abc")  // true
  /// Rule<String>.endsWith("C").failure(of: "abc")  // End with “C”
  /// ```
  @_specialize(kind:partial,where Value == String)
  public static func endsWith(_ suffix: String) -> Self {
    let arguments: [String: MessageArgument] = ["suffix": .text(suffix)]
    return Self(
      .rule(.endsWith, arguments), negation: .rule(.`endsWith.not`, arguments)
    ) { text in
      text.reversed().starts(with: suffix.reversed(), by: CanonicalEquality.areEqual)
    }
  }
}
