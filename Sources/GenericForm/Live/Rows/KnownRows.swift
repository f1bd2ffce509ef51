import FormDeclaration

/// The numbers of a form's rows, and the fields of removed rows.
@MainActor struct KnownRows {
  /// The numbers of the rows in the next state, if it comes from an undo or from a control of rows,
  /// which know them.
  var comingNumbers: [AnyKeyPath: [Int]] = [:]

  /// The number of the last row added to any collection.
  private var lastNumber = 0

  /// The fields of removed rows, while someone holds them.
  ///
  /// A returning row gets its fields from here, so that a control keeps its field.
  private(set) var retired: [AnyKeyPath: Weak<AnyField>] = [:]

  /// The number of retired fields at which those that nobody holds are forgotten.
  private var retiredLimit = 256
}

extension KnownRows {
  mutating func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Returns the numbers of rows that are new to the form: known ones, as after an undo, or new
  /// ones.
  mutating func newNumbers(_ count: Int, at path: AnyKeyPath) -> [Int] {
    takeComingNumbers(count, at: path) ?? (0..<count).map { _ in newNumber() }
  }

  /// Returns and removes the known numbers of the rows in the new state, or `nil` if there are
  /// none.
  mutating func takeComingNumbers(_ count: Int, at path: AnyKeyPath) -> [Int]? {
    if comingNumbers.isEmpty { return nil }
    guard let numbers = comingNumbers.removeValue(forKey: path), numbers.count == count else {
      return nil
    }
    return numbers
  }
}

extension KnownRows {
  /// The fields of removed rows that someone still holds.
  var retiredFields: [AnyField] {
    retired.values.compactMap(\.object)
  }

  /// Returns the field of a removed row, if someone still holds it.
  func retiredField(at path: AnyKeyPath) -> AnyField? {
    retired[path]?.object
  }

  /// Returns whether the field at a key path was in a removed row.
  func wasRetired(at path: AnyKeyPath) -> Bool { retired[path] != nil }

  /// Keeps a weak reference to a removed row's field, while someone holds it.
  ///
  /// Fields that nobody holds are forgotten each time the number of fields has doubled, so that the
  /// cost of a row doesn't grow with the number of rows removed before.
  mutating func retire(_ field: AnyField, at path: AnyKeyPath) {
    retired[path] = Weak(field)
    guard retired.count >= retiredLimit else { return }
    retired = retired.filter { $0.value.object != nil }
    retiredLimit = max(256, 2 * retired.count)
  }

  /// Forgets a field whose row has returned.
  mutating func forgetRetired(at path: AnyKeyPath) {
    retired[path] = nil
  }
}
