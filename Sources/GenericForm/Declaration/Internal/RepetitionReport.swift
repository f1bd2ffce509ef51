import BoundedPattern
import Synchronization

/// Reports once that rows of a collection have the same identity.
///
/// Each of them has its own fields all the same; but which one a key path such as `\.guests[id: 1]`
/// means, and which one is removed where they are not told apart, is a guess.
final class RepetitionReport: Sendable {
  /// Whether it was reported, or is not to be.
  let isDone = Atomic(false)

  /// Reports that an identity is repeated; does nothing if none is, or after the first time.
  func report(_ ids: [AnyHashable], at path: @autoclosure () -> String) {
    guard ids.contains(where: { $0.base is RepeatedRow }),
      !isDone.exchange(true, ordering: .relaxed)
    else { return }
    // The identity may be what a user typed, which isn't for a log.
    StandardError.report(
      "Several rows at \(path()) have the same identity: give each its own `id`.")
  }
}
