import Testing

@testable import ValidationRules

@Suite struct ResultChannelTests {
  @Test func `each stream starts with the current result`() async {
    let channel = ResultChannel<Int>(.valid(1))
    var first = channel.stream().makeAsyncIterator()
    channel.send(.valid(2))
    var second = channel.stream().makeAsyncIterator()
    channel.send(.valid(3))
    #expect(await [first.next()?.value, first.next()?.value, first.next()?.value] == [1, 2, 3])
    #expect(await [second.next()?.value, second.next()?.value] == [2, 3])
  }

  @Test func `streams end with it, even those that start later`() async {
    let channel = ResultChannel<Int>(.valid(1))
    var early = channel.stream().makeAsyncIterator()
    channel.finish()
    var late = channel.stream().makeAsyncIterator()
    #expect(await early.next()?.value == 1)
    #expect(await early.next() == nil)
    #expect(await late.next()?.value == 1)
    #expect(await late.next() == nil)
  }

  @Test func `only its listeners keep it alive`() async {
    weak var gone: ResultChannel<Int>?
    do {
      var stream: AsyncStream<ValidationResult<Int>>?
      do {
        let channel = ResultChannel<Int>(.valid(1))
        gone = channel
        stream = channel.stream()
      }
      gone?.send(.valid(2))
      var results = stream?.makeAsyncIterator()
      #expect(await [results?.next()?.value, results?.next()?.value] == [1, 2])
      stream = nil
    }
    #expect(gone == nil)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a listener that stops while a result is sent delays no other`() async {
    let channel = ResultChannel<Int>(.valid(0))
    for round in 1...2_000 {
      let stream = channel.stream()
      let listener = Task { for await _ in stream {} }
      await withTaskGroup { group in
        group.addTask { channel.send(.valid(round)) }
        group.addTask { listener.cancel() }
      }
      await listener.value
    }
    var results = channel.stream().makeAsyncIterator()
    #expect(await results.next()?.value == 2_000)
  }
}
