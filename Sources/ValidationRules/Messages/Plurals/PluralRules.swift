/// The plural category of a number.
///
/// The categories are names, and not numbers (Unicode UTS #35, part 3, section 5): 21 is of the
/// category `one` in Russian, and 0 of the category `zero` in Arabic, but of `other` in English. A
/// language uses some of the categories, and always `other`.
///
/// ```swift
/// PluralRules(language: "ru").category(of: 21) == .one  // true
/// PluralRules(language: "en").category(of: 0) == .other  // true
/// ```
public enum PluralCategory: String, CaseIterable, Sendable {
  /// A category, spelled as in CLDR and in a strings file.
  case zero, one, two, few, many, other
}

/// Returns the plural category of a whole number in a language.
///
/// The rules are those for cardinal numbers of the Unicode Common Locale Data Repository (CLDR 47).
///
/// ```swift
/// PluralRules(language: "pl").category(of: 22)  // few
/// PluralRules(language: "en").category(of: 22)  // other
/// ```
public struct PluralRules: Sendable {
  /// The category of the magnitude of a number.
  private let rule: @Sendable (UInt) -> PluralCategory

  /// Creates the rules of a language that CLDR doesn't have.
  ///
  /// ```swift
  /// let rules = PluralRules { number in number == 1 ? .one : .other }
  /// rules.category(of: -1) == .one  // true
  /// ```
  ///
  /// - Parameter rule: The category of a number, which is not negative.
  public init(rule: @escaping @Sendable (UInt) -> PluralCategory) {
    self.rule = rule
  }

  /// Creates the rules of a language, named by its code as in `pl`, `pt-BR` or `pl_PL.UTF-8`.
  ///
  /// In an unknown language, every number is `other`.
  ///
  /// Upper and lower case are the same. Of the parts after the language, only the territory of
  /// Portuguese counts: `pt-PT` has its own rules.
  ///
  /// ```swift
  /// PluralRules(language: "pt-PT").category(of: 0) == .other  // true
  /// PluralRules(language: "pt-BR").category(of: 0) == .one  // true
  /// ```
  ///
  /// - Parameter language: A code of ISO 639, with anything behind it that does not start with a
  ///   letter.
  public init(language: String) {
    let parts = language.split { !$0.isLetter }
    let code = parts.first?.lowercased() ?? ""
    let isEuropeanPortuguese = code == "pt" && parts.dropFirst().first?.lowercased() == "pt"
    let known = Self.rules[isEuropeanPortuguese ? "pt_PT" : code]
    self.init { number in known?(number) ?? .other }
  }

  /// Returns the category of a number; a negative one has that of its magnitude.
  public func category(of number: Int) -> PluralCategory {
    rule(number.magnitude)
  }

  /// The rules for the default wordings of all messages.
  static let english = PluralRules(language: "en")
}
