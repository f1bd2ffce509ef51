// How changes of a live field are published.

extension LiveField {
  /// The status, tracked by who reads it.
  var trackedStatus: FieldStatus {
    if isTracked { tracking.accessStatus() }
    return status
  }

  /// The value, tracked by who reads it.
  var trackedValue: Value {
    if isTracked { tracking.accessValue() }
    return value
  }

  /// Reads without being tracked, as a rule of this field does.
  func untracked<Result>(_ read: () -> Result) -> Result {
    isTracked = false
    defer { isTracked = true }
    return read()
  }

  func publish() -> Bool {
    isQueued = false
    let isValueNew = hasNewValue
    hasNewValue = false
    if isValueNew { tracking.noteValue() }
    var new = currentStatus
    visibility.note(hasMessages: new.hasMessages, isPending: new.isPending)
    new.isRevealed = new.isIncluded && visibility.isRevealed
    guard new != status else { return isValueNew }
    form?.summary.replace(status, by: new)
    status = new
    tracking.noteStatus()
    return true
  }

  func observe(_ handler: @escaping @MainActor () -> Void) -> FormObservation {
    let observation = FormObservation(of: self) { _ in handler() }
    observers.add(observation)
    return observation
  }

  var statuses: AsyncStream<FieldStatus> {
    let (stream, continuation) = observers.addStream(of: self, buffering: .bufferingNewest(1)) {
      $0.map(\.status)
    }
    continuation.yield(status)
    if form == nil { continuation.finish() }
    return stream
  }

  func notifyObservers() {
    observers.notify([self])
  }
}
