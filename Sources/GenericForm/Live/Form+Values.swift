import FormDeclaration

extension Form {
  /// The current values.
  ///
  /// Reading them tracks every change of the form.
  public var state: State {
    trackChanges()
    return current
  }

  /// The value at a key path.
  ///
  /// Setting a new value validates it and the fields that read it.
  ///
  /// Reading it is tracked; reading a value without a field tracks all changes of the form. If a
  /// computed or indexed value has no field, setting it is like calling ``update(_:)``. In a removed
  /// row, you get the last value while you hold its field, and an absent one otherwise; setting it
  /// has no effect.
  public subscript<Value: SendableMetatype>(path: WritableKeyPath<State, Value>) -> Value {
    get {
      if let field = existingField(at: path) { return field.trackedValue }
      trackChanges()
      return read(path).value
    }
    set {
      if existingField(at: path) != nil || canKeepField(at: path) {
        enter(newValue, in: liveField(at: path))
      } else if !read(path).isMissing {
        update { $0[keyPath: path] = newValue }
      }
    }
  }

  /// The value at a key path.
  ///
  /// Setting a new value validates it and the fields that read it.
  public subscript<Value: SendableMetatype>(
    dynamicMember path: WritableKeyPath<State, Value>
  ) -> Value {
    get { self[path] }
    set { self[path] = newValue }
  }

  /// Changes several values at once and validates those that differ.
  ///
  /// It compares every field, so set a single value by its key path instead. A submit that waits
  /// for checks ends, unless the new state is known to equal the old one.
  ///
  /// This counts as a change by the program, not the user: it touches no field and reveals no
  /// status.
  ///
  /// ```swift
  /// form.update { account in
  ///   account.username = "ada_9"
  ///   account.email = "ada@"
  /// }
  /// form.field(\.email).status.isValid  // false
  /// form.field(\.email).status.isTouched  // false
  /// ```
  ///
  /// Values that `change` sets on the form itself, as in `form.email = ""`, are set after it
  /// returns.
  ///
  /// - Precondition: `change` doesn't call `update`.
  public func update(_ change: (inout State) -> Void) {
    guard !isUpdating else {
      fatalError("`update` was called in the closure of `update`: change the state it passes")
    }
    guard !isLastRound else { return }
    transaction {
      let old = current
      var new = old
      isUpdating = true
      change(&new)
      isUpdating = false
      rowCache.takeIn(new)
      recordChange(of: old)
      current = new
      revision += 1
      validateChanged()
      let changed = paths.fields.filter { $0.changedAt == revision }
      noteChange(max(ValueTraits().news(from: old, to: new), changed.map(\.news).max() ?? .none))
      let waiting = afterUpdate
      afterUpdate = []
      for change in waiting { change() }
    }
  }

  /// Restores the initial values, or those from the last reset or successful submit.
  ///
  /// Like ``reset(to:)``, it leaves no field touched or shown, and clears the undo history.
  ///
  /// ```swift
  /// form.username = "mei"
  /// form.reset()
  /// form.username  // ""
  /// ```
  public func reset() { reset(to: baseline) }

  /// Starts over with new values: no field is touched or shown, and the undo history is cleared.
  ///
  /// A submit that waits for checks ends. If its handler already runs, it continues without
  /// affecting the form.
  ///
  /// ```swift
  /// form.username = "mei"
  /// form.isDirty  // true
  /// form.reset(to: Account(username: "zoë_1"))
  /// form.isDirty  // false
  /// ```
  public func reset(to new: State) {
    guard admitsChange(elseAfterUpdate: { [weak self] in self?.reset(to: new) }) else { return }
    transaction {
      forgetSubmits()
      unclaimedErrors = [:]
      summary.errors = []
      history.removeAll()
      let old = current
      rowCache.takeIn(new)
      current = new
      baseline = new
      revision += 1
      reconcileRows(at: declaredNodes)
      eachField { $0.reset() }
      eachField { validate($0, isStarting: true) }
      makeRowBaselines { $1.order }
      noteChange(ValueTraits().news(from: old, to: new))
    }
  }
}

extension Form {
  /// Takes a value that the user entered, and validates it and the fields that read it.
  ///
  /// A value that is known to equal the current one changes nothing: no check is rerun, and the
  /// field isn't touched. While text is composed, the value is kept for
  /// ``AnyField/endComposing()``.
  ///
  /// The state has the new value before any rule runs.
  ///
  /// - Parameter error: The error of the input with this value, so that no check starts for it.
  func enter<Value>(_ new: Value, in field: LiveField<State, Value>, error: InputError? = nil) {
    guard let node = field.node, field.isPresent else { return }
    let again = { [weak field] () -> Void in
      if let field { field.liveForm?.enter(new, in: field, error: error) }
    }
    guard field.commit == nil else {
      field.commit = again
      return
    }
    guard admitsChange(elseAfterUpdate: again) else { return }
    let old = field.value
    let news = field.news(from: old, to: new)
    guard news != .none else { return }
    step(in: field, from: old, to: new) {
      field.typed = FieldInput(error: error)
      for container in paths.all where container.contains(node) { container.field?.forgetValue() }
      put(new, in: field, at: node, news)
      field.valueWasEntered(news)
      validateAffected(by: node)
    }
  }

  /// Sets the value of a field without validating anything; returns whether it's new.
  func set<Value>(_ new: Value, in field: LiveField<State, Value>) -> News {
    let news = field.news(from: field.value, to: new)
    if news != .none, let node = field.node { put(new, in: field, at: node, news) }
    return news
  }

  /// Sets a value in the state and in its field; the history keeps the old one.
  private func put<Value>(
    _ new: Value, in field: LiveField<State, Value>, at node: PathNode, _ news: News
  ) {
    beginChange(news)
    let accessor = field.definition.accessor
    recordChange(at: node, of: accessor)
    countReplaced(uncountedSize(of: field), at: node)
    rowCache.takeIn(new)
    accessor.set(&current, new)
    field.take(new)
  }
}
