import Testing
import ValidationRules

@Suite struct DigestTests {
  @Test func `accepts as many hexadecimal digits as the function produces`() {
    let rules: [(Rule<String>, Int)] = [
      (.isMD5, 32), (.isSHA1, 40), (.isSHA256, 64), (.isSHA384, 96), (.isSHA512, 128),
    ]
    for (rule, length) in rules {
      for count in 0...200 {
        let text = String(repeating: "0123456789abcdefABCDEF", count: 10).prefix(count)
        #expect(rule.accepts(String(text)) == (count == length), "\(count) of \(length)")
      }
    }
  }

  @Test(arguments: [
    "g41d8cd98f00b204e9800998ecf8427e", "d41d8cd98f00b204e9800998ecf8427 ",
    "d41d8cd9-8f00-b204-e980-0998ecf8", "0xd41d8cd98f00b204e9800998ecf842",
  ])
  func `refuses other characters`(text: String) {
    #expect(text.count == 32)
    #expect(!Rule.isMD5.accepts(text))
  }

  @Test func `reports how many digits there are`() {
    #expect(
      MessageCatalog().text(for: Rule.isSHA256.message)
        == "Enter the SHA-256 digest: 64 hexadecimal digits")
  }
}
