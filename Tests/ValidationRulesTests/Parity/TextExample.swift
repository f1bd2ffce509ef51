import ValidationRules

/// Texts that a rule accepts and refuses in the test suite of the system that it comes from.
struct TextExample: Sendable {
  let rule: Rule<String>
  let accepted: [String]
  let refused: [String]

  init(_ rule: Rule<String>, accepts accepted: [String], refuses refused: [String]) {
    self.rule = rule
    self.accepted = accepted
    self.refused = refused
  }

  static let all: [Self] = [
    Self(.notEmpty, accepts: ["a", " "], refuses: [""]),
    Self(.contains("a"), accepts: ["a", " bza", "aaa"], refuses: ["", "A"]),
    Self(.contains(" "), accepts: [" "], refuses: []),
    Self(.contains("aaa"), accepts: ["bbaaabb"], refuses: []),
    Self(.contains("ab"), accepts: ["bbaaabb"], refuses: []),
    Self(.contains("bba"), accepts: [], refuses: ["aabaabaabaab"]),
    Self(.caseInsensitiveContains("a"), accepts: ["A"], refuses: [""]),
    Self(.caseInsensitiveContains("A"), accepts: ["A"], refuses: []),
    Self(.caseInsensitiveContains("za"), accepts: [" bZa"], refuses: []),
    Self(.caseInsensitiveContains("aaa"), accepts: ["AaA"], refuses: []),
    Self(.caseInsensitiveContains("ab"), accepts: ["bbaaaBbb"], refuses: []),
    Self(.caseInsensitiveContains("bba"), accepts: [], refuses: ["aabaabaabaab"]),
    Self(.containsLetter, accepts: ["a", " 123123b"], refuses: ["", "123123"]),
    Self(.minContainsLetters(1), accepts: ["a"], refuses: ["", "123123"]),
    Self(.minContainsLetters(2), accepts: [], refuses: ["123A123"]),
    Self(.minContainsLetters(3), accepts: [" 123123bac"], refuses: []),
    Self(.maxContainsLetters(0), accepts: [], refuses: ["A"]),
    Self(.maxContainsLetters(1), accepts: ["", "123123"], refuses: ["123AA123"]),
    Self(.maxContainsLetters(2), accepts: ["a"], refuses: ["a123A123b"]),
    Self(.maxContainsLetters(3), accepts: [" 123123bac"], refuses: []),
    Self(.exactContainsLetters(0), accepts: ["", "123123"], refuses: ["A"]),
    Self(.exactContainsLetters(1), accepts: ["a"], refuses: ["123AA123"]),
    Self(.exactContainsLetters(2), accepts: [], refuses: ["a123A123b"]),
    Self(.exactContainsLetters(3), accepts: [" 123123bac"], refuses: []),
    Self(.containsNumber, accepts: ["1", "asdasdasd1asd"], refuses: ["", "ABCDEFG"]),
    Self(.minContainsNumbers(1), accepts: ["1"], refuses: ["", "ABCDEFG"]),
    Self(.minContainsNumbers(2), accepts: [], refuses: ["1ASAA"]),
    Self(.minContainsNumbers(3), accepts: [" 123123bac"], refuses: []),
    Self(.maxContainsNumbers(0), accepts: [], refuses: ["1"]),
    Self(.maxContainsNumbers(1), accepts: ["", "abcdefg"], refuses: ["123AA123"]),
    Self(.maxContainsNumbers(2), accepts: ["1"], refuses: ["a123A123b"]),
    Self(.maxContainsNumbers(3), accepts: [" asdasd12f1"], refuses: []),
    Self(.exactContainsNumbers(0), accepts: ["", "abcdefg"], refuses: ["1"]),
    Self(.exactContainsNumbers(1), accepts: ["1"], refuses: ["123AA123"]),
    Self(.exactContainsNumbers(2), accepts: [], refuses: ["a123A123b"]),
    Self(.exactContainsNumbers(3), accepts: [" asdasdq123"], refuses: []),
    Self(.minLength(0), accepts: [""], refuses: []),
    Self(.minLength(1), accepts: ["abcdefg"], refuses: [""]),
    Self(.minLength(3), accepts: ["   "], refuses: ["12"]),
    Self(.maxLength(5), accepts: ["123", "12345"], refuses: []),
    Self(.maxLength(3), accepts: [], refuses: ["1234"]),
    Self(.maxLength(1), accepts: [], refuses: ["  "]),
    Self(.ofLength(0), accepts: [""], refuses: []),
    Self(.ofLength(3), accepts: ["123", "👋✅❌"], refuses: []),
    Self(.ofLength(2), accepts: [], refuses: ["1"]),
    Self(.ofLength(1), accepts: [], refuses: ["👋✅❌"]),
    Self(.caseInsensitiveEquals("test1"), accepts: ["test1"], refuses: []),
    Self(.caseInsensitiveEquals("TEST1"), accepts: ["test1"], refuses: ["tesT12"]),
    Self(.caseInsensitiveEquals("tEsT"), accepts: ["TeSt", "TEST"], refuses: ["test1"]),
    Self(.caseInsensitiveEquals("1234"), accepts: ["1234"], refuses: []),
    Self(.caseInsensitiveEquals(",.-"), accepts: [",.-"], refuses: []),
    Self(.caseInsensitiveEquals("test2"), accepts: [], refuses: ["test1"]),
    Self(.caseInsensitiveEquals("❌"), accepts: [], refuses: ["✅"]),
    Self(.startsWith("1"), accepts: ["123"], refuses: []),
    Self(.startsWith("2"), accepts: [], refuses: ["123"]),
    Self(.startsWith("a"), accepts: ["abc"], refuses: []),
    Self(.startsWith("A"), accepts: [], refuses: ["abc"]),
    Self(.startsWith("abc"), accepts: ["abc"], refuses: ["123"]),
    Self(.startsWith("ABC"), accepts: [], refuses: ["abc"]),
    Self(.endsWith("3"), accepts: ["123"], refuses: []),
    Self(.endsWith("2"), accepts: [], refuses: ["123"]),
    Self(.endsWith("c"), accepts: ["abc"], refuses: []),
    Self(.endsWith("C"), accepts: [], refuses: ["abc"]),
    Self(.endsWith("123"), accepts: ["123"], refuses: ["abc"]),
    Self(.endsWith("ABC"), accepts: [], refuses: ["abc"]),
    Self(
      .isNumber,
      accepts: [
        "1", "123", "-5", "1.4", "12.485", "-5.73", "0000", "0000123", "1238912381", "-1", "1.001",
        "1238.912381", "-1.1",
      ], refuses: ["A", "👋", "12,2", "123,1234", "-12,1", "jansd12312A"]),
    Self(
      .isInteger, accepts: ["1", "1238912381", "-1"], refuses: ["A", "jansd12312A", "12,2", "12.2"]),
    Self(.equals("test1"), accepts: ["test1"], refuses: ["test2"]),
    Self(.equals("TEST1"), accepts: [], refuses: ["test1"]),
    Self(.equals("1234"), accepts: ["1234"], refuses: []),
    Self(.equals(",.-"), accepts: [",.-"], refuses: []),
    Self(.regex("[0-9]+$"), accepts: ["123"], refuses: ["abc", "123abc"]),
    Self(.regex("[a-z]+$"), accepts: ["abc"], refuses: []),
    Self(.regex("[A-Z]+$"), accepts: [], refuses: ["abc"]),
    Self(.or(.contains("a"), .contains("b")), accepts: ["b", "a"], refuses: ["c"]),
    Self(.isNumber || .equals("ok"), accepts: ["123", "ok"], refuses: ["nope"]),
    Self(.and(.contains("a"), .contains("b")), accepts: ["ab"], refuses: ["a"]),
    Self(.and(.isNumber, .equals("123")), accepts: ["123"], refuses: ["1234"]),
    Self(.notEmpty && .equals("ok"), accepts: ["ok"], refuses: [" "]),
    Self(.containsNumber && .containsLetter, accepts: ["1A"], refuses: ["12"]),
    Self(.negated(.contains("a")), accepts: ["b"], refuses: ["a"]),
    Self(!.isNumber, accepts: ["ABC"], refuses: ["1"]),
    Self(
      .isEmail,
      accepts: [
        "email@example.com", "firstname.lastname@example.com", "email@subdomain.example.com",
        "firstname+lastname@example.com", "1234567890@example.com", "email@example-one.com",
        "_______@example.com", "email@example.name", "email@example.museum", "email@example.co.jp",
        "firstname-lastname@example.com",
      ],
      refuses: [
        "plainaddress", "#@%^%#$@#$@#.com", "@example.com", "@@@", "email.example.com",
        "あいうえお@example.com", "email@example", "email@111.222.333.44444", "”(),:;<>[\\]@example.com",
        "", "   ",
      ]),
    Self(
      .isURL,
      accepts: [
        "https://google.com", "google.com", "http://127.0.0.1", "http://localhost",
        "http://8.8.8.8", "http://google.com", "ftp://my-server.at", "my.domain.at",
        "http://example.museum",
      ],
      refuses: [
        "plainaddress", "http", "://hello.com", "@@@", "127.0.0.1", "example.domain",
        "http:/test.at", "", "      ",
      ]),
  ]
}
