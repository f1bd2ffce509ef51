import Testing
import ValidationRules

@Suite struct `An ISBN` {
  @Test(arguments: [
    "0-9752298-0-X", "097522980X", "3 598 21500 2", "1 61729 085-8", "99921-58-10-7",
  ])
  func `of ten digits is accepted`(text: String) {
    #expect(Rule.isISBN10.accepts(text))
    #expect(Rule.isISBN.accepts(text))
    #expect(!Rule.isISBN13.accepts(text))
  }

  @Test(arguments: ["978-3-598-21500-1", "9783598215001", "979-10-90636-07-1", "978 0 201 63385 6"])
  func `of thirteen digits is accepted`(text: String) {
    #expect(Rule.isISBN13.accepts(text))
    #expect(Rule.isISBN.accepts(text))
    #expect(!Rule.isISBN10.accepts(text))
  }

  @Test(arguments: [
    "0-9752298-0-3", "0-9752298-0-x", "X975229800", "09752298X0", "0-9752298--0-X",
    "-0-9752298-0-X", "0-9752298-0-X-", "0.9752298.0.X", "097522980", "0097522980X",
    "978-3-598-21500-2", "978-3-598-2150-1", "978-3-598-215001-1", "977-3-598-21500-4",
    "4006381333931", "978359821500X", "978–3–598–21500–1", "ISBN 978-3-598-21500-1",
  ])
  func `is refused`(text: String) {
    #expect(!Rule.isISBN.accepts(text))
    #expect(!Rule.isISBN10.accepts(text))
    #expect(!Rule.isISBN13.accepts(text))
  }

  @Test(arguments: Array("0123456789X"))
  func `of ten digits has one check digit only`(digit: Character) {
    #expect(Rule.isISBN10.accepts("359821507\(digit)") == (digit == "X"))
  }

  @Test func `is refused in awkward variations`() {
    expectRobustness(of: .isISBN10, on: "0-9752298-0-X")
    expectRobustness(of: .isISBN13, on: "978-3-598-21500-1")
    expectRobustness(of: .isISBN, on: "9783598215001")
  }
}
