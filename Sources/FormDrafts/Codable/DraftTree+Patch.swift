// The difference of two trees as a merge patch (RFC 7396): an object with the new entries, and null
// for a removed entry.

extension DraftTree {
  /// Returns the patch that turns this tree into another, or `nil` if they are equal.
  func patch(to new: DraftTree) -> DraftTree? {
    if self == new { return nil }
    guard let old = entries, let new = new.entries else { return new }
    var patch: [String: DraftTree] = [:]
    for (key, value) in new { patch[key] = old[key].map { $0.patch(to: value) } ?? value }
    for key in old.keys where new[key] == nil { patch[key] = .null }
    return .object(patch)
  }

  /// Returns this tree with a patch applied.
  func patched(by patch: DraftTree) -> DraftTree {
    guard let changes = patch.entries else { return patch }
    var result = entries ?? [:]
    for (key, change) in changes {
      result[key] = change == .null ? nil : (result[key] ?? .null).patched(by: change)
    }
    return .object(result)
  }

  /// Returns the part of a patch that isn't in this tree, or `nil` if all of it is.
  ///
  /// The items of a list may be in another order, because the order of a set differs between
  /// processes.
  func lacking(_ patch: DraftTree) -> DraftTree? {
    switch (patch, self) {
    case (.object(let changes), .object(let entries)):
      var lacking: [String: DraftTree] = [:]
      for (key, change) in changes { lacking[key] = (entries[key] ?? .null).lacking(change) }
      return lacking.isEmpty ? nil : .object(lacking)
    case (.list(let changes), .list(let list)) where changes.count == list.count:
      let lacking = zip(list, changes).compactMap { $0.lacking($1) }
      return lacking.isEmpty || list.hasSameItems(as: changes) ? nil : .list(lacking)
    default:
      return self == patch ? nil : patch
    }
  }
}

extension [DraftTree] {
  fileprivate func hasSameItems(as others: [DraftTree]) -> Bool {
    var left = self
    return others.allSatisfy { other in
      guard let index = left.firstIndex(of: other) else { return false }
      left.remove(at: index)
      return true
    }
  }
}

extension DraftTree {
  /// Returns this tree with as much of a patch as still decodes.
  ///
  /// The patch is applied as a whole; failing that, entry by entry, and each list row by row. An
  /// entry that a row lacks is taken from the first row of this tree.
  func patched(by patch: DraftTree, whereDecodes decodes: (DraftTree) -> Bool) -> DraftTree {
    let whole = patched(by: patch)
    if decodes(whole) { return whole }
    switch (patch, self) {
    case (.object(let changes), .object(var entries)):
      for (key, change) in changes.sorted(by: { $0.key < $1.key }) {
        let before = entries[key]
        entries[key] = (before ?? .null).patched(by: change) { value in
          var tried = entries
          tried[key] = value == .null ? nil : value
          return decodes(.object(tried))
        }
        if entries[key] == .null { entries[key] = nil }
        if !decodes(.object(entries)) { entries[key] = before }
      }
      return .object(entries)
    case (.list(let rows), let old):
      var taken: [DraftTree] = []
      let first = if case .list(let list) = old { list.first } else { DraftTree?.none }
      for row in rows {
        let tries = [row] + (first.map { [$0.patched(by: row)] } ?? [])
        if let fitting = tries.first(where: { decodes(.list(taken + [$0])) }) {
          taken.append(fitting)
        }
      }
      return taken.isEmpty ? self : .list(taken)
    default:
      return self
    }
  }
}
