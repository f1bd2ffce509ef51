import Testing

@testable import ValidationRules

@Suite struct StringProtocolBytesTests {
  @Test(
    arguments: [
      ("", false, 0), ("ab", false, 0), ("a1b2", true, 2), ("1é", true, nil), ("é1", nil, nil),
    ] as [(String, Bool?, Int?)])
  func `decides for ASCII and leaves the rest open`(text: String, contains: Bool?, count: Int?) {
    #expect(text.containsByte(of: .digit) == contains)
    #expect(text.byteCount(of: .digit) == count)
    let part = "x\(text)x".dropFirst().dropLast()
    #expect(part.containsByte(of: .digit) == contains)
    #expect(part.byteCount(of: .digit) == count)
  }
}
