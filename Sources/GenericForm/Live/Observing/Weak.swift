/// A reference that does not keep its object.
struct Weak<Object: AnyObject> {
  /// The object; nil once nothing else keeps it.
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
  ///
  /// The sequence keeps its observation, and with it the subject.
  ///
  /// - Parameters:
  ///   - subject: What is kept as long as somebody follows the sequence; nil for nothing.
  ///   - buffering: What a slow reader gets.
  ///   - news: Returns the elements for the fields that are new.
  mutating func addStream<News: Sendable>(
    of subject: AnyObject? = nil,
    buffering: AsyncStream<News>.Continuation.BufferingPolicy = .unbounded,
    news: @escaping @MainActor ([AnyField]) -> [News]
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

  /// Notifies those that are still held, in the order in which they were added.
  func notify(_ changed: [AnyField]) {
    for observer in self { observer.object?.notify(changed) }
  }

  /// Notes for each that what is observed goes away.
  func end() {
    for observer in self { observer.object?.end() }
  }
}
