/// The numbers that the rows of a form get, and the fields of removed rows.
@MainActor struct KnownRows {
  /// The numbers of the rows in the state that comes next, as far as whoever changes it knows them.
  var comingNumbers: [AnyKeyPath: [Int]] = [:]

  /// The number of the row that was added last, to any collection.
  private var lastNumber = 0

  /// The fields of rows that are gone, for as long as somebody holds them.
  ///
  /// A row that is back gets its fields from here, so that a control goes on with its field.
  private(set) var retired: [AnyKeyPath: Weak<AnyField>] = [:]

  /// How many retired fields there can be before those that nobody holds are forgotten.
  private var retiredLimit = 256
}

extension KnownRows {
  mutating func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Returns the numbers of rows that the form has not met: those that they had before an undo.
  mutating func newNumbers(_ count: Int, at path: AnyKeyPath) -> [Int] {
    takeComingNumbers(count, at: path) ?? (0..<count).map { _ in newNumber() }
  }

  /// Returns the numbers that are known of the rows in the new state, once; nil if none are.
  mutating func takeComingNumbers(_ count: Int, at path: AnyKeyPath) -> [Int]? {
    if comingNumbers.isEmpty { return nil }
    guard let numbers = comingNumbers.removeValue(forKey: path), numbers.count == count else {
      return nil
    }
    return numbers
  }
}

extension KnownRows {
  /// The fields of rows that are gone, as far as somebody holds them.
  var retiredFields: [AnyField] {
    retired.values.compactMap(\.object)
  }

  /// The field of a row that is gone, if somebody holds it still.
  func retiredField(at path: AnyKeyPath) -> (AnyField)? {
    retired[path]?.object
  }

  /// Whether a field at a key path was of a row that is gone.
  func wasRetired(at path: AnyKeyPath) -> Bool { retired[path] != nil }

  /// Keeps a field of a row that is gone for as long as somebody holds it.
  ///
  /// Fields that nobody holds are cleared away each time the number of fields has doubled, so that
  /// the cost of a row does not grow with the number of rows removed before.
  mutating func retire(_ field: AnyField, at path: AnyKeyPath) {
    retired[path] = Weak(field)
    guard retired.count >= retiredLimit else { return }
    retired = retired.filter { $0.value.object != nil }
    retiredLimit = max(256, 2 * retired.count)
  }

  /// Forgets a field whose row is back.
  mutating func forgetRetired(at path: AnyKeyPath) {
    retired[path] = nil
  }
}
