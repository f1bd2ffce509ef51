// What happens to the values of a live form.

extension FormEngine {
  func set<Value: SendableMetatype>(_ path: WritableKeyPath<State, Value>, to value: Value) {
    guard let field = anyField(at: path) as? TypedLiveField<State, Value>, !field.isRetired else {
      return
    }
    if field.isComposing {
      field.deferred = { [weak self, weak field] in
        if let field { self?.set(field, to: value) }
      }
    } else {
      set(field, to: value)
    }
  }

  private func set<Value>(_ field: TypedLiveField<State, Value>, to value: Value) {
    transaction {
      guard field.isNew(value) else { return }
      for container in graph.containers(of: field.slot) { container.field?.dropValue() }
      field.set(value)
      noteRevision()
      field.noteChange()
      if field.isOpaque {
        judge(field)
        noteChangeOfAll()
      } else {
        noteChange(of: field.slot, isLeaf: Value.self is any LosslessStringConvertible.Type)
      }
    }
  }

  func update(_ change: (inout State) -> Void) {
    transaction {
      change(&source.live)
      noteRevision()
      noteChangeOfAll()
    }
  }

  func leave(_ field: LiveField<State>) {
    guard !field.isRetired else { return }
    transaction {
      endComposing(field)
      format(field)
      field.leave()
      noteLeavingToReaders(of: field.slot)
    }
  }

  /// Tells the fields whose verdict depends on one that it was left.
  private func noteLeavingToReaders(of slot: FormSlot<State>) {
    let containers = graph.containers(of: slot)
    for container in containers { container.field?.noteLeavingOfRead() }
    let parts = (slot.contents + graph.opaqueReads).compactMap { graph[$0] }
    for read in [slot] + containers + parts {
      for id in read.readers where id != slot.id { graph[id]?.field?.noteLeavingOfRead() }
    }
  }

  func retry(_ field: LiveField<State>) {
    guard !field.isRetired else { return }
    transaction { field.retry() }
  }

  func endComposing(_ field: LiveField<State>) {
    field.isComposing = false
    let deferred = field.deferred
    field.deferred = nil
    deferred?()
  }

  func format(_ field: LiveField<State>) {
    guard field.format() else { return }
    noteRevision()
    field.noteNewValue()
    noteChange(of: field.slot, isLeaf: true)
  }

  func reset(to new: State) {
    transaction {
      abandonSubmission()
      submission.forget()
      unclaimedErrors = [:]
      state = new
      revision += 1
      reconcile(items)
      everyField { field in
        _ = field.refreshValue()
        field.reset()
        field.settleBaseline()
      }
      everyField { $0.judge(isStarting: true) }
      settleRows()
    }
  }

  /// Shows errors under fields; those that have none keep what they show.
  func setErrors(_ errors: [PartialKeyPath<State>: ValidationMessage]) {
    transaction {
      for (path, message) in errors {
        if let field = field(at: path) {
          field.setErrors([message])
        } else {
          unclaimedErrors[path] = message
        }
      }
    }
  }
}

// MARK: - What a change concerns

extension FormEngine {
  private func noteRevision() {
    revision += 1
    if submission.isWaiting { finishSubmission(.superseded) }
  }

  /// Judges what a new value concerns, and nothing else.
  ///
  /// - Parameter isLeaf: Whether the value cannot hold those of other fields.
  private func noteChange(of slot: FormSlot<State>, isLeaf: Bool) {
    stamp += 1
    let contents = slot.contents.compactMap { graph[$0] }
    reconcile(slot)
    for content in contents { reconcile(content) }
    if let field = slot.field { judge(field) }
    judgeReaders(of: slot)
    refreshRows(of: slot)
    for content in contents {
      refresh(content)
      refreshRows(of: content)
    }
    for container in graph.containers(of: slot) { refreshContainer(container) }
    for id in graph.opaqueReads {
      if let read = graph[id] { judgeReaders(of: read) }
    }
    if !isLeaf {
      for id in graph.opaqueFields {
        if let field = graph[id], field !== slot { refresh(field) }
      }
    }
  }

  /// Judges what holds a new value; where nothing is asked of it, it is not looked at.
  private func refreshContainer(_ slot: FormSlot<State>) {
    slot.field?.noteChangeOfRead()
    if slot.isDeclared || slot.field == nil {
      refresh(slot)
    } else {
      slot.field?.noteNewValue()
      judgeReaders(of: slot)
    }
  }

  private func refresh(_ slot: FormSlot<State>) {
    if let field = slot.field {
      guard field.refreshValue() else { return }
      field.noteNewValue()
      judge(field)
    }
    judgeReaders(of: slot)
  }

  private func refreshRows(of slot: FormSlot<State>) {
    guard let rows = slot.rows else { return }
    for items in rows.items.values {
      eachField(in: items) { refresh($0.slot) }
    }
  }

  /// Judges whatever has a new value, wherever it came from.
  private func noteChangeOfAll() {
    stamp += 1
    reconcile(items)
    for slot in graph.slots {
      if let slot { refresh(slot) }
    }
  }

  private func judge(_ field: LiveField<State>) {
    guard field.judgedAt != stamp else { return }
    field.judgedAt = stamp
    field.judge()
  }

  private func judgeReaders(of slot: FormSlot<State>) {
    for id in slot.readers {
      guard let field = graph[id]?.field, field.judgedAt != stamp else { continue }
      field.noteChangeOfRead()
      judge(field)
    }
  }

  /// Runs a judgement of a field, and keeps which slots it read.
  func recordingReads(
    of field: LiveField<State>, isNeeded: Bool, _ judge: (FormReader<State>) -> Judgement
  ) -> Judgement {
    let judgement = judge(FormReader(source: source))
    guard isNeeded else { return judgement }
    var reads: [Int] = []
    for path in source.takeReads() {
      let slot = graph.requireSlot(at: path)
      if slot !== field.slot, !reads.contains(slot.id) { reads.append(slot.id) }
    }
    guard reads != field.reads else { return judgement }
    for id in field.reads { graph[id]?.readers.remove(field.slot.id) }
    for id in reads {
      guard let slot = graph[id] else { continue }
      graph.noteRead(of: slot)
      slot.readers.insert(field.slot.id)
    }
    field.reads = reads
    return judgement
  }
}
