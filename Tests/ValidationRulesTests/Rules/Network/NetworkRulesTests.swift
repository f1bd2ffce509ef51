import Testing
import ValidationRules

@Suite struct `Every network rule` {
  static let hardTexts = [
    "", " ", "\t", "\n", "\r\n", "\0", "a\0b", "\u{7F}", "\u{FEFF}", "\u{301}", "e\u{301} ",
    "\u{202E}moc.elpmaxe", "שלום", "مرحبا", "👩‍👩‍👧", "🇫🇷", "１２３", "\u{FFFD}", "\u{10FFFF}",
    "@", "@@@@@@@@", "::::::::", "[[[[[[[[", "]]]]]]]]", "%%%%%%%%", "////////", "........",
    "--------",
  ]

  @Test(arguments: networkRules.indices, hardTexts)
  func `refuses anything that isn't a word of any of these grammars`(rule: Int, text: String) {
    let (name, rule) = networkRules[rule]
    let isUsername = name.hasPrefix("isUsername") && text == "........"
    #expect(rule.accepts(text) == isUsername, "\(name)")
  }

  @Test(arguments: networkRules.indices, ["@", "[", ":", "é", "%", "\"", "{", "\u{301}", "👍🏽"])
  func `refuses a mebibyte of one character`(rule: Int, character: String) {
    let (name, rule) = networkRules[rule]
    let text = String(repeating: character, count: (1 << 20) / character.utf8.count)
    #expect(!rule.accepts(text), "\(name)")
  }

  static let accepted: [(rule: Rule<String>, text: String)] = [
    (.isEmail, "mei@example.com"),
    (.isEmail(.rfc5321), "\"mei lin\"@example.com"),
    (.isEmail(.internationalized), "用户@例子.广告"),
    (.isURL(.standard), "https://example.com/a"),
    (.isURL(schemes: ["https"]), "https://example.com"),
    (.isURL, "example.com"),
    (.isHostname, "www.example.com"),
    (.isIPv4, "192.0.2.1"),
    (.isIPv6, "2001:db8::1"),
    (.isIPAddress, "192.0.2.1"),
    (.isCIDR, "192.0.2.0/24"),
    (.isPort, "443"),
    (.isMACAddress, "00-00-5E-00-53-01"),
    (.isUUID, "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
    (.isMIMEType, "text/html"),
    (.isDataURI, "data:,mei"),
    (.isE164, "+33603903594"),
    (.isJWT, "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtZWkifQ.c2lnbmF0dXJl"),
    (.isSlug, "a-day-in-may"),
    (.isUsername, "mei.lin_7"),
  ]

  @Test(arguments: accepted.indices)
  func `validates a slice of a longer text as that text alone`(index: Int) {
    let (rule, text) = Self.accepted[index]
    #expect(rule.accepts(text))
    #expect(rule.accepts(String("é👍🏽\(text)\u{301}".dropFirst(2).dropLast()) + text.suffix(1)))
  }

  @Test(arguments: accepted.indices)
  func `refuses text followed by a combining mark or a line break`(index: Int) {
    let (rule, text) = Self.accepted[index]
    let forgivesMarks = text.hasPrefix("https:") || text.contains("用户")
    #expect(rule.accepts(text + "\u{301}") == forgivesMarks)
    let forgivesBreaks = text.hasPrefix("https:") || text.hasPrefix("data:")
    #expect(rule.accepts(text + "\r\n") == forgivesBreaks)
    #expect(!rule.accepts("\0" + text) || text.hasPrefix("https:"))
  }

  static let messageKeys: [(rule: Rule<String>, key: String)] = [
    (.isEmail, "email"),
    (.isEmail(.rfc5321), "email"),
    (.isURL(.standard), "url.standard"),
    (.isURL(schemes: ["https"]), "url.schemes"),
    (.isURL, "url"),
    (.isHostname, "hostname"),
    (.isIPv4, "ipv4"),
    (.isIPv6, "ipv6"),
    (.isIPv6(.canonical), "ipv6"),
    (.isIPAddress, "ipAddress"),
    (.isCIDR, "cidr"),
    (.isCIDR(.ipv4), "cidr.ipv4"),
    (.isCIDR(.ipv6), "cidr.ipv6"),
    (.isPort, "port"),
    (.isMACAddress, "macAddress"),
    (.isUUID, "uuid"),
    (.isUUID(version: 4), "uuid.version"),
    (.isMIMEType, "mimeType"),
    (.isDataURI, "dataURI"),
    (.isE164, "e164"),
    (.isJWT, "jwt"),
    (.isSlug, "slug"),
    (.isUsername, "username"),
    (.isUsername(length: 3...20), "username.length"),
    (.isUsername(length: 3...3), "username.exactLength"),
  ]

  @Test(arguments: messageKeys.indices)
  func `has a message under a stable key`(index: Int) {
    let (rule, key) = Self.messageKeys[index]
    #expect(rule.message.key == key)
  }

  @Test func `reports what to do, with every argument in its place`() {
    let texts = networkRules.map { MessageCatalog().text(for: $0.rule.message) }
    for text in texts {
      #expect(text.hasPrefix("Use ") || text.hasPrefix("Enter "), "\(text)")
      #expect(!text.contains("{"), "\(text)")
    }
  }
}
