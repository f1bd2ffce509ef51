private import BoundedPattern
public import Observation

// How changes of a form are published.
//
// Every call that changes a form is a transaction: what it affects is validated in it, and
// published once, when all of it has happened.

extension AnyForm {
  /// Runs `body`, and publishes what it changed once the outermost transaction ends.
  ///
  /// What observers change in turn is published after them, until nothing is new.
  @discardableResult
  func transaction<Result>(_ body: () -> Result) -> Result {
    transactionDepth += 1
    let result = body()
    transactionDepth -= 1
    if transactionDepth == 0 { settle() }
    return result
  }

  /// Has a field published when the transaction ends; it is published once, however often it is
  /// added.
  ///
  /// Nothing is published before the end of a transaction.
  func enqueue(_ field: AnyField) {
    guard !field.isQueued else { return }
    field.isQueued = true
    queue.append(field)
  }

  /// Publishes until nothing is new, and calls what waits for that.
  ///
  /// Values that may be new are published a few times in a row: as many as it may take until each
  /// observer has read what another one derives. From then on the state has to differ from the one
  /// that was published before, as far as that can be known.
  ///
  /// Observers that change the form each time are stopped: they are notified of the last values,
  /// and change nothing more. Handlers that are being called aren't called again by what they do:
  /// what that leads to waits until they have returned.
  private func settle() {
    let isWithinLastRound = isLastRound
    defer { isLastRound = isWithinLastRound }
    var (rounds, possible) = (0, 0)
    var last: Any?
    // How many rounds handlers changed the form in, and the number of the change before the last one.
    var handlers = (rounds: 0, before: 0)
    while hasNews || !isCallingHandlers && (!afterwards.isEmpty || isHandingOverDue) {
      rounds += 1
      isLastRound = isWithinLastRound || rounds > Self.mostRounds
      if let last, areKnownToDiffer(last, anyState) { news = .certain }
      last = possible + 1 < Self.mostPossibleRounds ? nil : anyState
      let (news, changed) = publish(notifies: possible < Self.mostPossibleRounds)
      possible = news == .possible ? possible + 1 : 0
      if possible == 0 { last = nil }
      if !isCallingHandlers {
        let before = revision
        callAfterwards()
        if revision > before { handlers = (handlers.rounds + 1, before) }
      }
      guard !isLastRound else {
        if isWithinLastRound { return }
        return 3 * handlers.rounds > rounds
          ? reportStopOfHandlers(since: handlers.before) : reportStop(of: changed)
      }
    }
  }

  private static var mostRounds: Int { 250 }
  private static var mostPossibleRounds: Int { 3 }

  private var hasNews: Bool { !queue.isEmpty || summary != published || news != .none }

  /// Publishes what is queued, in this order: statuses, the submit, the summary, then observers.
  ///
  /// The submit proceeds once the statuses are counted and before observers run, so that what these
  /// read includes its outcome. Observers of fields come before those of the form.
  private func publish(notifies: Bool) -> (news: News, changed: [AnyField]) {
    transactionDepth += 1
    isPublishing = true
    let queued = queue
    queue = []
    var changed: [AnyField] = []
    var found = news
    for field in queued {
      let news = field.publish()
      if news != .none { changed.append(field) }
      found = max(found, news)
    }
    proceed()
    if news != .none { publishedRevision = revision }
    news = .none
    let isSummaryNew = summary != published
    if isSummaryNew { tracking.noteStatus() }
    published = summary
    let isStateNew = found != .none
    if isSummaryNew { found = .certain }
    if found != .none, handsOverChanges { isHandingOverDue = true }
    if found == .certain || notifies {
      if isStateNew { tracking.noteValue() }
      for field in changed { field.notifyObservers() }
      if found != .none { observers.notify(changed) }
    }
    isPublishing = false
    transactionDepth -= 1
    return (found, changed)
  }

  /// Calls what waits for the end of a transaction, and may change the form again.
  private func callAfterwards() {
    isCallingHandlers = true
    let bodies = afterwards
    afterwards = []
    for body in bodies { body() }
    if isHandingOverDue, !hasNews {
      isHandingOverDue = false
      handOverValidChange()
    }
    isCallingHandlers = false
  }

  private func reportStop(of changed: [AnyField]) {
    StandardError.report(
      "Observers changed \(names(of: changed)) \(Self.mostRounds) times in turn, each because of the "
        + "other, and were stopped: the last values stand.")
  }

  private func reportStopOfHandlers(since change: Int) {
    let changed = paths.all.compactMap { $0.field }.filter { $0.changedAt > change }
    let (handlers, again) =
      handsOverChanges
      ? ("Handlers", "were called again for it")
      : ("Handlers of a submit", "submitted the form again")
    StandardError.report(
      "\(handlers) changed \(names(of: changed)) and \(again) \(Self.mostRounds) times in turn, and "
        + "were stopped: the last values stand.")
  }

  private func names(of fields: [AnyField]) -> String {
    fields.isEmpty ? "the form" : fields.map { $0.namedPath.text }.joined(separator: ", ")
  }
}

// MARK: - Observing

extension AnyForm: Observable {
  /// The summary that was published last, tracked by who reads it.
  var trackedSummary: FormSummary {
    tracking.accessStatus()
    return published
  }

  /// Tracks every change of a value or a status.
  func trackChanges() {
    tracking.accessValue()
  }
}

extension Form {
  /// Calls `handler` when anything about the form changed, for as long as the result is held.
  ///
  /// ```swift
  /// let observation = form.observe { createButton.isSensitive = form.isValid }
  /// ```
  ///
  /// It is called once all fields that a change affects are published, and not for what stays
  /// equal.
  ///
  /// The handler may change the form in turn, such as a value that is derived from others; observers
  /// are notified of that next. Observers that keep undoing each other's changes are stopped: the last
  /// values stay, and a line on standard error names the fields.
  ///
  /// ```swift
  /// let observation = form.observe { form.employer = "From \(form.username)" }
  /// form.username = "ada_9"
  /// form.employer  // "From ada_9"
  /// ```
  public func observe(_ handler: @escaping @MainActor () -> Void) -> FormObservation {
    let observation = FormObservation { _ in handler() }
    observers.add(observation)
    return observation
  }

  /// The changes of fields from now on, in order; the sequence ends with the form.
  ///
  /// It is the sequence to follow a form with: `Observations` over a value of type `String?` ends
  /// the compiler of Swift 6.3.
  public var changes: AsyncStream<FieldChange<State>> {
    observers.addStream { changed in
      changed.compactMap { field in
        (field.path as? PartialKeyPath<State>).map { FieldChange($0, status: field.published) }
      }
    }.stream
  }
}
