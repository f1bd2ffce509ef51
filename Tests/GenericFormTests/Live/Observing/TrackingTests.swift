import Observation
import Synchronization
import Testing

@testable import GenericForm

@MainActor @Suite struct TrackingTests {
  private let tracking = Tracking()

  /// Returns whether a change notifies observers of the values that `read` reads.
  private func notifies(of read: () -> Void, after change: () -> Void) -> Bool {
    let isNotified = Mutex(false)
    withObservationTracking(read) {
      isNotified.withLock { $0 = true }
    }
    change()
    return isNotified.withLock { $0 }
  }

  @Test func `a value and a status are tracked apart`() {
    let (value, status) = (tracking.accessValue, tracking.accessStatus)
    #expect(notifies(of: value, after: tracking.noteValue))
    #expect(!notifies(of: value, after: tracking.noteStatus))
    #expect(notifies(of: status, after: tracking.noteStatus))
    #expect(!notifies(of: status, after: tracking.noteValue))
  }

  @Test func `tracking is limited to one object`() {
    #expect(!notifies(of: tracking.accessValue, after: Tracking().noteValue))
  }
}
