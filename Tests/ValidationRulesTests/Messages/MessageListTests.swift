import Testing
import ValidationRules

@Suite struct MessageListTests {
  @Test func `has at least one message`() {
    #expect(MessageList([]) == nil)
    #expect(MessageList(["a"])?.first == "a")
    #expect(MessageList("a").count == 1)
  }

  @Test func `keeps the order`() {
    let list = MessageList("a", "b", "c")
    #expect(Array(list) == ["a", "b", "c"])
    #expect(list.first == "a")
    #expect(list[1] == "b")
    #expect(list.last == "c")
    #expect(list.indices == 0..<3)
    #expect(list.reversed() == ["c", "b", "a"])
  }

  @Test func `is equal to a list of the same messages`() {
    #expect(MessageList("a", "b") == MessageList(["a", "b"]))
    #expect(MessageList("a", "b") != MessageList("b", "a"))
    #expect(MessageList("a", "a") != MessageList("a"))
  }

  @Test func `accepts any sequence, and reads it once`() {
    var calls = 0
    let messages = sequence(state: 0) { number -> ValidationMessage? in
      calls += 1
      number += 1
      return number <= 3 ? ValidationMessage("\(number)") : nil
    }
    #expect(MessageList(messages).map(Array.init) == ["1", "2", "3"])
    #expect(calls == 4)
  }
}
