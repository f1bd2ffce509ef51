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
  /// A value of a row is found by the identity of the row, as in `\.guests[id: guest.id].name`. Once
  /// the row is removed, a field that is held is not included, keeps its last value and takes no new
  /// one. It is the row's again when the row is back, if a ``FieldValidation`` declares it; otherwise
  /// ask for the field again.
  ///
  /// What comes too late for a row has no effect: the field of a row that was removed takes neither a
  /// value nor an error, and if nobody held it, its value is absent, such as empty text, or zero. The
  /// same goes for an element by `[at:]` and a value by `ifPresent`. A field that is asked for while
  /// its row is gone stays without effect when the row is back: ask for it again.
  ///
  /// Any change is compared with each field of which it is not known what it depends on: a computed
  /// property, or a value in a row that no ``FieldValidation`` declares. A field by a plain index or
  /// through `!`, as in `\.tags[1]` and `\.address!.street`, therefore stops the program at the first
  /// change after which there is no such element. Write `\.tags[at: 1]`,
  /// `\.address.ifPresent.street` and `\.names["en"].ifPresent` for a field that only ends.
  ///
  /// - Precondition: There is a row of each identity in the key path, or the form had any row of this
  ///   type before. The form knows those in stored properties, and an object once it has read it.
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
    (paths.node(at: path)?.field ?? knownRows.retiredField(at: path)) as? LiveField<State, Value>
  }

  /// The field at a key path, made now where none was declared.
  ///
  /// One that is made now has no rules: its value can be entered and observed, and it takes errors
  /// of the server.
  func liveField<Value: SendableMetatype>(
    at path: WritableKeyPath<State, Value>
  ) -> LiveField<State, Value> {
    if let field = existingField(at: path) { return field }
    let (value, isRemoved, labels) = read(path, isNaming: true)
    let boxed = ImmutablePath(path)
    let definition = FieldDefinition(
      link: PartLink(path) { boxed.path.partsText(with: labels) })
    if isRemoved { return LiveField(removed: definition, value: value) }
    let node = paths.requireNode(at: path)
    return transaction { LiveField(definition, at: node, of: self) }
  }

  /// Reads a value that has no field; if its row is gone, it is absent, or else that of another row.
  ///
  /// The labels are those of the rows on the way, if they are asked for and the rows were looked for.
  func read<Value>(
    _ path: WritableKeyPath<State, Value>, isNaming: Bool = false
  ) -> (value: Value, isMissing: Bool, labels: [RowLabel]) {
    // Nothing may be there to read in place of what was never in the row.
    if knownRows.wasRetired(at: path), let blank = ValueTraits<Value>.blankValue {
      return (blank, true, [])
    }
    return rowMemory.read(path, of: current, isNaming: isNaming)
  }

  /// Whether a field without a declaration can be made that nobody holds.
  ///
  /// The field of an element found by its index would trap at the change that removes the element.
  func canKeepField<Value>(at path: WritableKeyPath<State, Value>) -> Bool {
    if MemoryLayout<State>.offset(of: path) != nil { return true }
    return !read(path).isMissing && rowMemory.hasFoundRow
  }

  /// Adds what was declared; returns the numbers of the nodes, each once, from top to bottom.
  ///
  /// - Parameter row: The row that it is in; nil outside of rows.
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

extension AnyForm {
  /// The nodes that are declared, but for those in rows.
  var declaredNodes: [PathNode] { declaredIDs.compactMap { paths[$0] } }

  /// The declared nodes from top to bottom, a collection before its rows.
  func nodes(in ids: [Int]) -> [PathNode] {
    ids.compactMap { paths[$0] }.flatMap { node in
      [node] + (node.rows?.order ?? []).flatMap { nodes(in: node.rows?.nodes[$0] ?? []) }
    }
  }

  /// Calls `body` with every field: the declared ones from top to bottom, and then the others.
  func eachField(_ body: (AnyField) -> Void) {
    for node in nodes(in: declaredIDs) { node.field.map(body) }
    for node in paths.all where !node.isDeclared { node.field.map(body) }
  }
}
