/// The validation of every element of a collection.
///
/// A row is identified by its element's identity, not by its place: the status of its fields stays
/// with it when rows move, and `form[\.guests[id: guest.id].name]` is its name wherever it is. Once
/// the row is removed, a ``Field`` of it that a program still holds is not included, keeps its last
/// value and takes no new one. What comes later for the row has no effect.
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
/// Each element needs its own identity. Rows that have the same one, as in data from elsewhere, are
/// validated and shown one by one, and reported on standard error once; of these,
/// `\.guests[id: guest.id]` is the first. An identity that is typed, such as `var id: String { name }`,
/// can change and be repeated while it is typed: the row keeps its fields. Rows whose identity doesn't
/// equal itself, such as NaN, are told apart by their order alone.
public func each<State, Element: Identifiable & SendableMetatype>(
  _ rows: any WritableKeyPath<State, [Element]> & Sendable,
  @FormValidationBuilder<Element> _ validations: () -> FormValidation<Element>
) -> FormValidation<State> where Element.ID: Sendable {
  each(rows, validations())
}

/// The validation of every element of a collection, declared elsewhere.
public func each<State, Element: Identifiable & SendableMetatype>(
  _ rows: any WritableKeyPath<State, [Element]> & Sendable, _ validation: FormValidation<Element>
) -> FormValidation<State> where Element.ID: Sendable {
  FormValidation(items: [RowsDefinition(PartLink(rows), items: validation.items)])
}

extension Array where Element: Identifiable {
  /// The element with an identity, wherever it is; the first one if several have it.
  ///
  /// - Precondition: There is one. A `Form` that gets a key path through a row that was removed
  ///   does not stop: see `Form.field(_:)`.
  public subscript(id id: Element.ID) -> Element {
    get { self[id: id, occurrence: 0] }
    set { self[id: id, occurrence: 0] = newValue }
    _modify { yield &self[id: id, occurrence: 0] }
  }

  /// The element with an identity after so many others with the same one.
  package subscript(id id: Element.ID, occurrence occurrence: Int) -> Element {
    get {
      if let index = index(of: id, occurrence) {
        return RowMemory.found(self[index], as: rowText(id, occurrence))
      }
      return RowMemory.standIn(
        among: self, id: id, as: rowText(id, occurrence), orStop: RowPlace.stop(id))
    }
    set { self[requireIndex(of: id, occurrence)] = newValue }
    _modify { yield &self[requireIndex(of: id, occurrence)] }
  }

  /// Returns the index of the element; nil if there is none.
  func index(of id: Element.ID, _ occurrence: Int) -> Int? {
    var rest = occurrence
    return firstIndex { element in
      guard element.id == id else { return false }
      rest -= 1
      return rest < 0
    }
  }

  private func requireIndex(of id: Element.ID, _ occurrence: Int) -> Int {
    guard let index = index(of: id, occurrence) else { RowPlace.stop(id) }
    return index
  }
}
