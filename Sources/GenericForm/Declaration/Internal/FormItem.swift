/// A field of a form, or rows of fields: what a ``FormValidation`` is a list of.
protocol FormItem<State>: Sendable {
  associatedtype State

  /// The key path of the value or the collection, by which declarations are joined.
  var path: PartialKeyPath<State> { get }

  /// The key path and its text.
  var namedPath: ImmutablePath<PartialKeyPath<State>> { get }

  /// Returns the fields that there are in a state, from top to bottom.
  func fields(in state: State, with memory: RowMemory) -> [any AnyFieldDefinition<State>]

  /// This declaration and a later one of the same key path, as one.
  ///
  /// - Precondition: The other one has the same type, so fields are joined with fields only.
  func joined(with other: any FormItem<State>) -> any FormItem<State>

  /// The same item of a part, as an item of the whole.
  func linked<Whole>(by link: PartLink<Whole, State>) -> any FormItem<Whole>

  /// The treatment of the values while they are excluded.
  var excluded: ExcludedValue { get }

  /// The same item, with values that are kept or cleared while they aren't included.
  func whenExcluded(_ value: ExcludedValue) -> Self

  /// The same item, with values that the user can't change while a condition holds.
  func limited(_ limit: EditingLimit<State>) -> Self

  /// Whether any of its declarations is included.
  func isIncluded(in form: FormReader<State>) -> Bool

  /// Returns what makes the value absent in the place that it has in a state, if it can be absent.
  func removal(from state: State, with memory: RowMemory) -> (inout State) -> Void

  /// The same item, included only where the condition holds too.
  func included(when condition: @escaping FormCondition<State>) -> any FormItem<State>

  /// Has a visitor do something with the field or the rows.
  @MainActor func accept(_ visitor: some FormItemVisitor<State>)
}

/// Does something with a field or rows, whatever the type of the value.
@MainActor protocol FormItemVisitor<State> {
  associatedtype State

  func visit<Value: SendableMetatype>(_ field: FieldDefinition<State, Value>)
  func visit(_ rows: RowsDefinition<State>)
}

extension ExcludedValue {
  /// The declaration of two of one value; the default counts as none.
  func joined(with other: Self) -> Self { other == .submitAbsent ? self : other }
}

/// Whether something is included, by the values of the form.
typealias FormCondition<State> = @Sendable (FormReader<State>) -> Bool

extension Array {
  /// The items with those of one key path joined, in the place of the first.
  ///
  /// A collection can be a field and have rows: these are two items.
  func joined<State>() -> [any FormItem<State>] where Element == any FormItem<State> {
    var joined: [any FormItem<State>] = []
    var places: [[AnyHashable]: Int] = [:]
    for item in self {
      let key: [AnyHashable] = [item.path, item is RowsDefinition<State>]
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
