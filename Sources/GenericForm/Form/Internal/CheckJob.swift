/// The work of one check on one value, not started yet.
package enum CheckJob: Sendable {
  /// Answers whether the value passes; throws when it cannot tell.
  case task(@Sendable () async throws -> Bool)

  /// Starts on the main actor and answers there, at once or later; gives what cancels it.
  case callback(@Sendable @MainActor (@escaping @MainActor (CheckAnswer) -> Void) -> CancelCheck)
}

/// Tells a check that its answer is no longer wanted.
package typealias CancelCheck = @MainActor () -> Void

/// What a check says about one value.
package enum CheckAnswer: Hashable, Sendable {
  case passed
  case refused

  /// It threw, or it took too long.
  case unverified
}

extension CheckJob {
  /// Starts the work; `answer` is called once on the main actor, unless it is cancelled before.
  @MainActor
  func start(answer: @escaping @MainActor (CheckAnswer) -> Void) -> CancelCheck {
    switch self {
    case .callback(let start):
      return start(answer)
    case .task(let work):
      let task = Task.detached {
        let outcome: CheckAnswer
        do {
          outcome = try await work() ? .passed : .refused
        } catch {
          outcome = .unverified
        }
        await answer(outcome)
      }
      return { task.cancel() }
    }
  }
}
