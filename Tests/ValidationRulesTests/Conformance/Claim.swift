import ValidationRules

/// A claim about a rule: that it gives a dialect's result on every vector of a kind.
struct Claim: Sendable, CustomStringConvertible {
  let kind: String
  let dialect: String
  let name: String
  let result: @Sendable (Vector) -> Bool

  var description: String { "\(name) on \(kind), \(dialect)" }

  init(_ kind: String, _ dialect: String, _ name: String, _ rule: Rule<String>) {
    self.init(kind, dialect, name) { rule.accepts($0.input) }
  }

  init(
    _ kind: String, _ dialect: String, _ name: String,
    result: @escaping @Sendable (Vector) -> Bool
  ) {
    self.kind = kind
    self.dialect = dialect
    self.name = name
    self.result = result
  }
}

extension Claim {
  /// A vector on which the rule and the suite differ.
  struct Difference: Hashable, CustomStringConvertible {
    let kind: String
    let dialect: String
    let input: String
    let expected: Bool

    init(_ kind: String, _ dialect: String, _ input: String, _ expected: Bool) {
      self.kind = kind
      self.dialect = dialect
      self.input = input
      self.expected = expected
    }

    var description: String {
      "\(kind) \(dialect): \(input.debugDescription) is \(expected ? "valid" : "invalid") there"
    }
  }

  /// Returns the vectors that the claim covers, with the claimed result of each.
  func vectors() throws -> [(vector: Vector, expected: Bool)] {
    try Vector.all(of: kind).compactMap { vector in
      if dialect == "html_valid" { return vector.htmlValid.map { (vector, $0) } }
      return vector.dialect == dialect ? (vector, vector.valid) : nil
    }
  }

  func differences() throws -> [Difference] {
    try vectors().filter { result($0.vector) != $0.expected }.map {
      Difference(kind, dialect, $0.vector.input, $0.expected)
    }
  }
}
