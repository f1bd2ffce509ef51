/// What is declared about every element of a collection, whatever the type of the element.
///
/// It knows no rows itself: ``ids(in:)`` finds those of a state, and ``items`` makes the fields of
/// one.
struct RowsDefinition<State>: FormItem {
  private let immutablePath: ImmutablePath<PartialKeyPath<State>>

  /// The memory of one element in the collection, in bytes.
  let elementSize: Int

  /// Returns the identities of the elements, which may not be unique.
  private let rowIDs: @Sendable (State) -> [AnyHashable]

  /// Returns the fields, and rows, in the row with an identity, which is at an index now.
  let items: @Sendable (_ id: AnyHashable, _ index: Int) -> [any FormItem<State>]

  private init(
    _ path: PartialKeyPath<State>, elementSize: Int,
    ids: @escaping @Sendable (State) -> [AnyHashable],
    items: @escaping @Sendable (AnyHashable, Int) -> [any FormItem<State>]
  ) {
    immutablePath = ImmutablePath(path)
    self.elementSize = elementSize
    rowIDs = ids
    self.items = items
  }
}

extension RowsDefinition {
  /// The rows of a collection.
  ///
  /// - Parameters:
  ///   - link: How the collection is read and changed.
  ///   - items: What is declared about one element.
  init<Element: Identifiable & SendableMetatype>(
    _ link: PartLink<State, [Element]>, items: [any FormItem<Element>]
  ) where Element.ID: Sendable {
    self.init(link.path, elementSize: MemoryLayout<Element>.stride) { state in
      link.get(state).map { AnyHashable($0.id) }
    } items: { id, index in
      guard let id = id.base as? Element.ID else { return [] }
      let row = link.appending(.row(id, near: index))
      return items.map { $0.linked(by: row) }
    }
  }

  /// The key path of the collection.
  var path: PartialKeyPath<State> { immutablePath.path }

  /// Returns the identities of the rows in a state, in their order.
  ///
  /// - Precondition: No two are the same.
  func ids(in state: State) -> [AnyHashable] {
    let ids = rowIDs(state)
    precondition(Set(ids).count == ids.count, "Two rows at \(path) have the same identity")
    return ids
  }

  /// Whether no two rows have the same identity, nor any two rows within one.
  func haveDistinctIDs(in state: State) -> Bool {
    let ids = rowIDs(state)
    guard Set(ids).count == ids.count else { return false }
    return ids.enumerated().allSatisfy { index, id in
      items(id, index).allSatisfy { item in
        (item as? RowsDefinition<State>)?.haveDistinctIDs(in: state) ?? true
      }
    }
  }

  func fields(in state: State) -> [any AnyFieldDefinition<State>] {
    ids(in: state).enumerated().flatMap { index, id in
      items(id, index).flatMap { $0.fields(in: state) }
    }
  }

  func joined(with other: any FormItem<State>) -> any FormItem<State> {
    guard let other = other as? Self else { preconditionFailure("\(path) has no other rows") }
    return Self(path, elementSize: elementSize, ids: rowIDs) { [items] id, index in
      (items(id, index) + other.items(id, index)).joined()
    }
  }

  func included(when condition: @escaping FormCondition<State>) -> any FormItem<State> {
    Self(path, elementSize: elementSize, ids: rowIDs) { [items] id, index in
      items(id, index).map { $0.included(when: condition) }
    }
  }

  func linked<Whole>(by link: PartLink<Whole, State>) -> any FormItem<Whole> {
    guard let wholePath = (link.path as PartialKeyPath<Whole>).appending(path: path) else {
      preconditionFailure("\(path) is not within \(link.path)")
    }
    return RowsDefinition<Whole>(wholePath, elementSize: elementSize) { [rowIDs] whole in
      rowIDs(link.get(whole))
    } items: { [items] id, index in
      items(id, index).map { $0.linked(by: link) }
    }
  }

  /// The fields of the rows that the state has now; later ones come with `Form.reconcileRows(of:)`.
  @MainActor func add(to form: Form<State>, at node: PathNode) {
    let rows = LiveRows(order: ids(in: form.current), elementSize: elementSize)
    form.rowsDefinitions[node.id] = self
    form.graph.setRows(rows, of: node)
    for (index, id) in rows.order.enumerated() { form.addRow(id, at: index, to: rows, of: node) }
  }
}
