import Foundation

/// An input with the result that a test suite of another project expects.
struct Vector: Decodable, Sendable {
  let input: String
  let valid: Bool

  /// The result of *domain to ASCII*, in the vectors that have one.
  let ascii: String?
}

extension Vector {
  /// The vectors of a file beside the tests.
  static func all(in name: String) throws -> [Vector] {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("Vectors/\(name).jsonl")
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n")
      .map { try JSONDecoder().decode(Vector.self, from: Data($0.utf8)) }
  }
}
