import GRDB

/// The schema of a store's only table, which also tells a store from another program's database.
struct AccountSchema {
  /// The file of the database.
  let file: StoreFile

  /// The number that SQLite stores in the file as `user_version`.
  private static let version = 1

  private static let columns = [
    "id", "name", "username", "email", "mobile", "password_hash", "created_at",
  ]

  /// Creates the table in an empty database, and leaves any other unchanged.
  ///
  /// - Throws: `AccountStoreError.cannotOpen` if the database isn't a store of this version;
  ///   otherwise SQLite's error.
  func prepare(_ database: DatabaseQueue) throws {
    guard try database.read(isEmpty) else { return }
    try database.write { database in
      // Another process may have created the table meanwhile.
      guard try isEmpty(database) else { return }
      // A damaged store without the entry for its table seems as empty as a new one.
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
  /// - Throws: `AccountStoreError.cannotOpen` if any of them is damaged.
  func checkIntegrity(of database: Database) throws {
    guard try String.fetchOne(database, sql: "PRAGMA integrity_check(1)") == "ok" else {
      throw AccountStoreError.cannotOpen(.file(file.path), cause: .app(.`cause.damaged`))
    }
  }

  /// Creates the index that contains a copy of every row, which a store of an early version lacks.
  ///
  /// SQLite stores no checksums, but its integrity check compares each row with its indexes. The
  /// `id` comes first so that rows are compared in the order in which they're stored.
  func makeCopies(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE INDEX IF NOT EXISTS account_copy ON account (
          id, name, username COLLATE BINARY, email, mobile, password_hash, created_at)
        """)
  }

  /// Returns whether the database is empty, and throws if it contains anything other than accounts.
  private func isEmpty(_ database: Database) throws -> Bool {
    let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    // SQLite would open a file whose last page is incomplete.
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

  /// Returns whether SQLite itself refuses a username that differs from another only in case.
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
