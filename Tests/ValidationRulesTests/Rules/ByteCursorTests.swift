import Testing

@testable import ValidationRules

@Suite struct ByteCursorTests {
  @Test func `moves past what it takes and stays before what it does not`() {
    let text = "-x1"
    let bytes = text.utf8.span
    var cursor = ByteCursor()
    let tookPlus = cursor.take("+", in: bytes)
    #expect(!tookPlus && cursor.position == 0)
    let tookMinus = cursor.take("-", in: bytes)
    #expect(tookMinus && cursor.position == 1)
    let tookLetter = cursor.takeLetter("x", in: bytes)
    #expect(tookLetter && cursor.position == 2)
    let digits = cursor.skipDigits(in: bytes)
    #expect(digits == 1)
    let next = cursor.peek(in: bytes)
    let isAtEnd = cursor.isAtEnd(of: bytes)
    #expect(next == nil && isAtEnd)
  }

  @Test func `reads a number of so many digits up to a maximum`() {
    let text = "0759"
    let bytes = text.utf8.span
    var cursor = ByteCursor()
    let first = cursor.number(ofDigits: 2, upTo: 7, in: bytes)
    #expect(first == 7)
    let tooLong = cursor.number(ofDigits: 3, upTo: 999, in: bytes)
    #expect(tooLong == nil && cursor.position == 2)
    var other = cursor
    let tooMuch = other.number(ofDigits: 2, upTo: 58, in: bytes)
    #expect(tooMuch == nil)
    let second = cursor.number(ofDigits: 2, upTo: 59, in: bytes)
    #expect(second == 59)
  }

  @Test func `knows the kinds of every byte`() {
    let kinds: [(name: String, members: String, isOfKind: (UInt8) -> Bool)] = [
      ("digits", "0123456789", ASCIIByte.isDigit),
      ("hexadecimal digits", "0123456789ABCDEFabcdef", ASCIIByte.isHexDigit),
      (
        "letters", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
        ASCIIByte.isLetter
      ),
      (
        "letters and digits", "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
        ASCIIByte.isLetterOrDigit
      ),
    ]
    for (name, members, isOfKind) in kinds {
      #expect((0...UInt8.max).filter(isOfKind) == Array(members.utf8), "\(name)")
    }
  }
}
