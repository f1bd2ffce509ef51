import Testing

@testable import ValidationRules

@Suite struct SpanReadingTests {
  @Test func `moves past what it accepts and stops before anything else`() {
    let text = "-x1€".utf8.span
    var position = 0
    let tookPlus = text.take("+", at: &position)
    #expect(!tookPlus)
    #expect(position == 0)
    let tookMinus = text.take("-", at: &position)
    #expect(tookMinus)
    #expect(position == 1)
    let tookOther = text.take(anyCase: "y", at: &position)
    #expect(!tookOther)
    #expect(position == 1)
    let tookLetter = text.take(anyCase: "x", at: &position)
    #expect(tookLetter)
    #expect(position == 2)
    let digits = text.skip(.digit, at: &position)
    #expect(digits == 1)
    #expect(position == 3)
    let tookDollar = text.take(literal: "$", at: &position)
    #expect(!tookDollar)
    #expect(position == 3)
    let tookEuro = text.take(literal: "€", at: &position)
    #expect(tookEuro)
    #expect(position == 6)
    let next = text.peek(at: position)
    let tookMore = text.take(literal: "€", at: &position)
    #expect(next == nil)
    #expect(!tookMore)
    #expect(position == 6)
  }

  @Test func `reads a number of this many digits up to a maximum`() {
    let text = "0759"
    let bytes = text.utf8.span
    var position = 0
    let first = bytes.number(ofDigits: 2, upTo: 7, at: &position)
    #expect(first == 7)
    let tooLong = bytes.number(ofDigits: 3, upTo: 999, at: &position)
    #expect(tooLong == nil)
    #expect(position == 2)
    var other = position
    let tooMuch = bytes.number(ofDigits: 2, upTo: 58, at: &other)
    #expect(tooMuch == nil)
    let second = bytes.number(ofDigits: 2, upTo: 59, at: &position)
    #expect(second == 59)
  }

  @Test func `finds where the bytes of a class end`() {
    let text = "ab12"
    let bytes = text.utf8.span
    let ends = [
      bytes.end(of: .letter), bytes.end(of: .digit), bytes.end(of: .digit, from: 2),
      bytes.end(of: .digit, from: 4),
    ]
    #expect(ends == [2, 0, 4, 4])
    let isWhole = [
      bytes.consists(of: .letter | .digit), bytes.consists(of: .letter),
      bytes.consists(of: .digit, from: 2), bytes.consists(of: .letter, from: 4),
    ]
    #expect(isWhole == [true, false, true, true])
    let places = [bytes.firstIndex(of: "a"), bytes.firstIndex(of: "2"), bytes.firstIndex(of: "3")]
    #expect(places == [0, 3, nil])
  }

  @Test(
    arguments: [
      ("0", 0, 0), ("65535", 65535, 65535), ("65536", nil, nil), ("00080", nil, 80),
      ("00", nil, 0), ("", nil, nil), ("-1", nil, nil), ("1a", nil, nil), ("١", nil, nil),
      ("18446744073709551617", nil, nil),
    ] as [(String, Int?, Int?)])
  func `reads a whole decimal number`(text: String, strict: Int?, lenient: Int?) {
    let bytes = text.utf8.span
    let number = bytes.decimalNumber(atMost: 0xFFFF)
    #expect(number == strict)
    let withZeros = bytes.decimalNumber(atMost: 0xFFFF, allowingLeadingZeros: true)
    #expect(withZeros == lenient)
  }
}
