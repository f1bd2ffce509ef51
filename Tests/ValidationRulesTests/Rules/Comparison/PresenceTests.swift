import Testing
import ValidationRules

@Suite struct PresenceTests {
  @Test func `refuses nil and nothing else`() {
    #expect(ValidationRule<Int?>.nonOptional().accepts(0))
    #expect(ValidationRule<String?>.nonOptional().accepts(""))
    #expect(!ValidationRule<String?>.nonOptional().accepts(nil))
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
