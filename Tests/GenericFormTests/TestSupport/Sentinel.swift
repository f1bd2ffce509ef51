import Synchronization

/// An object placed into a value: while it exists, something keeps the value.
final class Sentinel: Sendable {
  /// Counts the sentinels that exist.
  final class Count: Sendable {
    private let count = Atomic(0)

    var value: Int { count.load(ordering: .relaxed) }

    fileprivate func change(by difference: Int) {
      count.wrappingAdd(difference, ordering: .relaxed)
    }
  }

  private let count: Count?

  init(in count: Count? = nil) {
    self.count = count
    count?.change(by: 1)
  }

  deinit {
    count?.change(by: -1)
  }
}
