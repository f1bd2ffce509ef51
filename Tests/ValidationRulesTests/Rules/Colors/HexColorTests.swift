import Testing
import ValidationRules

@Suite struct HexColorTests {
  @Test func `accepts 3, 4, 6 and 8 digits and no other number`() {
    for digits in 0...16 {
      let text = "#" + String("0aF9b1C2d3E4f567".prefix(digits))
      #expect(Rule.isHexColor.accepts(text) == [3, 4, 6, 8].contains(digits), "\(text)")
    }
  }

  @Test(arguments: ["fff", "##fff", "#ggg", "#fff#", "0xfff", "#ff f", "#12345G", "red", "#-12"])
  func `refuses everything else`(text: String) {
    #expect(!Rule.isHexColor.accepts(text))
  }

  @Test func `shows a color`() {
    #expect(
      MessageCatalog().text(for: Rule.isHexColor.message)
        == "Enter a color, such as #1a2b3c")
  }
}

@Suite struct HexColorValueTests {
  @Test(arguments: [("#1a2B3c", "#1a2b3c"), ("#08f", "#0088ff"), ("#000000", "#000000")])
  func `reads and prints a color`(text: String, printed: String) {
    #expect(HexColor(text)?.description == printed)
  }

  @Test(arguments: ["", "#", "#12", "#1234", "#12345678", "123456", "#12345g", "#１２３", "teal"])
  func `is nil for other text`(text: String) {
    #expect(HexColor(text) == nil)
  }
}
