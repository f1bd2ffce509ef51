public import Observation

// How changes of a form are published.
//
// Every call that changes a form is a transaction: what it affects is validated in it, and
// published once, when all of it has happened.

extension Form {
  /// Runs `body`, and publishes what it changed once the outermost transaction ends.
  ///
  /// What observers change in turn is published after them, until nothing is new.
  ///
  /// - Precondition: Observers do not change the form each time they are notified.
  @discardableResult
  func transaction<Result>(_ body: () -> Result) -> Result {
    transactionDepth += 1
    let result = body()
    transactionDepth -= 1
    var count = 0
    while transactionDepth == 0, hasNews {
      precondition(count < 1_000, "An observer changes the form each time it is notified")
      count += 1
      publish()
    }
    return result
  }

  /// Has a field published when the transaction ends; it is published once, however often it is
  /// added.
  ///
  /// Nothing is published before the end of a transaction.
  func enqueue(_ field: any AnyLiveField) {
    guard !field.isQueued else { return }
    field.isQueued = true
    queue.append(field)
  }

  /// Whether there is anything to publish, or to call afterwards.
  ///
  /// A submit need not wait any longer only where the status of a field is new.
  private var hasNews: Bool {
    !queue.isEmpty || !afterwards.isEmpty || summary != published || revision != publishedRevision
  }

  /// Publishes what is queued, in this order: statuses, the submit, the summary, then observers.
  ///
  /// The submit proceeds once the statuses are counted and before observers run, so that what these
  /// read includes its outcome. Observers of fields come before those of the form. What waits for
  /// the end comes last, when it may change the form again.
  private func publish() {
    transactionDepth += 1
    isPublishing = true
    let queued = queue
    queue = []
    let changed = queued.filter { $0.publish() }
    if canProceed { proceedWithSubmit() }
    let isSummaryNew = summary != published
    let isStateNew = !changed.isEmpty || revision != publishedRevision
    published = summary
    publishedRevision = revision
    if isSummaryNew { tracking.noteStatus() }
    if isStateNew { tracking.noteValue() }
    for field in changed { field.notifyObservers() }
    if isSummaryNew || isStateNew { observers.notify(changed) }
    let bodies = afterwards
    afterwards = []
    isPublishing = false
    transactionDepth -= 1
    for body in bodies { body() }
  }
}

// MARK: - Observing

extension Form: Observable {
  /// The summary that was published last, tracked by who reads it.
  var trackedSummary: FormSummary {
    tracking.accessStatus()
    return published
  }

  /// Tracks every change of a value or a status.
  func trackChanges() {
    tracking.accessValue()
  }

  /// Calls `handler` when anything about the form changed, for as long as the result is held.
  ///
  /// ```swift
  /// let observation = form.observe { createButton.isSensitive = form.isValid }
  /// ```
  ///
  /// It is called once all fields that a change affects are published, and not for what stays
  /// equal.
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
