import Testing
import ValidationRules

@Suite struct `A web address` {
  private let rule = Rule.isURL

  @Test(arguments: [
    "https://google.com", "google.com", "http://127.0.0.1", "http://localhost", "http://8.8.8.8",
    "http://google.com", "ftp://my-server.at", "my.domain.at", "http://example.museum",
  ])
  func `is accepted as in the previous system`(text: String) {
    #expect(rule.accepts(text))
  }

  @Test(arguments: [
    "plainaddress", "http", "://hello.com", "@@@", "127.0.0.1", "example.domain", "http:/test.at",
    "", "      ",
  ])
  func `is refused as in the previous system`(text: String) {
    #expect(!rule.accepts(text))
  }

  @Test(arguments: [
    "EXAMPLE.COM", "HTTPS://example.com", "example.com/",
    "example.com/a b".replacing(" ", with: "%20"),
    "example.com:8080/a?b#c", "example.com?b", "example.com#c", "http://[2001:db8::1]:80/a",
    "http://mei:secret@example.com", "http://mei@example.com/a@b", "http://example.com:",
    "https://intranet", "例子.中国", "www.bücher.de", "http://例子", "example.photography",
    "example.xn--vermgensberatung-pwb", "https://example.com/ä?ö#ü", "http://example.com//",
    "http://mei:a:b@example.com", "a_b.com", "http://_dmarc.a_b.example.com", "http://✪df.ws/123",
    "i❤️.ws", "http://example.com./", "http://intranet.:80/", "example.com/50%25?a=%E4",
    "example.com/a/../b/./c", "example.com/..a/...", "example.com/a?b/../../..", "example.com#/..",
    "example.com/a//..//..",
  ])
  func `is accepted`(text: String) {
    #expect(rule.accepts(text))
  }

  @Test(arguments: [
    "mei@example.com", "http://", "https:///a", "http://@example.com", "http://:a@example.com",
    "example.com/\u{202E}a", "https://example.com/a\u{200F}", "http://mei\\@example.com",
    "http://mei:[a@example.com",
    "http://a@b@example.com", "example", "example.", ".com", "example..com", "-a.com", "a-.com",
    "example.c_m", "example.com.", "http://example.com..", "http://.", "http://☎", "http://a.☎",
    "http://a.\u{FFFD}.com", "http://example.invalid", "example.com/100%", "example.com/%2",
    "example.com/%G0",
    "http://%41.com", "http://%@example.com", "http://mei:%zz@example.com", "<example.com>",
    "example.com/<b>", "example.com/?a=\"b\"", "example.com/..", "example.com/a/../../b",
    "example.com/%2e%2E/a", "example.com/a/..%2F..%2fb", "example.com/./..?a", "256.256.256.256",
    "http://256.256.256.256", "http://1.2.3",
    "http://0x7f.1", "http://[::1", "http://[]", "http://[::1]x", "http://::1", "[::1]",
    "example.com:x", "example.com:65536", "mailto:mei@example.com", "javascript:alert(1)",
    "file:///etc/hosts", "gopher://example.com", "example.com/a b", "example.com\n", " example.com",
    "example.com\u{A0}", "example.com/a\u{3000}b", "example.com/\u{2028}", "http://exa mple.com",
    "example.com\\a", "a,b.com", "1.5", "e.g", "Mei.Lin", "http://例 子", "//example.com",
  ])
  func `is refused`(text: String) {
    #expect(!rule.accepts(text))
  }

  @Test func `is a URL once it has a scheme`() throws {
    for address in try Vector.all(of: "url").map(\.input) where rule.accepts(address) {
      let hasScheme = ["http:", "https", "ftp:/"].contains(address.prefix(5).lowercased())
      #expect(Rule.isURL(.standard).accepts(hasScheme ? address : "https://" + address))
    }
  }
}
