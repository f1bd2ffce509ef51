import CGtk
import Foundation

/// The differences between versions of GTK, from the table that the Python tests also read.
struct ToolkitDifferences: Decodable {
  static let table: Self = {
    let file = URL(filePath: #filePath).appending(path: "../../../toolkit-differences.json")
    do {
      return try JSONDecoder().decode(Self.self, from: Data(contentsOf: file.standardized))
    } catch {
      fatalError("\(file.path): \(error)")
    }
  }()

  /// Returns whether a difference applies to the running version of GTK.
  static func has(_ name: String) -> Bool {
    guard let difference = table.differences[name] else {
      fatalError("toolkit-differences.json has no “\(name)”.")
    }
    return difference.isHere
  }

  /// Returns whether a warning comes from the running version of GTK itself.
  static func explain(_ warning: String) -> Bool {
    table.warnings.contains { $0.isHere && warning.contains($0.text) }
  }

  struct Difference: Decodable {
    var since: String
    var isHere: Bool { isInGtk(since: since) }
  }

  struct Warning: Decodable {
    var text: String
    var since: String
    var isHere: Bool { isInGtk(since: since) }
  }

  let differences: [String: Difference]
  let warnings: [Warning]
}

/// Returns whether the running version of GTK is at least a version such as “4.16”.
private func isInGtk(since version: String) -> Bool {
  let numbers = version.split(separator: ".").compactMap { UInt32($0) }
  return numbers.lexicographicallyPrecedes([gtk_get_major_version(), gtk_get_minor_version() + 1])
}
