import FormDeclaration

/// A visitor that adds the field, or the rows, of a live form at a node.
struct AddingItem<State>: FormItemVisitor {
  let form: Form<State>
  let node: PathNode

  func visit<Value: SendableMetatype>(_ definition: FieldDefinition<State, Value>) {
    form.trace.setFormatter(definition.formatter, at: definition.path)
    form.addField(definition, at: node)
  }

  /// Makes the rows of the current state; `Form.reconcileRows(of:)` adds later ones.
  func visit(_ definition: RowsDefinition<State>) {
    let ids = definition.ids(in: form.current, with: form.rowCache)
    let rows = LiveRows(
      order: ids, numbers: form.knownRows.newNumbers(ids.count, at: node.path),
      elementSize: definition.elementSize)
    node.rows = rows
    form.rowsDefinitions[node.id] = definition
    definition.noteRow(of: form.current, in: form.rowCache)
    for (index, id) in ids.enumerated() { form.addRow(id, at: index, to: rows, of: node) }
  }
}

/// A visitor that declares the field, or the rows, at a node whose key path has changed to the
/// item's.
struct MovingItem<State>: FormItemVisitor {
  let form: Form<State>
  let node: PathNode

  func visit<Value: SendableMetatype>(_ definition: FieldDefinition<State, Value>) {
    form.trace.setFormatter(definition.formatter, at: definition.path)
    guard let field = node.field as? LiveField<State, Value> else { return }
    field.definition = definition
    if !field.typed.isEmpty { form.history.enteredPaths.insert(field.path) }
  }

  func visit(_ definition: RowsDefinition<State>) {
    form.rowsDefinitions[node.id] = definition
  }
}
