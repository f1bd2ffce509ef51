import Testing

@testable import GenericForm

@MainActor @Suite struct FormObservationTests {
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

  @Test func `calls its handler until it is canceled`() {
    let observation = makeObservation()
    observation.notify([])
    observation.notify([])
    #expect(counter.calls == 2)
    #expect(!observation.isCancelled)
    observation.cancel()
    observation.notify([])
    #expect(counter.calls == 2)
    #expect(observation.isCancelled)
    #expect(counter.ends == 0)
  }

  @Test func `passes the fields that changed`() {
    let form = Form()
    var paths: [AnyKeyPath] = []
    let observation = FormObservation { paths += $0.map(\.path) }
    observation.notify([form.field(\.name).live, form.field(\.note).live])
    #expect(paths == [\Account.name, \Account.note])
  }

  @Test func `ends permanently with what it observes`() {
    let observation = makeObservation()
    observation.end()
    observation.notify([])
    #expect(counter.calls == 0)
    #expect(counter.ends == 1)
    #expect(observation.isCancelled)
  }

  @Test func `an observation ends with its last reference`() {
    let form = Form()
    _ = form.field(\.name).observe { [counter] in counter.calls += 1 }
    _ = form.observe { [counter] in counter.calls += 1 }
    form.name = "Zoë"
    #expect(counter.calls == 0)
  }
}
