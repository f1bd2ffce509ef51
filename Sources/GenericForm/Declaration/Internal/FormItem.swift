/// A field of a form, or rows of fields.
enum FormItem<State>: Sendable {
  case field(any AnyFieldDefinition<State>)
  case rows(RowsDefinition<State>)
}

extension FormItem {
  /// The fields that there are in a state, from top to bottom.
  func fields(in state: State) -> [any AnyFieldDefinition<State>] {
    switch self {
    case .field(let field):
      [field]
    case .rows(let rows):
      rows.ids(in: state).enumerated().flatMap { index, id in
        rows.items(id, index).flatMap { $0.fields(in: state) }
      }
    }
  }

  func included(when condition: @escaping FormCondition<State>) -> Self {
    switch self {
    case .field(let field): .field(field.included(when: condition))
    case .rows(let rows): .rows(rows.included(when: condition))
    }
  }

  func linked<Whole>(by link: PartLink<Whole, State>) -> FormItem<Whole> {
    switch self {
    case .field(let field): .field(field.linked(by: link))
    case .rows(let rows): .rows(rows.linked(by: link))
    }
  }

  fileprivate func joined(with other: Self) -> Self {
    switch (self, other) {
    case (.field(let field), .field(let other)): .field(field.joined(with: other))
    case (.rows(let rows), .rows(let other)): .rows(rows.joined(with: other))
    case (.field, .rows), (.rows, .field): preconditionFailure("Rows are not joined with a field")
    }
  }

  var path: PartialKeyPath<State> {
    switch self {
    case .field(let field): field.path
    case .rows(let rows): rows.path
    }
  }

  fileprivate var isRows: Bool {
    if case .rows = self { true } else { false }
  }
}

extension Array {
  /// The items with those of one key path joined, in the place of the first.
  ///
  /// A collection can be a field and have rows: these are two items.
  func joined<State>() -> [FormItem<State>] where Element == FormItem<State> {
    var places: [Bool: [AnyKeyPath: Int]] = [:]
    var joined: [FormItem<State>] = []
    for item in self {
      if let place = places[item.isRows]?[item.path] {
        joined[place] = joined[place].joined(with: item)
      } else {
        places[item.isRows, default: [:]][item.path] = joined.count
        joined.append(item)
      }
    }
    return joined
  }
}
