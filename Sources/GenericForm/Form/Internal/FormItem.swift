/// A field of a form, or rows of fields.
enum FormItem<State>: Sendable {
  case field(FieldDefinition<State>)
  case rows(RowsDefinition<State>)
}

extension FormItem {
  /// The fields that there are in a state, from top to bottom.
  func fields(in state: State) -> [FieldDefinition<State>] {
    switch self {
    case .field(let field):
      [field]
    case .rows(let rows):
      rows.ids(in: state).enumerated().flatMap { index, id in
        rows.items(ofRow: id, at: index).flatMap { $0.fields(in: state) }
      }
    }
  }

  func conditional(on condition: @escaping FormCondition<State>) -> Self {
    switch self {
    case .field(let field): .field(field.conditional(on: condition))
    case .rows(let rows): .rows(rows.conditional(on: condition))
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
    case (.field, .rows), (.rows, .field): self
    }
  }

  /// What the item is known by: rows are not the field that holds them.
  fileprivate var key: FormItemKey {
    switch self {
    case .field(let field): .field(field.path)
    case .rows(let rows): .rows(rows.path)
    }
  }
}

private enum FormItemKey: Hashable {
  case field(AnyKeyPath)
  case rows(AnyKeyPath)
}

extension Array {
  /// The items with those of one key path made one, in the place of the first.
  func joined<State>() -> [FormItem<State>] where Element == FormItem<State> {
    var places: [FormItemKey: Int] = [:]
    var joined: [FormItem<State>] = []
    for item in self {
      if let place = places[item.key] {
        joined[place] = joined[place].joined(with: item)
      } else {
        places[item.key] = joined.count
        joined.append(item)
      }
    }
    return joined
  }
}
