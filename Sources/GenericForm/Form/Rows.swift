private import Synchronization

/// What is asked of every element of a collection.
///
/// A row is known by the identity of its element, not by its place: what a person did to it stays
/// with it when rows move, and `form[\.guests[id: guest.id].name]` is its name wherever it is. Once
/// the row is gone from a form, a field of it that was declared is not wanted, still holds what it
/// held last, and takes nothing new. It is kept while it is observed, and otherwise until at least
/// 64 more fields are gone without a use of it; after that it counts as a row that never was.
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

/// What is asked of every element of a collection, declared elsewhere.
public func each<State, Element: Identifiable & SendableMetatype>(
  _ rows: any WritableKeyPath<State, [Element]> & Sendable, _ validation: FormValidation<Element>
) -> FormValidation<State> where Element.ID: Sendable {
  let link = PartLink(rows, access: FieldAccess(rows))
  return FormValidation(items: [
    .rows(TypedRowsDefinition(link, sections: [.init(items: validation.items)]))
  ])
}

extension Array where Element: Identifiable {
  /// The element of an identity, wherever it is.
  ///
  /// - Precondition: There is one.
  public subscript(id id: Element.ID) -> Element {
    get { self[requiredIndex(of: id)] }
    set { self[requiredIndex(of: id)] = newValue }
    _modify { yield &self[requiredIndex(of: id)] }
  }

  fileprivate func requiredIndex(of id: Element.ID) -> Int {
    guard let index = firstIndex(where: { $0.id == id }) else {
      preconditionFailure("No row is known by \(id)")
    }
    return index
  }
}

extension FieldAccess {
  /// The way to the row of an identity, which is looked for first where it was last.
  ///
  /// - Parameter index: Where to look for it first.
  static func row(_ id: Value.ID, near index: Int) -> Self
  where State == [Value], Value: Identifiable & SendableMetatype, Value.ID: Sendable {
    let place = RowPlace(index)
    return Self { rows in
      rows[place.index(of: id, in: rows)]
    } set: { rows, row in
      rows[place.index(of: id, in: rows)] = row
    } update: { rows, change in
      change(&rows[place.index(of: id, in: rows)])
    }
  }
}

/// Where a row was last.
private final class RowPlace: Sendable {
  private let last: Atomic<Int>

  init(_ index: Int) {
    last = Atomic(index)
  }

  func index<Element: Identifiable>(of id: Element.ID, in rows: [Element]) -> Int {
    let index = last.load(ordering: .relaxed)
    if index < rows.count, rows[index].id == id { return index }
    let found = Self.index(of: id, in: rows, near: index)
    last.store(found, ordering: .relaxed)
    return found
  }

  /// Looks on both sides, from near to far: when a row comes or goes, the others move by one.
  private static func index<Element: Identifiable>(
    of id: Element.ID, in rows: [Element], near start: Int
  ) -> Int {
    for distance in 0...rows.count {
      if rows.indices.contains(start - distance), rows[start - distance].id == id {
        return start - distance
      }
      if rows.indices.contains(start + distance), rows[start + distance].id == id {
        return start + distance
      }
    }
    return rows.requiredIndex(of: id)
  }
}
