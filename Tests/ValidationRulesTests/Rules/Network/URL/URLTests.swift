import Testing
import ValidationRules

@Suite struct `An absolute URL` {
  private let rule = Rule.isURL(.standard)

  @Test(arguments: [
    "https://example.com", "https://example.com/a b?c d#e f", "HTTPS://EXAMPLE.COM", "http:a",
    "http:/a",
    "http:\\\\a", "http://////a", "http://a:80", "http://a:", "http://a:00080", "http://a:65535",
    "http://@a", "http://:@a", "http://a@b@c", "http://a:b:c@d", "http://a\\@b", "http://[::1]",
    "http://[::1]:80/", "http://[1:2:3:4:5:6:7::]", "http://1.2.3", "http://0x7f.1", "http://0x",
    "http://4294967295", "http://1.2.3.4.", "http://0300.0250.0.1", "http://1.2.3.4.a",
    "http://a.1a",
    "http://a_b", "http://a!$&'()*+,;=`{}~b", "http://%41", "http://-a-", "http://a..b",
    "http://a.", "ws://a", "wss://a", "ftp://a", "file:", "file:a", "file:/a", "file://",
    "file:///a",
    "file://a/b", "file://C:/a", "file://C|", "file:\\\\a", "mailto:mei@example.com", "a:", "a:b",
    "a1+-.:", "data:,a", "javascript:alert(1)", "foo://", "foo:///a", "foo://%zz", "foo://a:1",
    "foo://a%20b", "foo://[::1]", "foo:/[", "foo://ä", "  https://a  ", "\u{1}https://a\0",
    "ht\ntps:/\t/a\r/b", "https://a/\0", "https://a/é#👍🏽", "urn:a:b", "about:blank",
  ])
  func `is accepted if the parser doesn't fail`(text: String) {
    #expect(rule.accepts(text))
  }

  @Test(arguments: [
    "", " ", "a", "example.com", "//example.com", "/a", "?a", "#a", ":", ":a", "1a:b", "é:a",
    "a\0:b",
    "ht tps://a", "http:", "http://", "http:///", "http://?a", "http://#a", "http://:80",
    "http://a@",
    "http://a@/", "http://@", "http://a b", "http://a<b", "http://a>b", "http://a^b", "http://a|b",
    "http://a%", "http://a%2", "http://a%zz", "http://%00", "http://%20", "http://a%2fb",
    "http://a:b",
    "http://a:-1", "http://a:65536", "http://a:99999999999999999999", "http://a:8 0",
    "http://a:80a",
    "http://[", "http://]", "http://[]", "http://[::1", "http://::1", "http://[::1]a",
    "http://[::g]",
    "http://[1:2:3]", "http://[::1%25eth0]", "http://[::1.2.3]", "http://[::01.2.3.4]",
    "http://1.2.3.4.5",
    "http://256.1.1.1", "http://1.2.3.256", "http://1.16777216", "http://4294967296", "http://08",
    "http://a.08", "http://a.1", "http://a.0x", "http://1..2", "http://a\u{7F}b", "http://a\u{1}b",
    "file://a:80", "file://a b", "file://[", "file://%", "foo://:80", "foo://a@", "foo://a b",
    "foo://a^b", "foo://[", "foo://]", "foo://a:b", "foo://a:65536", "foo://a\\b", "foo://@:1",
    "http://\u{FFFD}", "http://%FF", "http://\u{AD}", "http://a\u{3000}b", "http://a\u{202E}b",
  ])
  func `is refused if the parser fails`(text: String) {
    #expect(!rule.accepts(text))
  }

  @Test(arguments: [
    "http://bücher.example", "http://例子.广告", "http://ｅｘａｍｐｌｅ.com", "http://例子。广告",
    "http://a\u{AD}b", "http://%E4%BE%8B", "http://xn--bcher-kva.example", "http://☃",
  ])
  func `can have a domain beyond ASCII`(text: String) {
    #expect(rule.accepts(text))
  }

  @Test(arguments: ["http://１.２.３.２５６", "http://%EF%BC%91.2.3.4.5", "http://ａ％ｂ", "http://a／b"])
  func `is validated with full-width forms as plain ones`(text: String) {
    #expect(!rule.accepts(text))
  }

  @Test(arguments: [
    ("https://a", true), ("HTTPS:a", true), ("mailto:a", true), ("http://a", false),
    ("httpss://a", false),
    ("http:", false), ("https", false), ("https:", false), ("", false),
  ])
  func `has one of the required schemes`(text: String, isAccepted: Bool) {
    #expect(Rule.isURL(schemes: ["https", "MAILTO"]).accepts(text) == isAccepted)
    #expect(Rule.isURL(schemes: Set(["mailto", "https"])).accepts(text) == isAccepted)
    #expect(!Rule.isURL(schemes: []).accepts(text))
  }

  @Test func `reports which schemes to use`() {
    let message = Rule.isURL(schemes: ["HTTP", "https"]).message
    let text = MessageCatalog().text(for: message)
    #expect(text == "Enter a complete URL that starts with one of these: http, https")
  }

  @Test func `can be long`() {
    let filling = String(repeating: "a", count: 1 << 20)
    #expect(rule.accepts("https://a/" + filling))
    #expect(rule.accepts("https://" + filling))
    #expect(rule.accepts("https://\(filling)@a"))
    #expect(!rule.accepts("https://\(filling)@"))
    #expect(!rule.accepts("https://a:\(filling)"))
    #expect(!rule.accepts("https://" + String(repeating: "1.", count: 1 << 19)))
  }

  @Test func `agrees with the state machine of the standard on random texts`() {
    let pieces = [
      "http", "https", "file", "foo", "ws", ":", ":", "://", "://", "/", "\\", "@", "?", "#", "[",
      "]", "::1", "a", "b", "-", "C", "|", ".", "1", "256", "0x7f", "08", "0", "80", "65536", "%41",
      "%", "%2f", " ", "\t", "é", "\u{1}", "^", "+", "//",
    ]
    var generator = NetworkGenerator(seed: 4)
    var accepted = 0
    for _ in 0..<10_000 {
      let start = ["http://", "https:", "file://", "foo://", "", "a:"].randomElement(
        using: &generator)
      let text = (start ?? "") + generator.text(of: pieces, count: 1...7)
      guard let isExpected = URLStateMachine.accepts(text) else { continue }
      #expect(rule.accepts(text) == isExpected, "\(text.debugDescription)")
      accepted += isExpected ? 1 : 0
    }
    #expect((1000...9000).contains(accepted))
  }
}

@Suite struct `A URL whose domain is validated elsewhere` {
  private let rule = Rule.isURL(.umlauts)

  @Test(arguments: [
    "http://bücher.example", "http://b%C3%BCcher.example", "http://xn--bcher-kva.a",
  ])
  func `is accepted if it has an ASCII form`(text: String) {
    #expect(rule.accepts(text))
  }

  @Test(arguments: ["http://bücher!", "http://é", "http://a.XN--a", "http://ü%20", "http://ü.256"])
  func `is refused if it has none, or a forbidden one`(text: String) {
    #expect(!rule.accepts(text))
  }

  @Test(arguments: ["http://a!b", "http://1.2.3.4", "http://axn--b", "foo://é", "file:///é"])
  func `isn't consulted if it's plain ASCII or opaque`(text: String) {
    #expect(rule.accepts(text))
  }
}

extension URLSyntax {
  /// Knows one letter and one A-label, and refuses domains with an exclamation mark.
  fileprivate static let umlauts = Self(domainToASCII: { domain in
    if domain.contains("!") || domain.contains("é") || domain.lowercased().contains("xn--a") {
      return nil
    }
    return domain.replacing("ü", with: "ue")
  })
}
