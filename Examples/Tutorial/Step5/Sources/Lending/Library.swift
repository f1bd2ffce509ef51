import Foundation
import GRDB
import GenericForm

/// The books on loan, in an SQLite file.
struct Library {
  private let database: DatabaseQueue

  init(path: String) throws {
    database = try DatabaseQueue(path: path)
    var migrator = DatabaseMigrator()
    migrator.registerMigration("loans") { db in
      try db.create(table: "loan") { table in
        table.primaryKey("isbn", .text)
        table.column("name", .text).notNull()
        table.column("email", .text).notNull()
        table.column("lentOn", .text).notNull()
        table.column("dueOn", .text).notNull()
      }
    }
    try migrator.migrate(database)
  }

  /// Opens the library of the user, such as ~/.local/share/lending/loans.sqlite.
  static func open() throws -> Library {
    let files = FileManager.default
    let folder = try files.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
    ).appending(path: "lending")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    return try Library(path: folder.appending(path: "loans.sqlite").path)
  }

  func hasOnTheShelf(_ isbn: String) async throws -> Bool {
    try await database.read { db in
      try Row.fetchOne(db, sql: "SELECT 1 FROM loan WHERE isbn = ?", arguments: [isbn]) == nil
    }
  }

  func add(_ loan: Loan) async throws {
    try await database.write { db in
      for book in loan.books {
        do {
          try db.execute(
            sql: "INSERT INTO loan VALUES (?, ?, ?, ?, ?)",
            arguments: [
              book.isbn, loan.name, loan.email, loan.lentOn?.description, loan.dueOn?.description,
            ])
        } catch DatabaseError.SQLITE_CONSTRAINT_PRIMARYKEY {
          throw ServerErrors([\Loan.books[id: book.id].isbn: "This book is on loan"])
        }
      }
    }
  }
}
