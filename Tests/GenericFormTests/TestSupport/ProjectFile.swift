import Foundation

/// A text file of the project.
struct ProjectFile: Sendable {
  static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The path within the package's folder.
  let path: String

  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// Reads the files in a folder and its subfolders, without build products.
  static func all(in folder: String, endingWith endings: Set<String>) throws -> [Self] {
    let top = root.appending(path: folder)
    guard let paths = FileManager.default.enumerator(atPath: top.path()) else { return [] }
    return try paths.compactMap { $0 as? String }
      .filter { !$0.contains(".build/") && endings.contains(URL(filePath: $0).pathExtension) }
      .map { try Self("\(folder)/\($0)") }
  }
}
