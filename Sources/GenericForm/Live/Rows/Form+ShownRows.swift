// The rows of a form that controls show.

extension Form {
  /// The rows of a collection, declared without any validation if no `each` declares them.
  package func liveRows<Element: Identifiable & SendableMetatype>(
    at path: WritableKeyPath<State, [Element]>
  ) -> LiveRows where Element.ID: Sendable {
    let none = LiveRows(order: [], numbers: [], elementSize: 0)
    guard let node = liveField(at: path).node else { return none }
    if let rows = node.rows { return rows }
    transaction {
      AddingItem(form: self, node: node).visit(RowsDefinition(PartLink(path), items: []))
      if node.isPlaced, !declaredIDs.contains(node.id) {
        node.isDeclared = true
        declaredIDs.append(node.id)
      }
    }
    return node.rows ?? none
  }

  /// Returns the identity of the element of a row; nil once it is removed.
  package func elementID<Element: Identifiable>(
    ofRow number: Int, of collection: WritableKeyPath<State, [Element]>
  ) -> Element.ID? {
    let elements = current[keyPath: collection]
    guard let index = paths.node(at: collection)?.rows?.index(of: number),
      elements.indices.contains(index)
    else { return nil }
    return elements[index].id
  }

  /// The field of a value in a row, which stays that of the row when its identity changes.
  ///
  /// - Parameters:
  ///   - path: The key path in the element.
  ///   - number: The number of the row.
  ///   - collection: The key path of the collection.
  package func field<Element: Identifiable & SendableMetatype, Value: SendableMetatype>(
    _ path: WritableKeyPath<Element, Value>, inRow number: Int,
    of collection: WritableKeyPath<State, [Element]>
  ) -> Field<Value>? where Element.ID: Sendable {
    guard let node = paths.node(at: collection), let rows = node.rows,
      let index = rows.index(of: number),
      let row = PartLink<[Element], Element>.row(rows.order[index], near: index)
    else { return nil }
    let whole = collection.appending(path: row.path).appending(path: path)
    if paths.node(at: whole)?.field == nil { declare(path, inRowsAt: node, of: collection) }
    return field(whole)
  }

  /// Gives each row a field that nothing is declared about.
  private func declare<Element: Identifiable & SendableMetatype, Value: SendableMetatype>(
    _ path: WritableKeyPath<Element, Value>, inRowsAt node: PathNode,
    of collection: WritableKeyPath<State, [Element]>
  ) where Element.ID: Sendable {
    guard let rows = node.rows, let definition = rowsDefinitions[node.id] else { return }
    let new = RowsDefinition(
      PartLink(collection), items: [FieldDefinition(link: PartLink(path))])
    if let joined = definition.joined(with: new) as? RowsDefinition<State> {
      declare(joined, at: node)
    }
    transaction {
      for (index, id) in rows.order.enumerated() {
        add(new.items(id, index), toRow: id, at: index, of: rows, at: node)
      }
    }
  }

  /// Changes rows of a collection, of which some may have the same identity.
  ///
  /// - Parameter numbers: The numbers that the rows have after the change, in their order.
  package func changeRows(
    at path: AnyKeyPath, toNumbers numbers: [Int], _ change: () -> Void
  ) {
    knownRows.comingNumbers[path] = numbers
    change()
    knownRows.comingNumbers[path] = nil
  }
}
