import Foundation
import GRDB

@testable import GtkFormApp

/// A folder that is deleted with its contents when the test is over.
final class TemporaryFolder: Sendable {
  /// The path of the folder, without a slash at its end.
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/GtkFormAppTests-\(UUID())"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Returns the path of a file in the folder.
  func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file into the folder, and returns its path.
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }
}

/// Returns the bytes of a file.
func bytes(of path: String) throws -> [UInt8] {
  [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
}

/// Queries a store's file with plain SQL, like a program that doesn't know the store.
///
/// It returns one row per result, with each value as text, or `nil` for `NULL`.
func query(_ path: String, _ sql: String) throws -> [[String?]] {
  var configuration = Configuration()
  configuration.readonly = true
  return try DatabaseQueue(path: path, configuration: configuration).read { database in
    try Row.fetchAll(database, sql: sql).map { $0.databaseValues.map(text) }
  }
}

private func text(_ value: DatabaseValue) -> String? {
  switch value.storage {
  case .null: nil
  case .int64(let number): String(number)
  case .double(let number): String(number)
  case .string(let text): text
  case .blob(let data): "\(data)"
  }
}

/// Changes a file with plain SQL, as another program would.
func execute(_ path: String, _ sql: String) throws {
  try DatabaseQueue(path: path).writeWithoutTransaction { try $0.execute(sql: sql) }
}

/// Returns a connection that can lock a file from one call to the next.
func otherProgram(_ path: String) throws -> DatabaseQueue {
  var configuration = Configuration()
  configuration.allowsUnsafeTransactions = true
  return try DatabaseQueue(path: path, configuration: configuration)
}

/// Returns the usernames in a store's file, oldest account first.
func usernames(_ path: String) throws -> [String] {
  try query(path, "SELECT username FROM account ORDER BY id").compactMap {
    $0[0]
  }
}

extension Account {
  /// Creates an account for tests that only use its username.
  init(_ username: String) {
    self.init(name: "Somebody", username: username, email: "somebody@example.com")
  }
}
