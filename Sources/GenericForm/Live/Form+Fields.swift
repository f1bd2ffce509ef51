import FormDeclaration

extension Form {
  /// Returns the field at a key path.
  ///
  /// ```swift
  /// let email = form.field(\.email)
  /// email.value = "ada@"
  /// email.status.isValid  // false
  /// ```
  ///
  /// Find a value in a row by the row's identity, as in `\.guests[id: guest.id].name`. Once the row
  /// is removed, its field is excluded and accepts neither a value nor an error:
  ///
  /// - A field that you still hold keeps its last value. If the row returns, the field works again
  ///   if a ``FieldValidation`` declares it; otherwise ask for the field again.
  /// - If you ask for a field while the row is missing, and nobody holds one, its value is absent,
  ///   such as empty text or zero. That doesn't change when the row returns: ask for the field
  ///   again.
  ///
  /// The same applies to an element by `[at:]` and a value by `ifPresent`.
  ///
  /// After each change, the form rereads fields with unknown dependencies: computed properties, and
  /// values in rows that no ``FieldValidation`` declares. A field by a plain index or through `!`,
  /// as in `\.tags[1]` and `\.address!.street`, therefore stops the program once the element is
  /// missing. Write `\.tags[at: 1]`, `\.address.ifPresent.street` and `\.names["en"].ifPresent`, and
  /// only the field stops working.
  ///
  /// - Precondition: Each row in the key path exists, or the form has had a row of the same type
  ///   before. It finds rows in stored properties, and rows in an object once it has read that object.
  public func field<Value: SendableMetatype>(
    _ path: WritableKeyPath<State, Value>
  ) -> Field<Value> {
    Field(liveField(at: path))
  }
}

extension Form {
  /// Returns the field at a key path, even in a removed row, or `nil` if there is none.
  func existingField<Value: SendableMetatype>(
    at path: WritableKeyPath<State, Value>
  ) -> LiveField<State, Value>? {
    (paths.node(at: path)?.field ?? knownRows.retiredField(at: path)) as? LiveField<State, Value>
  }

  /// Returns the field at a key path, creating it if none was declared.
  ///
  /// A new field has no rules: its value can be entered and observed, and it accepts server errors.
  func liveField<Value: SendableMetatype>(
    at path: WritableKeyPath<State, Value>
  ) -> LiveField<State, Value> {
    if let field = existingField(at: path) { return field }
    let (value, isRemoved, labels) = read(path, isNaming: true)
    let boxed = ImmutablePath(path)
    let definition = FieldDefinition(
      accessor: Accessor(path) { boxed.path.partsText(with: labels) })
    if isRemoved { return LiveField(removed: definition, value: value) }
    let node = paths.requireNode(at: path)
    return transaction { addField(definition, at: node) }
  }

  /// Adds a field at a node; that of a returning row keeps its observers, and is otherwise reset.
  ///
  /// A server error that was waiting for a field at this key path is taken over.
  @discardableResult
  func addField<Value: SendableMetatype>(
    _ definition: FieldDefinition<State, Value>, at node: PathNode
  ) -> LiveField<State, Value> {
    let existing = (node.field ?? knownRows.retiredField(at: node.path)) as? LiveField<State, Value>
    knownRows.forgetRetired(at: node.path)
    let field = existing ?? LiveField(definition, of: self)
    field.adopt(definition, at: node)
    field.facts.serverErrors =
      unclaimedErrors.removeValue(forKey: definition.path).map { [$0.message] } ?? []
    if existing != nil { field.news = .certain }
    if !field.isComparable { history.incomparablePaths.insert(field.path) }
    enqueue(field)
    return field
  }

  /// Reads a value without a field; in a removed row, it's absent or that of another row.
  ///
  /// The labels are those of the rows along the key path, if requested and the rows were searched.
  func read<Value>(
    _ path: WritableKeyPath<State, Value>, isNaming: Bool = false
  ) -> (value: Value, isMissing: Bool, labels: [RowLabel]) {
    // There may be no other row to read instead.
    if knownRows.wasRetired(at: path), let blank = ValueTraits<Value>.blankValue {
      return (blank, true, [])
    }
    return rowCache.read(path, of: current, isNaming: isNaming)
  }

  /// Returns whether an undeclared field that nobody holds can be kept.
  ///
  /// The field of an element found by its index would trap at the change that removes the element.
  func canKeepField<Value>(at path: WritableKeyPath<State, Value>) -> Bool {
    if MemoryLayout<State>.offset(of: path) != nil { return true }
    return !read(path).isMissing && rowCache.hasFoundRow
  }

  /// Adds declared items, and returns the distinct numbers of their nodes, from top to bottom.
  ///
  /// - Parameter row: The row that contains the items, or `nil` outside of rows.
  func add(_ items: [any FormItem<State>], inRow row: (collection: PathNode, number: Int)?) -> [Int]
  {
    var ids: [Int] = []
    for item in items {
      let node = paths.requireNode(at: item.path)
      node.isDeclared = true
      node.row = row
      item.accept(AddingItem(form: self, node: node))
      if !ids.contains(node.id) { ids.append(node.id) }
    }
    return ids
  }
}

extension Form {
  /// The form as rules read it: a copy of the state, and a trace of the reads.
  var reader: FormReader<State> { FormReader(state: current, trace: trace) }
}

extension AnyForm {
  /// The declared nodes, except those in rows.
  var declaredNodes: [PathNode] { declaredIDs.compactMap { paths[$0] } }

  /// Returns the declared nodes from top to bottom, each collection before its rows.
  func nodes(in ids: [Int]) -> [PathNode] {
    ids.compactMap { paths[$0] }.flatMap { node in
      [node] + (node.rows?.order ?? []).flatMap { nodes(in: node.rows?.nodes[$0] ?? []) }
    }
  }

  /// Every node: the declared ones from top to bottom, then the others.
  var orderedNodes: [PathNode] {
    nodes(in: declaredIDs) + paths.nodes { !$0.isDeclared }
  }

  /// Calls `body` with every field, in the order of their nodes.
  func eachField(_ body: (AnyField) -> Void) {
    for node in orderedNodes { node.field.map(body) }
  }
}
