import Testing

@testable import BoundedPattern

@Suite struct PatternParserTests {
  typealias Kind = PatternToken.Kind

  @Test(
    arguments: [
      ("a\\.é", .character, ["a", ".", "é"]), ("\\Q.[\\E+", .character, [".", "["]),
      ("\\Qa\\", .character, ["a", "\\"]), ("x]{-", .character, ["x", "]", "{", "-"]),
      ("\\x41\\x4g\\x", .character, ["A", "\u{4}", "g", "\0"]),
      ("^\\b|$\\Z", .plain, ["^", "\\b", "|", "$", "\\Z"]), ("[[:<:]]", .plain, ["[[:<:]]"]),
      ("\\n\\x{41}\\o{101}\\R", .plain, ["\\n", "\\x{41}", "\\o{101}", "\\R"]),
      ("\\1\\12\\cA\\K", .irregular, ["\\1", "\\12", "\\cA", "\\K"]),
      ("\\g-1\\g{n}\\k<n>\\k'n'", .irregular, ["\\g-1", "\\g{n}", "\\k<n>", "\\k'n'"]),
      ("\\N{U+41}", .irregular, ["\\N{U+41}"]),
      ("(?R)(?1)(?-1)(?&n)(?P=n)", .irregular, ["(?R)", "(?1)", "(?-1)", "(?&n)", "(?P=n)"]),
      ("(*COMMIT)(*MARK:a.[b)", .irregular, ["(*COMMIT)", "(*MARK:a.[b)"]),
      ("(*UCP)(*ANYCRLF)", .leadingVerb, ["(*UCP)", "(*ANYCRLF)"]),
      (".\\D\\PL\\p{^L}\\N", .openSet, [".", "\\D", "\\PL", "\\p{^L}", "\\N"]),
      ("[^]a][a\\D][a\\P{L}]", .openSet, ["[^]a]", "[a\\D]", "[a\\P{L}]"]),
      ("[[:^alpha:]]\\X", .openSet, ["[[:^alpha:]]", "\\p{Any}"]),
      ("\\d\\pL\\P{^L}[[:alpha:]]", .set, ["\\d", "\\pL", "\\P{^L}", "[[:alpha:]]"]),
      ("[]a][[:][a\\]b]", .set, ["[]a]", "[[:]", "[a\\]b]"]),
      ("[\\Q]\\E][\\c]][(?#][\\\\D]", .set, ["[\\Q]\\E]", "[\\c]]", "[(?#]", "[\\\\D]"]),
    ] as [(String, Kind, [String])])
  func `reads everything that needs no other token`(pattern: String, kind: Kind, texts: [String]) {
    let tokens = PatternParser(pattern).tokens
    #expect(tokens.map(\.text) == texts)
    #expect(tokens.allSatisfy { $0.kind == kind })
  }

  @Test(
    arguments: [
      ("(", .opening), ("(?:", .options), ("(?i-s:", .options), ("(?^:", .options),
      ("(?|", .opening), ("(?<n>", .opening), ("(?P<n>", .opening), ("(?'n'", .opening),
      ("(?=", .irregularOpening), ("(?!", .irregularOpening), ("(?>", .irregularOpening),
      ("(?*", .irregularOpening), ("(*atomic:", .irregularOpening), ("(?(1)", .irregularOpening),
      ("(?(DEFINE)", .irregularOpening), ("(?<=", .lookbehind), ("(?<!", .lookbehind),
      ("(?<*", .lookbehind), ("(*plb:", .lookbehind), ("(*negative_lookbehind:", .lookbehind),
    ] as [(String, Kind)])
  func `reads groups`(opening: String, kind: Kind) {
    let tokens = PatternParser("\(opening)a)+b").tokens
    #expect(tokens.map(\.kind) == [kind, .character, .closing, .character])
    #expect(tokens.map(\.text) == [opening, "a", ")", "b"])
    #expect(tokens.map(\.depth) == [0, 1, 1, 0])
    #expect(
      tokens.map(\.scope.looksBehind) == [false, kind == .lookbehind, kind == .lookbehind, false])
  }

  @Test(
    arguments: [
      ("(?(?=a)b|c)", ["(?", "(?=", "a", ")", "b", "|", "c", ")"]),
      ("(?(*pla:a)b)", ["(?", "(*pla:", "a", ")", "b", ")"]),
    ])
  func `reads a condition that is an assertion`(pattern: String, texts: [String]) {
    #expect(PatternParser(pattern).tokens.map(\.text) == texts)
  }

  @Test(
    arguments: [
      ("a(?i)b(?-i)c", ["", "", "i", "i", ""]), ("(?i:a)b", ["", "i", "i", ""]),
      ("(?s)(?^i)a", ["", "s", "i"]), ("((?m)a)b", ["", "", "m", "m", ""]),
      ("(?xx)a", ["", "xx"]), ("(?U)a", ["", ""]),
    ])
  func `follows options`(pattern: String, flags: [String]) {
    #expect(PatternParser(pattern).tokens.map(\.scope.flags) == flags)
  }

  @Test(
    arguments: [
      ("a(?# b )c(?C)d(?C1)\\E", ["a", "c", "d"]), ("(?x) a # b [ (\n\tc #", ["(?x)", "a", "c"]),
      ("(?x)\\ [ #]\\#", ["(?x)", " ", "[ #]", "#"]),
      ("(?x:a )b c", ["(?x:", "a", ")", "b", " ", "c"]),
      ("(?x)a\u{2028}b", ["(?x)", "a", "b"]), ("a #", ["a", " ", "#"]),
    ])
  func `leaves out comments, callouts and white space`(pattern: String, texts: [String]) {
    #expect(PatternParser(pattern).tokens.map(\.text) == texts)
  }

  @Test(
    arguments: [
      ("x\u{30C}b", ["x\u{30C}", "b"]), (Example.family + "b", [Example.family, "b"]),
      ("\u{600}.", ["\u{600}", "."]), ("\u{301}a", ["\u{301}", "a"]), ("\r\n", ["\r", "\n"]),
      ("1\u{FE0F}\u{20E3}*", ["1\u{FE0F}\u{20E3}"]), ("[\u{301}]", ["[\u{301}]"]),
      ("a+\u{301}", ["a", "\u{301}"]),
      ("\\-\u{301}\\Qx\u{30C}.\\E", ["-\u{301}", "x\u{30C}", "."]),
      (".\u{301}", [".", "\u{301}"]), ("\\\u{301}", ["\u{301}"]),
    ])
  func `reads scalars, and joins those of a character`(pattern: String, texts: [String]) {
    let read = PatternParser(pattern).tokens.map { Array($0.text.unicodeScalars) }
    #expect(read == texts.map { Array($0.unicodeScalars) })
  }

  @Test(
    arguments: [
      ("[a[b]c]d", ["[a[b]c]", "d"]), ("[\\]\\Q]\\E]+", ["[\\]\\Q]\\E]"]), ("e\\u0301", ["é"]),
      ("\\U0001F1E9\\U0001F1EA", ["🇩🇪"]), ("(?x) a", ["(?x)", " ", "a"]),
    ])
  func `reads literals`(literal: String, texts: [String]) {
    #expect(PatternParser(literal, in: .literal).tokens.map(\.text) == texts)
  }

  @Test func `loses nothing that is too long to read`() {
    let pattern = "a[\("b".times(1 << 20))]c"
    let tokens = PatternParser(pattern).tokens
    #expect(tokens.map(\.kind) == [.character, .irregular])
    #expect(tokens.map(\.text).joined() == pattern)
  }
}
