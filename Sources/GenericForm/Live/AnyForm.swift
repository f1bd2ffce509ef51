import ValidationRules

/// A form without the type of its state: its fields, and how changes of them are published.
///
/// ``Form``, its only subclass, has the values, the rows and the submit.
@MainActor public class AnyForm {
  /// The timing of the fields that have none of their own.
  let timing: ValidationTiming

  /// The clock for debounce and time-outs of the checks.
  let clock: any Clock<Duration>

  /// Finds out whether the rows exist through which a value is read.
  let rowMemory = RowMemory()

  /// Records what the rules of a field read while they run, and has the formatters of every field.
  let trace: ReadTrace
  let paths = FormPaths()

  /// Tracked reads of the form as a whole: its summary as the status, and all changes as the value.
  let tracking = Tracking()

  /// The numbers of the nodes of the declared fields and rows, from top to bottom.
  ///
  /// Those within rows are in `LiveRows.nodes`.
  var declaredIDs: [Int] = []

  /// The numbers of rows, and the fields of removed ones.
  var knownRows = KnownRows()

  /// The key paths that nodes had before the step that is being undone or redone, if it changes
  /// them; nil at any other time.
  var formerPaths: [Int: AnyKeyPath]?

  /// Counts the changes of the state, and inputs that stand for no value.
  var revision = 0

  /// The number of the last change that is known to be one.
  var lastChange = 0

  /// What can be undone and redone.
  var history = FormHistory() {
    didSet {
      summary.canUndo = !history.past.isEmpty
      summary.canRedo = !history.future.isEmpty
    }
  }

  /// What is known of the form as a whole; fields and rows count themselves in it.
  var summary = FormSummary()

  /// The summary that was published last, which programs read.
  var published = FormSummary()

  /// The number of the change that was published last.
  var publishedRevision = 0

  /// Whether the state is new since it was published last.
  var news = News.none

  /// How many calls of ``transaction(_:)`` are going on, each within the one before.
  var transactionDepth = 0

  /// Whether observers are being notified: what they change in turn is no change of the person.
  var isPublishing = false

  /// Whether the handlers of a submit are being called.
  var isCallingHandlers = false

  /// Whether observers that change the form forever are notified for the last time.
  var isLastRound = false

  /// Whether the closure of ``Form/update(_:)`` is running, and what waits for its end.
  var isUpdating = false
  var afterUpdate: [() -> Void] = []

  /// Fields that have just been excluded, and whose values are to be cleared.
  var fieldsToClear: [AnyField] = []

  /// The fields that are published when the transaction ends, each once.
  var queue: [AnyField] = []

  /// What is called once everything is published, outside the transaction.
  var afterwards: [@MainActor () -> Void] = []

  /// Whether valid changes are handed over, and whether something is new since the last time.
  var handsOverChanges = false
  var isHandingOverDue = false

  /// Those who observe the whole form; they do not keep it.
  var observers: [Weak<FormObservation>] = []

  init(timing: ValidationTiming, clock: any Clock<Duration>) {
    self.timing = timing
    self.clock = clock
    trace = ReadTrace(rowMemory)
  }

  // MARK: What depends on the state

  /// The memory of the state in bytes, without what it refers to.
  var stateSize: Int { 0 }

  /// The values as they are now, whatever their type.
  var anyState: Any { () }

  /// Brings rows in step with a new state, before anything of them is read.
  ///
  /// - Parameter node: The node of the value that was set; nil if any value may be new.
  func reconcileRows(afterChangeOf node: PathNode?) {}

  /// Ends an attempt to submit whose values were changed while their checks were running.
  func supersedeSubmit() {}

  /// Hands over the values if they changed and are valid, once everything is published.
  func handOverValidChange() {}

  /// Goes on with a submit once the statuses are counted, and before observers run.
  func proceed() {}
}
