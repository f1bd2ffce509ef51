import PhoneNumbers
import Testing
import ValidationRules

@Suite struct `A rule on telephone numbers` {
  @Test(arguments: [
    ("FR", "06 12 34 56 78"), ("FR", "0612345678"), ("FR", "06.12.34.56.78"),
    ("FR", "+33 6 12 34 56 78"), ("FR", "0033612345678"), ("FR", "tel:+33-6-12-34-56-78"),
    ("FR", "+44 7400 123456"), ("GB", "07400 123456"), ("US", "(201) 555-0123"),
    ("DE", "01512 3456789"), ("JP", "090-1234-5678"), ("BR", "(11) 96123-4567"),
    ("FR", "０６１２３４５６７８"), ("EG", "٠١٠٠١٢٣٤٥٦٧"),
  ])
  func `accepts a mobile number`(region: String, text: String) {
    #expect(Rule.isMobile(region: region).accepts(text))
    #expect(Rule.isPhoneNumber(region: region).accepts(text))
  }

  @Test(arguments: [
    ("FR", "01 23 45 67 89"), ("FR", "0801 23 45 67"), ("GB", "0121 234 5678"),
    ("FR", "+49 30 123456"), ("IT", "02 1234 5678"),
  ])
  func `distinguishes a fixed line from a mobile phone`(region: String, text: String) {
    #expect(!Rule.isMobile(region: region).accepts(text))
    #expect(Rule.isPhoneNumber(region: region).accepts(text))
  }

  @Test(arguments: [
    ("FR", "06 12 34 56 7"), ("FR", "06 12 34 56 789"), ("FR", "16 12 34 56 78"),
    ("GB", "06 12 34 56 78"), ("US", "(201) 555-012"), ("FR", "+999 6 12 34 56 78"),
    ("FR", "06 12 34 56 78 or 01 23 45 67 89, ask for Mei"), ("FR", "+"), ("FR", "Mei"),
  ])
  func `refuses anything that isn't a number`(region: String, text: String) {
    #expect(!Rule.isMobile(region: region).accepts(text))
    #expect(!Rule.isPhoneNumber(region: region).accepts(text))
  }

  @Test(arguments: [
    "", " ", "\0", "0612345678\0", "06123\045678", "\u{301}", "06\u{301}12345678", "👩‍👩‍👧",
    "0️⃣6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣", "مرحبا", "\u{202E}0612345678\u{202C}x", "\u{FFFD}", "\r\n",
  ])
  func `refuses hard texts`(text: String) {
    #expect(!Rule.isMobile(region: "FR").accepts(text))
    #expect(!Rule.isPhoneNumber(region: "FR").accepts(text))
  }

  @Test(.timeLimit(.minutes(10))) func `refuses a mebibyte in bounded time`() {
    let texts = [
      String(repeating: "0", count: 1 << 20), String(repeating: "+", count: 1 << 20),
      String(repeating: " ", count: 1 << 20) + "0612345678",
      "0612345678" + String(repeating: "\u{301}", count: 1 << 19),
    ]
    let rule = Rule.isPhoneNumber(region: "FR")
    #expect(!texts.contains(where: rule.accepts))
  }

  @Test func `validates a substring like a text`() {
    let text = "tel 0612345678 (home)"
    let part = text.dropFirst(4).prefix(10)
    #expect(Rule.isMobile(region: "FR").accepts(String(part)))
  }

  @Test func `shows an example of the region`() {
    let rules: [Rule<String>] = [
      .isMobile(region: "FR"), .isMobile(region: "US"), .isPhoneNumber(region: "FR"),
    ]
    #expect(
      rules.failures(of: "1").map(MessageCatalog().text(for:)) == [
        "Enter a mobile number, such as 06 12 34 56 78",
        "Enter a mobile number, such as (201) 555-0123",
        "Enter a phone number, such as 01 23 45 67 89",
      ])
  }

  @Test func `asks for a number of any country if the region has none`() {
    // Tristan da Cunha has only landlines.
    let rule = Rule.isMobile(region: "TA")
    #expect(
      MessageCatalog().text(for: rule.message) == "Enter a mobile number with its country code")
    #expect(rule.accepts("+44 7400 123456"))
  }

  @Test func `validates from many tasks at once`() async {
    let rule = Rule.isMobile(region: "FR")
    let results = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask { rule.accepts(number.isMultiple(of: 2) ? "06 12 34 56 78" : "06 12") }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count { $0 } == 100)
  }

  @Test(arguments: ["XX", "", "FRA", "001", "F\0", "ZZ"])
  func `in an unknown region, a number needs its country code`(region: String) {
    #expect(!Rule.isMobile(region: region).accepts("06 12 34 56 78"))
    #expect(Rule.isMobile(region: region).accepts("+33 6 12 34 56 78"))
    #expect(Rule.isPhoneNumber(region: region).accepts("+33 1 23 45 67 89"))
    #expect(
      Rule.isPhoneNumber(region: region).failure(of: "1").map { "\($0)" }
        == "Enter a phone number with its country code")
    #expect(PhoneNumber("0612345678", region: region) == nil)
    #expect(PhoneNumber("+33612345678", region: region)?.region == "FR")
    #expect(TypedPhoneNumber("+336", region: region).text == "+33 6")
    let formatter = ValidationFormatter.phoneNumber(.national, region: region)
    #expect(formatter.format("0612345678") == "0612345678")
    #expect(formatter.format("+33612345678") == "+33 6 12 34 56 78")
  }

  @Test func `a region can be in lower case`() {
    #expect(Rule.isMobile(region: "fr").accepts("06 12 34 56 78"))
  }
}
