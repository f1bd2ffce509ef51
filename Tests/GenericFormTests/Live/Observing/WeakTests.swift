import Testing

@testable import GenericForm

@MainActor @Suite struct WeakTests {
  private final class Counter {
    var calls = 0
    var ends = 0
  }

  private let counter = Counter()

  private func makeObservation() -> FormObservation {
    FormObservation { [counter] _ in
      counter.calls += 1
    } didEnd: { [counter] in
      counter.ends += 1
    }
  }

  @Test func `doesn't keep its object alive`() {
    var object: Counter? = Counter()
    let weak = object.map { Weak($0) }
    #expect(weak?.object === object)
    #expect(object != nil)
    object = nil
    #expect(weak != nil)
    #expect(weak?.object == nil)
  }

  @Test func `an array of observations notifies and ends those that exist`() {
    let (kept, cancelled) = (makeObservation(), makeObservation())
    var list: [Weak<FormObservation>] = []
    list.add(kept)
    list.add(cancelled)
    list.add(makeObservation())
    list.notify([])
    #expect(counter.calls == 2)
    cancelled.cancel()
    list.notify([])
    #expect(counter.calls == 3)
    list.end()
    #expect(counter.ends == 2)
    #expect(kept.isCancelled)
  }

  @Test func `an array of observations forgets those that have ended before it grows`() {
    let (kept, cancelled) = (makeObservation(), makeObservation())
    cancelled.cancel()
    var list = [Weak(kept)]
    for _ in 0..<1_000 {
      list.add(cancelled)
      list.add(makeObservation())
    }
    #expect(list.capacity < 100)
    #expect(list.first?.object === kept)
    list.notify([])
    #expect(counter.calls == 1)
  }
}
