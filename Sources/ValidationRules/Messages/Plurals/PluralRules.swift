/// The plural category of a number, of which a language distinguishes some.
public enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// Which whole number is of which plural category in a language.
///
/// The rules are those for cardinal numbers of the Unicode Common Locale Data Repository (CLDR 47).
///
/// ```swift
/// PluralRules(language: "pl").category(of: 22)  // few
/// PluralRules(language: "en").category(of: 22)  // other
/// ```
public struct PluralRules: Sendable {
  private let rule: @Sendable (UInt) -> PluralCategory

  /// The rules of a language that CLDR does not have.
  ///
  /// - Parameter rule: The category of a number, which is not negative.
  public init(rule: @escaping @Sendable (UInt) -> PluralCategory) {
    self.rule = rule
  }

  /// The rules of a language, named by its code as in `pl`, `pt-BR` or `pl_PL.UTF-8`.
  ///
  /// In a language that is not known here, every number is `other`.
  public init(language: String) {
    let parts = language.split { !$0.isLetter }
    let code = parts.first?.lowercased() ?? ""
    let isEuropeanPortuguese = code == "pt" && parts.dropFirst().first?.lowercased() == "pt"
    let known = Self.rules[isEuropeanPortuguese ? "pt_PT" : code]
    self.init { number in known?(number) ?? .other }
  }

  /// The category of a number; a negative one has that of its magnitude.
  public func category(of number: Int) -> PluralCategory {
    rule(number.magnitude)
  }

  static let english = PluralRules(language: "en")
}
