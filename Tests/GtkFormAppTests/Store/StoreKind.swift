import Foundation

@testable import GtkFormApp

/// The stores that give the same guarantees.
enum StoreKind: String, CaseIterable {
  case sqlite, postgresql

  /// PostgreSQL, behind PgBouncer in transaction mode.
  case pooled

  /// Returns a new place for accounts: the path of a file, or the connection string of a database.
  func newPlace() throws -> TestPlace {
    switch self {
    case .sqlite:
      let folder = try TemporaryFolder()
      return TestPlace(
        kind: self, name: folder.path("accounts.sqlite"), folder: folder)
    case .postgresql:
      return TestPlace(
        kind: self, name: try PostgreSQLServer.shared().newDatabase(),
        folder: try PostgreSQLServer.shared().folder)
    case .pooled:
      let server = try PostgreSQLServer.shared()
      let name = "pooled_\(server.nextNumber())"
      try server.execute("CREATE DATABASE \(name)")
      return TestPlace(
        kind: self, name: try PgBouncer.shared().connectionString(database: name),
        folder: server.folder)
    }
  }
}

/// A place for accounts, and the means to inspect it from outside.
struct TestPlace: Sendable {
  let kind: StoreKind
  let name: String

  /// The folder with the files of the store, and of the server.
  let folder: TemporaryFolder

  /// Returns a store in this place, with passwords that are cheap to hash.
  func store() -> any AccountStore { testStore(kind.rawValue, name) }

  func query(_ sql: String) throws -> [[String?]] {
    switch kind {
    case .sqlite: try GtkFormAppTests.query(name, sql)
    case .postgresql, .pooled: try PostgreSQLServer.execute(sql, in: name)
    }
  }

  /// Returns the usernames of the accounts.
  func usernames() throws -> [String] {
    try query("SELECT username FROM account ORDER BY username").compactMap { $0[0] }
  }
}

/// Returns a store of a kind, from the names that a separate process gets.
func testStore(_ kind: String, _ name: String, patience: Int = 60) -> any AccountStore {
  guard kind != StoreKind.sqlite.rawValue, let string = ConnectionString(name) else {
    return SQLiteAccountStore(path: name, patience: TimeInterval(patience), hashMemory: cheapHash)
  }
  return PostgreSQLAccountStore(string, patience: .seconds(patience), hashMemory: cheapHash)
}

/// The minimum memory for hashing a password, in bytes.
let cheapHash = 8192
