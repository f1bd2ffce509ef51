import Testing

@testable import BoundedPattern

@Suite struct CharacterBoundariesTests {
  @Test(
    arguments: [
      ("", [0]), ("ab", [0, 1, 2]), ("\r\n", [0, 2]), ("é", [0, 2]), ("a\u{30C}b", [0, 3, 4]),
      (Example.family, [0, 18]), ("\u{301}", [0, 2]), ("\0", [0, 1]),
      (Example.namaste, [0, 3, 6, 18]),
    ] as [(String, [Int])])
  func `lie between the characters`(text: String, offsets: [Int]) throws {
    let boundaries = try #require(CharacterBoundaries(text))
    #expect((0...text.utf8.count).filter(boundaries.contains) == offsets)
  }

  @Test(
    arguments: [
      ("", true), ("abc", true), ("a\nb\0", true), ("a\rb", true), ("a\r\nb", false), ("é中👍", true),
      ("e\u{301}", false), (Example.family, false), ("👍🏽", false), ("שלום", true), ("🇫🇷", false),
    ] as [(String, Bool)])
  func `aren't needed if every character is one scalar`(text: String, isOneEach: Bool) {
    #expect(CharacterBoundaries(text)?.isOneScalarEach == isOneEach)
  }

  @Test func `are those of the standard library`() throws {
    let scalars = [
      "a", "\r", "\n", "\u{301}", "\u{200D}", "\u{FE0F}", "👩", "🏽", "🇫", "🇷", "क", "\u{94D}",
      "\u{1100}",
      "\u{1161}", "\u{11A8}", "가", "\u{600}", "й", "\u{903}", "\0",
    ]
    var texts = RandomPattern(seed: 4, atoms: [], letters: scalars)
    for _ in 0..<5000 {
      let text = texts.text() + texts.text()
      var offsets = [0]
      for character in text { offsets.append((offsets.last ?? 0) + character.utf8.count) }
      let boundaries = try #require(CharacterBoundaries(text))
      #expect((0...text.utf8.count).filter(boundaries.contains) == offsets)
    }
  }

  @Test func `aren't searched to the end if the caller stops`() {
    #expect(CharacterBoundaries("a".times(5000)) { true } == nil)
    #expect(CharacterBoundaries("\u{301}".times(5000)) { true } == nil)
    #expect(CharacterBoundaries("a".times(500)) { true } != nil)
  }
}
