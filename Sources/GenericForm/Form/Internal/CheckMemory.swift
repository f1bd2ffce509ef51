/// What a check has said about the values it was asked about.
struct CheckMemory<Value> {
  /// More than a person enters in one field, and few enough to look through.
  private static var limit: Int { 64 }

  private let areEqual: ((Value, Value) -> Bool)?
  private var said: [(value: Value, answer: CheckAnswer)] = []

  init(areEqual: ((Value, Value) -> Bool)?) {
    self.areEqual = areEqual
  }

  subscript(value: Value) -> CheckAnswer? {
    get {
      guard let areEqual else { return nil }
      return said.last { areEqual($0.value, value) }?.answer
    }
    set {
      guard let newValue, areEqual != nil else { return }
      if said.count == Self.limit { said.removeFirst() }
      said.append((value, newValue))
    }
  }

  mutating func forget(_ value: Value) {
    guard let areEqual else { return }
    said.removeAll { areEqual($0.value, value) }
  }

  mutating func removeAll() {
    said = []
  }
}
