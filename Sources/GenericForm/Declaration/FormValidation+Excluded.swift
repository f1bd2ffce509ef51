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

  /// The same validation, where a submit hands over the values that are not included, too.
  public func keepingExcluded() -> Self {
    Self(items: items.map { $0.keepingExcluded() })
  }
}

extension FieldValidation {
  /// The same validation, where a submit hands over the value also while it is not included.
  ///
  /// ```swift
  /// FieldValidation(\Account.employer, .required, when: { $0.age >= 18 }).keepingExcluded()
  /// ```
  public func keepingExcluded() -> Self {
    Self(definition: definition.keepingExcluded())
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
        !item.keepsExcluded
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
