import Testing

@testable import ValidationRules

@Suite struct MessageArgumentValueTests {
  @Test func `a value is mentioned as a number where it is whole`() {
    #expect(MessageArgument(value: 18) == 18)
    #expect(MessageArgument(value: 18.0) == 18)
    #expect(MessageArgument(value: UInt8(3)) == 3)
    #expect(MessageArgument(value: 0.5) == "0.5")
    #expect(MessageArgument(value: Double.infinity) == "inf")
    #expect(MessageArgument(value: UInt64.max) == "18446744073709551615")
    #expect(MessageArgument(value: "a") == "a")
  }

  @Test func `a message in a message is in English by itself`() {
    let message = ValidationMessage.rule(.minLength, ["minimum": 1])
    #expect(MessageArgument.message(message).description == "Use at least 1 character")
  }
}
