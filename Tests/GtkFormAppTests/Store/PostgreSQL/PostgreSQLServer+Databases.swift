import Foundation

@testable import GtkFormApp

extension PostgreSQLServer {
  /// Creates an empty database, and returns its connection string.
  func newDatabase(options: String = "") throws -> String {
    let name = "accounts_\(nextNumber())"
    try execute("CREATE DATABASE \(name) \(options)")
    return connectionString(database: name)
  }

  func connectionString(user: String = "owner", database: String = "postgres") -> String {
    "host=\(folder.path) port=\(port) user=\(user) dbname=\(database)"
  }

  /// Queries a database with plain SQL, as another program would.
  @discardableResult
  func execute(_ sql: String, in database: String? = nil) throws -> [[String?]] {
    try Self.execute(sql, in: database ?? connectionString())
  }

  @discardableResult
  static func execute(_ sql: String, in database: String) throws -> [[String?]] {
    guard let string = ConnectionString(database) else { throw ServerError(text: database) }
    return try PostgreSQLConnection.open(string, limit: .seconds(10))
      .execute(sql, limit: .seconds(30))
  }
}
