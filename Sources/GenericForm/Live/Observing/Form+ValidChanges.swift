import FormDeclaration

/// The handlers of a form's valid changes, and the values that they have received.
struct ValidChanges<State> {
  var handlers: [(owner: Weak<AnyObject>, call: @MainActor (State) -> Void)] = []

  /// The values of the form, with the last valid value of each invalid field.
  var values: State

  /// The values as they were handed over, with excluded values absent, as on a submit.
  var handed: State

  /// The number of the last change that was processed.
  var revision: Int

  /// The field whose changes wait, such as a text that is being typed.
  weak var held: AnyField?

  /// The object that holds the field back.
  ///
  /// Another object can't release this field, but can hold back a different one instead.
  weak var holder: AnyObject?

  /// Fields with a new value that can't be compared and isn't valid yet.
  var waiting: Set<ObjectIdentifier> = []
}

extension Form {
  /// Calls `handler` with the values after each valid change, as in a preferences window.
  ///
  /// A field that is invalid, or whose check hasn't finished, contributes its last valid value. The
  /// same applies to a whole collection while a field in any of its rows is invalid, and to an
  /// optional part that was added with such a field. Server errors don't count, because the handler already has the
  /// value.
  ///
  /// The handler is called once for all changes of one call, after observers have run, and only if
  /// the values differ from those that it last received:
  ///
  /// - An undo, ``update(_:)`` and ``reset(to:)`` are changes too.
  /// - If the handler changes the form, it's called again with the new values.
  /// - Adding a handler doesn't call it for the form's current values. If one of these is invalid,
  ///   the handler gets it unchanged until its field becomes valid.
  /// - Values are formatted, and excluded ones are absent, as on a submit.
  /// - A value whose type isn't `Equatable` counts as new each time it's set or the form is
  ///   updated.
  ///
  /// ```swift
  /// form.onValidChange { account in show(account.username) }
  /// ```
  ///
  /// - Parameter handler: A closure that is called for every valid change, after any handlers added
  ///   before.
  public func onValidChange(_ handler: @escaping @MainActor (State) -> Void) {
    onValidChange(of: self, handler)
  }

  /// Calls `handler` as ``onValidChange(_:)`` does, until its owner is released.
  package func onValidChange(
    of owner: AnyObject, _ handler: @escaping @MainActor (State) -> Void
  ) {
    if validChanges == nil {
      handsOverChanges = true
      validChanges = ValidChanges(
        values: current, handed: handing(current), revision: revision)
    }
    validChanges?.handlers.append((Weak(owner), handler))
  }

  /// Holds back a field's changes.
  ///
  /// A call with another field, or with `nil` by the same holder, hands them over.
  package func holdBack(_ field: AnyField?, by holder: AnyObject) {
    guard let changes = validChanges, field != nil || changes.holder === holder else { return }
    validChanges?.holder = holder
    guard changes.held !== field else { return }
    validChanges?.held = field
    handOverChange()
  }

  /// Hands over the values if they differ from the last ones.
  func handOverChange() {
    guard var changes = validChanges else { return }
    changes.handlers.removeAll { $0.owner.object == nil }
    var values = current
    var hasNewIncomparable = false
    eachField { field in
      let isBlocked = field.presentStatus.blocksSubmit || field === changes.held
      if isBlocked { revert(field, to: changes.values, in: &values) }
      guard !field.isComparable else { return }
      let isWaiting = changes.waiting.remove(ObjectIdentifier(field)) != nil
      guard isWaiting || field.changedAt > changes.revision else { return }
      if isBlocked {
        changes.waiting.insert(ObjectIdentifier(field))
      } else {
        hasNewIncomparable = true
      }
    }
    let handed = handing(values)
    let isNew = hasNewIncomparable || areKnownToDiffer(changes.handed, handed)
    (changes.values, changes.revision) = (values, revision)
    if isNew { changes.handed = handed }
    validChanges = changes
    if isNew { for handler in changes.handlers { handler.call(handed) } }
  }

  /// Returns values as they are handed over: formatted, and without those that are excluded.
  private func handing(_ values: State) -> State {
    var formatted = values
    validation.format(&formatted)
    return validation.valuesToSubmit(of: formatted)
  }

  /// Restores the value of a field, with the collection or the optional part that contains it.
  private func revert(_ field: AnyField, to old: State, in values: inout State) {
    var outermost = field.node
    while let row = outermost?.row { outermost = row.collection }
    let isReverted =
      if outermost === field.node {
        field.copyPresentValue(from: old, to: &values)
      } else {
        (outermost?.path as? PartialKeyPath<State>).map { copy($0, from: old, to: &values) }
          ?? false
      }
    if !isReverted { values = old }
  }

  /// Copies the value at a key path, or returns `false` if it's missing in `old`.
  private func copy(_ path: PartialKeyPath<State>, from old: State, to values: inout State) -> Bool
  {
    func copy<Value>(_: Value.Type) -> Bool {
      guard let path = path as? WritableKeyPath<State, Value>,
        let value = RowCache().valueIfPresent(at: path, of: old)
      else { return false }
      values[keyPath: path] = value
      return true
    }
    return _openExistential(type(of: path).valueType, do: copy)
  }
}
