// What a submit hands over of values that are not included.

extension FormValidation {
  /// Returns the values as a submit hands them over: those that are not included are absent.
  ///
  /// A value is absent as nil or empty, a box as not ticked, and excluded rows are removed. A value of
  /// a type that is never absent, such as a number, stays as it is.
  ///
  /// ```swift
  /// let validation = FormValidation<Account> {
  ///   FieldValidation(\.employer, .required, when: { $0.age >= 18 })
  /// }
  /// validation.valuesToSubmit(of: Account(age: 16, employer: "Acme")).employer  // ""
  /// ```
  public func valuesToSubmit(of state: State) -> State {
    var values = state
    for remove in items.removals(in: read(state).form) { remove(&values) }
    return values
  }

  /// The same validation, with values that are kept or cleared while they aren't included.
  public func whenExcluded(_ value: ExcludedValue) -> Self {
    Self(items: items.map { $0.whenExcluded(value) })
  }
}

extension FieldValidation {
  /// The same validation, with a value that is kept or cleared while it isn't included.
  ///
  /// ```swift
  /// FieldValidation(\Account.employer, .required, when: { $0.age >= 18 }).whenExcluded(.keep)
  /// ```
  public func whenExcluded(_ value: ExcludedValue) -> Self {
    Self(definition: definition.whenExcluded(value))
  }
}

extension Array {
  /// Returns what removes the values that are not included; one that contains an included value
  /// stays.
  ///
  /// Values that are stored come last: others may be in one of them. Each is removed from the place
  /// that it has in `state`, as removing one may change the identity of its row.
  fileprivate func removals<State>(
    in form: FormReader<State>
  ) -> [(inout State) -> Void] where Element == any FormItem<State> {
    let (state, memory) = (form.state, form.trace.memory)
    let included = filter { $0.isIncluded(in: form) }.map { $0.namedPath }
    let stored = filter { $0.path.storedRange != nil }
    return (filter { $0.path.storedRange == nil } + stored).flatMap { item in
      let isRemoved =
        item.excluded != .keep
        && !included.contains { $0 == item.namedPath || item.namedPath.isPrefix(of: $0) }
      if isRemoved { return [item.removal(from: state, with: memory)] }
      guard let rows = item as? RowsDefinition<State> else { return [] }
      return rows.ids(in: state, with: memory).enumerated().flatMap { index, id in
        rows.items(id, index).removals(in: form)
      }
    }
  }
}

extension ImmutablePath {
  /// Whether the value of another key path is part of the value of this one, in the same row.
  fileprivate func isPrefix(of other: Self) -> Bool {
    let (parts, otherParts) = (partsText, other.partsText)
    guard let next = otherParts.dropFirst(parts.count).first, otherParts.hasPrefix(parts) else {
      return false
    }
    return ".[!?".contains(next)
  }
}
