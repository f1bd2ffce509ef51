/// The plural category of a number.
///
/// A category isn't a number (Unicode UTS #35, part 3, section 5): 21 has the category `one` in
/// Russian, and 0 has `zero` in Arabic but `other` in English. Every language uses `other`, and
/// some of the rest.
///
/// ```swift
/// PluralRules(language: "ru").category(of: 21) == .one  // true
/// PluralRules(language: "en").category(of: 0) == .other  // true
/// ```
public enum PluralCategory: String, CaseIterable, Sendable {
  /// A category, spelled as in CLDR and in a strings file.
  case zero, one, two, few, many, other
}

/// The rules that decide the plural category of a whole number in a language.
///
/// They're the rules for cardinal numbers in the Unicode Common Locale Data Repository (CLDR 47).
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
  /// - Parameter rule: Returns the category of a number that isn't negative.
  public init(rule: @escaping @Sendable (UInt) -> PluralCategory) {
    self.rule = rule
  }

  /// Creates the rules of a language, named by its code as in `pl`, `pt-BR` or `pl_PL.UTF-8`.
  ///
  /// In an unknown language, every number has the category `other`.
  ///
  /// Case doesn't matter. The territory matters only in Portuguese: `pt-PT` has its own rules.
  ///
  /// ```swift
  /// PluralRules(language: "pt-PT").category(of: 0) == .other  // true
  /// PluralRules(language: "pt-BR").category(of: 0) == .one  // true
  /// ```
  ///
  /// - Parameter language: An ISO 639 code, which may be followed by anything that doesn't start
  ///   with a letter.
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
