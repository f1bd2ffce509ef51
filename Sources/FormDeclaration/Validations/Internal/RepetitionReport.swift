import BoundedPattern
import Synchronization

/// A report, made only once, that rows of a collection have the same identity.
///
/// Each of them still has its own fields, but a key path such as `\.guests[id: 1]` is ambiguous,
/// and so is a removal if the rows can't be distinguished.
package final class RepetitionReport: Sendable {
  /// Indicates whether it was reported, or must not be.
  let isDone = Atomic(false)

  package init() {}

  /// Reports a repeated identity, if there is one, the first time only.
  package func report(_ ids: [AnyHashable], at path: @autoclosure () -> String) {
    guard ids.contains(where: { $0.base is RepeatedRow }),
      !isDone.exchange(true, ordering: .relaxed)
    else { return }
    // The identity may be user input, which doesn't belong in a log.
    StandardError.report(
      "Several rows at \(path()) have the same identity: give each its own `id`.")
  }
}
