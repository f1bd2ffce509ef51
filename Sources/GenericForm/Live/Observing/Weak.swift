import FormDeclaration

/// A reference that doesn't keep its object alive.
package struct Weak<Object: AnyObject> {
  /// The object, or `nil` after it was released.
  package private(set) weak var object: Object?

  package init(_ object: Object) {
    self.object = object
  }
}

@MainActor extension [Weak<FormObservation>] {
  /// Adds an observation, and removes ended ones before the array grows.
  mutating func add(_ observation: FormObservation) {
    if count == capacity { removeAll { $0.object?.isCancelled ?? true } }
    append(Weak(observation))
  }

  /// Adds a sequence of the elements that `items` returns for each change, until the subject is
  /// released.
  ///
  /// The sequence keeps its observation alive, and with it the subject.
  ///
  /// - Parameters:
  ///   - subject: The object to keep alive while the sequence is followed, if any.
  ///   - buffering: The elements that a slow reader gets.
  ///   - items: Returns the elements for the changed fields.
  mutating func addStream<Item: Sendable>(
    of subject: AnyObject? = nil,
    buffering: AsyncStream<Item>.Continuation.BufferingPolicy = .unbounded,
    items: @escaping @MainActor ([AnyField]) -> [Item]
  ) -> (stream: AsyncStream<Item>, continuation: AsyncStream<Item>.Continuation) {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Item.self, bufferingPolicy: buffering)
    let observation = FormObservation(of: subject) { changed in
      for item in items(changed) { continuation.yield(item) }
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

  /// Ends each observation because its subject is released.
  func end() {
    for observer in self { observer.object?.end() }
  }
}
