/// A field of a form, or rows of fields.
protocol FormItem<State>: Sendable {
  associatedtype State

  var path: PartialKeyPath<State> { get }

  /// Returns the fields that there are in a state, from top to bottom.
  func fields(in state: State) -> [any AnyFieldDefinition<State>]

  /// This declaration and a later one of the same key path, as one.
  func joined(with other: any FormItem<State>) -> any FormItem<State>

  /// The same item of a part, as an item of the whole.
  func linked<Whole>(by link: PartLink<Whole, State>) -> any FormItem<Whole>

  /// The same item, included only where the condition holds too.
  func included(when condition: @escaping FormCondition<State>) -> any FormItem<State>

  /// Makes the field, or the rows, of a live form.
  @MainActor func add(to form: Form<State>, at node: PathNode<State>)
}

/// Whether something is included, by the values of the form.
typealias FormCondition<State> = @Sendable (FormReader<State>) -> Bool

extension Array {
  /// The items with those of one key path joined, in the place of the first.
  ///
  /// A collection can be a field and have rows: these are two items.
  func joined<State>() -> [any FormItem<State>] where Element == any FormItem<State> {
    // The place of each item, apart for rows and for fields.
    var places: [Bool: [AnyKeyPath: Int]] = [:]
    var joined: [any FormItem<State>] = []
    for item in self {
      let isRows = item is RowsDefinition<State>
      if let place = places[isRows]?[item.path] {
        joined[place] = joined[place].joined(with: item)
      } else {
        places[isRows, default: [:]][item.path] = joined.count
        joined.append(item)
      }
    }
    return joined
  }
}
