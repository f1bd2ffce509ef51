import FormDeclaration

/// A form without the type of its state, which manages its fields and publishes their changes.
///
/// ``Form``, its only subclass, has the values, the rows and the submit.
@MainActor public class AnyForm {
  /// The timing of fields that don't have their own.
  let timing: ValidationTiming

  /// The clock for debouncing checks and for their timeouts.
  let clock: any Clock<Duration>

  /// The key path of the whole state.
  let root: AnyKeyPath

  /// The cache that detects missing rows along a key path.
  let rowCache = RowCache()

  /// A record of the values that a field's rules read, with the formatters of every field.
  let trace: ReadTrace
  let paths = FormPaths()

  /// The tracking of the whole form, whose status is the summary and whose value is the state.
  let tracking = Tracking()

  /// The numbers of the nodes of the declared fields and rows, from top to bottom.
  ///
  /// Those within rows are in `LiveRows.nodes`.
  var declaredIDs: [Int] = []

  /// The numbers of rows, and the fields of removed ones.
  var knownRows = KnownRows()

  /// The nodes' key paths before the current undo or redo, if it changes them, or `nil` at any
  /// other time.
  var formerPaths: [Int: AnyKeyPath]?

  /// The number of changes of the state so far, including invalid input.
  var revision = 0

  /// The number of the last change to new values; one by an observer counts only if they are
  /// certainly new.
  var lastChange = 0

  /// The steps to undo and redo.
  var history = FormHistory() {
    didSet {
      summary.canUndo = !history.past.isEmpty
      summary.canRedo = !history.future.isEmpty
    }
  }

  /// The state of the form as a whole, in which fields and rows count themselves.
  var summary = FormSummary()

  /// The last published summary, which programs read.
  var published = FormSummary()

  /// The number of the change that was published last.
  var publishedRevision = 0

  /// The news in the state since it was last published.
  var news = News.none

  /// The depth of nested calls of ``transaction(_:)``.
  var transactionDepth = 0

  /// Indicates whether observers are being notified; changes that they make aren't the user's.
  var isPublishing = false

  /// Indicates whether the handlers of a submit are being called.
  var isCallingHandlers = false

  /// Indicates whether observers that keep changing the form are notified for the last time.
  var isLastRound = false

  /// Indicates whether the closure of ``Form/update(_:)`` is running; `afterUpdate` waits for its
  /// end.
  var isUpdating = false
  var afterUpdate: [() -> Void] = []

  /// The fields that have just been excluded, and whose values may have to be cleared.
  var fieldsToClear: [AnyField] = []

  /// The fields that are published when the transaction ends, each once.
  var queue: [AnyField] = []

  /// The closures to call after everything is published, outside the transaction.
  var afterwards: [@MainActor () -> Void] = []

  /// Indicates whether valid changes have a handler.
  var handsOverChanges = false

  /// Indicates whether a valid change waits for its handler.
  var isHandingOverDue = false

  /// The observations of the whole form, which don't keep it alive.
  var observers: [Weak<FormObservation>] = []

  init(root: AnyKeyPath, timing: ValidationTiming, clock: any Clock<Duration>) {
    self.root = root
    self.timing = timing
    self.clock = clock
    trace = ReadTrace(rowCache)
  }

  // MARK: Overrides that depend on the state

  /// The memory of the state in bytes, without what it refers to.
  var stateSize: Int { 0 }

  /// The current values, regardless of their type.
  var anyState: Any { () }

  /// Updates the rows for a new state, before any of them is read.
  ///
  /// - Parameter node: The node of the value that was set, or `nil` if any value may be new.
  func reconcileRows(afterChangeOf node: PathNode?) {}

  /// Indicates whether the handler of a submit is running, which can't be undone.
  package var isHandedOver: Bool { false }

  /// Ends an attempt to submit if its values change while their checks are running.
  func supersedeSubmit() {}

  /// Records the latest reads by the rules of the field at a node, replacing earlier ones.
  func noteReads(of node: PathNode) {}

  /// Hands over the values if they changed and are valid, after everything is published.
  func handOverValidChange() {}

  /// Continues a submit after the statuses are counted and before observers run.
  func proceed() {}
}
