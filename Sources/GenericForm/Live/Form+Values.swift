// The values of a form.

extension Form {
  /// The values as they are now.
  public var state: State {
    trackChanges()
    return current
  }

  /// The value at a key path; setting a new one validates it, and what reads it.
  public subscript<Value: SendableMetatype>(path: WritableKeyPath<State, Value>) -> Value {
    get {
      if let field = existingField(at: path) { return field.trackedValue }
      trackChanges()
      return current[keyPath: path]
    }
    set { liveField(at: path).enter(newValue) }
  }

  /// The value at a key path; setting a new one validates it, and what reads it.
  public subscript<Value: SendableMetatype>(
    dynamicMember path: WritableKeyPath<State, Value>
  ) -> Value {
    get { self[path] }
    set { self[path] = newValue }
  }

  /// Changes several values at once, and validates those that are new.
  ///
  /// It compares every field. To change one value, set it by its key path. Nothing happens where
  /// the state is Equatable and stays equal.
  public func update(_ change: (inout State) -> Void) {
    transaction {
      var new = current
      change(&new)
      guard !ValueTraits().areKnownEqual(current, new) else { return }
      current = new
      beginChange()
      validateChanged()
    }
  }

  /// Starts afresh with new values: nothing is touched, shown or remembered of the old ones.
  public func reset(to new: State) {
    transaction {
      forgetSubmits()
      unclaimedErrors = [:]
      current = new
      revision += 1
      reconcileRows(in: declaredIDs)
      eachField { $0.reset() }
      eachField { $0.validate(isStarting: true) }
      makeRowBaselines(\.order)
    }
  }
}
