import PhoneNumbers
import Testing
import ValidationRules

@Suite struct `A formatter of telephone numbers` {
  @Test(arguments: [
    (PhoneNumberFormat.e164, "+33612345678"), (.international, "+33 6 12 34 56 78"),
    (.national, "06 12 34 56 78"),
  ])
  func `writes a complete number`(format: PhoneNumberFormat, written: String) {
    let formatter = ValidationFormatter.phoneNumber(format, region: "FR")
    #expect(formatter.format("0612345678") == written)
    #expect(formatter.format("+33 612 345 678") == written)
    #expect(formatter.format(written) == written)
  }

  @Test func `keeps the country code of a number from abroad`() {
    let formatter = ValidationFormatter.phoneNumber(.national, region: "FR")
    #expect(formatter.format("+447400123456") == "+44 7400 123456")
    // Canada dials the numbers of the United States without a country code.
    let canadian = ValidationFormatter.phoneNumber(.national, region: "CA")
    #expect(canadian.format("+12015550123") == "(201) 555-0123")
  }

  @Test(arguments: [
    "", " ", "\0", "061234567", "0612345678\0", "Mei", "👩‍👩‍👧", "مرحبا", "e\u{301}", "\r\n",
  ])
  func `leaves other texts alone`(text: String) {
    for format in [PhoneNumberFormat.e164, .international, .national] {
      #expect(ValidationFormatter.phoneNumber(format, region: "FR").format(text) == text)
    }
  }

  @Test(.timeLimit(.minutes(10))) func `leaves a mebibyte alone in bounded time`() {
    let text = String(repeating: "06", count: 1 << 19)
    #expect(ValidationFormatter.phoneNumber(region: "FR").format(text) == text)
  }

  @Test func `groups digits while they are typed`() {
    let formatter = ValidationFormatter.phoneNumberAsTyped(region: "US")
    #expect(formatter.format("2015550") == "201-5550")
    #expect(formatter.format("201-55501") == "(201) 555-01")
    #expect(formatter.format("+33612") == "+33 6 12")
  }
}
