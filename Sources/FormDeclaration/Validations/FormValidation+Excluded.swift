extension FormValidation {
  /// Returns the values that a submit passes to its handler, with excluded values made absent.
  ///
  /// An excluded value becomes `nil` or empty, a check box becomes unchecked, and excluded rows are
  /// removed. A value of a type that is never absent, such as a number, doesn't change.
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

  /// Returns this validation, with another treatment of its excluded values.
  public func whenExcluded(_ value: ExcludedValue) -> Self {
    Self(items: items.map { $0.whenExcluded(value) })
  }
}

extension FieldValidation {
  /// Returns this validation, with another treatment of the value while it's excluded.
  ///
  /// ```swift
  /// FieldValidation(\Account.employer, .required, when: { $0.age >= 18 }).whenExcluded(.keep)
  /// ```
  public func whenExcluded(_ value: ExcludedValue) -> Self {
    Self(definition: definition.whenExcluded(value))
  }
}

extension Array {
  /// Returns closures that remove the excluded values, except those that contain an included one.
  ///
  /// Stored values come last, because others may be inside them. Each is removed from its position
  /// in `state`, because removing one may change the identity of its row.
  fileprivate func removals<State>(
    in form: FormReader<State>
  ) -> [(inout State) -> Void] where Element == any FormItem<State> {
    let (state, cache) = (form.state, form.trace.cache)
    let included = filter { $0.isIncluded(in: form) }.map { $0.namedPath }
    let stored = filter { $0.path.storedRange != nil }
    return (filter { $0.path.storedRange == nil } + stored).flatMap { item in
      let isRemoved =
        item.excluded != .keep
        && !included.contains { $0 == item.namedPath || item.namedPath.isPrefix(of: $0) }
      if isRemoved { return [item.removal(from: state, with: cache)] }
      guard let rows = item as? RowsDefinition<State> else { return [] }
      return rows.ids(in: state, with: cache).enumerated().flatMap { index, id in
        rows.items(id, index).removals(in: form)
      }
    }
  }
}

extension ImmutablePath {
  /// Returns whether the value at another key path is part of this one, in the same row.
  fileprivate func isPrefix(of other: Self) -> Bool {
    let (parts, otherParts) = (partsText, other.partsText)
    guard let next = otherParts.dropFirst(parts.count).first, otherParts.hasPrefix(parts) else {
      return false
    }
    return ".[!?".contains(next)
  }
}
