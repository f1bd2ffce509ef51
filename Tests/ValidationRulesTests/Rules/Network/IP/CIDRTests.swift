import Testing
import ValidationRules

@Suite struct `A block of addresses` {
  @Test(arguments: ["0.0.0.0/0", "192.0.2.0/24", "192.0.2.77/24", "255.255.255.255/32"])
  func `is accepted for IPv4`(text: String) {
    #expect(Rule.isCIDR.accepts(text))
    #expect(Rule.isCIDR(.ipv4).accepts(text))
    #expect(!Rule.isCIDR(.ipv6).accepts(text))
  }

  @Test(arguments: ["::/0", "2001:db8::/32", "::ffff:192.0.2.1/128", "2001:DB8::1/64"])
  func `is accepted for IPv6`(text: String) {
    #expect(Rule.isCIDR.accepts(text))
    #expect(Rule.isCIDR(.ipv6).accepts(text))
    #expect(!Rule.isCIDR(.ipv4).accepts(text))
  }

  @Test(arguments: [
    "", "/", "/24", "192.0.2.0", "192.0.2.0/", "192.0.2.0/33", "192.0.2.0/024", "192.0.2.0/-1",
    "192.0.2.0/+1", "192.0.2.0/1.", "192.0.2.0/24/24", "192.0.2.0 /24", "192.0.2.0/ 24",
    "192.0.2/24", "2001:db8::/129", "2001:db8::/001", "2001:db8::/64%eth0", "fe80::1%eth0/64",
    "192.0.2.0/99999999999999999999999999", "192.0.2.0/255.255.255.0", "192.0.2.0/٣",
  ])
  func `is refused in any other form`(text: String) {
    #expect(!Rule.isCIDR.accepts(text))
  }

  @Test(arguments: [
    (Rule.isCIDR, "an address", "192.0.2.0/24"),
    (.isCIDR(.ipv4), "an IPv4 address", "192.0.2.0/24"),
    (.isCIDR(.ipv6), "an IPv6 address", "2001:db8::/32"),
  ])
  func `has a message with an example that is accepted`(
    rule: Rule<String>, address: String, example: String
  ) {
    #expect(
      english(rule.message) == "Enter \(address) and a prefix length, such as \(example)")
    #expect(rule.accepts(example))
  }
}
