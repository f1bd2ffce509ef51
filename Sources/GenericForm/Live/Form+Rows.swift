// The rows of a form.

extension Form {
  /// Brings the rows at some nodes in step with a new state, before anything of them is read.
  ///
  /// Undeclared fields whose rows are gone are taken out, wherever they are.
  func reconcileRows(at nodes: [PathNode]) {
    nodes.forEach(reconcileRows)
    for node in graph.computedNodes where !hasRows(of: node) { remove(node) }
  }

  /// Whether each row is there through which an undeclared value is read; true for any other value.
  func hasRows(of node: PathNode) -> Bool {
    node.rowMemory?.findsRows { _ = current[keyPath: node.path] } ?? true
  }

  /// Brings the rows of a collection in step with the state, and those within these.
  ///
  /// A row that stays keeps its fields, wherever it moves. The cost is linear in the rows.
  private func reconcileRows(of node: PathNode) {
    guard let rows = node.rows, let definition = rowsDefinitions[node.id] else { return }
    let order = definition.ids(in: current)
    if order != rows.order {
      let wasDirty = rows.isDirty
      replaceRows(rows, by: order, of: node)
      summary.replaceDirty(wasDirty, by: rows.isDirty)
    }
    rows.nodes.values.joined().compactMap { graph[$0] }.forEach(reconcileRows)
  }

  /// Takes out the rows that are gone, and then adds and validates the new ones.
  private func replaceRows(
    _ rows: LiveRows, by order: [AnyHashable], of node: PathNode
  ) {
    let kept = Set(order)
    for id in rows.order where !kept.contains(id) {
      for removed in rows.nodes.removeValue(forKey: id) ?? [] { graph[removed].map(remove) }
    }
    rows.order = order
    for (index, id) in order.enumerated() where rows.nodes[id] == nil {
      addRow(id, at: index, to: rows, of: node)
      eachNode(in: rows.nodes[id] ?? []) { $0.field?.validate(isStarting: true) }
    }
  }

  /// Adds the fields of one row, which are siblings; the caller validates them.
  func addRow(
    _ id: AnyHashable, at index: Int, to rows: LiveRows, of node: PathNode
  ) {
    let nodes = add(rowsDefinitions[node.id]?.items(id, index) ?? [], within: node.id)
    for sibling in nodes { graph[sibling]?.siblings = nodes }
    rows.nodes[id] = nodes
  }

  /// Takes out a node of a row that is gone, with its field and all that is within it.
  ///
  /// The field of a declared node is kept for the row's return; that of any other ends for good.
  private func remove(_ node: PathNode) {
    for inner in (node.rows?.nodes ?? [:]).values.joined().compactMap({ graph[$0] }) {
      remove(inner)
    }
    if let rows = node.rows { summary.replaceDirty(rows.isDirty, by: false) }
    rowsDefinitions[node.id] = nil
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
  private func keepRetired(_ field: any AnyLiveField, at path: AnyKeyPath) {
    retired[path] = Weak(field)
    guard retired.count >= retiredLimit else { return }
    retired = retired.filter { $0.value.object != nil }
    retiredLimit = max(256, 2 * retired.count)
  }

  /// Makes other rows of each collection the ones that are not dirty.
  func makeRowBaselines(_ baseline: (LiveRows) -> [AnyHashable]) {
    for rows in graph.allRows {
      let wasDirty = rows.isDirty
      rows.baseline = baseline(rows)
      summary.replaceDirty(wasDirty, by: rows.isDirty)
    }
  }
}
