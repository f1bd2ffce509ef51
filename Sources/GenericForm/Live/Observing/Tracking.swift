import Observation

/// What `withObservationTracking` follows of a form or of a field: its value and its status.
///
/// The class has no type parameters, because making a key path of a generic class at every change
/// costs more than the rest of the change.
@MainActor final class Tracking: Observable {
  private let registrar = ObservationRegistrar()

  // Never read: they are two key paths, which must differ.
  private let value = 0
  private let status = 1

  private static let valuePath = \Tracking.value
  private static let statusPath = \Tracking.status

  /// Has whoever tracks now be notified of the next new value.
  func accessValue() {
    registrar.access(self, keyPath: Self.valuePath)
  }

  /// Has whoever tracks now be notified of the next new status.
  func accessStatus() {
    registrar.access(self, keyPath: Self.statusPath)
  }

  // Those who track are notified once the change has happened, so that they can read it at once.

  func noteValue() {
    registrar.withMutation(of: self, keyPath: Self.valuePath) {}
  }

  func noteStatus() {
    registrar.withMutation(of: self, keyPath: Self.statusPath) {}
  }
}
