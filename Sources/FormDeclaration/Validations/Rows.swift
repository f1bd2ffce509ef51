/// Returns the validation of every element of a collection.
///
/// A row is identified by its element's identity, not by its position: its fields keep their status
/// when rows move, and `form[\.guests[id: guest.id].name]` is its name wherever it is. If you still
/// hold a ``Field`` of a removed row, it's excluded, keeps its last value and ignores new ones.
///
/// ```swift
/// FormValidation<Party> {
///   FieldValidation(\.guests, rules: [.minCount(1)])
///   each(\.guests) {
///     FieldValidation(\.name, rules: [.notEmpty])
///   }
/// }
/// ```
///
/// Each element needs its own identity:
///
/// - Rows with the same identity, as in external data, are still validated and shown one by one, and
///   reported once on standard error. `\.guests[id: guest.id]` is the first of them.
/// - An identity that the user types, such as `var id: String { name }`, may change and repeat while
///   it's typed: the row keeps its fields.
/// - Rows whose identity doesn't equal itself, such as NaN, are distinguished by their order.
public func each<State, Element: Identifiable & SendableMetatype>(
  _ rows: any WritableKeyPath<State, [Element]> & Sendable,
  @FormValidationBuilder<Element> _ validations: () -> FormValidation<Element>
) -> FormValidation<State> where Element.ID: Sendable {
  each(rows, validations())
}

/// Returns the validation of every element of a collection, declared elsewhere.
public func each<State, Element: Identifiable & SendableMetatype>(
  _ rows: any WritableKeyPath<State, [Element]> & Sendable, _ validation: FormValidation<Element>
) -> FormValidation<State> where Element.ID: Sendable {
  FormValidation(items: [RowsDefinition(Accessor(rows), items: validation.items)])
}

extension Array where Element: Identifiable {
  /// The element with an identity, or the first if several have it.
  ///
  /// - Precondition: The element exists. A key path through a removed row doesn't stop a `Form`:
  ///   see `Form.field(_:)`.
  public subscript(id id: Element.ID) -> Element {
    get { self[id: id, occurrence: 0] }
    set { self[id: id, occurrence: 0] = newValue }
    _modify { yield &self[id: id, occurrence: 0] }
  }

  /// The element with an identity, after skipping this many others with the same one.
  package subscript(id id: Element.ID, occurrence occurrence: Int) -> Element {
    get {
      if let index = index(of: id, occurrence) {
        return RowCache.found(self[index], as: rowText(id, occurrence))
      }
      return RowCache.standIn(
        among: self, id: id, as: rowText(id, occurrence), orStop: RowIndexHint.stop(id))
    }
    set { self[requireIndex(of: id, occurrence)] = newValue }
    _modify { yield &self[requireIndex(of: id, occurrence)] }
  }

  /// Returns the index of the element, or `nil` if there is none.
  func index(of id: Element.ID, _ occurrence: Int) -> Int? {
    var rest = occurrence
    return firstIndex { element in
      guard element.id == id else { return false }
      rest -= 1
      return rest < 0
    }
  }

  private func requireIndex(of id: Element.ID, _ occurrence: Int) -> Int {
    guard let index = index(of: id, occurrence) else { RowIndexHint.stop(id) }
    return index
  }
}
