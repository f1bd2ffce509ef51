/// Texts that defeat rules which count bytes, code units or scalars.
enum HardText {
  static let all: [String] = [
    "", " ", "\0", "a\0b", "\r\n", "a\r\nb\n", "\u{A0}\u{2003}\u{3000}",
    "e\u{301}", "é", "\u{301}", "a\u{301}\u{323}b", " \u{301}", "\u{600}a1",
    "👩‍👩‍👧", "👍🏽1", "🇫🇷🇩🇪", "1️⃣", "straße", "ΟΔΟΣ", "İıiI", "ﬁ", "ǅ",
    "שלום 12", "مرحبا ١٢", "नमस्ते १", "三½Ⅷ²①", "ⓐb", "１２", "𝟏𝟐", "\u{FEFF}a",
    substring, String(repeating: "a", count: 300), String(repeating: "é1 ", count: 100),
  ]

  /// A text cut out of another one.
  private static var substring: String {
    String("xxé👍🏽 1yy".dropFirst(2).dropLast(2))
  }

  /// Returns 1 MiB of one character.
  static func mebibyte(of character: Character) -> String {
    String(repeating: character, count: (1 << 20) / character.utf8.count)
  }
}
