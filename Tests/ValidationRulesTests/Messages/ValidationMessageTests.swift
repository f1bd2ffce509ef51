import Testing
import ValidationRules

@Suite struct ValidationMessageTests {
  @Test func `is compared by key and arguments, in any language`() {
    let english = ValidationMessage(
      key: "atLeastYearsOld", "At least {age}", arguments: ["age": 18])
    let german = ValidationMessage(
      key: "atLeastYearsOld", "Mindestens {age}", arguments: ["age": 18])
    let older = ValidationMessage(key: "atLeastYearsOld", "At least {age}", arguments: ["age": 21])
    let other = ValidationMessage(key: "too_old", "At least {age}", arguments: ["age": 18])
    #expect(english == german)
    #expect(english.hashValue == german.hashValue)
    #expect(english != older)
    #expect(english != other)
    #expect(Set([english, german, older, other]).count == 3)
  }

  @Test func `the program's own words are the key too`() {
    let message: ValidationMessage = "Say something awesome"
    #expect(message.key == "Say something awesome")
    #expect(message == ValidationMessage("Say something awesome"))
    #expect(MessageCatalog().text(for: message) == "Say something awesome")
  }

  @Test(arguments: ["", " ", "{age}", "{", "}", "\0", "שלום", "👨‍👩‍👧", "e\u{301}"])
  func `the program's own words are shown as they are`(words: String) {
    #expect(MessageCatalog().text(for: ValidationMessage(words)) == words)
  }

  @Test func `has the current words of the shared catalog`() {
    let message = Rule<String>.minLength(5).message
    #expect(message.text == "Use at least 5 characters")
    #expect(MessageCatalog.withShared(["minLength": "Longer"]) { message.text } == "Longer")
  }

  @Test func `prints as its English text, alone and in a list`() {
    let message = Rule<String>.minLength(5).message
    #expect("\(message)" == "Use at least 5 characters")
    #expect(String(reflecting: message) == "Use at least 5 characters")
    #expect("\([message, "Other"])" == "[Use at least 5 characters, Other]")
    #expect("\(MessageList(message, "Other"))" == "[Use at least 5 characters, Other]")
  }
}
