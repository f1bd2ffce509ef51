import Foundation

/// An input with the verdict that a test suite of another project gives on it.
struct Vector: Decodable, Sendable {
  let input: String
  let valid: Bool
  let dialect: String
  let source: String
  let htmlValid: Bool?
  let region: String?
  let locale: String?
  let conflict: Bool?

  private enum CodingKeys: String, CodingKey {
    case input, valid, dialect, source, region, locale, conflict
    case htmlValid = "html_valid"
  }
}

extension Vector {
  /// The vectors for one kind of value, from the files beside the tests.
  static func all(of kind: String) throws -> [Vector] {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Vectors/\(kind).jsonl")
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n")
      .map { try JSONDecoder().decode(Vector.self, from: Data($0.utf8)) }
  }
}
