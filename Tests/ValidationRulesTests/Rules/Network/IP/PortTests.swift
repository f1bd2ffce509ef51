import Testing
import ValidationRules

@Suite struct `A port` {
  @Test(arguments: ["1", "22", "443", "8080", "65535"])
  func `is accepted`(text: String) {
    #expect(Rule.isPort.accepts(text))
  }

  @Test(arguments: [
    "", "0", "00", "080", "65536", "100000", "18446744073709551617", "-1", "+1", "1.0", "1e3", " 1",
    "1 ", "٨٠", "８０", "80\0",
  ])
  func `is refused`(text: String) {
    #expect(!Rule.isPort.accepts(text))
  }
}
