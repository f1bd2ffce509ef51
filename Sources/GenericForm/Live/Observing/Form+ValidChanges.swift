import ValidationRules

// Preferences: each valid change is handed over at once.

/// Those who take each valid change of a form, and the values that they have.
struct ValidChanges<State> {
  var handlers: [@MainActor (State) -> Void] = []

  /// The last values in which every field was valid, or else had its last valid value.
  var values: State

  /// The same as they were handed over: as on a submit, excluded values are absent.
  var handed: State

  /// The number of the last change that was looked at.
  var revision: Int

  /// The field whose changes wait, as those of a text that is being typed.
  weak var held: AnyField?

  /// Fields that can't be compared and have a new value which isn't valid yet.
  var waiting: Set<ObjectIdentifier> = []
}

extension Form {
  /// Calls `handler` with the values after each valid change, as in a preferences window.
  ///
  /// A field that isn't valid, or whose check isn't finished, has its last valid value in them. So has
  /// a whole collection while a field in one of its rows isn't valid, and an optional part that
  /// appeared with such a field. Errors of the server don't count: the value was handed over.
  ///
  /// The handler is called once for everything that a call changed, after observers have run, and only
  /// if the values differ from the ones handed over before. An undo, ``update(_:)`` and ``reset(to:)``
  /// are changes too. It isn't called for the values that the form has when you add the handler; of
  /// these, one that isn't valid stays until its field is. If the handler changes the form, it's called
  /// again with the new values. Values are formatted, and excluded ones absent, as on a submit. A value whose type isn't
  /// `Equatable` counts as new each time that it's set, or the form is updated.
  ///
  /// ```swift
  /// form.onValidChange { account in show(account.username) }
  /// ```
  ///
  /// - Parameter handler: It's called for every change, after handlers that were added before.
  public func onValidChange(_ handler: @escaping @MainActor (State) -> Void) {
    if validChanges == nil {
      validChanges = ValidChanges(
        values: current, handed: handing(current), revision: revision)
    }
    validChanges?.handlers.append(handler)
    handsOverChanges = true
  }

  /// Lets the changes of a field wait until the next call, which hands them over.
  package func holdBack(_ field: AnyField?) {
    guard validChanges != nil, validChanges?.held !== field else { return }
    validChanges?.held = field
    handOverChange()
  }

  /// Hands over the values if they differ from those handed over last.
  func handOverChange() {
    guard var changes = validChanges else { return }
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
    if isNew { for handler in changes.handlers { handler(handed) } }
  }

  /// Returns values as they are handed over: formatted, and without those that are excluded.
  private func handing(_ values: State) -> State {
    var formatted = values
    validation.format(&formatted)
    return validation.valuesToSubmit(of: formatted)
  }

  /// Puts back the value of a field, with the collection or the optional part that it's in.
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

  /// Copies the value at a key path; returns false if it's missing in `old`.
  private func copy(_ path: PartialKeyPath<State>, from old: State, to values: inout State) -> Bool
  {
    func copy<Value>(_: Value.Type) -> Bool {
      guard let path = path as? WritableKeyPath<State, Value>,
        let value = RowMemory().value(at: path, of: old)
      else { return false }
      values[keyPath: path] = value
      return true
    }
    return _openExistential(type(of: path).valueType, do: copy)
  }
}
