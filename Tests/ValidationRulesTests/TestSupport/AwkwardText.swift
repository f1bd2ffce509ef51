import Testing
import ValidationRules

/// Texts that are difficult for rules on ASCII codes and numbers.
enum AwkwardText {
  /// Texts that no such rule accepts.
  static let refused = [
    "", "\0", " ", "-", "\n", "\r\n", "\u{FEFF}", "\u{301}", "e\u{301}", "👩‍👩‍👧", "🇫🇷", "שלום",
    "١٢٣٤٥٦٧٨",
    "\u{202E}12345678", "NaN", "0x1F", "1e5",
    String(repeating: "a", count: 1 << 20), String(repeating: "-", count: 1 << 20),
    String(repeating: "1 ", count: 1 << 19), String(repeating: "é", count: 1 << 19),
  ]

  /// Returns texts that resemble `text` but differ from it.
  static func spoiled(_ text: String) -> [String] {
    [
      "\0" + text, text + "\0", text + "\n", " " + text, text + " ", "\t" + text, text + "-",
      text + "\u{301}", text + "\u{200B}", text + "👍", "\u{202E}" + text, "\u{A0}" + text,
      fullWidth(text), text + String(repeating: "a", count: 1 << 20),
    ]
  }

  /// Returns the text in full-width letters and digits (U+FF01 to U+FF5E).
  private static func fullWidth(_ text: String) -> String {
    var wide = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isPrinting = (0x21...0x7E).contains(scalar.value)
      wide.append(isPrinting ? Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar : scalar)
    }
    return String(wide)
  }
}

/// Expects a rule to accept `text` in any storage, and to refuse all awkward texts.
func expectRobustness(
  of rule: Rule<String>, on text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let cutOut = ("é👍" + text + "👍é").dropFirst(2).dropLast(2)
  #expect(rule.accepts(text), sourceLocation: sourceLocation)
  #expect(rule.accepts(String(cutOut)), sourceLocation: sourceLocation)
  for awkward in AwkwardText.refused + AwkwardText.spoiled(text) {
    #expect(
      !rule.accepts(awkward), "accepts \(awkward.prefix(40).debugDescription)",
      sourceLocation: sourceLocation)
  }
}
