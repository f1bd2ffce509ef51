import Testing
import ValidationRules

@Suite struct `A host name` {
  private let rule = Rule.isHostname

  @Test(arguments: [
    "localhost", "example.com", "www.example.com", "3com.com", "1.2.3.4", "a", "0", "a--b",
    "EXAMPLE.Com", "xn--bcher-kva.example",
  ])
  func `is accepted`(text: String) {
    #expect(rule.accepts(text))
  }

  @Test(arguments: [
    "", ".", "-", "-a", "a-", "a.-b", "a-.b", "a..b", ".a", "a.", "example.com.", "a_b", "a b",
    "a.b\n", "exämple.com", "example．com", "例子.广告", "a@b", "a:80", "a/b", "[::1]", "*.a", "a\0",
    "e\u{301}.com",
  ])
  func `is refused`(text: String) {
    #expect(!rule.accepts(text))
  }

  @Test func `has labels of at most 63 characters, and 253 in all`() {
    let label = String(repeating: "a", count: 63)
    let three = "\(label).\(label).\(label)."
    #expect(rule.accepts(label))
    #expect(!rule.accepts(label + "a"))
    #expect(rule.accepts(three + String(repeating: "b", count: 61)))
    #expect(!rule.accepts(three + String(repeating: "b", count: 62)))
  }

  @Test func `needs a dot if one is required`() {
    #expect(Rule.isHostname(.requiringDot).accepts("example.com"))
    #expect(!Rule.isHostname(.requiringDot).accepts("localhost"))
    #expect(!Rule.isHostname(.requiringDot).accepts("localhost."))
  }

  @Test func `can be validated by another module with the same spelling`() {
    #expect(Rule.isHostname(.intranet).accepts("wiki.example.com"))
    #expect(!Rule.isHostname(.intranet).accepts("example.org"))
    #expect(!Rule.isHostname(.intranet.requiringDot).accepts("example"))
    let message = Rule.isHostname(.intranet).message
    #expect(message == rule.message)
  }
}

extension HostnameSyntax {
  fileprivate static let intranet = Self { $0 == "example" || $0.hasSuffix(".example.com") }
}
