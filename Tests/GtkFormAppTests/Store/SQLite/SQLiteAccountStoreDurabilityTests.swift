import Foundation
import GRDB
import Testing

@testable import GtkFormApp

@Suite struct SQLiteAccountStoreDurabilityTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("accounts.sqlite")
  }

  @Test func `an account is on the disk before it is acknowledged`() throws {
    let configuration = SQLiteAccountStore.configuration(patience: 5)
    let settings = try DatabaseQueue(path: path, configuration: configuration).read { database in
      [
        try String.fetchOne(database, sql: "PRAGMA synchronous"),
        try String.fetchOne(database, sql: "PRAGMA journal_mode"),
        try String.fetchOne(database, sql: "PRAGMA busy_timeout"),
        try String.fetchOne(database, sql: "PRAGMA cell_size_check"),
        try String.fetchOne(database, sql: "PRAGMA trusted_schema"),
      ]
    }
    #expect(settings == ["3", "delete", "5000", "1", "0"])
  }
}
