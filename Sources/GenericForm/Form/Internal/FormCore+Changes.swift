// What a change of the values of a live form concerns.

extension FormCore {
  /// Lets go of the values that hold one, so that it can be changed in place.
  func dropContainers(of field: LiveField) {
    guard let slot = graph[field.id], !slot.containers.isEmpty else { return }
    for container in graph.containers(of: slot) { container.field?.dropValue() }
  }

  /// Takes in a value that a person entered.
  func noteEntry(in field: LiveField) {
    noteRevision()
    field.noteChange()
    if field.isOpaque {
      judge(field)
      noteChangeOfAll()
    } else {
      noteChange(of: field, isLeaf: field.isLeaf)
    }
  }

  func leave(_ field: LiveField) {
    guard !field.isRetired else { return }
    transaction {
      endComposing(field)
      format(field)
      field.leave()
      noteLeavingToReaders(of: field)
    }
  }

  /// Tells the fields whose verdict depends on one that it was left.
  private func noteLeavingToReaders(of field: LiveField) {
    guard let slot = graph[field.id] else { return }
    let containers = graph.containers(of: slot)
    for container in containers { container.field?.noteLeavingOfRead() }
    let parts = (slot.contents + graph.opaqueReads).compactMap { graph[$0] }
    for read in [slot] + containers + parts {
      for id in read.readers where id != slot.id { graph[id]?.field?.noteLeavingOfRead() }
    }
  }

  func retry(_ field: LiveField) {
    guard !field.isRetired else { return }
    transaction { field.retry() }
  }

  func endComposing(_ field: LiveField) {
    field.isComposing = false
    let deferred = field.deferred
    field.deferred = nil
    deferred?()
  }

  func format(_ field: LiveField) {
    guard field.format() else { return }
    noteRevision()
    field.noteNewValue()
    noteChange(of: field, isLeaf: true)
  }

  func noteRevision() {
    revision += 1
    if progress.isWaiting { supersedeSubmission() }
  }

  /// Judges what a new value concerns, and nothing else.
  ///
  /// - Parameter isLeaf: Whether the value cannot hold those of other fields.
  private func noteChange(of field: LiveField, isLeaf: Bool) {
    guard let slot = graph[field.id] else { return }
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
    if !slot.containers.isEmpty {
      for container in graph.containers(of: slot) { refreshContainer(container) }
    }
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
  private func refreshContainer(_ slot: FormSlot) {
    slot.field?.noteChangeOfRead()
    if slot.isDeclared || slot.field == nil {
      refresh(slot)
    } else {
      slot.field?.noteNewValue()
      judgeReaders(of: slot)
    }
  }

  private func refresh(_ slot: FormSlot) {
    if let field = slot.field {
      guard field.refreshValue() else { return }
      field.noteNewValue()
      judge(field)
    }
    judgeReaders(of: slot)
  }

  private func refreshRows(of slot: FormSlot) {
    guard let rows = slot.rows else { return }
    for items in rows.items.values {
      eachField(in: items) { field in
        if let slot = graph[field.id] { refresh(slot) }
      }
    }
  }

  /// Judges whatever has a new value, wherever it came from.
  func noteChangeOfAll() {
    stamp += 1
    reconcile(items)
    for slot in graph.slots { refresh(slot) }
  }

  private func judge(_ field: LiveField) {
    guard field.judgedAt != stamp else { return }
    field.judgedAt = stamp
    field.judge()
  }

  private func judgeReaders(of slot: FormSlot) {
    for id in slot.readers {
      guard let field = graph[id]?.field, field.judgedAt != stamp else { continue }
      field.noteChangeOfRead()
      judge(field)
    }
  }

  /// Keeps which key paths a judgement of a field has read.
  func noteReads(_ paths: [AnyKeyPath], of field: LiveField) {
    var reads: [Int] = []
    for path in paths {
      let slot = graph.slot(at: path) ?? makeSlot(at: path)
      if slot.id != field.id, !reads.contains(slot.id) { reads.append(slot.id) }
    }
    guard reads != field.reads else { return }
    let old = field.reads
    for id in old { graph[id]?.readers.remove(field.id) }
    for id in reads {
      guard let slot = graph[id] else { continue }
      graph.noteRead(of: slot)
      slot.readers.insert(field.id)
    }
    field.reads = reads
    for id in old { graph.removeIfUnused(id) }
  }
}
