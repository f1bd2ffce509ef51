/// The rows of one collection in a live form.
///
/// `order` and `nodes` are those of the state as the form read it last;
/// ``Form/reconcileRows(of:)`` brings them in step with the state before a rule reads it.
@MainActor final class LiveRows {
  /// The memory of one row in the collection, in bytes.
  let elementSize: Int

  /// The identities of the rows, in the order of the state; each once.
  var order: [AnyHashable]

  /// The nodes of the fields, and rows, in each row, by the row's identity.
  var nodes: [AnyHashable: [Int]] = [:]

  /// The rows of the start, the last reset or the last submit.
  var baseline: [AnyHashable]

  /// The rows that a submit handed over; nil before the first.
  var submitted: [AnyHashable]?

  /// The number of the change at which the memory of the rows was counted last, for the history.
  var countedAt = 0

  /// Starts with rows, which are not dirty; their nodes are added one by one.
  init(order: [AnyHashable], elementSize: Int) {
    self.elementSize = elementSize
    self.order = order
    baseline = order
  }

  /// Whether rows came, went or moved since the baseline; what is in them counts for their fields.
  var isDirty: Bool { order != baseline }
}
