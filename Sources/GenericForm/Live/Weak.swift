/// A reference that does not keep its object.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

@MainActor extension [Weak<FormObservation>] {
  /// Adds an observation; those that have ended are removed before the array grows.
  mutating func add(_ observation: FormObservation) {
    if count == capacity { removeAll { $0.object?.isCancelled ?? true } }
    append(Weak(observation))
  }

  func notify(_ changed: [any AnyLiveField]) {
    for observer in self { observer.object?.notify(changed) }
  }

  func end() {
    for observer in self { observer.object?.end() }
  }
}
