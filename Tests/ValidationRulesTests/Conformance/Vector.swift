import Foundation
import ValidationRules

/// An input with the result that another project's test suite expects.
struct Vector: Decodable, Sendable {
  let input: String
  let valid: Bool
  let dialect: String
  let source: String
  let htmlValid: Bool?
  let region: String?
  let locale: String?
  let conflict: Bool?
  let options: [String: String]?

  private enum CodingKeys: String, CodingKey {
    case input, valid, dialect, source, region, locale, conflict, options
    case htmlValid = "html_valid"
  }
}

extension Vector {
  /// The country for which the result holds.
  var country: String { locale ?? region ?? "" }

  var hasPostalCodes: Bool { PostalCodeFormat.countries.contains(country) }
}

extension Vector {
  /// Returns the vectors for one kind of value, from the files beside the tests.
  static func all(of kind: String) throws -> [Vector] {
    try String(contentsOf: file(of: kind), encoding: .utf8)
      .split(separator: "\n")
      .map { try JSONDecoder().decode(Vector.self, from: Data($0.utf8)) }
  }

  /// Returns the kinds of values that have vectors.
  static func kinds() throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "jsonl" }
      .map { $0.deletingPathExtension().lastPathComponent }
      .filter { $0 != "differences" }
      .sorted()
  }

  static func file(of kind: String) -> URL {
    folder.appendingPathComponent("\(kind).jsonl")
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Vectors")
}
