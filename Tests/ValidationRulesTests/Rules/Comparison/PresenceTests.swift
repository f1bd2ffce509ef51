import Testing
import ValidationRules

@Suite struct PresenceTests {
  @Test func `refuses nil and nothing else`() {
    #expect(ValidationRule<Int?>.nonOptional().check(0))
    #expect(ValidationRule<String?>.nonOptional().check(""))
    #expect(!ValidationRule<String?>.nonOptional().check(nil))
  }

  @Test func `reports to choose, or what the program chose`() {
    let picture: [ValidationRule<String?>] = [
      .nonOptional("You need to select a picture to send")
    ]
    #expect(picture.failures(of: nil) == ["You need to select a picture to send"])
    #expect(english(ValidationRule<Int?>.nonOptional().message) == "Choose a value")
    #expect(english((!ValidationRule<Int?>.nonOptional()).message) == "Leave this empty")
  }
}
