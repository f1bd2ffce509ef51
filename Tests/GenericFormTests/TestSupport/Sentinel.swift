import Synchronization

/// An object to put into a value: while it exists, something keeps the value.
final class Sentinel: Sendable {
  /// The number of sentinels that exist with one counter.
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
