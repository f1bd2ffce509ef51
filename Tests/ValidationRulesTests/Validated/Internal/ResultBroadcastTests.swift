import Testing

@testable import ValidationRules

@Suite struct ResultBroadcastTests {
  typealias Broadcast = ResultBroadcast<Int>

  @Test func `a broadcast that is over without an heir ends at once`() async {
    let broadcast = Broadcast(.valid(1))
    broadcast.end()
    var results = broadcast.stream().makeAsyncIterator()
    #expect(await results.next() == .valid(1))
    #expect(await results.next() == nil)
  }

  @Test func `listeners go to the last heir that goes on`() async {
    let broadcast = Broadcast(.valid(1))
    let heirs = [Broadcast(.valid(2)), Broadcast(.valid(3)), Broadcast(.valid(4))]
    heirs.forEach(broadcast.isFollowed)
    heirs[2].end()
    var results = broadcast.stream().makeAsyncIterator()
    #expect(await results.next() == .valid(1))
    broadcast.end()
    #expect(await results.next() == .valid(3))
    heirs[1].update(.valid(5), isAnnounced: true)
    #expect(await results.next() == .valid(5))
  }

  @Test func `listeners go to the heir of an heir that is over`() async {
    let broadcast = Broadcast(.valid(1))
    let heir = Broadcast(.valid(2))
    let grandchild = Broadcast(.valid(3))
    broadcast.isFollowed(by: heir)
    heir.isFollowed(by: grandchild)
    heir.end()
    broadcast.end()
    var results = broadcast.stream().makeAsyncIterator()
    #expect(await results.next() == .valid(1))
    #expect(await results.next() == .valid(3))
  }

  @Test(.timeLimit(.minutes(1)))
  func `who stops listening while a result is announced holds nobody up`() async {
    let broadcast = Broadcast(.valid(0))
    for round in 1...2_000 {
      let stream = broadcast.stream()
      let listener = Task { for await _ in stream {} }
      await withTaskGroup { group in
        group.addTask { broadcast.update(.valid(round), isAnnounced: true) }
        group.addTask { listener.cancel() }
      }
      await listener.value
    }
    var results = broadcast.stream().makeAsyncIterator()
    #expect(await results.next() == .valid(2_000))
  }

  @Test func `listeners go to those whom a broadcast that is gone leaves behind`() async {
    let broadcast = Broadcast(.valid(1))
    let grandchildren = [Broadcast(.valid(2)), Broadcast(.valid(3))]
    var heir: Broadcast? = Broadcast(.valid(4))
    heir.map(broadcast.isFollowed)
    for grandchild in grandchildren { heir?.isFollowed(by: grandchild) }
    heir?.end()
    heir = nil
    var results = broadcast.stream().makeAsyncIterator()
    #expect(await results.next() == .valid(1))
    broadcast.end()
    #expect(await results.next() == .valid(3))
    grandchildren[1].end()
    #expect(await results.next() == nil)
    withExtendedLifetime(grandchildren) {}
  }

  @Test func `nothing is kept for those who no longer listen`() async {
    weak var gone: Broadcast?
    do {
      let broadcast = Broadcast(.valid(1))
      let heir = Broadcast(.valid(2))
      gone = heir
      broadcast.isFollowed(by: heir)
      do {
        var results = broadcast.stream().makeAsyncIterator()
        _ = await results.next()
        broadcast.end()
        _ = await results.next()
      }
    }
    #expect(gone == nil)
  }
}
