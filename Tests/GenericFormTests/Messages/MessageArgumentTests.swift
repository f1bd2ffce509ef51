import GenericForm
import Testing

@Suite struct MessageArgumentTests {
  @Test(
    arguments: [
      (8, "8"), (-3, "-3"), (0, "0"), ("Mei", "Mei"), ("", ""), ("{minimum}", "{minimum}"),
      ("שלום👍🏽\0", "שלום👍🏽\0"), (.number(.max), "9223372036854775807"),
    ] as [(MessageArgument, String)])
  func `appears in a sentence as it is`(argument: MessageArgument, text: String) {
    #expect(argument.description == text)
  }

  @Test func `a number is not its text`() {
    #expect(MessageArgument.number(1) != .text("1"))
  }
}
