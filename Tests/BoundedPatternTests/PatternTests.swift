import Testing

@testable import BoundedPattern

@Suite struct PatternTests {
  @Test func `refuses at the bound unless the program chooses to accept`() throws {
    #expect(try Pattern("a").whenBoundReached == .refuse)
    #expect(try Pattern("a", whenBoundReached: .accept).whenBoundReached == .accept)
    #expect(try Pattern(foundAnywhere: "a").whenBoundReached == .refuse)
    #expect(try Pattern(foundAnywhere: "a", whenBoundReached: .accept).whenBoundReached == .accept)
  }

  @Test func `keeps the pattern as it was written`() throws {
    #expect(try Pattern("e\u{301}+").source.unicodeScalars.count == 3)
  }

  @Test(
    arguments: [
      ("", "", true), ("", "a", false), ("", " ", false),
      ("a", "", false), ("a*", "", true), (".*", "", true), (".", "", false),
      ("b", "abc", false), ("a", "ab", false), ("b", "ab", false),
      ("a|ab", "ab", true), ("ab|a", "ab", true), ("a|b", "ab", false),
      ("[A-Z]{2}[0-9]{4}", "AB1234", true), ("[A-Z]{2}[0-9]{4}", "AB12345", false),
      (" +", "   ", true), (" +", " \u{A0}", false), ("\\s+", " \u{A0}\t", true),
    ] as [(String, String, Bool)])
  func `matches the whole text or nothing`(pattern: String, text: String, matches: Bool) throws {
    #expect(try Pattern(pattern).matches(text) == matches)
  }

  @Test(
    arguments: [
      ("^abc$", "abc", true), ("\\Aabc\\z", "abc", true), ("\\Aabc\\Z", "abc", true),
      ("(^abc$)", "abc", true), ("^a|b$", "ab", false), ("a^b", "ab", false), ("a$b", "ab", false),
      ("abc$", "abc\n", false), ("abc\\Z", "abc\n", false), ("^abc$", "\nabc", false),
      ("(?m)^abc$", "abc\n", false), ("(?m)^abc$", "abc\nabc", false),
      ("abc$\n", "abc\n", false), ("(?m)^a$\n^b$", "a\nb", true),
      ("abc\n?", "abc\n", true), ("\\Gabc", "abc", true), ("a\\Kb", "ab", true),
    ] as [(String, String, Bool)])
  func `leaves a pattern its own anchors`(pattern: String, text: String, matches: Bool) throws {
    #expect(try Pattern(pattern).matches(text) == matches)
  }

  @Test(
    arguments: [
      ("a\0b", "a\0b", true), ("a\0b", "ab", false), ("a.b", "a\0b", true), ("a\\0b", "a\0b", true),
      ("a\\x00b", "a\0b", true), ("a", "a\0", false), ("[^\0]", "\0", false), ("\0", "\0", true),
      ("\\Q\0.\\E", "\0.", true), ("[\\0-\\x1F]+", "\0\u{1}\u{1F}", true),
    ] as [(String, String, Bool)])
  func `treats NUL like any other character`(
    pattern: String, text: String, matches: Bool
  ) throws {
    #expect(try Pattern(pattern).matches(text) == matches)
  }

  @Test(
    arguments: [
      ("\u{E9}", "e\u{301}"), ("e\u{301}", "\u{E9}"), ("[\u{E9}]", "e\u{301}"),
      ("[e\u{301}]", "\u{E9}"), ("e\u{301}{2}", "\u{E9}\u{E9}"), ("\\w", "e\u{301}"),
      ("[à-ü]+", "e\u{301}u\u{308}"), ("\u{C5}", "\u{212B}"),
      ("\u{D55C}", "\u{1112}\u{1161}\u{11AB}"),
      ("q\u{323}\u{307}", "q\u{307}\u{323}"), ("(?i)\u{C9}", "e\u{301}"),
    ] as [(String, String)])
  func `matches a letter however it was typed`(pattern: String, text: String) throws {
    #expect(try Pattern(pattern).matches(text))
  }

  @Test(
    arguments: [
      ("[a-zA-Z0-9]{5,10}", "abcde\u{301}", false),
      ("[a-zA-Z0-9]{5,10}", "abcde" + Example.xWithCaron, false),
      (".", "e\u{301}", true), (".", Example.xWithCaron, true), ("..", Example.xWithCaron, false),
      (".{3}", Example.family.times(3), true), (".{2}", Example.family.times(3), false),
      (".{3,}", Example.family.times(2), false), (".{3,}", Example.family.times(3), true),
      (".{1,4}", Example.family.times(4), true), (".{1,4}", Example.family.times(5), false),
      (".{3}", Example.namaste, true), (".{3}", "🇫🇷🇩🇪🇯🇵", true), (".{3}", "👍🏽👍🏽👍🏽", true),
      (".?", Example.family, true), (".+", Example.family.times(3), true),
      (".*", Example.family, true),
      ("\\X{3}", Example.namaste, true), ("\\N{3}", Example.namaste, true),
      ("[^,]{3}", Example.family.times(3), true), ("[^,]{3}", Example.family.times(2) + ",", false),
      ("\\S{2}", Example.xWithCaron.times(2), true), ("\\W", Example.family, true),
      ("\\P{L}{2}", Example.family.times(2), true), ("[^[:alpha:]]", Example.family, true),
      ("[\\s\\S]{3}", Example.namaste, true), ("(?s).", "\r\n", true), ("(?s)..", "\r\n", false),
      ("\\s", "\r\n", true), ("\\s\\s", "\r\n", false), ("\\R", "\r\n", true), (".", "\r\n", false),
      ("a\\Rb", "a\r\nb", true), ("a\r\nb", "a\r\nb", true),
    ] as [(String, String, Bool)])
  func `counts characters`(pattern: String, text: String, matches: Bool) throws {
    #expect(try Pattern(pattern).matches(text) == matches)
  }

  @Test(
    arguments: [
      ("\(Example.family){2}", Example.family.times(2), true),
      ("\(Example.xWithCaron)?", "x", false), ("\(Example.xWithCaron)?", "", true),
      ("[👍🏽👋🏽]{2}", "👍🏽👋🏽", true), ("[👍🏽👋🏽]{2}", "👍🏽", false),
      ("\\Q👍🏽\\E{2}", "👍🏽👍🏽", true), ("👍", "👍🏽", false), ("x", Example.xWithCaron, false),
    ] as [(String, String, Bool)])
  func `treats a character of several scalars as one`(
    pattern: String, text: String, matches: Bool
  ) throws {
    #expect(try Pattern(pattern).matches(text) == matches)
  }

  @Test(
    arguments: [
      ("\\p{L}\\p{M}*", Example.xWithCaron, true),
      ("[a-z]\\p{M}{0,2}", Example.xWithCaron + "\u{30C}", true),
      ("[a-z]\\p{M}{0,2}", Example.xWithCaron + "\u{30C}\u{30C}", false),
      ("(?:\\p{L}\\p{M}*){3,4}", Example.namaste, true),
      ("[\\p{L}\\p{M}]{3}", Example.namaste, true), ("[\\p{L}\\p{M}]+", Example.namaste, true),
      ("\\p{L}{3}", Example.namaste, false), ("[a-z].", Example.xWithCaron, false),
      ("[a-z]\\x{30C}", Example.xWithCaron, true), ("\\d", "1\u{FE0F}\u{20E3}", false),
      ("[^\\p{Extended_Pictographic}]*", "a" + Example.family, false),
      ("[^x]", Example.xWithCaron, false), ("\\D", "1\u{FE0F}\u{20E3}", false),
    ] as [(String, String, Bool)])
  func `lets a pattern name the scalars of a character`(
    pattern: String, text: String, matches: Bool
  ) throws {
    #expect(try Pattern(pattern).matches(text) == matches)
  }

  @Test(
    arguments: [
      (#"\Q.[\E"#, ".[", true), (#"\Q.\E+"#, "...", true), (#"\Qa.b"#, "a.b", true),
      (#"[\Q]^\E]+"#, "]^", true), ("[]a]+", "]a", true), ("[^]a]", "]", false),
      ("[^]a]", "b", true), ("[a[:digit:]]+", "a1", true), ("[[:^digit:]]", "1", false),
      ("[a[:]+", "[:a", true), ("[a\\]b]+", "]ab", true), ("[\\c]]", "\u{1D}", true),
      ("[[:<:]]a[[:>:]]", "a", true), ("[a-c&&b]+", "&ab", true), ("[.]", ".", true),
      ("[.]", "a", false), ("[(?#]+", "(?#", true), ("\\(\\)\\[\\.", "()[.", true),
    ] as [(String, String, Bool)])
  func `reads quotations and classes`(pattern: String, text: String, matches: Bool) throws {
    #expect(try Pattern(pattern).matches(text) == matches)
    #expect(try Pattern(pattern + Example.family).matches(text + Example.family) == matches)
  }

  @Test(
    arguments: [
      ("(?x) a b # c [ ( . \n c", "abc", true), ("(?x)a b", "a b", false),
      ("(?x) . {2} # two\n", "ab", true), ("(?x: a b ) c", "ab c", true),
      ("(?x)a(?-x) b", "a b", true), ("(?^) a", " a", true), ("(?#.[)a(?# b )+", "aaa", true),
      ("(?i)straße", "STRASSE", false), ("(?i)abc", "aBC", true), ("(?i:a)b", "Ab", true),
      ("(?i:a)b", "AB", false), ("(?i)[^k]", "K", false), ("(?s).", "\n", true),
      (".", "\n", false), ("(?-s).", "\n", false), ("(?U)a+b*", "aabb", true),
      ("(?i)é", "É", true), ("((?i)a|b)c", "Bc", true), ("((?i)a)b", "aB", false),
      ("(?x)(a)\\1 2", "aa2", true), ("(a)\\1(?#)2", "aa2", true), ("(a)\\1\\Q2\\E", "aa2", true),
      ("(?x)\\x4 1", "\u{4}1", true), ("\\x(?# twice ){2}", "\0\0", true),
      ("[a]+(?# few )?", "", false), ("(?x)[a]+ + a", "aa", false), ("[a]+\\Q\\E?", "", false),
      ("(?x)\\Q\u{2028}\\E", "\u{2028}", true), ("(?x)[a] # [\n{2}", "aa", true),
    ] as [(String, String, Bool)])
  func `follows options and comments`(pattern: String, text: String, matches: Bool) throws {
    #expect(try Pattern(pattern).matches(text) == matches)
    #expect(try Pattern(pattern + Example.family).matches(text + Example.family) == matches)
  }

  @Test(
    arguments: [
      ("(?=.*\\d)(?=.*[a-z]).{4,}", "abc1", true), ("(?=.*\\d)(?=.*[a-z]).{4,}", "abcd", false),
      ("(?!.*bad).*", "so good", true), ("(?!.*bad).*", "so bad", false),
      ("a(?<=a)b", "ab", true), ("a(?<!a)b", "ab", false), ("(?<=.)a", "a", false),
      ("..(?<=.a)", "ba", true), ("a(*plb:.)b", "ab", true),
      ("a(*negative_lookbehind:.)b", "ab", false),
      ("(.)\\1", "aa", true), ("(.)\\1", "ab", false), ("(?<twice>.)\\k<twice>", "aa", true),
      ("(?|(a)|(b))\\1", "bb", true), ("(a)?(?(1)b|c)", "ab", true), ("(a)?(?(1)b|c)", "c", true),
      ("(a)?(?(1)b|c)", "b", false), ("(?(?=a)..|.)", "ab", true), ("(?(?=a)..|.)", "b", true),
      ("\\((?:[^()]|(?R))*\\)", "(a(b)c)", true), ("\\((?:[^()]|(?R))*\\)", "(a(b)c", false),
      ("(?(DEFINE)(?<two>..))(?&two){2}", "abcd", true), ("(?(VERSION>=10.0)a|b)", "a", true),
      ("(?>a+)a", "aa", false), ("a++a", "aa", false), ("[^a]+(?:a)?+[^a]", "cb", true),
      (".*+.", "ab", false),
      (".{1,2}+.", "ab", false),
      (".*?b", "aab", true), (".+?", "ab", true), (".{1,}?b", "ab", true),
      ("a(*COMMIT)b|.*", "ac", false),
      ("(*MARK:a.[b)a", "a", true), ("a(?C)b(?C7)c", "abc", true), ("a(*ACCEPT)b", "a", true),
      ("a(*ACCEPT)b", "ab", false), ("\\x{41}\\x41\\101\\o{101}\\N{U+41}", "AAAAA", true),
      ("a{x}", "a{x}", true), (".{0}", "", true), (".{0}", "a", false),
    ] as [(String, String, Bool)])
  func `knows groups, references and verbs`(pattern: String, text: String, matches: Bool) throws {
    #expect(try Pattern(pattern).matches(text) == matches)
  }

  @Test(
    arguments: [
      ("(.)\\1", Example.family.times(2), true), ("(.)\\1", Example.family + "👨‍👩‍👦", false),
      ("(?=.{3}$).*", Example.namaste, true), ("(?!.{3}$).*", Example.namaste, false),
      (".(?<=👧)b.", "\(Example.family)b\(Example.family)", true),
      (".(?<=.)b.", "\(Example.family)b\(Example.family)", true),
      ("(?(?=.b).{2}|.)", Example.family + "b", true), ("\\((?:[^()]|(?R))*\\)", "(👍🏽(👍🏽))", true),
      (".*+.", Example.family.times(2), false), (".{1,2}+.", Example.family.times(2), false),
      (".+?", Example.family.times(2), true), (".{1,2}?b", Example.family.times(2) + "b", true),
      (".{2,}?b", Example.family.times(3) + "b", true), (".{2,}b", Example.family + "b", false),
      ("(?U).{2,}+b", Example.family.times(2) + "b", false), ("(?U).*+", Example.family, true),
      ("[\\p{L}\\p{M}]*+.", Example.namaste, false),
      ("(?U).{2,}b", Example.family.times(2) + "b", true),
      ("(?U).{1,2}", Example.family.times(2), true),
      ("(?x) . # [ (\n {2} # }", Example.family.times(2), true),
      (".(?#two){2}", Example.family.times(2), true), ("(?n)(.){2}", Example.family.times(2), true),
      ("(*UCP).(*COMMIT)b", Example.family + "b", true), ("(?C1).(?C0)", Example.family, true),
      ("(?i)[a-z]{2}.", "aB" + Example.family, true), ("((?i)[a-z]).", "B" + Example.family, true),
      ("(?s:.).", "\n" + Example.family, true), ("(?s:.).", "a\n" + Example.family, false),
      ("a|(.){2}|b", Example.family.times(2), true), ("(?<character0>.)", Example.family, true),
    ] as [(String, String, Bool)])
  func `counts characters, whatever the pattern`(
    pattern: String, text: String, matches: Bool
  ) throws {
    #expect(try Pattern(pattern).matches(text) == matches)
  }
}
