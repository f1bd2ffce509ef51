import Testing
import ValidationRules

@Suite struct `An email address` {
  private let rule = Rule.isEmail

  @Test(arguments: [
    "email@example.com", "firstname.lastname@example.com", "email@subdomain.example.com",
    "firstname+lastname@example.com", "1234567890@example.com", "email@example-one.com",
    "_______@example.com", "email@example.name", "email@example.museum", "email@example.co.jp",
    "firstname-lastname@example.com",
  ])
  func `is accepted as in the previous system`(text: String) {
    #expect(rule.accepts(text))
  }

  @Test(arguments: [
    "plainaddress", "#@%^%#$@#$@#.com", "@example.com", "@@@", "email.example.com",
    "あいうえお@example.com", "”(),:;<>[\\]@example.com", "", "   ", "email@example",
    "email@111.222.333.44444",
  ])
  func `is refused as in the previous system`(text: String) {
    #expect(!rule.accepts(text))
  }

  @Test(arguments: [
    "mei@localhost", "mei@b", "m.l@localhost", "mei@1", "mei@127.0.0.1", "mei@a.1", "mei@a.b.0",
  ])
  func `has a domain of two labels or more whose last is not a number`(text: String) {
    #expect(!rule.accepts(text))
    #expect(!Rule.isEmail(.trimmed).accepts(" \(text)"))
    #expect(rule.accepts(text + ".com"))
    #expect(Rule.isEmail(.trimmed).accepts(" \(text).1a "))
    #expect(Rule.isEmail(.html).accepts(text))
    #expect(Rule.isEmail(.html.trimmed).accepts(" \(text) "))
  }

  @Test(arguments: [
    "hello a@b.com !!", "a@b.com\nxx", "a..b@x..com", "a@-x.com", "“x@y.com”", "a@b@c.com",
  ])
  func `is validated as a whole`(text: String) {
    #expect(!rule.accepts(text))
  }

  @Test(arguments: [" a@b.com", "a@b.com ", "\ta@b.com", "a@b.com\n", "a@b.com\u{A0}"])
  func `is validated with the white space around it, unless that is trimmed`(text: String) {
    #expect(!rule.accepts(text))
    #expect(Rule.isEmail(.trimmed).accepts(text))
  }

  @Test(arguments: ["", " ", "\u{3000}\u{2029}", " @ ", "a @b.com", "\u{200B}a@b.com", "\0a@b.com"])
  func `is not made by trimming`(text: String) {
    #expect(!Rule.isEmail(.trimmed).accepts(text))
  }

  @Test func `has labels of at most 63 characters`() {
    let label = String(repeating: "x", count: 63)
    #expect(rule.accepts("a@\(label).\(label)"))
    #expect(!rule.accepts("a@com.\(label)x"))
    #expect(!rule.accepts("a@\(label)x.com"))
  }

  @Test(arguments: ["a@b-", "a@b-.c", "a@b.-c", "a@-", "a@.b", "a@b.", "a@b..c", "a@b_c", "a@bé"])
  func `has labels of letters and digits with hyphens inside`(text: String) {
    #expect(!rule.accepts(text))
    #expect(!Rule.isEmail(.html).accepts(text))
    #expect(rule.accepts("a@b-c--d.0.e"))
  }

  @Test func `has no limit to its length`() {
    #expect(rule.accepts(String(repeating: "a", count: 1 << 20) + "@b.c"))
    #expect(rule.accepts("a@b" + String(repeating: ".b", count: 1 << 19)))
    #expect(!rule.accepts("a@b" + String(repeating: ".b", count: 1 << 19) + "."))
  }

  @Test func `agrees with the expression in the standard on random texts`() {
    let label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
    guard
      let expression = try? Regex(
        "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~\\-]+@\(label)(?:\\.\(label))*", as: Substring.self
      ).matchingSemantics(.unicodeScalar)
    else {
      Issue.record("The expression does not compile")
      return
    }
    let pieces = ["a", "Z", "0", "@", ".", "-", "_", "é", "\u{301}", " ", "b.c", "x@y", "\"", "~"]
    var generator = NetworkGenerator(seed: 1)
    var accepted = 0
    for _ in 0..<4000 {
      let start = Bool.random(using: &generator) ? "a@b" : ""
      let text = start + generator.text(of: pieces, count: 1...6)
      let isExpected = text.wholeMatch(of: expression) != nil
      #expect(
        Rule.isEmail(.html).accepts(text) == isExpected, "\(text.debugDescription)")
      let hasTopLevel = text.wholeMatch(of: /.*@.*\.[^.]*[^.0-9][^.]*/.dotMatchesNewlines()) != nil
      #expect(rule.accepts(text) == (isExpected && hasTopLevel), "\(text.debugDescription)")
      accepted += isExpected ? 1 : 0
    }
    #expect((200...3800).contains(accepted))
  }
}
