import Testing

@testable import ValidationRules

@Suite struct ResultBroadcastTests {
  @Test func `each channel starts with its own result and receives every later one`() async {
    let broadcast = ResultBroadcast<Int>()
    let first = broadcast.channel(from: .valid(1))
    broadcast.send(.valid(2))
    let second = broadcast.channel(from: .valid(3))
    var early = first.stream().makeAsyncIterator()
    var late = second.stream().makeAsyncIterator()
    broadcast.send(.valid(4))
    #expect(await [early.next()?.value, early.next()?.value] == [2, 4])
    #expect(await [late.next()?.value, late.next()?.value] == [3, 4])
  }

  @Test func `channels end with the broadcast`() async {
    var broadcast: ResultBroadcast<Int>? = ResultBroadcast()
    let channel = broadcast?.channel(from: .valid(1))
    broadcast = nil
    var results = channel?.stream().makeAsyncIterator()
    #expect(await results?.next()?.value == 1)
    #expect(await results?.next() == nil)
  }

  @Test func `a result is kept only while someone can receive it`() async {
    final class Secret: Sendable {}
    let broadcast = ResultBroadcast<Secret>()
    weak var gone: Secret?
    do {
      let secret = Secret()
      gone = secret
      let channel = broadcast.channel(from: .valid(nil))
      let listener = Task { for await _ in channel.stream() {} }
      broadcast.send(.valid(secret))
      listener.cancel()
      await listener.value
    }
    #expect(gone == nil)
  }
}
