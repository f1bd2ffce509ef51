#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the locale of the person writes in its own way.
enum LocaleFormat {
  /// A text of the locale, such as `D_FMT`, the format of dates.
  static func text(_ item: CInt) -> String {
    unsafe nl_langinfo(item).map { unsafe String(cString: $0) } ?? ""
  }

  /// A number with so many decimals, with the separators of the locale: "1,234.50" in English.
  static func text(
    of number: Double, decimals: Int, separator: String? = nil, groupSeparator: String? = nil
  ) -> String {
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    guard let scaled = Int(exactly: (abs(number) * power).rounded()) else { return "\(number)" }
    var digits = String(scaled)
    if digits.count <= decimals {
      digits = String(repeating: "0", count: decimals + 1 - digits.count) + digits
    }
    let whole = digits.dropLast(decimals)
    let separator = separator ?? text(CInt(RADIXCHAR))
    let groupSeparator = groupSeparator ?? text(CInt(THOUSEP))
    var text = ""
    for (place, digit) in whole.enumerated() {
      // Four digits are read as well without a separator.
      let isGroupEnd = place > 0 && (whole.count - place).isMultiple(of: 3) && whole.count > 4
      text += (isGroupEnd ? groupSeparator : "") + String(digit)
    }
    if decimals > 0 { text += separator + digits.suffix(decimals) }
    return number < 0 && scaled != 0 ? "\u{2212}\(text)" : text
  }
}
