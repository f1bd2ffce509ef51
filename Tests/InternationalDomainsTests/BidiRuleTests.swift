import InternationalDomains
import Testing
import ValidationRules

/// RFC 5893, section 2.
@Suite struct `The Bidi rule` {
  private let rule = Rule.isHostname(.internationalized)

  @Test(arguments: [
    "אב.example", "example.אב", "a1.אב", "אב1.example", "א1ב.example", "אב\u{5B0}.example",
    "ب٠.example",
    "ä1.אב", "k\u{301}.אב", "߀.example",
    "\u{F0B}b.אב", "b\u{F0B}.אב",
  ])
  func `is applied`(name: String) {
    #expect(rule.accepts(name))
  }

  @Test(arguments: ["1.אב", "1a.אב", "אב.1a", "۰ä.אב", "xn--4dbc.1a", "1ä.xn--4dbc"])
  func `doesn't let a label of a right-to-left name begin with a digit`(name: String) {
    #expect(!rule.accepts(name))
  }

  @Test(arguments: ["\u{2E2F}b.אב", "b\u{2E2F}.אב", "\u{A67F}b.אב"])
  func `doesn't let such a label begin or end with a neutral character`(name: String) {
    #expect(!rule.accepts(name))
  }

  @Test(arguments: ["1a.example", "1ä.example", "1.2.example"])
  func `doesn't apply to a left-to-right name`(name: String) {
    #expect(rule.accepts(name))
  }

  @Test(arguments: ["0אב", "aאב", "אבa", "אaב", "א-\u{5B0}"])
  func `refuses any other character in a right-to-left label`(label: String) {
    #expect(!rule.accepts(label))
  }

  @Test(arguments: ["א0٠", "א٠0", "ب۰٠", "ߊ1٠"])
  func `doesn't let a label mix European and Arabic digits`(label: String) {
    #expect(!rule.accepts(label))
  }

  @Test func `is applied to hosts of URLs too`() {
    let rule = Rule.isURL(.internationalized)
    #expect(rule.accepts("https://אב.example/"))
    #expect(!rule.accepts("https://אב.1a/"))
    #expect(!rule.accepts("https://א0٠/"))
    #expect(!rule.accepts("https://☃.אב/"))
  }
}
