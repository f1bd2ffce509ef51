import GRDB

/// The one table of a store, and the test that a database is a store and not another program's.
struct AccountSchema {
  /// The file of the database.
  let file: StoreFile

  /// The number that SQLite keeps in the file as `user_version`.
  private static let version = 1

  private static let columns = [
    "id", "name", "username", "email", "mobile", "password_hash", "created_at",
  ]

  /// Creates the table in an empty database, and does not change any other.
  ///
  /// - Throws: `AccountStoreError.cannotOpen` for a database that is no store of this version; the
  ///   error of SQLite otherwise.
  func prepare(_ database: DatabaseQueue) throws {
    guard try database.read(isEmpty) else { return }
    try database.write { database in
      // Another process may have made the table meanwhile.
      guard try isEmpty(database) else { return }
      // Without an entry for its table, a damaged store is as empty as a new one.
      try checkIntegrity(of: database)
      try database.execute(
        sql: """
          CREATE TABLE account (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            username TEXT NOT NULL COLLATE NOCASE UNIQUE,
            email TEXT NOT NULL,
            mobile TEXT,
            password_hash TEXT NOT NULL,
            created_at TEXT NOT NULL
          );
          PRAGMA user_version = \(Self.version);
          """)
      try makeCopies(in: database)
    }
  }

  /// Checks every page of the file, and every row against its copy.
  ///
  /// - Throws: `AccountStoreError.cannotOpen` if one of them is not as it was written.
  func checkIntegrity(of database: Database) throws {
    guard try String.fetchOne(database, sql: "PRAGMA integrity_check(1)") == "ok" else {
      throw AccountStoreError.cannotOpen(.file(file.path), cause: .app(.`cause.damaged`))
    }
  }

  /// Makes the index that holds a copy of every row, which a store of an early version lacks.
  ///
  /// SQLite keeps no checksums, but its integrity check compares each row with its indexes. The
  /// `id` comes first because rows are then compared in the order in which they lie in the file.
  func makeCopies(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE INDEX IF NOT EXISTS account_copy ON account (
          id, name, username COLLATE BINARY, email, mobile, password_hash, created_at)
        """)
  }

  /// Returns whether there is nothing in the database; throws when there is something other than accounts.
  private func isEmpty(_ database: Database) throws -> Bool {
    let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    // SQLite opens a file whose last page is incomplete.
    let pageSize = try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 1
    guard file.size.isMultiple(of: pageSize) else {
      throw AccountStoreError.cannotOpen(.file(file.path), cause: .app(.`cause.damaged`))
    }
    let contents = try String.fetchAll(
      database,
      sql: """
        SELECT name FROM sqlite_master
        WHERE type <> 'index' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'
        """)
    if contents.isEmpty && version == 0 { return true }
    guard contents == ["account"] || version > Self.version && contents.contains("account")
    else {
      throw AccountStoreError.cannotOpen(.file(file.path), cause: .app(.`cause.anotherProgram`))
    }
    guard version <= Self.version else {
      throw AccountStoreError.cannotOpen(.file(file.path), cause: .app(.`cause.newerVersion`))
    }
    let columns = try database.columns(in: "account").map(\.name)
    guard columns == Self.columns, try hasUniqueUsername(database) else {
      throw AccountStoreError.cannotOpen(.file(file.path), cause: .app(.`cause.anotherProgram`))
    }
    return false
  }

  /// Returns whether SQLite itself refuses a username that differs from another in case alone.
  private func hasUniqueUsername(_ database: Database) throws -> Bool {
    try Bool.fetchOne(
      database,
      sql: """
        SELECT EXISTS (
          SELECT 1
          FROM pragma_index_list('account') AS list, pragma_index_xinfo(list.name) AS part
          WHERE list."unique" AND NOT list.partial AND part.key
          GROUP BY list.name
          HAVING COUNT(*) = 1 AND MAX(part.name) = 'username' AND MAX(part.coll) = 'NOCASE'
        )
        """) ?? false
  }
}
