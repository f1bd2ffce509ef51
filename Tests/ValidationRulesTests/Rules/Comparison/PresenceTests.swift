import Testing
import ValidationRules

@Suite struct PresenceTests {
  @Test func `refuses nil and nothing else`() {
    #expect(Rule<Int?>.nonOptional().accepts(0))
    #expect(Rule<String?>.nonOptional().accepts(""))
    #expect(!Rule<String?>.nonOptional().accepts(nil))
  }

  @Test func `asks to choose, or shows the program's message`() {
    let picture: [Rule<String?>] = [
      .nonOptional("You need to select a picture to send")
    ]
    #expect(picture.failures(of: nil) == ["You need to select a picture to send"])
    #expect(english(Rule<Int?>.nonOptional().message) == "Choose a value")
    #expect(english((!Rule<Int?>.nonOptional()).message) == "Leave this empty")
  }
}
