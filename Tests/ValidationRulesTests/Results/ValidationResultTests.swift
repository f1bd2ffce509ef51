import Testing
import ValidationRules

@Suite struct ValidationResultTests {
  @Test func `valid has a value and no messages`() {
    let result = ValidationResult.valid("Mei")
    #expect(result.isValid)
    #expect(result.value == "Mei")
    #expect(result.messages == [])
  }

  @Test func `valid can have no value if none was required`() {
    let result = ValidationResult<Int>.valid(nil)
    #expect(result.isValid)
    #expect(result.value == nil)
  }

  @Test func `not valid has messages, in order, and no value`() {
    let result = ValidationResult<Int>.notValid(MessageList("first", "second"))
    #expect(!result.isValid)
    #expect(result.value == nil)
    #expect(result.messages == ["first", "second"])
  }

  @Test func `equals one that holds the same`() {
    #expect(ValidationResult.valid(1) == .valid(1))
    #expect(ValidationResult.valid(1) != .valid(2))
    #expect(ValidationResult.valid(1) != .valid(nil))
    #expect(ValidationResult.valid(1) != .notValid)
    #expect(ValidationResult<Int>.notValid(MessageList("a")) == .notValid(MessageList("a")))
    #expect(ValidationResult<Int>.notValid(MessageList("a")) != .notValid(MessageList("b")))
    #expect(Set<ValidationResult<Int>>([.valid(1), .valid(1), .valid(nil)]).count == 2)
  }

  @Test func `not valid needs no separate message`() {
    let result: ValidationResult<String> = .notValid
    #expect(!result.isValid)
    #expect(result.value == nil)
    #expect(result.messages.map { english($0) } == ["Enter a valid value"])
    guard case .notValid(let messages) = result else {
      Issue.record("It is valid")
      return
    }
    #expect(messages.count == 1)
  }
}
