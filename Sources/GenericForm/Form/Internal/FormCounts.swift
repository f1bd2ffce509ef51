/// What a field adds to the counts of its form.
struct FieldWeight: Equatable {
  var isInvalid = false
  var isPending = false
  var isBlocked = false
  var isDirty = false
}

/// How many fields of a form are in which state, so that nobody has to walk them to know.
struct FormCounts: Equatable {
  private(set) var invalid = 0
  private(set) var pending = 0
  private(set) var blocked = 0
  private(set) var dirty = 0

  var isValid: Bool { invalid == 0 && pending == 0 && blocked == 0 }

  mutating func replace(_ old: FieldWeight, by new: FieldWeight) {
    invalid += new.isInvalid.count - old.isInvalid.count
    pending += new.isPending.count - old.isPending.count
    blocked += new.isBlocked.count - old.isBlocked.count
    dirty += new.isDirty.count - old.isDirty.count
  }

  mutating func replaceDirty(_ old: Bool, by new: Bool) {
    dirty += new.count - old.count
  }
}

extension Bool {
  fileprivate var count: Int { self ? 1 : 0 }
}
