#if OpenCombine
  package import OpenCombine

  /// Publishes a stream to each subscriber, on the main actor and only as many elements as requested.
  package struct StreamPublisher<Output: Sendable>: Publisher {
    package typealias Failure = Never

    private let subscribe: () -> @MainActor @Sendable () -> AsyncStream<Output>

    /// Creates a publisher of a stream.
    ///
    /// - Parameter subscribe: Called for each subscriber, on the subscribing thread. The closure
    ///   that it returns creates the stream on the main actor.
    package init(_ subscribe: @escaping () -> @MainActor @Sendable () -> AsyncStream<Output>) {
      self.subscribe = subscribe
    }

    package func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
      StreamSubscription(subscriber).start(subscribe())
    }
  }
#endif
