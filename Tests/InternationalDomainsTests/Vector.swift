import Foundation

/// An input with the result that another project's test suite expects.
struct Vector: Decodable, Sendable {
  let input: String
  let valid: Bool

  /// The result of *domain to ASCII*, or `nil` if the vector has none.
  let ascii: String?
}

extension Vector {
  /// Returns the vectors of a file beside the tests.
  static func all(in name: String) throws -> [Vector] {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("Vectors/\(name).jsonl")
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n")
      .map { try JSONDecoder().decode(Vector.self, from: Data($0.utf8)) }
  }
}
