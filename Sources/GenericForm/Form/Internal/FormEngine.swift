/// What a live form does: its fields, who reads whom, and what is told when something changed.
///
/// Every entry is a transaction. What a change concerns is judged in it, once each, and those who
/// want to know are told at its end.
@MainActor final class FormEngine<State> {
  let timing: ValidationTiming
  let clock: any Clock<Duration>
  let source: LiveSource<State>

  /// Counts the changes of the state.
  var revision = 0

  /// Counts the changes after which fields are judged.
  var stamp = 0

  var counts = FormCounts()
  var submission = FormSubmission<State>()
  var graph = FieldGraph<State>()

  /// The fields of rows that are gone, for those who still hold on to them.
  var retired: [PartialKeyPath<State>: LiveField<State>] = [:]

  /// What the server said of values that nobody has asked for yet.
  var unclaimedErrors: [PartialKeyPath<State>: ValidationMessage] = [:]

  private(set) var items: [LiveItem] = []

  /// What was told last of the form as a whole.
  private var told = FormSummary()
  private var observable: FormObservable?

  private var depth = 0
  private var queue: [LiveField<State>] = []
  private var afterwards: [@MainActor () -> Void] = []
  private var observers: [WeakObservation] = []
  private var listeners: [ChangeListener<State>] = []

  init(
    _ state: State, validation: FormValidation<State>, timing: ValidationTiming,
    clock: any Clock<Duration>
  ) {
    self.timing = timing
    self.clock = clock
    source = LiveSource(state)
    transaction {
      items = add(validation.items, within: [])
      graph.linkOverlaps()
      eachField(in: items) { $0.judge(isStarting: true) }
    }
  }

  isolated deinit {
    if submission.isWaiting { submission.finish(.superseded)?.finish(.superseded) }
    for listener in listeners { listener.finish() }
  }

  var state: State {
    get { source.live }
    _modify { yield &source.live }
  }
}

// MARK: - Transactions

extension FormEngine {
  /// Runs what changes the form, and tells of it once all of it has happened.
  func transaction(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    while depth == 0, hasNews { publish() }
  }

  func queue(_ field: LiveField<State>) {
    if field.markQueued() { queue.append(field) }
  }

  /// Runs a program's own code once everything that changed has been told.
  func afterwards(_ body: @escaping @MainActor () -> Void) {
    afterwards.append(body)
  }

  private var hasNews: Bool {
    !queue.isEmpty || !afterwards.isEmpty || submission.canProceed(counts)
      || summary != told
  }

  private var summary: FormSummary {
    FormSummary(
      isValid: counts.isValid, isPending: counts.pending > 0, isDirty: counts.dirty > 0,
      isSubmitting: submission.isOngoing, submitCount: submission.count)
  }

  private func publish() {
    depth += 1
    let fields = queue
    queue = []
    let changed = fields.filter { $0.publish() }
    if submission.canProceed(counts) { proceedWithSubmission() }
    let summary = summary
    let isSummaryNew = summary != told
    if isSummaryNew {
      told = summary
      observable?.summary = summary
    }
    if !changed.isEmpty { observable?.noteChange() }
    for field in changed {
      field.tellObservers()
      tellListeners(field)
    }
    if isSummaryNew || !changed.isEmpty { tellObservers() }
    let bodies = afterwards
    afterwards = []
    depth -= 1
    for body in bodies { body() }
  }

  /// What is tracked of the form as a whole, made now if nobody has tracked it yet.
  var board: FormObservable {
    if let observable { return observable }
    let new = FormObservable(told)
    observable = new
    return new
  }

  private func tellListeners(_ field: LiveField<State>) {
    guard !listeners.isEmpty else { return }
    let change = FieldChange(field.slot.path, status: field.status)
    listeners.removeAll { listener in !listener.tell(change) }
  }

  private func tellObservers() {
    guard !observers.isEmpty else { return }
    observers.removeAll { $0.observation?.handler == nil }
    for observer in observers { observer.observation?.handler?() }
  }

  func observe(_ observation: FormObservation) {
    observers.append(WeakObservation(observation))
  }

  /// Keeps a listener told until it wants no more, or the form is gone.
  func add(_ listener: ChangeListener<State>) {
    listeners.append(listener)
  }
}
