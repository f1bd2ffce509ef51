import InternationalDomains
import Testing
import ValidationRules

@Suite struct `A URL with an internationalized host` {
  private let rule = Rule.isURL(.internationalized)

  @Test(arguments: [
    "https://bücher.example/", "https://BÜCHER.example/", "https://faß.example/", "https://例子.广告",
    "http://مثال.إختبار/", "https://b%C3%BCcher.example/", "https://bücher.xn--p1ai/",
    "https://bücher。example/", "https://ＥＸＡＭＰＬＥ.com/", "https://bu\u{308}cher.example/",
    "https://mei@bücher.example:8080/a?b#c", "https://bü\u{AD}cher.example/", "file://bücher/a",
    "sc://ñ.test/", "https://_ä.example", "https://a..ä/",
  ])
  func `is accepted`(text: String) {
    #expect(rule.accepts(text))
  }

  @Test(arguments: [
    "https://☃.net/", "https://i❤️.ws/", "https://💩.la/", "https://☃ä.example/",
    "https://℡.example/", "https://❤-love.com/", "https://☃\u{301}/", "https://a؆b/",
    "https://א☃א/", "https://$à/", "https://à+b/",
    "https://bücher.xn--n3h/",
  ])
  func `can have symbols, unlike a host name`(text: String) {
    #expect(rule.accepts(text))
  }

  @Test(arguments: [
    "https://xn--bücher.example/", "https://xn--a.ä/", "https://xn--bcher-kva.ä.xn--/",
    "https://\u{AD}/", "https://ä\u{FFFD}.example/", "https://ä\u{202E}.example/", "https://ä b/",
    "https://a\u{200D}ä.example/", "https://\u{30A}ä.example/", "https://℀.example/",
    "https://ä%00.example/", "https://ä\0.example/", "https://ä\u{E000}/", "https://ä.%80/",
    "https://☃\u{FFFC}/", "https://⿰ä/", "bücher.example", "https://xn--bcher-kva☃/",
    "https://XN--bcher-kva☃/", "https://ｘｎ－－bcher-kva☃/", "https://a´b/", "https://゛/",
    "https://㏂ä/", "https://☃א/", "https://א☃/", "https://☃א.example/",
    "https://क्☃\u{200D}/", "https://>⚉\u{338}/", "https://à<b/", "https://Σ.xn--x07h/",
    "https://é.xn--6a/", "https://é.xn--8rh/", "https://é.xn--a-/", "https://é.xn--$-/",
  ])
  func `is refused`(text: String) {
    #expect(!rule.accepts(text))
  }

  @Test(arguments: [
    ("http://１９２.０.２.１/", true), ("http://０Ｘｃ０．０２５０．０１/", true),
    ("http://２５６.０.２.１.１/", false), ("http://ä.１２３/", false), ("http://①/", true),
    ("http://ä.①./", false),
  ])
  func `can be an address in wide digits`(text: String, isValid: Bool) {
    #expect(rule.accepts(text) == isValid)
  }

  @Test(arguments: ["https://xn--a/", "https://XN--BCHER-KVA.example/", "http://a.xn--pokxncvks/"])
  func `is accepted in plain ASCII`(text: String) {
    #expect(rule.accepts(text))
  }

  @Test(arguments: ["https://example.com/a?b#c", "mailto:mei@example.com", "http://[2001:db8::1]/"])
  func `can have any other host`(text: String) {
    #expect(rule.accepts(text))
  }

  @Test(arguments: ["", "https://", "https://exa mple.com/", "example.com", "https://[::1/"])
  func `is refused if any other part is invalid`(text: String) {
    #expect(!rule.accepts(text))
  }

  @Test func `has labels that can be looked up`() {
    #expect(rule.accepts("https://ä\(String(repeating: "a", count: 55)).example/"))
    #expect(!rule.accepts("https://ä\(String(repeating: "a", count: 56)).example/"))
  }

  @Test(.timeLimit(.minutes(10))) func `is validated in bounded time for a mebibyte`() {
    for (piece, isValid) in [
      ("ä", false), ("ä.", true), ("☃", false), ("☃.", true), ("a\u{301}\u{316}", false),
      ("\u{AD}", false), ("%C3%A4", false),
    ] {
      let host = String(repeating: piece, count: (1 << 20) / piece.utf8.count)
      #expect(rule.accepts("https://\(host)ä/") == isValid, "of \(piece)")
    }
  }

  @Test func `can be limited to a list of schemes`() {
    let rule = Rule.isURL(schemes: ["https"], .internationalized)
    #expect(rule.accepts("https://bücher.example/"))
    #expect(!rule.accepts("ftp://bücher.example/"))
    #expect(!rule.accepts("https://xn--bücher.example/"))
  }
}
