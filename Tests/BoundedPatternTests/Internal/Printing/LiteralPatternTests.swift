import Testing

@testable import BoundedPattern

/// Compares patterns of literals with Swift's own engine.
@Suite struct LiteralPatternTests {
  /// Texts that Swift and PCRE2 read in the same way: `\w` of PCRE2 doesn't match marks, and Swift
  /// takes "\r\n" for one ASCII character.
  private static let texts = [
    "", "a", "f", "g", "z", "A", "é", "e\u{301}", "e", "3", "٣", "_", "-", "&", "~", "]", "^", " ",
    "\t", "\u{A0}", "\n", "\r", "\u{85}", "\u{2028}", "🇩🇪", "🇫🇷",
    "🇩🇫", "🇩", "🇪🇫", "👍🏽", "👍", "😀", "ab", "ba", "a\nb", "a b", "12", "12\n",
    "a\u{2028}b", "3a", "aa", "AB", "α", "\u{3B1}a", "a=\u{338}",
  ]

  private static let marks = ["\u{301}", "\u{323}", "x\u{323}", "e\u{301}\u{323}"]
  private static let lineEnds = [
    "\r\n", "a\r\nb", "12\r\n", "12\r", "b\r\na", "\r\nb", "a\r\n\r\nb",
  ]

  private func expectSame<Output>(
    _ literal: Regex<Output>, and others: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (whole, found) = (Pattern(literal), Pattern(foundAnywhere: literal))
    for text in Self.texts + others {
      let comment: Comment = "\(whole.source) and \(text.debugDescription)"
      #expect(
        try whole.matches(text) == (text.wholeMatch(of: literal) != nil), comment,
        sourceLocation: sourceLocation)
      #expect(
        try found.matches(text) == text.contains(literal), comment, sourceLocation: sourceLocation)
    }
  }

  @Test func `sets of sets are those of Swift`() throws {
    try expectSame(/[\w--\d]/)
    try expectSame(/[\w&&[a-f]]/)
    try expectSame(/[a-g~~f-z]/)
    try expectSame(/[a-z&&[^aeiou]]+/)
    try expectSame(/[a-z--f&&a-e]/)
    try expectSame(/[^a-z&&[^e]]/)
    try expectSame(/[a[f[g]]]/)
    try expectSame(/[a[^b]]/)
    try expectSame(/[^a[^b]]/)
    try expectSame(/[[a][^\s]]/)
    try expectSame(/[\-&~^\]]+/)
    try expectSame(/[&-]/)
    try expectSame(/[\p{L}--\p{ASCII}]/)
    try expectSame(/[[:alpha:]--[a-f]]/)
    try expectSame(/\p{ascii}/)
    try expectSame(/\p{Greek}/)
    try expectSame(/\P{Greek}/)
    try expectSame(/[\p{Greek}a]+/)
    try expectSame(/[\Q-]\Ea]/)
  }

  @Test func `a character of several scalars in a set is one`() throws {
    try expectSame(/[🇩🇪🇫🇷]/)
    try expectSame(/[^🇩🇪🇫🇷]/)
    try expectSame(/[🇩🇪a]+/)
    try expectSame(/[a🇩🇪--a]/)
    try expectSame(/[\u{1F1E9}\u{1F1EA}]/)
    try expectSame(/[e\u{301}a-c]/)
    try expectSame(/[👍🏽]/)
    try expectSame(/[😀-😂]/)
  }

  @Test func `a scalar written as a number is part of its character`() throws {
    try expectSame(/\u{301}/, and: Self.marks)
    try expectSame(/e\u{301}/, and: Self.marks)
    try expectSame(/[\u{301}]/, and: Self.marks)
    try expectSame(/a=\u{338}/, and: Self.marks)
    try expectSame(/\u{1F600}/, and: Self.marks)
    try expectSame(/\x5B?\u{5D}/, and: Self.marks)
    try expectSame(/\u{61 62}/, and: Self.marks)
    try expectSame(/[\x61-\x66]+/, and: Self.marks)
    try expectSame(/[\t-\r]/)
    try expectSame(/a\u{20}b/, and: Self.marks)
  }

  @Test func `line ends are those of Swift`() throws {
    try expectSame(/./, and: Self.lineEnds)
    try expectSame(/a.+b/, and: Self.lineEnds)
    try expectSame(/(?s)./, and: Self.lineEnds)
    try expectSame(/(?s:a.)b/, and: Self.lineEnds)
    try expectSame(/\d+$/, and: Self.lineEnds)
    try expectSame(/^\d+$/, and: Self.lineEnds)
    try expectSame(/(?m)^b$/, and: Self.lineEnds)
    try expectSame(/a$/.anchorsMatchLineEndings(), and: Self.lineEnds)
    try expectSame(/(?m:^b)|a$/, and: Self.lineEnds)
    try expectSame(/./.dotMatchesNewlines(), and: Self.lineEnds)
  }

  @Test func `options are those of Swift`() throws {
    try expectSame(/\d/.asciiOnlyDigits())
    try expectSame(/[^\d]/.asciiOnlyDigits())
    try expectSame(/[a\D]/.asciiOnlyDigits())
    try expectSame(/\D\d/.asciiOnlyDigits())
    try expectSame(/(?D:\d)?a/)
    try expectSame(/\d/.asciiOnlyDigits(false))
    try expectSame(/\s/.asciiOnlyWhitespace())
    try expectSame(/[\S--a]/.asciiOnlyWhitespace())
    try expectSame(/\w/.asciiOnlyWordCharacters())
    try expectSame(/\W/.asciiOnlyWordCharacters())
    try expectSame(/a/.ignoresCase())
    try expectSame(/(?i)a(?-i)b/)
    try expectSame(/(?^i:a)b/)
    try expectSame(/(?x) a b # and no c/)
    try expectSame(/(?x: a\ b )/)
    try expectSame(/(?xx) [ a b ]/)
    try expectSame(/a{1,2}/.repetitionBehavior(.reluctant))
    try expectSame(/\bab\b/.wordBoundaryKind(.simple))
    try expectSame(/a/.matchingSemantics(.graphemeCluster))
  }

  @Test func `groups and references are those of Swift`() throws {
    try expectSame(/(?<letter>a)\k<letter>/)
    try expectSame(/(a|b)\1/)
    try expectSame(/(?:a)(?=b).(?!b)/)
    try expectSame(/(?>a*)b|(?#comment)z/)
    try expectSame(/a{1,2}b?|f*+/)
    try expectSame(/a{2}|[a-f]{1,}b{0,1}/)
    try expectSame(/\Q&~\E|\-|\^|\]|\&/)
    try expectSame(/\Aa\z|\X/)
    try expectSame(/a{,2}b/)
    try expectSame(/\Qab\E|[\Q-]\E]/)
    try expectSame(/(?D)[\d\D]\D?/)
    try expectSame(/\x61\u0301/, and: Self.marks)
  }

  @Test(
    arguments: [
      ("(?u:a)", "leave out matchingSemantics(.unicodeScalar): a pattern counts characters"),
      (
        "(?w:a)",
        #"leave out wordBoundaryKind(.default): \b is where a character of \w meets another one"#
      ),
      (
        "(?P:a)",
        "write the ASCII letters, digits and signs that are meant, as in [A-Za-z], instead of "
          + "asciiOnlyCharacterClasses() or (?P)"
      ),
      (
        #"\N{FULL STOP}"#,
        #"write a character by its number, as in \u{2D}, instead of its name"#
      ),
      ("[🇩🇪-🇫🇷]", "the bound of a range is one Unicode scalar: list longer characters one by one"),
      ("[a-👍🏽]", "the bound of a range is one Unicode scalar: list longer characters one by one"),
    ])
  func `an unsupported part of a pattern is named, with an alternative`(
    literal: String, advice: String
  ) {
    let error = #expect(throws: LiteralPatternError.self) { try LiteralPattern(literal) }
    #expect(error?.description == "The regex literal /\(literal)/ cannot be a pattern: \(advice).")
  }

  @Test func `stops the program with what to write`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Pattern(/a/.matchingSemantics(.unicodeScalar)) }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("leave out matchingSemantics(.unicodeScalar)"))
  }

  @Test(arguments: [
    "[", "[a", "[a-", "(?", "(?i", "\\", "\\u", "\\N", "[:", "[[:a", "[[a]&&[", "{",
  ])
  func `text that isn't a literal is read to the end`(text: String) {
    #expect(throws: Never.self) { try LiteralPattern(text) }
  }
}
