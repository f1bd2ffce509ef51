import Testing

@testable import ValidationRules

@Suite struct UInt8ValuesTests {
  @Test func `every byte has the value of the character it is`() {
    for byte in UInt8.min...UInt8.max {
      let character = byte < 0x80 ? Character(Unicode.Scalar(byte)) : "\u{FFFD}"
      let isLetter = byte < 0x80 && character.isLetter
      let text = String(character)
      #expect(byte.decimalValue == (byte < 0x80 ? character.wholeNumberValue : nil))
      #expect(byte.hexadecimalValue.map(Int.init) == (byte < 0x80 ? character.hexDigitValue : nil))
      let base36 = character.isLetter || character.isNumber ? Int(text, radix: 36) : nil
      #expect(byte.base36Value == (byte < 0x80 ? base36 : nil))
      #expect(byte.letterValue == (isLetter ? base36.map { $0 - 10 } : nil))
      #expect(byte.uppercased == (isLetter ? Array(text.uppercased().utf8)[0] : byte))
      #expect(byte.lowercased == (isLetter ? Array(text.lowercased().utf8)[0] : byte))
    }
  }
}
