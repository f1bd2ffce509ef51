import FormDeclaration

extension Form {
  /// Updates the rows at some nodes for a new state, before any of them is read.
  ///
  /// Undeclared fields in removed rows are removed, wherever they are.
  func reconcileRows(at nodes: [PathNode]) {
    for node in nodes { reconcileRows(of: node) }
    for node in paths.nodes(where: \.isComputed) {
      if hasRows(of: node) { reconcileRows(of: node) } else { remove(node) }
    }
  }

  /// Updates the collections around a value that was set, if it changed the identity of its row.
  func renameRows(around node: PathNode) {
    guard let (collection, number) = node.row else { return }
    renameRows(around: collection)
    guard let rows = collection.rows, let index = rows.index(of: number),
      let id = rowsDefinitions[collection.id]?
        .elementID(in: current, at: index, with: rowCache),
      id != rows.order[index], id != rows.order[index].elementID
    else { return }
    reconcileRows(of: collection, isRenaming: true)
  }

  /// Returns whether all rows in the key path of an undeclared value exist; `true` for any other
  /// value.
  func hasRows(of node: PathNode) -> Bool {
    guard node.isComputed, !node.isDeclared, node.field != nil else { return true }
    return rowCache.findsRows(on: node.path) { _ = current[keyPath: node.path] }
  }

  /// Updates the rows of a collection, and nested rows, for the current state.
  ///
  /// A row that stays keeps its fields, wherever it moves. The cost is linear in the rows.
  ///
  /// - Parameter isRenaming: Whether a value was set in one of the rows, which changed its
  ///   identity.
  private func reconcileRows(of node: PathNode, isRenaming: Bool = false) {
    guard let rows = node.rows, let definition = rowsDefinitions[node.id] else { return }
    let order = definition.ids(in: current, with: rowCache)
    definition.noteRow(of: current, in: rowCache)
    let numbers = knownRows.takeComingNumbers(order.count, at: node.path)
    if order != rows.order || numbers != nil && numbers != rows.numbers {
      // Its control lets go of the removed rows before their fields tell it that they're excluded.
      if let field = node.field { enqueue(field) }
      let wasDirty = rows.isDirty
      let indices =
        numbers.map { $0.map { rows.index(of: $0) } }
        ?? rows.order.indices(in: order, isRenaming: isRenaming)
      replaceRows(rows, by: order, whichWereAt: indices, numbers: numbers, of: node)
      summary.replaceDirty(wasDirty, by: rows.isDirty)
      noteChange(.certain)
    }
    rows.nodes.values.joined().compactMap { paths[$0] }.forEach { reconcileRows(of: $0) }
  }

  /// Removes missing rows, moves the rest, and then adds and validates new ones.
  ///
  /// - Parameters:
  ///   - rows: The rows as they are known.
  ///   - order: The identities of the rows in the state.
  ///   - oldIndices: The former index of each row, or `nil` if it's new.
  ///   - numbers: The new numbers of the rows, or `nil` if only those of remaining rows are known.
  ///   - node: The node of the collection.
  private func replaceRows(
    _ rows: LiveRows, by order: [AnyHashable], whichWereAt oldIndices: [Int?], numbers: [Int]?,
    of node: PathNode
  ) {
    let (oldOrder, oldNumbers, oldNodes) = (rows.order, rows.numbers, rows.nodes)
    let kept = Set(oldIndices.compactMap(\.self))
    for (index, id) in oldOrder.enumerated() where !kept.contains(index) {
      for removed in oldNodes[id] ?? [] { paths[removed].map(remove) }
    }
    rows.replace(
      order: order,
      numbers: numbers ?? oldIndices.map { $0.map { oldNumbers[$0] } ?? knownRows.newNumber() })
    rows.nodes = [:]
    let repeated = order.repeated
    var moves: [(from: [any FormItem<State>], to: [any FormItem<State>])] = []
    for (index, (id, oldIndex)) in zip(order, oldIndices).enumerated() {
      guard let oldIndex, let items = rowsDefinitions[node.id]?.items else { continue }
      rows.nodes[id] = oldNodes[oldOrder[oldIndex]]
      if id != oldOrder[oldIndex] || repeated.contains(id.elementID) {
        moves.append((items(oldOrder[oldIndex], oldIndex), items(id, index)))
      }
    }
    moveNodes(moves.flatMap { nodesToMove(from: $0.from, to: $0.to) })
    for (index, id) in order.enumerated() where rows.nodes[id] == nil {
      addRow(id, at: index, to: rows, of: node)
      for field in nodes(in: rows.nodes[id] ?? []).compactMap(\.field) {
        validate(field, isStarting: true)
      }
    }
  }

  /// Adds the fields of one row; the caller validates them.
  func addRow(
    _ id: AnyHashable, at index: Int, to rows: LiveRows, of node: PathNode
  ) {
    let items = rowsDefinitions[node.id]?.items(id, index) ?? []
    rows.nodes[id] = []
    add(items, toRow: id, at: index, of: rows, at: node)
  }

  /// Adds fields to those of a row.
  func add(
    _ items: [any FormItem<State>], toRow id: AnyHashable, at index: Int, of rows: LiveRows,
    at node: PathNode
  ) {
    rows.nodes[id, default: []] += add(items, inRow: (node, rows.numbers[index]))
  }

  /// Removes a node of a removed row, with its field and everything within it.
  ///
  /// The field of a declared node is kept in case the row returns; any other ends permanently.
  private func remove(_ node: PathNode) {
    for inner in (node.rows?.nodes ?? [:]).values.joined().compactMap({ paths[$0] }) {
      remove(inner)
    }
    if let rows = node.rows { summary.replaceDirty(rows.isDirty, by: false) }
    rowsDefinitions[node.id] = nil
    trace.setFormatter(nil, at: node.path)
    paths.remove(node)
    guard let field = node.field else { return }
    retire(field, of: node)
    if node.isDeclared {
      knownRows.retire(field, at: node.path)
    } else {
      afterwards.append { field.stop() }
    }
  }

  /// Ends a field whose row was removed; the history keeps its value.
  private func retire(_ field: AnyField, of node: PathNode) {
    countReplaced(uncountedSize(of: field), at: node)
    field.retire()
    enqueue(field)
  }

  /// Replaces the baseline rows of each collection, which aren't dirty.
  ///
  /// - Parameter baseline: Returns them for a collection, given the number of its node.
  func makeRowBaselines(_ baseline: (Int, LiveRows) -> [AnyHashable]) {
    for (id, rows) in paths.rows {
      let wasDirty = rows.isDirty
      rows.baseline = baseline(id, rows)
      summary.replaceDirty(wasDirty, by: rows.isDirty)
    }
  }
}

// MARK: - Rows whose identity changes

extension Form {
  /// Returns the nodes of a row and its nested rows, each with its new declaration.
  ///
  /// - Parameters:
  ///   - old: The declarations of the row by its old identity.
  ///   - new: The same declarations, in the same order, by its new identity.
  private func nodesToMove(
    from old: [any FormItem<State>], to new: [any FormItem<State>]
  ) -> [(node: PathNode, item: any FormItem<State>)] {
    zip(old, new).flatMap { old, new in
      guard let node = paths.node(at: old.path) else {
        return [] as [(node: PathNode, item: any FormItem<State>)]
      }
      var moved = [(node: node, item: new)]
      if let old = old as? RowsDefinition<State>, let new = new as? RowsDefinition<State> {
        for (index, id) in (node.rows?.order ?? []).enumerated() {
          moved += nodesToMove(from: old.items(id, index), to: new.items(id, index))
        }
      }
      return moved
    }
  }

  /// Gives nodes their new key paths; their fields keep their state.
  private func moveNodes(_ moved: [(node: PathNode, item: any FormItem<State>)]) {
    for (node, _) in moved {
      trace.setFormatter(nil, at: node.path)
      if formerPaths?[node.id] == nil { formerPaths?[node.id] = node.path }
    }
    for replaced in paths.move(moved.map { ($0.node, $0.item.path) }) {
      if let field = replaced.field { retire(field, of: replaced) }
    }
    for (node, item) in moved { item.accept(MovingItem(form: self, node: node)) }
  }
}

extension AnyForm {
  /// The numbers of the rows of every collection, for returning to the current state.
  var rowNumbers: [AnyKeyPath: [Int]] {
    var numbers: [AnyKeyPath: [Int]] = [:]
    for node in paths.all {
      if let rows = node.rows { numbers[node.path] = rows.numbers }
    }
    return numbers
  }
}
