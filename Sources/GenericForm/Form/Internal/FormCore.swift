/// What a live form does whatever the type of its state: its fields, and what is told of them.
///
/// What runs at a key press is here, where no type has to be looked up while the program runs.
/// Every entry is a transaction. What a change concerns is judged in it, once each, and those who
/// want to know are told at its end.
@MainActor class FormCore {
  let timing: ValidationTiming
  let clock: any Clock<Duration>
  let graph = FieldGraph()

  /// Counts the changes of the state.
  var revision = 0

  /// Counts the changes after which fields are judged.
  var stamp = 0

  var counts = FormCounts()
  var progress = SubmissionProgress()
  var items: [LiveItem] = []

  var retired = RetiredFields()

  /// The key path by which a field was asked for last: most key presses follow one in that field.
  private var lastPath: AnyKeyPath?
  private var lastField: LiveField?

  /// What was told last of the form as a whole.
  private var told = FormSummary()
  private var observable: FormObservable?

  private var depth = 0
  private var queue: [LiveField] = []

  /// Room for the next queue.
  private var room: [LiveField] = []
  private var afterwards: [@MainActor () -> Void] = []
  private var observers: [WeakObservation] = []
  private var listeners: [ChangeListener] = []

  init(timing: ValidationTiming, clock: any Clock<Duration>) {
    self.timing = timing
    self.clock = clock
  }

  isolated deinit {
    for listener in listeners { listener.finish() }
  }

  // MARK: - What depends on the type of the state

  /// The slot of a key path that is new to the form.
  func makeSlot(at path: AnyKeyPath) -> FormSlot {
    preconditionFailure("A form has a state of a type")
  }

  /// Brings rows in step with the state, before anything of them is read.
  func reconcile(_ rows: LiveRows, of slot: FormSlot) {}

  /// Goes on with a submit once nothing is pending, or something is known to be in the way.
  func proceedWithSubmission() {}

  /// Ends a submit of values that were changed since.
  func supersedeSubmission() {}
}

// MARK: - Transactions

extension FormCore {
  /// Runs what changes the form, and tells of it once all of it has happened.
  func transaction(_ body: () -> Void) {
    begin()
    body()
    end()
  }

  /// Begins what changes the form.
  func begin() {
    depth += 1
  }

  /// Tells of what changed, once all of it has happened.
  func end() {
    depth -= 1
    while depth == 0, hasNews { publish() }
  }

  func queue(_ field: LiveField) {
    if field.markQueued() { queue.append(field) }
  }

  /// Runs a program's own code once everything that changed has been told.
  func afterwards(_ body: @escaping @MainActor () -> Void) {
    afterwards.append(body)
  }

  private var hasNews: Bool {
    !queue.isEmpty || !afterwards.isEmpty || progress.canProceed(counts)
      || summary != told
  }

  private var summary: FormSummary {
    FormSummary(
      isValid: counts.isValid, isPending: counts.pending > 0, isDirty: counts.dirty > 0,
      isSubmitting: progress.isOngoing, submitCount: progress.count)
  }

  private func publish() {
    depth += 1
    var fields = queue
    queue = room
    room = []
    var hasChanged = false
    for field in fields {
      field.publish()
      if field.hasNews { hasChanged = true }
    }
    if progress.canProceed(counts) { proceedWithSubmission() }
    let summary = summary
    let isSummaryNew = summary != told
    if isSummaryNew {
      told = summary
      observable?.summary = summary
    }
    if hasChanged { observable?.noteChange() }
    for field in fields where field.hasNews {
      field.tellObservers()
      tellListeners(field)
    }
    if isSummaryNew || hasChanged { tellObservers() }
    fields.removeAll(keepingCapacity: true)
    room = fields
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

  private func tellListeners(_ field: LiveField) {
    guard !listeners.isEmpty else { return }
    listeners.removeAll { listener in !listener.tell(field) }
  }

  private func tellObservers() {
    if observers.tell() { observers.removeEnded() }
  }

  func observe(_ observation: FormObservation) {
    observers.append(WeakObservation(observation))
  }

  /// Keeps a listener told until it wants no more, or the form is gone.
  func add(_ listener: ChangeListener) {
    listeners.append(listener)
  }
}

// MARK: - Fields

extension FormCore {
  func field(at path: AnyKeyPath) -> LiveField? {
    if path === lastPath { return lastField }
    guard let field = graph.slot(at: path)?.field else { return nil }
    lastPath = path
    lastField = field
    return field
  }

  /// Forgets which field was asked for last, where another one takes its place.
  func forgetLastField() {
    lastPath = nil
    lastField = nil
  }

  func reconcile(_ slot: FormSlot) {
    if let rows = slot.rows { reconcile(rows, of: slot) }
  }

  func reconcile(_ items: [LiveItem]) {
    for case .rows(let id) in items {
      if let slot = graph[id] { reconcile(slot) }
    }
  }

  /// The declared fields, from top to bottom.
  func eachField(in items: [LiveItem], _ body: (LiveField) -> Void) {
    for item in items {
      switch item {
      case .field(let id):
        if let field = graph[id]?.field { body(field) }
      case .rows(let id):
        guard let rows = graph[id]?.rows else { continue }
        for id in rows.order { eachField(in: rows.items[id] ?? [], body) }
      }
    }
  }

  /// Every field that there is, also those about which nothing is asked.
  func everyField(_ body: (LiveField) -> Void) {
    for slot in graph.slots {
      if let field = slot.field { body(field) }
    }
  }
}
