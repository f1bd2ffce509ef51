/// A field or rows of fields, as an item of a ``FormValidation``.
package protocol FormItem<State>: Sendable {
  associatedtype State

  /// The key path of the value or the collection, by which declarations are joined.
  var path: PartialKeyPath<State> { get }

  /// The key path and its text.
  var namedPath: ImmutablePath<PartialKeyPath<State>> { get }

  /// Returns the fields that exist in a state, from top to bottom.
  func fields(in state: State, with cache: RowCache) -> [any AnyFieldDefinition<State>]

  /// Returns this declaration joined with a later one of the same key path.
  ///
  /// - Precondition: The other one has the same type, so fields are joined with fields only.
  func joined(with other: any FormItem<State>) -> any FormItem<State>

  /// Returns this item rebased from the part's key path onto the whole form's.
  func linked<Whole>(by accessor: Accessor<Whole, State>) -> any FormItem<Whole>

  /// The treatment of the values while they are excluded.
  var excluded: ExcludedValue { get }

  /// Returns this item, with values that are kept or cleared while they're excluded.
  func whenExcluded(_ value: ExcludedValue) -> Self

  /// Returns this item, with values that the user can't change while a condition holds.
  func limited(_ limit: EditingLimit<State>) -> Self

  /// Returns whether any of its declarations is included.
  func isIncluded(in form: FormReader<State>) -> Bool

  /// Returns a closure that makes the value absent at its current position in a state, if possible.
  func removal(from state: State, with cache: RowCache) -> (inout State) -> Void

  /// Returns this item, included only if another condition also holds.
  func included(when condition: @escaping FormCondition<State>) -> any FormItem<State>

  /// Passes the field or the rows to a visitor.
  @MainActor func accept(_ visitor: some FormItemVisitor<State>)
}

/// Visits a field or rows with the type of their value.
@MainActor package protocol FormItemVisitor<State> {
  associatedtype State

  func visit<Value: SendableMetatype>(_ field: FieldDefinition<State, Value>)
  func visit(_ rows: RowsDefinition<State>)
}

extension ExcludedValue {
  /// Returns the treatment that a later declaration sets, or this one if that is the default.
  func joined(with other: Self) -> Self { other == .submitAbsent ? self : other }
}

/// Returns whether something is included, given the values of the form.
package typealias FormCondition<State> = @Sendable (FormReader<State>) -> Bool

extension Array {
  /// Returns the items, with those of one key path joined at the position of the first.
  ///
  /// A collection can be a field and have rows: these are two items.
  func joined<State>() -> [any FormItem<State>] where Element == any FormItem<State> {
    if count < 2 { return self }
    var joined: [any FormItem<State>] = []
    var places: [ItemKey: Int] = [:]
    for item in self {
      let key = ItemKey(path: item.path, isRows: item is RowsDefinition<State>)
      if let place = places[key] {
        joined[place] = joined[place].joined(with: item)
      } else {
        places[key] = joined.count
        joined.append(item)
      }
    }
    return joined
  }
}

/// Two items with the same key are joined.
private struct ItemKey: Hashable {
  let path: AnyKeyPath
  let isRows: Bool
}
