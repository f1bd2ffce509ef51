#if OpenCombine
  import OpenCombine
  import Synchronization

  /// Sends the elements of a stream to one subscriber, as many as it requests.
  ///
  /// The subscriber is called on the main actor, except with its subscription, so it needn't be
  /// `Sendable`. Requests may come from any thread.
  final class StreamSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
  where Downstream.Failure == Never {
    private struct State {
      var demand = 0
      var isCancelled = false
      var task: Task<Void, Never>?

      /// The continuation to resume with the next demand.
      var waiting: CheckedContinuation<Bool, Never>?

      /// Reduces the demand by one, unless it's unlimited.
      mutating func take() {
        if demand != .max { demand -= 1 }
      }
    }

    /// The subscriber, or `nil` after the end, which breaks a cycle if it keeps its subscription.
    private var downstream: Downstream?
    private let state = Mutex(State())

    init(_ downstream: Downstream) {
      self.downstream = downstream
    }

    /// Starts delivering a stream, which is created on the main actor.
    func start(_ makeStream: @escaping @MainActor @Sendable () -> AsyncStream<Downstream.Input>)
    where Downstream.Input: Sendable {
      downstream?.receive(subscription: self)
      let task = Task { @MainActor in await deliver(makeStream()) }
      state.withLock { $0.task = task }
      if state.withLock({ $0.isCancelled }) { task.cancel() }
    }

    func request(_ demand: Subscribers.Demand) {
      let requested = demand.max ?? .max
      let waiting = state.withLock { state in
        let (sum, isTooMuch) = state.demand.addingReportingOverflow(requested)
        state.demand = isTooMuch ? .max : sum
        guard state.demand > 0, let waiting = state.waiting else {
          return nil as CheckedContinuation<Bool, Never>?
        }
        state.waiting = nil
        state.take()
        return waiting
      }
      waiting?.resume(returning: true)
    }

    func cancel() {
      let (task, waiting) = state.withLock { state in
        state.isCancelled = true
        defer { state.waiting = nil }
        return (state.task, state.waiting)
      }
      task?.cancel()
      waiting?.resume(returning: false)
    }

    @MainActor
    private func deliver(_ stream: AsyncStream<Downstream.Input>) async
    where Downstream.Input: Sendable {
      defer { downstream = nil }
      for await element in stream {
        guard await isRequested(), let downstream else { return }
        request(downstream.receive(element))
      }
      if !isCancelled { downstream?.receive(completion: .finished) }
    }

    private var isCancelled: Bool { state.withLock(\.isCancelled) }

    /// Waits for a demand, and returns `false` if the subscription is canceled.
    @MainActor
    private func isRequested() async -> Bool {
      let isRequested = await withCheckedContinuation { continuation in
        let answer = state.withLock { state -> Bool? in
          if state.isCancelled { return false }
          if state.demand > 0 {
            state.take()
            return true
          }
          state.waiting = continuation
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
      return isRequested && !isCancelled
    }
  }
#endif
