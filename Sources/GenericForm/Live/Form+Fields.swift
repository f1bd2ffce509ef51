import ValidationRules

// The fields of a form.

extension Form {
  /// The field at a key path.
  ///
  /// ```swift
  /// let email = form.field(\.email)
  /// email.value = "ada@"
  /// email.status.isValid  // false
  /// ```
  ///
  /// A value of a row is found by the identity of the row, as in `\.guests[id: guest.id].name`: a
  /// key path with an index traps once there is no such element. Any change is compared with each
  /// field of which it is not known what it depends on: a computed property, or a value in a row
  /// that no ``FieldValidation`` declares.
  public func field<Value: SendableMetatype>(
    _ path: WritableKeyPath<State, Value>
  ) -> Field<Value> {
    Field(liveField(at: path))
  }
}

extension Form {
  /// The field at a key path, also one whose row is gone; nil where none was made.
  func existingField<Value: SendableMetatype>(
    at path: WritableKeyPath<State, Value>
  ) -> LiveField<State, Value>? {
    (graph.node(at: path)?.field ?? retiredField(at: path)) as? LiveField<State, Value>
  }

  /// The field at a key path, made now where none was declared.
  ///
  /// One that is made now has no rules: its value can be entered and observed, and it takes errors
  /// of the server.
  func liveField<Value: SendableMetatype>(
    at path: WritableKeyPath<State, Value>
  ) -> LiveField<State, Value> {
    if let field = existingField(at: path) { return field }
    let node = graph.requireNode(at: path)
    if node.isComputed { findRows(of: node) { _ = current[keyPath: path] } }
    let field = LiveField(FieldDefinition(PartLink(path)), at: node, of: self)
    transaction { field.enqueue() }
    return field
  }

  /// Notes which rows are read on the way to a value, so that its field can go with them.
  private func findRows(of node: PathNode<State>, readBy read: () -> Void) {
    let rows = RowProbe.rows(readBy: read)
    graph.noteLooseNode(node, in: rows, areDeclared: rows.allSatisfy(hasRow))
  }

  /// The field of a row that is gone, if somebody holds it still.
  func retiredField(at path: PartialKeyPath<State>) -> (any AnyLiveField)? {
    retired[path]?.object as? any AnyLiveField
  }

  /// Adds what was declared; returns the numbers of the nodes, each once, from top to bottom.
  ///
  /// - Parameter rows: The number of the node of the collection whose row it is in; nil for none.
  func add(_ items: [any FormItem<State>], within rows: Int?) -> [Int] {
    var ids: [Int] = []
    for item in items {
      let node = graph.declareNode(at: item.path, within: rows)
      item.add(to: self, at: node)
      if !ids.contains(node.id) { ids.append(node.id) }
    }
    return ids
  }

  /// Calls `body` with the declared nodes from top to bottom, a collection before its rows.
  func eachNode(in ids: [Int], _ body: (PathNode<State>) -> Void) {
    for node in ids.compactMap({ graph[$0] }) {
      body(node)
      guard let rows = node.rows else { continue }
      for id in rows.order { eachNode(in: rows.nodes[id] ?? [], body) }
    }
  }

  /// Calls `body` with every field: the declared ones from top to bottom, and then the others.
  func eachField(_ body: (any AnyLiveField) -> Void) {
    eachNode(in: declaredIDs) { node in node.field.map(body) }
    for node in graph.all where !node.isDeclared { node.field.map(body) }
  }
}
