import CGtk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The words and patterns of the program's locale.
package enum LocaleFormat {
  /// Sets the user's locale, or that of C in UTF-8 if the system lacks it; call this before GTK starts.
  ///
  /// - Returns: `false` if the system lacks the user's locale.
  package static func start() -> Bool {
    if unsafe gtk_is_initialized() != 0 || setlocale(LC_ALL, "") != nil { return true }
    unsafe _ = setlocale(LC_ALL, "C.UTF-8")
    gtk_disable_setlocale()
    return false
  }

  /// The date format, in the notation of `strftime`.
  package static var date: String { text(CInt(D_FMT)) }

  /// The time format, in the notation of `strftime`.
  package static var time: String { text(CInt(T_FMT)) }

  /// The texts for AM and PM, or empty texts with a 24-hour clock.
  package static var halves: (am: String, pm: String) { (text(CInt(AM_STR)), text(CInt(PM_STR))) }

  /// The names of the twelve months, each with its abbreviation.
  package static var months: [[String]] {
    (0..<12).map { [text(CInt(MON_1) + $0), text(CInt(ABMON_1) + $0)] }
  }

  /// The names of the weekdays, starting with Sunday, each with its abbreviation.
  package static var weekdays: [[String]] {
    (0..<7).map { [text(CInt(DAY_1) + $0), text(CInt(ABDAY_1) + $0)] }
  }

  /// The locale's country (ISO 3166-1 alpha-2), or `nil` if it has none, such as the locale C.
  package static var country: String? {
    let code = text(CInt(_NL_ADDRESS_COUNTRY_AB2))
    return code.isEmpty ? nil : code
  }

  private static func text(_ item: CInt) -> String {
    unsafe nl_langinfo(item).map { unsafe String(cString: $0) } ?? ""
  }
}

// MARK: - Numbers

/// The number format of the program's locale.
package struct LocaleNumbers {
  /// The decimal separator.
  package private(set) var decimal: Character = "."

  /// The separator of groups of digits, or `nil` if they aren't grouped.
  package private(set) var grouping: Character?

  /// The group sizes from the right; the last size repeats.
  package private(set) var groups: [Int] = []

  package init() {
    guard let locale = unsafe localeconv()?.pointee else { return }
    unsafe decimal = Self.character(locale.decimal_point) ?? "."
    unsafe grouping = Self.character(locale.thousands_sep)
    var next = unsafe locale.grouping
    // The list ends with 0, or with CHAR_MAX if the remaining digits aren't grouped.
    while let size = unsafe next?.pointee, size > 0, size < CChar.max {
      groups.append(Int(size))
      unsafe next = next?.successor()
    }
    if groups.isEmpty { grouping = nil }
  }

  /// Returns the single character of a text in the locale's encoding.
  private static func character(_ text: UnsafePointer<CChar>?) -> Character? {
    let decoded = unsafe decode(text)
    return decoded.count == 1 ? decoded.first : nil
  }
}

/// Returns a text in the locale's encoding, or empty text if it can't be decoded.
private func decode(_ text: UnsafePointer<CChar>?) -> String {
  guard let text = unsafe text, let utf8 = unsafe g_locale_to_utf8(text, -1, nil, nil, nil)
  else { return "" }
  defer { unsafe g_free(utf8) }
  return unsafe String(cString: utf8)
}

// MARK: - Money

/// The currency of the program's locale, and the place of a currency's sign.
package struct LocaleMoney {
  /// The currency's code (ISO 4217), or empty text if the locale has none, such as the locale C.
  package private(set) var code = ""

  /// The currency's sign.
  package private(set) var sign = ""

  /// Indicates whether the sign comes before the amount.
  package private(set) var isSignFirst = false

  /// Indicates whether a space separates the sign and the amount.
  package private(set) var hasSpace = true

  package init() {
    guard let locale = unsafe localeconv()?.pointee else { return }
    // The fourth character is a separator.
    unsafe code = String(decode(locale.int_curr_symbol).prefix(3))
    guard !code.isEmpty else { return }
    unsafe sign = decode(locale.currency_symbol)
    unsafe isSignFirst = locale.p_cs_precedes == 1
    unsafe hasSpace = locale.p_sep_by_space != 0
  }
}
