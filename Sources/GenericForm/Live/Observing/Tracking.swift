import FormDeclaration
import Observation

/// The value and status of a form or field, as `withObservationTracking` tracks them.
///
/// The class isn't generic, because creating a key path of a generic class at every change costs
/// more than the rest of the change.
@MainActor final class Tracking: Observable {
  private let registrar = ObservationRegistrar()

  // Never read; they only provide two different key paths.
  private let value = 0
  private let status = 1

  private static let valuePath = \Tracking.value
  private static let statusPath = \Tracking.status

  /// Registers the current observer for the next new value.
  func accessValue() {
    registrar.access(self, keyPath: Self.valuePath)
  }

  /// Registers the current observer for the next new status.
  func accessStatus() {
    registrar.access(self, keyPath: Self.statusPath)
  }

  // Observers are notified after the change, so that they can read it immediately. A closure of `withMutation` would
  // check at each change that this is the main actor.

  func noteValue() {
    registrar.willSet(self, keyPath: Self.valuePath)
    registrar.didSet(self, keyPath: Self.valuePath)
  }

  func noteStatus() {
    registrar.willSet(self, keyPath: Self.statusPath)
    registrar.didSet(self, keyPath: Self.statusPath)
  }
}
