import Foundation

/// A vector on which a rule and a project's own dialect differ.
struct ConsensusDifference: Codable, Hashable, Sendable {
  let rule: String
  let dialect: String
  let input: String
  let valid: Bool
}

extension ConsensusDifference {
  /// Returns the differences in the list beside the vectors.
  static func listed() throws -> Set<Self> {
    let lines = try String(contentsOf: Vector.file(of: "differences"), encoding: .utf8)
      .split(separator: "\n")
    return Set(try lines.map { try JSONDecoder().decode(Self.self, from: Data($0.utf8)) })
  }

  /// The line of the difference in the list.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}

extension Consensus {
  func differences() throws -> [ConsensusDifference] {
    try vectors().filter { result($0) != $0.valid }.map {
      ConsensusDifference(rule: name, dialect: $0.dialect, input: $0.input, valid: $0.valid)
    }
  }
}
