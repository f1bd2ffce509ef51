import Testing

@testable import ValidationRules

@Suite struct CaseFoldingTests {
  @Test(arguments: [
    ("ABC", "abc"), ("straße", "strasse"), ("ẞ", "ss"), ("ΟΔΟΣ", "οδοσ"), ("οδος", "οδοσ"),
    ("ﬁ", "fi"), ("\u{212A}", "k"), ("ſ", "s"), ("Éa", "éa"), ("ı", "ı"), ("", ""), ("三1!", "三1!"),
  ])
  func `makes capital and small letters the same`(text: String, folded: String) {
    #expect(caseFolded(text) == folded)
  }

  @Test func `folding twice changes nothing more`() {
    for value in UInt32(0)...0x1_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = caseFolded(String(scalar))
      if caseFolded(once) != once { Issue.record("U+\(String(value, radix: 16))") }
    }
  }
}
