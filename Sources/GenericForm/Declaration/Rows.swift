/// The validation of every element of a collection.
///
/// A row is identified by its element's identity, not by its place: the status of its fields stays
/// with it when rows move, and `form[\.guests[id: guest.id].name]` is its name wherever it is. Once
/// the row is removed, a ``Field`` of it that a program still holds is not included, keeps its last
/// value and takes no new one.
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
/// - Precondition: No two elements have the same identity.
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
  /// The element with an identity, wherever it is.
  ///
  /// - Precondition: There is one.
  public subscript(id id: Element.ID) -> Element {
    get {
      if let index = RowPlace.shared.find(id, in: self) {
        RowMemory.note(self[index])
        return self[index]
      }
      guard let last: Element = RowMemory.lastRow(id) else { RowPlace.stop(id) }
      return last
    }
    set { self[RowPlace.shared.index(of: id, in: self)] = newValue }
    _modify { yield &self[RowPlace.shared.index(of: id, in: self)] }
  }
}
