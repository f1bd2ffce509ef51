/// A key path that a live form has met: what is there, and who reads it.
@MainActor final class FormSlot {
  let id: Int
  let path: AnyKeyPath

  /// The field whose value is here.
  var field: LiveField?

  /// Whether the form says what the value is part of, as it does for declared fields.
  var isDeclared = false

  /// The rows of the collection that is here.
  var rows: LiveRows?

  /// The slots of the fields that read this one.
  var readers: Set<Int> = []

  /// The slots whose values hold this one.
  var containers: [Int] = []

  /// The slots whose values are within this one.
  var contents: [Int] = []

  init(id: Int, path: AnyKeyPath) {
    self.id = id
    self.path = path
  }
}

/// A field of a live form, or rows of them, by their slots.
enum LiveItem {
  case field(Int)
  case rows(Int)
}

/// The rows that a live form has of one collection.
@MainActor class LiveRows {
  var order: [AnyHashable] = []
  var items: [AnyHashable: [LiveItem]] = [:]

  /// The rows of the start, the last reset or the last submit.
  var baseline: [AnyHashable] = []
  var isDirty = false

  init() {}
}

/// Such rows, with what was declared about them.
final class TypedLiveRows<State>: LiveRows {
  let definition: RowsDefinition<State>

  init(_ definition: RowsDefinition<State>) {
    self.definition = definition
    super.init()
  }
}
