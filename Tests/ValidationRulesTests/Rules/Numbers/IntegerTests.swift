import Testing
import ValidationRules

@Suite struct IntegerTests {
  @Test(arguments: ["0", "-0", "+7", "007", "-42", "18446744073709551616"])
  func `accepts whole numbers of any size`(text: String) {
    #expect(ValidationRule.isInteger.check(text))
  }

  @Test(arguments: [
    "-", "+", "--1", "+-1", "1-", "1.0", "1,000", "1_000", "1e3", "0x1F", "one", "½", "三", "-٣",
    "−1", "1 ",
  ])
  func `refuses everything else`(text: String) {
    #expect(!ValidationRule.isInteger.check(text))
  }

  @Test func `accepts a number of 1 MiB`() {
    #expect(ValidationRule.isInteger.check(String(repeating: "7", count: 1 << 20)))
  }

  @Test func `asks for a whole number`() {
    #expect(
      MessageCatalog().text(for: ValidationRule.isInteger.message)
        == "Enter a whole number, such as 12")
  }
}
