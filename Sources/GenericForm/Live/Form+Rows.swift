// The rows of a form.

extension Form {
  /// Brings the rows of several nodes in step with the state, and those within these.
  func reconcileRows(in ids: [Int]) {
    for id in ids { graph[id].map(reconcileRows) }
  }

  /// Brings the rows of a collection in step with the state, before anything of them is read.
  ///
  /// A row that stays keeps its fields, wherever it moves. The cost is linear in the rows.
  func reconcileRows(of node: PathNode<State>) {
    guard let rows = node.rows else { return }
    let order = rows.definition.ids(in: current)
    if order != rows.order {
      let wasDirty = rows.isDirty
      replaceRows(rows, by: order, of: node)
      summary.replaceDirty(wasDirty, by: rows.isDirty)
    }
    for ids in rows.nodes.values { reconcileRows(in: ids) }
  }

  /// Takes out the rows that are gone, and then adds and validates the new ones.
  private func replaceRows(
    _ rows: LiveRows<State>, by order: [AnyHashable], of node: PathNode<State>
  ) {
    let kept = Set(order)
    for id in rows.order where !kept.contains(id) {
      for removed in rows.nodes.removeValue(forKey: id) ?? [] { graph[removed].map(remove) }
    }
    // A row that is gone here may be in another collection now.
    let gone = rows.order.filter { !kept.contains($0) }.map(rows.definition.key)
    rows.order = order
    for row in gone where graph.hasLooseNodes(in: row) {
      if hasRow(row) {
        // Another collection has a row of that identity, and which of them is meant is unknown.
        for loose in graph.looseNodes(in: row) { loose.mayBeGone = true }
      } else {
        graph.takeLooseNodes(in: row).forEach(remove)
      }
    }
    for (index, id) in order.enumerated() where rows.nodes[id] == nil {
      addRow(id, at: index, to: rows, of: node)
      eachNode(in: rows.nodes[id] ?? []) { $0.field?.validate(isStarting: true) }
    }
  }

  /// Whether a declared collection has a row.
  func hasRow(_ row: RowKey) -> Bool {
    graph.allRows.contains { rows in
      rows.nodes.keys.contains(row.id) && rows.definition.key(ofRow: row.id) == row
    }
  }

  /// Adds the fields of one row, which are siblings; the caller validates them.
  func addRow(
    _ id: AnyHashable, at index: Int, to rows: LiveRows<State>, of node: PathNode<State>
  ) {
    let nodes = add(rows.definition.items(id, index), within: node.id)
    for sibling in nodes { graph[sibling]?.siblings = nodes }
    rows.nodes[id] = nodes
  }

  /// Takes out a node of a row that is gone, with its field and all that is within it.
  ///
  /// The field of a declared node is kept for the row's return; that of any other ends for good.
  private func remove(_ node: PathNode<State>) {
    for inner in (node.rows?.nodes ?? [:]).values.joined().compactMap({ graph[$0] }) {
      remove(inner)
    }
    if let rows = node.rows { summary.replaceDirty(rows.isDirty, by: false) }
    trace.removeField(at: node.path)
    graph.remove(node)
    guard let field = node.field else { return }
    field.retire()
    if node.isDeclared {
      keepRetired(field, at: node.path)
    } else {
      afterwards.append { field.stop() }
    }
  }

  /// Keeps a field of a row that is gone for as long as somebody holds it.
  ///
  /// Fields that nobody holds are cleared away each time the number of fields has doubled, so that
  /// the cost of a row does not grow with the number of rows removed before.
  private func keepRetired(_ field: any AnyLiveField, at path: PartialKeyPath<State>) {
    retired[path] = Weak(field)
    guard retired.count >= retiredLimit else { return }
    retired = retired.filter { $0.value.object != nil }
    retiredLimit = max(256, 2 * retired.count)
  }

  /// Makes other rows of each collection the ones that are not dirty.
  func makeRowBaselines(_ baseline: (LiveRows<State>) -> [AnyHashable]) {
    for rows in graph.allRows {
      let wasDirty = rows.isDirty
      rows.baseline = baseline(rows)
      summary.replaceDirty(wasDirty, by: rows.isDirty)
    }
  }
}
