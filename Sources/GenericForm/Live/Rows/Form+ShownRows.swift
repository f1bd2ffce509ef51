import FormDeclaration

extension Form {
  /// Returns the rows of a collection, and declares them without validation if no `each` does.
  package func liveRows<Element: Identifiable & SendableMetatype>(
    at path: WritableKeyPath<State, [Element]>
  ) -> LiveRows where Element.ID: Sendable {
    let none = LiveRows(order: [], numbers: [], elementSize: 0)
    guard let node = liveField(at: path).node else { return none }
    if let rows = node.rows { return rows }
    transaction {
      AddingItem(form: self, node: node).visit(RowsDefinition(Accessor(path), items: []))
      if node.isPlaced, !declaredIDs.contains(node.id) {
        node.isDeclared = true
        declaredIDs.append(node.id)
      }
    }
    return node.rows ?? none
  }

  /// Returns the identity of the element of a row, or `nil` after it was removed.
  package func elementID<Element: Identifiable>(
    ofRow number: Int, of collection: WritableKeyPath<State, [Element]>
  ) -> Element.ID? {
    let elements = current[keyPath: collection]
    guard let index = paths.node(at: collection)?.rows?.index(of: number),
      elements.indices.contains(index)
    else { return nil }
    return elements[index].id
  }

  /// Returns the field of a value in a row, which stays with the row even if its identity changes.
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
      let row = Accessor<[Element], Element>.row(rows.order[index], near: index)
    else { return nil }
    let whole = collection.appending(path: row.path).appending(path: path)
    if paths.node(at: whole)?.field == nil { declare(path, inRowsAt: node, of: collection) }
    return field(whole)
  }

  /// Gives each row a field without a validation.
  private func declare<Element: Identifiable & SendableMetatype, Value: SendableMetatype>(
    _ path: WritableKeyPath<Element, Value>, inRowsAt node: PathNode,
    of collection: WritableKeyPath<State, [Element]>
  ) where Element.ID: Sendable {
    guard let rows = node.rows, let definition = rowsDefinitions[node.id] else { return }
    let new = RowsDefinition(
      Accessor(collection), items: [FieldDefinition(accessor: Accessor(path))])
    if let joined = definition.joined(with: new) as? RowsDefinition<State> {
      rowsDefinitions[node.id] = joined
    }
    transaction {
      for (index, id) in rows.order.enumerated() {
        add(new.items(id, index), toRow: id, at: index, of: rows, at: node)
      }
    }
  }

  /// Changes rows of a collection, some of which may have the same identity.
  ///
  /// - Parameter numbers: The numbers of the rows after the change, in order.
  package func changeRows(
    at path: AnyKeyPath, toNumbers numbers: [Int], _ change: () -> Void
  ) {
    knownRows.comingNumbers[path] = numbers
    change()
    knownRows.comingNumbers[path] = nil
  }
}
