/// Reads a language tag subtag by subtag, and knows which kinds may still come.
///
/// One pass without memory beyond this value. The subtags in a tag are classified by their length,
/// their characters and the kinds before them, as the grammar of RFC 5646, section 2.1, allows.
struct LanguageTagReader {
  /// The kind of a subtag, in the order of the kinds (RFC 5646, section 2.1).
  private enum Kind: Int {
    case language, extendedLanguage, script, region, variant
    case singleton, inExtension, privateUseMark, privateUse

    /// Returns whether this kind comes before another one in a tag.
    func isBefore(_ other: Kind) -> Bool { rawValue < other.rawValue }
  }

  /// The kind of the last subtag, or `nil` before the first.
  private var last: Kind?
  /// The number of extended language subtags that may still come: three after a language of two or three
  /// letters.
  private var extendedLanguagesLeft = 0
  /// The singletons that were there, a bit each by their value of base 36.
  private var singletons: UInt64 = 0
  /// The variants that were there, in capitals; those from `variantCount` on are 0.
  private var variants = InlineArray<16, UInt64>(repeating: 0)
  private var variantCount = 0

  /// Returns whether the whole text is a tag.
  ///
  /// Returns `false` at the first subtag that is empty, longer than eight characters, not made of ASCII
  /// letters and digits, or misplaced; and if nothing follows a singleton or an `x`.
  mutating func read(_ text: Span<UInt8>) -> Bool {
    var start = 0
    while true {
      var end = start
      while end < text.count, text[end] != UInt8(ascii: "-") {
        guard end - start < 8, text[end].base36Value != nil else { return false }
        end += 1
      }
      guard end > start, let kind = kind(of: Subtag(text, start..<end)) else { return false }
      last = kind
      if end == text.count { return kind != .singleton && kind != .privateUseMark }
      start = end + 1
    }
  }

  /// The kind of a subtag after those before it, or `nil` if it can't follow them.
  ///
  /// Adds what later subtags depend on: the singletons, the variants and the extended languages
  /// left.
  private mutating func kind(of subtag: Subtag) -> Kind? {
    if last == .privateUseMark || last == .privateUse { return .privateUse }
    if subtag.count == 1 { return mark(subtag) }
    guard let last else { return language(subtag) }
    if last == .singleton || last == .inExtension { return .inExtension }
    if subtag.count == 3, subtag.isLetters {
      guard last.isBefore(.script), extendedLanguagesLeft > 0 else { return nil }
      extendedLanguagesLeft -= 1
      return .extendedLanguage
    }
    if subtag.count == 4, subtag.isLetters { return last.isBefore(.script) ? .script : nil }
    if subtag.count == 2 && subtag.isLetters || subtag.count == 3 && subtag.isDigits {
      return last.isBefore(.region) ? .region : nil
    }
    return isNewVariant(subtag) ? .variant : nil
  }

  /// A first subtag of more than one character.
  private mutating func language(_ subtag: Subtag) -> Kind? {
    guard subtag.isLetters else { return nil }
    extendedLanguagesLeft = subtag.count <= 3 ? 3 : 0
    return .language
  }

  /// A subtag of one character, which starts private use or an extension.
  ///
  /// Returns `nil` behind another singleton, for a first subtag other than `x`, and for an extension that
  /// exists already (section 2.2.6).
  private mutating func mark(_ subtag: Subtag) -> Kind? {
    guard last != .singleton else { return nil }
    if subtag.isPrivateUseMark { return .privateUseMark }
    let bit: UInt64 = 1 << subtag.first
    guard last != nil, singletons & bit == 0 else { return nil }
    singletons |= bit
    return .singleton
  }

  /// Returns whether a subtag is a variant that was not there (section 2.2.5): five to eight
  /// characters, or four of which the first is a digit.
  ///
  /// Also returns `false` for the seventeenth variant.
  private mutating func isNewVariant(_ subtag: Subtag) -> Bool {
    guard subtag.count > 4 || subtag.count == 4 && subtag.first < 10,
      variantCount < variants.count,
      !(0..<variantCount).contains(where: { variants[$0] == subtag.packed })
    else { return false }
    variants[variantCount] = subtag.packed
    variantCount += 1
    return true
  }
}

/// One to eight ASCII letters and digits between hyphens.
private struct Subtag {
  /// The number of characters.
  let count: Int

  /// The first character, 0 to 9 or 10 for A to 35 for Z.
  let first: Int

  /// All characters in capitals, a byte each.
  private(set) var packed: UInt64 = 0

  private(set) var isLetters = true
  private(set) var isDigits = true

  /// Indicates whether this is `x`, behind which everything is for private use (section 2.2.7).
  var isPrivateUseMark: Bool { count == 1 && packed == UInt64(UInt8(ascii: "X")) }

  init(_ text: Span<UInt8>, _ range: Range<Int>) {
    count = range.count
    first = text[range.lowerBound].base36Value ?? 0
    for position in range {
      packed = packed << 8 | UInt64(text[position].uppercased)
      if text[position].letterValue == nil { isLetters = false } else { isDigits = false }
    }
  }
}
