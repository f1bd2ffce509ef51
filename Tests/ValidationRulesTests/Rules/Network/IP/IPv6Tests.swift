import Testing
import ValidationRules

@Suite struct `An IPv6 address` {
  private let rule = Rule.isIPv6

  @Test(arguments: [
    "::", "::1", "1::", "2001:db8::1", "2001:DB8:0:0:8:800:200C:417A", "1:2:3:4:5:6:7:8",
    "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "1::3:4:5:6:7:8", "::ffff:192.0.2.1",
    "1:2:3:4:5:6:192.0.2.1", "1:2:3:4:5::192.0.2.1", "::192.0.2.1", "0001:0:0::",
  ])
  func `is accepted in each text form`(text: String) {
    #expect(rule.accepts(text))
  }

  @Test(arguments: [
    "", ":", ":::", "1", "1:", ":1", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7:8::",
    "::1:2:3:4:5:6:7:8", "1::2::3", "1:::2", "12345::", "g::", "1:2:3:4:5:6:7:192.0.2.1",
    "1:2:3:4:5:6::192.0.2.1", "192.0.2.1", "::192.0.2", "::192.0.2.01", "::192.0.2.256",
    "::192.0.2.1:1", "192.0.2.1::", "[::1]", "::1/64", "fe80::1%eth0", " ::1", "::1 ", "::1\n",
    "::1\0", "::\u{661}", "1:2:3:4:5:6:7:", ":2:3:4:5:6:7:8", "::é", "1::\u{301}",
    "0000:0000:0000:0000:0000:0000:0000:255.255.255.255",
  ])
  func `is refused in any other form`(text: String) {
    #expect(!rule.accepts(text))
  }

  @Test(arguments: ["fe80::1%eth0", "fe80::1%1", "::%a.b-c_d~", "ff02::5678%pvc1.3"])
  func `can have a zone if that is allowed`(text: String) {
    #expect(!rule.accepts(text))
    #expect(Rule.isIPv6(.zoned).accepts(text))
  }

  @Test(arguments: ["fe80::1%", "fe80::1%%", "fe80::1%a%b", "%eth0", "fe80::1%é", "fe80::%a/64"])
  func `has a zone of unreserved characters after an address`(text: String) {
    #expect(!Rule.isIPv6(.zoned).accepts(text))
  }

  @Test(arguments: [
    "::", "::1", "1::", "2001:db8::1", "2001:db8:0:1:1:1:1:1", "2001:0:0:1::1", "2001:db8::1:0:0:1",
    "1:2:3:4:5:6:7:8", "::ffff:192.0.2.1", "64:ff9b::192.0.2.33", "64:ff9b::c000:221",
    "0:1:2:3:4:5:6:7", "1:0:2:0:3:0:4:0", "::2:3:4:5:6:7", "fe80::a%eth0",
  ])
  func `is accepted in its canonical form`(text: String) {
    #expect(Rule.isIPv6([.canonical, .zoned]).accepts(text))
  }

  @Test(arguments: [
    "2001:DB8::1", "2001:db8::01", "2001:0db8::1", "0:0:0:0:0:0:0:1", "2001:db8:0:0:1:0:0:1",
    "2001:db8:0:0:1::1", "2001::1:0:0:0:1", "2001:db8::1:1:1:1:1", "1:2:3:4:5:6:7::", "::0",
    "0::", "::ffff:c000:201", "0:0:0:0:0:ffff:192.0.2.1", "2001:db8::192.0.2.1", "::192.0.2.1",
    "::0:1", "fe80::A%eth0", "1::0:2", "0000::",
  ])
  func `is refused in a form that isn't canonical`(text: String) {
    #expect(Rule.isIPv6(.zoned).accepts(text))
    #expect(!Rule.isIPv6([.canonical, .zoned]).accepts(text))
  }

  @Test func `agrees with a definition by parts on random texts`() {
    let pieces = [
      ":", ":", "::", "1", "ab", "0", "F00d", "12345", "g", ".", "10.0.0.1", "256", " ",
    ]
    var generator = NetworkGenerator(seed: 2)
    var accepted = 0
    for _ in 0..<8000 {
      let text = generator.text(of: pieces, count: 1...17)
      let isExpected = isIPv6ByParts(text)
      #expect(rule.accepts(text) == isExpected, "\(text)")
      accepted += isExpected ? 1 : 0
    }
    #expect((100...7900).contains(accepted))
  }

  @Test func `agrees with a definition by parts on random numbers of groups`() {
    var generator = NetworkGenerator(seed: 3)
    var accepted = 0
    for _ in 0..<5000 {
      var groups = (0..<Int.random(in: 5...9, using: &generator)).map { _ in
        String(UInt16.random(in: 0...0xFFFF, using: &generator), radix: 16)
      }
      if Bool.random(using: &generator) { groups[groups.count - 1] = "192.0.2.1" }
      if Bool.random(using: &generator) {
        groups[Int.random(in: groups.indices, using: &generator)] = ""
      }
      let text = groups.joined(separator: ":")
      let isExpected = isIPv6ByParts(text)
      #expect(rule.accepts(text) == isExpected, "\(text)")
      accepted += isExpected ? 1 : 0
    }
    #expect((200...4800).contains(accepted))
  }

  /// Tests an address by RFC 4291, section 2.2: it splits at "::", then at ":", and tests each
  /// part.
  private func isIPv6ByParts(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    let double = scalars.indices.dropLast().first { scalars[$0] == ":" && scalars[$0 + 1] == ":" }
    guard let double else { return numberOfGroups(scalars[...], isLast: true) == 8 }
    let head = scalars[..<double]
    let tail = scalars[(double + 2)...]
    guard let before = head.isEmpty ? 0 : numberOfGroups(head, isLast: false),
      let after = tail.isEmpty ? 0 : numberOfGroups(tail, isLast: true)
    else { return false }
    return before + after <= 7
  }

  private func numberOfGroups(_ text: ArraySlice<Unicode.Scalar>, isLast: Bool) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var count = 0
    for (index, part) in parts.enumerated() {
      let isHex = part.allSatisfy { $0.isASCII && $0.properties.isASCIIHexDigit }
      if isHex, (1...4).contains(part.count) {
        count += 1
      } else if isLast, index == parts.count - 1, isQuad(part) {
        count += 2
      } else {
        return nil
      }
    }
    return count
  }

  private func isQuad(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      let part = part.map(String.init).joined()
      return UInt8(part).map { String($0) == part } ?? false
    }
    return numbers == [true, true, true, true]
  }
}
