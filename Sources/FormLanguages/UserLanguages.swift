#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FormLanguages {
  /// The user's languages in order of preference, from `LANGUAGE` and the locale, as in gettext.
  ///
  /// The locale is that of `LC_ALL`, `LC_MESSAGES` or `LANG`. `pt_BR` is followed by `pt`. The list
  /// ends before English, which every message has, and is empty in the locales C and POSIX.
  public static var preferred: [String] {
    languages { name in unsafe getenv(name).map { unsafe String(cString: $0) } }
  }

  /// Returns the languages of an environment.
  static func languages(_ variable: (String) -> String?) -> [String] {
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty } ?? "C"
    guard locale != "C", locale != "POSIX" else { return [] }
    let preferred = variable("LANGUAGE")?.split(separator: ":").map(String.init) ?? []
    var languages: [String] = []
    for name in preferred + [locale] {
      for language in names(of: name) where !languages.contains(language) {
        if language == "en" { return languages }
        languages.append(language)
      }
    }
    return languages
  }

  /// Returns the language and the territory of a locale, such as `pt_BR` for `pt-BR.UTF-8`.
  private static func name(of locale: String) -> String {
    String(locale.prefix(while: { $0 != "." && $0 != "@" }).map { $0 == "-" ? "_" : $0 })
  }

  /// Returns the possible names of a locale's files, the most specific one first.
  private static func names(of locale: String) -> [String] {
    let base = name(of: locale)
    // The name becomes part of a file's path.
    guard !base.isEmpty, base != "C", base.allSatisfy({ $0 == "_" || $0.isASCII && $0.isLetter })
    else {
      return []
    }
    let language = String(base.prefix(while: { $0 != "_" }))
    if base == pseudoLanguage { return [base] }
    if language == "en" { return ["en"] }
    // Norwegian has two written forms, of which Bokmål is the more common one.
    let general = language == "no" ? ["no", "nb"] : [language]
    return base == language ? general : [base] + general
  }
}
