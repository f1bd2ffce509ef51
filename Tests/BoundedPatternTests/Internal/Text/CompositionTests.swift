@_spi(_Unicode) import Swift
import Testing

@testable import BoundedPattern

@Suite struct CompositionTests {
  @Test(
    arguments: [
      ("", ""), ("abc\0\r\n", "abc\0\r\n"), ("e\u{301}", "\u{E9}"), ("\u{E9}", "\u{E9}"),
      ("x\u{30C}", "x\u{30C}"), ("\u{212B}", "\u{C5}"), ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"),
      ("q\u{307}\u{323}", "q\u{323}\u{307}"), ("\u{FB01}", "\u{FB01}"), ("\u{301}", "\u{301}"),
    ] as [(String, String)])
  func `composes, scalar by scalar`(text: String, expected: String) {
    #expect(Array(composed(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  private static let piles: [String] = [
    "a\("\u{301}\u{323}".times(200))", "a\("\u{F73}\u{301}\u{F71}".times(200))b",
    "\u{E9}\("\u{344}\u{323}\u{5B0}".times(200))e\u{301}\("\u{F81}\u{F75}".times(99))",
    "\u{1112}\u{1161}\u{11AB}\u{F900}\u{9C7}\u{9BE}\u{1F82}\u{301}\u{439}\u{2126}\u{1D15E}",
  ]

  @Test(arguments: piles)
  func `composes what the standard library composes`(text: String) {
    #expect(composed(text).unicodeScalars.elementsEqual(text._nfc))
  }

  @Test func `composes every scalar, alone and after a letter and a mark`() {
    for value in UInt32(0)...0x323AF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var text = String(scalar)
      text.unicodeScalars.append(contentsOf: ["e", scalar, "\u{301}", scalar] as [Unicode.Scalar])
      #expect(composed(text).unicodeScalars.elementsEqual(text._nfc))
    }
  }

  @Test func `composes piles in time`() {
    let text = "a" + "\u{301}\u{323}".times(1 << 17)
    #expect(
      composed(text).unicodeScalars.prefix(3).elementsEqual(["\u{1EA1}", "\u{323}", "\u{323}"]))
    #expect(composed(text).unicodeScalars.last == "\u{301}")
  }

  @Test func `stops at the requested position`() {
    #expect(composed("\u{439}".times(5000)) { true } == nil)
    #expect(composed("e\u{301}".times(5000)) { true } == nil)
    #expect(composed("a".times(5000)) { true } != nil)
  }
}
