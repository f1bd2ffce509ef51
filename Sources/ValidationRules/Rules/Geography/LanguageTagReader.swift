/// Reads a language tag in one pass, subtag by subtag.
///
/// The kind of a subtag depends on its length, its characters and the kinds before it, as in the
/// grammar of RFC 5646, section 2.1.
struct LanguageTagReader {
  /// The kinds of subtags, in the order in which they appear (RFC 5646, section 2.1).
  private enum Kind: Int {
    case language, extendedLanguage, script, region, variant
    case singleton, inExtension, privateUseMark, privateUse

    /// Returns whether this kind comes before another in a tag.
    func isBefore(_ other: Kind) -> Bool { rawValue < other.rawValue }
  }

  /// The kind of the last subtag, or `nil` before the first.
  private var last: Kind?
  /// The number of extended language subtags still allowed.
  ///
  /// At first, there are three after a language of two or three letters, and otherwise none.
  private var extendedLanguagesLeft = 0
  /// The singletons read so far, each as a bit at its value in base 36.
  private var singletons: UInt64 = 0
  /// The variants read so far, in capitals; those at or after `variantCount` are 0.
  private var variants = InlineArray<16, UInt64>(repeating: 0)
  private var variantCount = 0

  /// Returns whether the whole text is a tag.
  ///
  /// Returns `false` if a subtag is empty, longer than eight characters, misplaced, or not made of
  /// ASCII letters and digits, and if nothing follows a singleton or an `x`.
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

  /// Returns the kind of a subtag after those before it, or `nil` if it can't follow them.
  ///
  /// Updates the singletons, the variants and the number of extended languages for later subtags.
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

  /// Returns the kind of a first subtag with more than one character.
  private mutating func language(_ subtag: Subtag) -> Kind? {
    guard subtag.isLetters else { return nil }
    extendedLanguagesLeft = subtag.count <= 3 ? 3 : 0
    return .language
  }

  /// Returns the kind of a subtag with one character, which starts private use or an extension.
  ///
  /// Returns `nil` after another singleton, for a first subtag other than `x`, and for a repeated
  /// extension (section 2.2.6).
  private mutating func mark(_ subtag: Subtag) -> Kind? {
    guard last != .singleton else { return nil }
    if subtag.isPrivateUseMark { return .privateUseMark }
    let bit: UInt64 = 1 << subtag.first
    guard last != nil, singletons & bit == 0 else { return nil }
    singletons |= bit
    return .singleton
  }

  /// Returns whether a subtag is a variant that isn't repeated (section 2.2.5).
  ///
  /// A variant has five to eight characters, or four if the first is a digit. Returns `false` for
  /// the seventeenth.
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

  /// The first character as a number: 0 to 9, or 10 for A to 35 for Z.
  let first: Int

  /// All characters in capitals, one per byte.
  private(set) var packed: UInt64 = 0

  private(set) var isLetters = true
  private(set) var isDigits = true

  /// Indicates whether this is `x`, after which all subtags are for private use (section 2.2.7).
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
