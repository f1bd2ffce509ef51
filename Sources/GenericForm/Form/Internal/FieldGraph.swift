/// The key paths that a live form has met, and what is part of what.
@MainActor final class FieldGraph {
  private var slotsByID: [Int: FormSlot] = [:]
  private var nextID = 0
  private var ids: [AnyKeyPath: Int] = [:]
  private var places = StoragePlaces()

  /// The slots of key paths that are read and of which it is not known what they are part of.
  private(set) var opaqueReads: Set<Int> = []

  /// The slots of declared fields of which it is not known what they are part of.
  private(set) var opaqueFields: [Int] = []

  init() {}

  subscript(id: Int) -> FormSlot? { slotsByID[id] }

  /// All slots, in the order in which they were made.
  var slots: [FormSlot] {
    slotsByID.keys.sorted().compactMap { id in slotsByID[id] }
  }

  func slot(at path: AnyKeyPath) -> FormSlot? {
    ids[path].flatMap { slotsByID[$0] }
  }

  /// The slot of a key path, made now if it is new to the form.
  func requireSlot<State>(at path: PartialKeyPath<State>) -> FormSlot {
    if let slot = slot(at: path) { return slot }
    let slot = makeSlot(at: path)
    for (container, content) in places.overlaps(of: slot.id) { link(content, within: container) }
    return slot
  }

  /// The slot of a key path of a field or of rows, which is not linked to others yet.
  func declareSlot<State>(
    at path: PartialKeyPath<State>, within containers: [Int]
  ) -> FormSlot {
    let slot = slot(at: path) ?? makeSlot(at: path)
    slot.isDeclared = true
    slot.containers += containers.filter { !slot.containers.contains($0) }
    if containers.isEmpty, !isPlaced(slot) { opaqueFields.append(slot.id) }
    return slot
  }

  private func makeSlot<State>(at path: PartialKeyPath<State>) -> FormSlot {
    let slot = FormSlot(id: nextID, path: path)
    nextID += 1
    slotsByID[slot.id] = slot
    ids[path] = slot.id
    places.insert(path, id: slot.id)
    return slot
  }

  /// Links all of the values that are part of others.
  func linkOverlaps() {
    for (container, content) in places.overlaps() { link(content, within: container) }
  }

  private func link(_ content: Int, within container: Int) {
    slotsByID[container]?.contents.append(content)
    slotsByID[content]?.containers.append(container)
  }

  /// Whether it is known where in the state's memory the value is.
  func isPlaced(_ slot: FormSlot) -> Bool { places.isKnown(slot.id) }

  func noteRead(of slot: FormSlot) {
    guard slot.readers.isEmpty, !slot.isDeclared, !isPlaced(slot) else { return }
    opaqueReads.insert(slot.id)
  }

  /// The slots whose values hold this one, and those whose values hold them.
  func containers(of slot: FormSlot) -> [FormSlot] {
    var found: [FormSlot] = []
    var ids = slot.containers
    var next = 0
    while next < ids.count {
      if let container = slotsByID[ids[next]], container !== slot {
        found.append(container)
        for id in container.containers where !ids.contains(id) { ids.append(id) }
      }
      next += 1
    }
    return found
  }

  /// Takes a slot out for good; its number is not used again.
  func remove(_ id: Int) {
    guard let slot = slotsByID.removeValue(forKey: id) else { return }
    ids[slot.path] = nil
    places.remove(id)
    opaqueReads.remove(id)
    for read in slot.field?.reads ?? [] {
      slotsByID[read]?.readers.remove(id)
      removeIfUnused(read)
    }
  }

  /// Takes out a slot that was made for readers and has none left; one with a place in the state's
  /// memory stays, for there are few of them and others are linked to it.
  func removeIfUnused(_ id: Int) {
    guard let slot = slotsByID[id], slot.readers.isEmpty, !slot.isDeclared, slot.field == nil,
      slot.rows == nil, !isPlaced(slot)
    else { return }
    remove(id)
  }
}
