// The values of a form.

extension Form {
  /// The values as they are now; reading them tracks every change of the form.
  public var state: State {
    trackChanges()
    return current
  }

  /// The value at a key path; setting a new one validates it, and what reads it.
  ///
  /// Reading it is tracked. A value without a field is tracked with all changes of the form. A value
  /// without a field that is computed, or found by an index, is set as ``update(_:)`` does.
  public subscript<Value: SendableMetatype>(path: WritableKeyPath<State, Value>) -> Value {
    get {
      if let field = existingField(at: path) { return field.trackedValue }
      trackChanges()
      return current[keyPath: path]
    }
    set {
      if existingField(at: path) != nil || canKeepField(at: path) {
        liveField(at: path).enter(newValue)
      } else {
        update { $0[keyPath: path] = newValue }
      }
    }
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
  /// It compares every field. To change one value, set it by its key path. A submit that waits for
  /// checks ends, unless no field has a new value and the state is known to be equal.
  ///
  /// The program changes the values here, not the person: no field is touched by it, and none
  /// begins to show its status.
  ///
  /// ```swift
  /// form.update { account in
  ///   account.username = "ada_9"
  ///   account.email = "ada@"
  /// }
  /// form.field(\.email).status.isValid  // false
  /// form.field(\.email).status.isTouched  // false
  /// ```
  /// - Precondition: `change` sets no field of the form; it changes what it gets.
  public func update(_ change: (inout State) -> Void) {
    transaction {
      let old = current
      var new = old
      let before = revision
      change(&new)
      precondition(revision == before, "A field was set in `update`: change the state it passes")
      current = new
      revision += 1
      validateChanged()
      let isNew = graph.all.contains { $0.field?.changedAt == revision }
      if isNew || !ValueTraits().areKnownEqual(old, new) { supersedeSubmit() }
    }
  }

  /// Starts afresh with new values: nothing is touched, shown or remembered of the old ones.
  ///
  /// A submit that waits for checks ends. One whose handler runs goes on, and has no effect on the
  /// form.
  ///
  /// ```swift
  /// form.username = "mei"
  /// form.isDirty  // true
  /// form.reset(to: Account(username: "zoë_1"))
  /// form.isDirty  // false
  /// ```
  public func reset(to new: State) {
    transaction {
      forgetSubmits()
      unclaimedErrors = [:]
      history.removeAll()
      current = new
      revision += 1
      reconcileRows(at: declaredNodes)
      eachField { $0.reset() }
      eachField { $0.validate(isStarting: true) }
      makeRowBaselines(\.order)
    }
  }
}
