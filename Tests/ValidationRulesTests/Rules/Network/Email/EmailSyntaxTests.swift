import Testing
import ValidationRules

@Suite struct `A mailbox of RFC 5321` {
  private let rule = Rule.isEmail(.rfc5321)

  @Test(arguments: [
    "mei@example.com", "mei@example", "m.e.i@example.com", "\"\"@example.com",
    "\"mei lin\"@example.com", "\"m@i\"@example.com", "\"m\\\"e\\\\i\"@example.com",
    "mei@127.0.0.1", "mei@[127.0.0.1]", "mei@[127.000.0.01]", "mei@[IPv6:::1]",
    "mei@[ipv6:2001:db8::1]", "mei@[IPv6:2001:db8::192.0.2.1]", "mei@[IPv6:1:2:3:4:5:6:7:8]",
    "mei@[IPv6:1:2:3:4:5:6:192.0.2.1]", "mei@[IPv6:1:2:3:4:5:6:192.000.02.1]",
    "mei@[IPv6:::2:3:4:5:6:7]",
  ])
  func `is accepted`(text: String) {
    #expect(rule.accepts(text))
  }

  @Test(arguments: [
    "", "@", "mei", "mei@", "@example.com", ".mei@example.com", "mei.@example.com",
    "m..i@example.com", "\"mei@example.com", "\"mei\"lin@example.com", "\"mei\".lin@example.com",
    "\"m\"e\"i\"@example.com", "\"mei\\\"@example.com", "\"me\ti\"@example.com",
    "\"mé\"@example.com", "mé@example.com", "mei(lin)@example.com", " mei@example.com",
    "mei@exam ple.com", "mei@example.com.", "mei@-example.com", "mei@[127.0.0.1", "mei@127.0.0.1]",
    "mei@[]", "mei@[127.0.0.256]", "mei@[127.0.0.1]x", "mei@[127.0.0.0001]", "mei@[::1]",
    "mei@[IPv6:::1", "mei@[IPv6:1::2::3]", "mei@[mail:relay]", "\"", "\"\\", "mei@[",
  ])
  func `is refused`(text: String) {
    #expect(!rule.accepts(text))
  }

  @Test(arguments: ["mei@[IPv6:1:2:3:4:5:6:7::]", "mei@[IPv6:1:2:3:4:5::192.0.2.1]"])
  func `has no double colon for one group of zeros`(text: String) {
    #expect(!rule.accepts(text))
    #expect(Rule.isIPv6.accepts(String(text.dropFirst(10).dropLast())))
  }

  @Test func `has a local part of at most 64 octets`() {
    let name = String(repeating: "a", count: 64)
    #expect(rule.accepts(name + "@example.com"))
    #expect(!rule.accepts(name + "a@example.com"))
    #expect(!rule.accepts("\"\(name.dropFirst())\"@example.com"))
  }

  @Test func `has at most 254 octets`() {
    let label = String(repeating: "b", count: 63)
    let domain = "\(label).\(label).\(label)."
    #expect(rule.accepts("aa@" + domain + String(repeating: "c", count: 59)))
    #expect(!rule.accepts("aa@" + domain + String(repeating: "c", count: 60)))
  }

  @Test func `has an internet domain if one is required`() {
    let rule = Rule.isEmail(.rfc5321.onInternet)
    #expect(rule.accepts("mei@example.com"))
    #expect(rule.accepts("\"m@e.i\"@1.2a"))
    #expect(!rule.accepts("mei@[127.0.0.1]"))
    #expect(!rule.accepts("mei@127.0.0.1"))
    #expect(!rule.accepts("\"m@e.i\"@example"))
  }
}

@Suite struct `A mailbox of RFC 6531` {
  private let rule = Rule.isEmail(.internationalized)

  @Test(arguments: [
    "mei@example.com", "用户@例子.广告", "\"用 户\"@例子.广告", "юзер@екзампл.ком",
    "उपयोगकर्ता@उदाहरण.कॉम", "😀@example.com", "mei@l·l.example", "mei@\u{103FF}a.example",
    "é\u{301}@example.com", "mei@xn--bcher-kva.example",
  ])
  func `is accepted`(text: String) {
    #expect(rule.accepts(text))
  }

  @Test(arguments: [
    "用户", "用户@", "@例子", "用户@例子。广告", "用户@例子..广告", "用户@-例子", "用户@例子-",
    "用户@例 子", "mei@\u{301}a.example", "mei@ex\u{200B}ample.com", "mei@ex\u{3000}ample.com",
    "mei@☃.example", "mei@例子\u{FFFF}.example", "mei@ab--例.example", "\"用\\户\"@例子",
    "mei＠example.com", "mei@\u{E000}.example", "mei@[例子]",
  ])
  func `is refused`(text: String) {
    #expect(!rule.accepts(text))
  }

  @Test(arguments: [("用户@例子", false), ("用户@例子.1", false), ("用户@1.例子", true)])
  func `has an internet domain if one is required`(text: String, isAccepted: Bool) {
    #expect(Rule.isEmail(.internationalized.onInternet).accepts(text) == isAccepted)
    #expect(rule.accepts(text))
  }

  @Test func `counts octets in the local part`() {
    #expect(rule.accepts(String(repeating: "é", count: 32) + "@example.com"))
    #expect(!rule.accepts(String(repeating: "é", count: 33) + "@example.com"))
    #expect(!rule.accepts(String(repeating: "😀", count: 17) + "@example.com"))
  }

  @Test func `counts the octets of a label's A-label`() {
    // As an A-label, that's "xn--", two octets for the first "é", and one for each of the others.
    #expect(rule.accepts("mei@" + String(repeating: "é", count: 56)))
    #expect(!rule.accepts("mei@" + String(repeating: "é", count: 60)))
  }
}
