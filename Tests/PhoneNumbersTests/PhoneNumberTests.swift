import PhoneNumbers
import Testing

@Suite struct `A telephone number` {
  @Test func `is written in three ways`() throws {
    let number = try #require(PhoneNumber("0612345678", region: "FR"))
    #expect(number.e164 == "+33612345678")
    #expect(number.international == "+33 6 12 34 56 78")
    #expect(number.national == "06 12 34 56 78")
    #expect(number.formatted(.e164) == number.e164)
    #expect(number.formatted(.international) == number.international)
    #expect(number.formatted(.national) == number.national)
  }

  @Test func `is the same however it was typed`() {
    let spellings = ["06 12 34 56 78", "+33612345678", "0033 6-12-34-56-78", "(0)6.12.34.56.78"]
    #expect(Set(spellings.map { PhoneNumber($0, region: "FR") }).count == 1)
  }

  @Test(arguments: [
    ("0612345678", "FR", PhoneNumberKind.mobile), ("0123456789", "FR", .fixedLine),
    ("0801234567", "FR", .tollFree), ("0891123456", "FR", .premiumRate),
    ("2015550123", "US", .fixedLineOrMobile), ("07012345678", "GB", .personal),
    ("05612345678", "GB", .voIP), ("0345 123 4567", "GB", .universalAccess),
  ])
  func `knows what it is for`(text: String, region: String, kind: PhoneNumberKind) {
    #expect(PhoneNumber(text, region: region)?.kind == kind)
  }

  @Test func `knows its country in any region`() {
    #expect(PhoneNumber("+44 121 234 5678", region: "FR")?.region == "GB")
    #expect(PhoneNumber("+44 1481 256789", region: "FR")?.region == "GG")
    #expect(PhoneNumber("+800 1234 5678", region: "FR")?.region == nil)
    #expect(PhoneNumber("+800 1234 5678", region: "FR")?.e164 == "+80012345678")
  }

  @Test func `needs a country code without a region`() {
    #expect(PhoneNumber("+33 6 12 34 56 78")?.region == "FR")
    #expect(PhoneNumber("06 12 34 56 78") == nil)
  }

  @Test func `keeps its extension when it's written for people`() throws {
    let number = try #require(PhoneNumber("0123456789 ext. 12", region: "FR"))
    #expect(number.international == "+33 1 23 45 67 89 ext. 12")
    #expect(number.e164 == "+33123456789")
    #expect(number != PhoneNumber("0123456789", region: "FR"))
  }

  @Test(arguments: [
    " 06 12 34 56 78 ", "\u{202A}+33 6 12 34 56 78\u{202C}", "\u{200E}0612345678",
    "tel:+33612345678",
    "(+33) 6 12 34 56 78", "+33 (0)6-12-34-56-78", "＋３３６１２３４５６７８", "٠٦١٢٣٤٥٦٧٨", "06/12/34/56/78",
    "06\u{2011}12\u{2013}34.56.78",
  ])
  func `is read with what people write around and between its digits`(text: String) {
    #expect(PhoneNumber(text, region: "FR")?.e164 == "+33612345678")
  }

  @Test func `can have letters, like some memorable numbers`() {
    #expect(PhoneNumber("1-800-FLOWERS", region: "US")?.e164 == "+18003569377")
  }

  @Test(arguments: [
    "my number is 06 12 34 56 78", "foo0612345678", "0612345678abc", "<b>0612345678</b>",
    "😀0612345678", "0612345678😀", "*#06 12 34 56 78", "++33612345678", "+33+612345678",
    "06 12 34 56 78 x", "06 12 34 56 78 (home)", "06-12-34-56-78;phone-context=+33",
    "0612345678!", "06 12 34 56 78 or so", "0612345678;", "$0612345678",
  ])
  func `isn't found among other words`(text: String) {
    #expect(PhoneNumber(text, region: "FR") == nil)
  }

  @Test(arguments: ["", "\0", "06 12", "👍", "0612345678\0"])
  func `isn't found in other texts`(text: String) {
    #expect(PhoneNumber(text, region: "FR") == nil)
  }
}
