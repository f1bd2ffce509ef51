import GenericForm
import Testing

@Suite struct `A web address` {
  private let rule = ValidationRule.isWebAddress

  @Test(arguments: [
    "https://google.com", "google.com", "http://127.0.0.1", "http://localhost", "http://8.8.8.8",
    "http://google.com", "ftp://my-server.at", "my.domain.at", "http://example.museum",
  ])
  func `is accepted as in the system before`(text: String) {
    #expect(rule.check(text))
  }

  @Test(arguments: [
    "plainaddress", "http", "://hello.com", "@@@", "127.0.0.1", "example.domain", "http:/test.at",
    "", "      ",
  ])
  func `is refused as in the system before`(text: String) {
    #expect(!rule.check(text))
  }

  @Test(arguments: [
    "EXAMPLE.COM", "HTTPS://example.com", "example.com/",
    "example.com/a b".replacing(" ", with: "%20"),
    "example.com:8080/a?b#c", "example.com?b", "example.com#c", "http://[2001:db8::1]:80/a",
    "http://mei:secret@example.com", "http://mei@example.com/a@b", "http://example.com:",
    "https://intranet", "例子.中国", "www.bücher.de", "http://例子", "example.photography",
    "example.xn--vermgensberatung-pwb", "https://example.com/ä?ö#ü", "http://example.com//",
  ])
  func `is accepted`(text: String) {
    #expect(rule.check(text))
  }

  @Test(arguments: [
    "mei@example.com", "http://", "https:///a", "http://@example.com", "http://a:b:c@example.com",
    "http://a@b@example.com", "example", "example.", ".com", "example..com", "-a.com", "a-.com",
    "a_b.com", "example.com.", "256.256.256.256", "http://256.256.256.256", "http://1.2.3",
    "http://0x7f.1", "http://[::1", "http://[]", "http://[::1]x", "http://::1", "[::1]",
    "example.com:x", "example.com:65536", "mailto:mei@example.com", "javascript:alert(1)",
    "file:///etc/hosts", "gopher://example.com", "example.com/a b", "example.com\n", " example.com",
    "example.com\u{A0}", "example.com/a\u{3000}b", "example.com/\u{2028}", "http://exa mple.com",
    "example.com\\a", "a,b.com", "1.5", "e.g", "Mei.Lin", "http://例 子", "//example.com",
  ])
  func `is refused`(text: String) {
    #expect(!rule.check(text))
  }
}
