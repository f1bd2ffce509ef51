// The fields and rows of a live form.

extension FormEngine {
  /// The field at a key path, made now where nothing is asked of it.
  func anyField<Value: SendableMetatype>(at path: WritableKeyPath<State, Value>) -> LiveField {
    if let field = field(at: path) ?? retired[path] { return field }
    let slot = graph.requireSlot(at: path)
    let definition = TypedFieldDefinition<State, Value>(
      PartLink(path, access: FieldAccess(path)), label: nil, timing: nil, formatters: [],
      section: .init(strategy: nil, rules: [], checks: [], conditions: []))
    let field = definition.makeField(in: slot, of: self)
    field.isOpaque = !slot.isDeclared && !graph.isPlaced(slot)
    slot.field = field
    transaction {
      field.judge(isStarting: true)
      if let error = unclaimedErrors.removeValue(forKey: path) { field.setErrors([error]) }
    }
    return field
  }

  /// The last value of a field whose row is gone; nil if there is none at the key path.
  func retiredValue<Value: SendableMetatype>(at path: WritableKeyPath<State, Value>) -> Value? {
    (retired[path] as? TypedLiveField<State, Value>)?.lastValue
  }

  func add(_ items: [FormItem<State>], within containers: [Int]) -> [LiveItem] {
    items.map { item in
      switch item {
      case .field(let definition):
        let slot = graph.declareSlot(at: definition.path, within: containers)
        let field = definition.makeField(in: slot, of: self)
        if let old = retired.remove(definition.path) { field.takeOver(from: old) }
        slot.field = field
        forgetLastField()
        if definition.hasFormatters { source.formatting[definition.path] = definition }
        return .field(slot.id)
      case .rows(let definition):
        let slot = graph.declareSlot(at: definition.path, within: containers)
        let rows = TypedLiveRows(definition)
        slot.rows = rows
        rows.order = rows.uniqueIDs(in: state)
        rows.baseline = rows.order
        for (index, id) in rows.order.enumerated() {
          rows.items[id] = add(definition.items(ofRow: id, at: index), within: [slot.id])
        }
        return .rows(slot.id)
      }
    }
  }

  private func remove(_ items: [LiveItem]) {
    for item in items {
      switch item {
      case .field(let id): remove(id)
      case .rows(let id):
        guard let rows = graph[id]?.rows else { continue }
        for items in rows.items.values { remove(items) }
        counts.replaceDirty(rows.isDirty, by: false)
        remove(id)
      }
    }
  }

  private func remove(_ id: Int) {
    guard let slot = graph[id] else { return }
    forgetLastField()
    if let field = slot.field {
      field.retire()
      retired.insert(field)
    }
    source.formatting[own(slot.path)] = nil
    graph.remove(id)
  }

  /// Brings the rows in step with the state, before anything of them is read.
  func reconcile(_ rows: TypedLiveRows<State>, within slot: FormSlot) {
    let order = rows.uniqueIDs(in: state)
    if order != rows.order {
      let (old, new) = (Set(rows.order), Set(order))
      for id in rows.order where !new.contains(id) {
        if let items = rows.items.removeValue(forKey: id) { remove(items) }
      }
      rows.order = order
      for (index, id) in order.enumerated() where !old.contains(id) {
        let items = add(rows.definition.items(ofRow: id, at: index), within: [slot.id])
        rows.items[id] = items
        eachField(in: items) { $0.judge(isStarting: true) }
      }
      noteDirty(rows)
    }
    for items in rows.items.values { reconcile(items) }
  }

  private func noteDirty(_ rows: LiveRows) {
    let isDirty = rows.order != rows.baseline
    counts.replaceDirty(rows.isDirty, by: isDirty)
    rows.isDirty = isDirty
  }

  /// Takes the rows as they are for the ones that are not dirty.
  func settleRows() {
    for slot in graph.slots {
      guard let rows = slot.rows else { continue }
      rows.baseline = rows.order
      noteDirty(rows)
    }
  }

  /// The fields that stand in the way of a submit now, from top to bottom.
  var faults: [FieldFault<State>] {
    var faults: [FieldFault<State>] = []
    eachField(in: items) { field in
      if let fault = fault(of: field) { faults.append(fault) }
    }
    return faults
  }
}

extension FormEngine {
  /// The first field that shows an error, from top to bottom.
  var firstShowingError: PartialKeyPath<State>? {
    var first: PartialKeyPath<State>?
    eachField(in: items) { field in
      if first == nil, field.status.isShowingError { first = path(of: field) }
    }
    return first
  }
}

extension TypedLiveRows {
  fileprivate func uniqueIDs(in state: State) -> [AnyHashable] {
    let ids = definition.ids(in: state)
    precondition(
      Set(ids).count == ids.count,
      "Two rows at \(definition.path) are known by the same identity")
    return ids
  }
}
