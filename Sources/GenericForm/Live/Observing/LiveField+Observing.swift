// How changes of a live field are published.

extension LiveField {
  /// The status that was published last, tracked by who reads it.
  var trackedStatus: FieldStatus {
    if isTracked { tracking.accessStatus() }
    return published
  }

  /// The value, tracked by who reads it.
  var trackedValue: Value {
    if isTracked { tracking.accessValue() }
    return value
  }

  /// Reads without being tracked, as a rule of this field does.
  ///
  /// Otherwise a custom validator that reads its own field would run again for its own result.
  func untracked<Result>(_ read: () -> Result) -> Result {
    isTracked = false
    defer { isTracked = true }
    return read()
  }

  /// Makes the present status the published one, and counts the difference in the form's summary.
  ///
  /// That there are messages is noted here and not as events come, because only now are those known
  /// that the event led to. It has an effect on the next event.
  func publish() -> News {
    isQueued = false
    let newsOfValue = news
    news = .none
    if newsOfValue != .none { tracking.noteValue() }
    let new = status
    visibility.note(hasMessages: new.hasMessages, isPending: new.isPending)
    guard new != published else { return newsOfValue }
    form?.summary.replace(published, by: new)
    published = new
    tracking.noteStatus()
    return .certain
  }

  func observe(_ handler: @escaping @MainActor () -> Void) -> FormObservation {
    let observation = FormObservation(of: self) { _ in handler() }
    observers.add(observation)
    return observation
  }

  var statuses: AsyncStream<FieldStatus> {
    let (stream, continuation) = observers.addStream(of: self, buffering: .bufferingNewest(1)) {
      $0.map(\.published)
    }
    continuation.yield(published)
    if form == nil { continuation.finish() }
    return stream
  }

  func notifyObservers() {
    observers.notify([self])
  }
}
