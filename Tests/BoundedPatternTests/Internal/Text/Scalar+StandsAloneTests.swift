@_spi(_Unicode) import Swift
import Testing

@testable import BoundedPattern

@Suite struct ScalarStandsAloneTests {
  @Test(arguments: [
    "Zoë, naïve!", "Tiếng Việt", "Ωμέγα", "мир", "שלום", "مرحبا", "“…”", "カナ、かな。", "中文", "한글",
  ])
  func `letters in common use stand alone`(text: String) {
    #expect(text._nfc.allSatisfy { $0.standsAlone })
  }

  @Test(arguments: [
    "\r", "\u{301}", "\u{200D}", "\u{1100}", "\u{3099}", "\u{FE0F}", "👍", "\u{600}",
  ])
  func `parts that might join their neighbors don't`(scalar: Unicode.Scalar) {
    #expect(!scalar.standsAlone)
  }

  @Test func `stay as they are and apart, in any order`() {
    let all = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter(\.standsAlone)
    #expect(all.count > 30_000)
    for step in [1, 2, 7919] {
      var text = String.UnicodeScalarView()
      for place in all.indices { text.append(all[place * step % all.count]) }
      #expect(String(text)._nfc.elementsEqual(text))
      #expect(String(text).count == all.count)
    }
  }
}
