/// A reference that does not keep its object.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

@MainActor extension [Weak<FormObservation>] {
  /// Adds an observation; those that have ended are removed before the array grows.
  mutating func add(_ observation: FormObservation) {
    if count == capacity { removeAll { $0.object?.isCancelled ?? true } }
    append(Weak(observation))
  }

  /// Adds a sequence of what `news` makes of each change; it ends with what is observed.
  mutating func addStream<News: Sendable>(
    of subject: AnyObject? = nil,
    buffering: AsyncStream<News>.Continuation.BufferingPolicy = .unbounded,
    news: @escaping @MainActor ([any AnyLiveField]) -> [News]
  ) -> (stream: AsyncStream<News>, continuation: AsyncStream<News>.Continuation) {
    let (stream, continuation) = AsyncStream.makeStream(
      of: News.self, bufferingPolicy: buffering)
    let observation = FormObservation(of: subject) { changed in
      for item in news(changed) { continuation.yield(item) }
    } didEnd: {
      continuation.finish()
    }
    add(observation)
    continuation.onTermination = { _ in withExtendedLifetime(observation) {} }
    return (stream, continuation)
  }

  func notify(_ changed: [any AnyLiveField]) {
    for observer in self { observer.object?.notify(changed) }
  }

  func end() {
    for observer in self { observer.object?.end() }
  }
}
