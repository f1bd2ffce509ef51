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
  func `refuses what is no word of any of these grammars`(rule: Int, text: String) {
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

  static let accepted: [(rule: ValidationRule<String>, text: String)] = [
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
  func `refuses a text that goes on with a combining mark or a line break`(index: Int) {
    let (rule, text) = Self.accepted[index]
    let forgivesMarks = text.hasPrefix("https:") || text.contains("用户")
    #expect(rule.accepts(text + "\u{301}") == forgivesMarks)
    let forgivesBreaks = text.hasPrefix("https:") || text.hasPrefix("data:")
    #expect(rule.accepts(text + "\r\n") == forgivesBreaks)
    #expect(!rule.accepts("\0" + text) || text.hasPrefix("https:"))
  }

  static let messageKeys: [(rule: ValidationRule<String>, key: String)] = [
    (.isEmail, "email_format_invalid_error"),
    (.isEmail(.rfc5321), "email_format_invalid_error"),
    (.isURL(.standard), "url_invalid"),
    (.isURL(schemes: ["https"]), "url_scheme_invalid"),
    (.isURL, "web_address_invalid"),
    (.isHostname, "hostname_invalid"),
    (.isIPv4, "ipv4_invalid"),
    (.isIPv6, "ipv6_invalid"),
    (.isIPv6(.canonical), "ipv6_invalid"),
    (.isIPAddress, "ip_address_invalid"),
    (.isCIDR, "cidr_invalid"),
    (.isCIDR(.ipv4), "ipv4_cidr_invalid"),
    (.isCIDR(.ipv6), "ipv6_cidr_invalid"),
    (.isPort, "port_invalid"),
    (.isMACAddress, "mac_address_invalid"),
    (.isUUID, "uuid_invalid"),
    (.isUUID(version: 4), "uuid_version_invalid"),
    (.isMIMEType, "mime_type_invalid"),
    (.isDataURI, "data_uri_invalid"),
    (.isE164, "e164_invalid"),
    (.isJWT, "jwt_invalid"),
    (.isSlug, "slug_invalid"),
    (.isUsername, "username_invalid"),
    (.isUsername(length: 3...20), "username_length_invalid"),
    (.isUsername(length: 3...3), "username_exact_length_invalid"),
  ]

  @Test(arguments: messageKeys.indices)
  func `has a message under a key that stays`(index: Int) {
    let (rule, key) = Self.messageKeys[index]
    #expect(rule.message.key == key)
  }

  @Test func `reports what to do, with every argument in its place`() {
    let texts = networkRules.map { MessageCatalog().text(for: $0.rule.message) }
    for text in texts where text != "Invalid email format" {
      #expect(text.hasPrefix("Use ") || text.hasPrefix("Enter "), "\(text)")
      #expect(!text.contains("{"), "\(text)")
    }
  }
}
