private import BoundedPattern
import FormDeclaration
public import Observation

// Every call that changes a form is a transaction: the affected fields are validated within it, and
// published once at its end.

extension AnyForm {
  /// Runs `body`, and publishes its changes when the outermost transaction ends.
  ///
  /// Changes that observers make are published after they return, until nothing is new.
  @discardableResult
  func transaction<Result>(_ body: () -> Result) -> Result {
    transactionDepth += 1
    let result = body()
    transactionDepth -= 1
    if transactionDepth == 0 { settle() }
    return result
  }

  /// Runs `body`, an event of a field, and publishes the field before those that it affects.
  func transaction(of field: AnyField, _ body: () -> Void = {}) {
    transaction {
      enqueue(field)
      body()
    }
  }

  /// Adds a field to publish once when the transaction ends, however often it's added.
  ///
  /// Nothing is published before the end of a transaction.
  func enqueue(_ field: AnyField) {
    guard !field.isQueued else { return }
    field.isQueued = true
    queue.append(field)
  }

  /// Publishes until nothing is new, and then calls the waiting closures.
  ///
  /// A value that can't be compared may be new each time an observer sets it. For three rounds, all
  /// observers are notified of it, so that each one reads what the others derived. After that, they
  /// are notified only if the state is known to differ from the last published one.
  ///
  /// Observers that change the form every time are stopped: they're notified of the last values,
  /// and change nothing more. Handlers aren't called again while they run; the effects of their
  /// changes wait until they return.
  private func settle() {
    let isWithinLastRound = isLastRound
    defer { isLastRound = isWithinLastRound }
    var (rounds, possible) = (0, 0)
    var last: Any?
    // The number of rounds in which handlers changed the form, and the number of the change before
    // the last one.
    var handlers = (rounds: 0, before: 0)
    while hasNews || !isCallingHandlers && (!afterwards.isEmpty || isHandingOverDue) {
      rounds += 1
      isLastRound = isWithinLastRound || rounds > Self.mostRounds
      if let last, areKnownToDiffer(last, anyState) { news = .certain }
      last = possible + 1 < Self.mostPossibleRounds ? nil : anyState
      let (found, changed) = publish(notifies: possible < Self.mostPossibleRounds)
      possible = found == .possible ? possible + 1 : 0
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

  /// Publishes the queue in this order: statuses, the submit, the summary, then observers.
  ///
  /// The submit proceeds after the statuses are counted and before observers run, so that observers
  /// can read its outcome. Observers of fields come before those of the form.
  private func publish(notifies: Bool) -> (news: News, changed: [AnyField]) {
    transactionDepth += 1
    clearExcludedFields()
    isPublishing = true
    let queued = queue
    queue = []
    var changed: [AnyField] = []
    var found = news
    for field in queued {
      let old = field.published
      let newsOfField = field.publish()
      summary.replace(old, by: field.published)
      if newsOfField != .none { changed.append(field) }
      found = max(found, newsOfField)
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

  /// Calls the closures that wait for the end of a transaction, which may change the form again.
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
      "Observers kept changing \(names(of: changed)) in response to each other, and were stopped after "
        + "\(Self.mostRounds) rounds: the last values stay.")
  }

  private func reportStopOfHandlers(since change: Int) {
    let changed = paths.fields.filter { $0.changedAt > change }
    let (handlers, again) =
      handsOverChanges
      ? ("Handlers", "were called again for it")
      : ("Handlers of a submit", "submitted the form again")
    StandardError.report(
      "\(handlers) changed \(names(of: changed)) and \(again) \(Self.mostRounds) times in a row, and "
        + "were stopped: the last values stay.")
  }

  private func names(of fields: [AnyField]) -> String {
    fields.isEmpty ? "the form" : fields.map { $0.namedPath.text }.joined(separator: ", ")
  }
}

// MARK: - Observing

extension AnyForm: Observable {
  /// The last published summary; reading it is tracked.
  var trackedSummary: FormSummary {
    tracking.accessStatus()
    return published
  }

  /// Tracks every change of a value or a status.
  func trackChanges() {
    tracking.accessValue()
  }

  /// Calls `handler` after each change of the form, while you hold the result.
  ///
  /// ```swift
  /// let observation = form.observe { createButton.isSensitive = form.isValid }
  /// ```
  ///
  /// It's called after all affected fields are published, and only if something differs.
  ///
  /// The handler may change the form, for example to derive a value from others; observers are then
  /// notified again. Observers that keep undoing each other's changes are stopped: the last values
  /// stay, and a line on standard error names the fields.
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
}
