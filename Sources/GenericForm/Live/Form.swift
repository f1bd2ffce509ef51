import Observation

/// One live form: its values, its fields, and its submit.
///
/// Values are read and written by their key paths. A change validates its field, and those whose
/// rules read it, at once and silently; the ``ValidationTiming`` decides when the status is
/// shown. Everything can be tracked with `withObservationTracking`, observed, or followed as an
/// asynchronous sequence.
///
/// ```swift
/// let form = Form(Account(), validation: signUp)
/// let username = form.field(\.username)
/// username.value = "mei"
/// username.leave()
/// username.status.shownErrors  // [Use at least 5 characters]
/// form.isValid  // false
/// form.onSubmit { account in try await store.add(account) }
/// form.submit()
/// ```
///
/// Every call that changes the form is a transaction: the state changes, the fields that this
/// affects are validated, and what is new is published once. Observers run after that, so they read
/// a form in which everything is in step.
///
/// The form owns its state and its fields; when its last reference goes, running checks are
/// cancelled, its sequences end, and a ``Field`` that is still held keeps its last value.
@MainActor @dynamicMemberLookup
public final class Form<State> {
  /// What is declared about the values.
  let validation: FormValidation<State>

  /// The timing of the fields that have none of their own.
  let timing: ValidationTiming

  /// The clock for debounce and time-outs of the checks.
  let clock: any Clock<Duration>

  /// Records what the rules of a field read while they run, and has the formatters of every field.
  let trace: ReadTrace

  /// Finds out whether the rows exist through which a value is read.
  let rowMemory = RowMemory()
  let paths = FormPaths()

  /// Tracked reads of the form as a whole: its summary as the status, and all changes as the value.
  let tracking = Tracking()

  /// The values as they are now, not tracked.
  var current: State

  /// The numbers of the nodes of the declared fields and rows, from top to bottom.
  ///
  /// Those within rows are in `LiveRows.nodes`.
  var declaredIDs: [Int] = []

  /// How rows are declared, and the fields of removed ones.
  var knownRows = KnownRows<State>()

  /// The key paths that nodes had before the step that is being undone or redone, if it changes
  /// them; nil at any other time.
  var formerPaths: [Int: AnyKeyPath]?

  /// Counts the changes of the state, and inputs that stand for no value.
  var revision = 0

  /// The number of the last change that is known to be one.
  var lastChange = 0

  /// What can be undone and redone.
  var history = FormHistory<State>() {
    didSet {
      summary.canUndo = !history.past.isEmpty
      summary.canRedo = !history.future.isEmpty
    }
  }

  /// The attempts to submit the form.
  var submits = Submits<State>() {
    didSet { summary.isSubmitting = submits.current != nil }
  }

  /// Errors of the server for values that have no field yet; a field that is made takes its own.
  var unclaimedErrors: [PartialKeyPath<State>: UnclaimedError] = [:]

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

  /// Whether the closure of ``update(_:)`` is running, and what waits for its end.
  var isUpdating = false
  var afterUpdate: [() -> Void] = []

  /// The fields that are published when the transaction ends, each once.
  var queue: [any AnyLiveField] = []

  /// What is called once everything is published, outside the transaction.
  var afterwards: [@MainActor () -> Void] = []

  /// Those who observe the whole form; they do not keep it.
  var observers: [Weak<FormObservation>] = []

  /// Creates a form that starts with some values.
  ///
  /// Every field is validated by its rules at once.
  ///
  /// - Parameters:
  ///   - state: The values to start with. Their errors are not shown, and asynchronous checks do
  ///     not run on them, before their field is left or the form is submitted.
  ///   - validation: The validation of the values.
  ///   - timing: When errors are shown, where a field has no timing of its own.
  ///   - clock: The clock for debounce and time-outs.
  public init(
    _ state: State, validation: FormValidation<State>,
    timing: ValidationTiming = .rewardEarlyPunishLate,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    current = state
    self.validation = validation
    self.timing = timing
    self.clock = clock
    trace = ReadTrace(rowMemory)
    rowMemory.takeIn(state)
    transaction {
      declaredIDs = add(validation.items, inRow: nil)
      eachField { $0.validate(isStarting: true) }
    }
  }

  /// Creates a form that starts with some values, with the validations of its fields.
  ///
  /// ```swift
  /// let form = Form(Account(phone: "0603903594")) {
  ///   FieldValidation(\.phone, .optional, rules: [.isMobile])
  /// }
  /// form.isValid  // false
  /// form.phone = "+33603903594"
  /// form.isValid  // true
  /// form.phone = ""
  /// form.isValid  // true
  /// ```
  public convenience init(
    _ state: State, timing: ValidationTiming = .rewardEarlyPunishLate,
    clock: any Clock<Duration> = ContinuousClock(),
    @FormValidationBuilder<State> _ validations: () -> FormValidation<State>
  ) {
    self.init(state, validation: validations(), timing: timing, clock: clock)
  }

  /// Ends what would wait for the form; a handler that runs is cancelled, and ends by itself.
  isolated deinit {
    for node in paths.all { node.field?.stop() }
    for field in knownRows.retiredFields { field.stop() }
    observers.end()
    submits.current?.handling?.cancel()
    if submits.current?.phase == .waiting { submits.current?.finish(.superseded) }
  }
}
