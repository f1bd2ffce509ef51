/// The rows of one collection in a live form.
@MainActor final class LiveRows<State> {
  let definition: RowsDefinition<State>
  var order: [AnyHashable]

  /// The nodes of the fields, and rows, in each row.
  var nodes: [AnyHashable: [Int]] = [:]

  /// The rows of the start, the last reset or the last submit.
  var baseline: [AnyHashable]

  /// The rows that a submit handed over.
  var submitted: [AnyHashable]?

  init(_ definition: RowsDefinition<State>, in state: State) {
    self.definition = definition
    order = definition.ids(in: state)
    baseline = order
  }

  var isDirty: Bool { order != baseline }
}
