import GenericForm
import Testing

@testable import GtkFormApp

@Suite struct AccountTablesTests {
  let server: PostgreSQLServer
  let database: String

  init() throws {
    server = try PostgreSQLServer.shared()
    database = try server.newDatabase()
  }

  private func store(tables: AccountTables = AccountTables()) throws -> any AccountStore {
    PostgreSQLAccountStore(
      try #require(ConnectionString(database)), patience: .seconds(20), hashMemory: cheapHash,
      tables: tables)
  }

  /// Returns every table, column, index, right and row of the database.
  private func contents() throws -> [[String?]] {
    try PostgreSQLServer.execute(
      """
      SELECT c.oid, c.xmin, relname, relkind, relacl::text, attname, atttypid, attnotnull
      FROM pg_class c LEFT JOIN pg_attribute ON attrelid = c.oid
      WHERE relnamespace = 'public'::regnamespace ORDER BY 1, 6
      """, in: database)
  }

  private func cause(of store: any AccountStore) async -> ValidationMessage? {
    do throws(AccountStoreError) {
      try await store.add(Account("mei"), password: "correct-horse-7")
      return nil
    } catch .cannotOpen(.server, let cause) {
      return cause
    } catch {
      return ValidationMessage("another error: \(error)")
    }
  }

  @Test func `are created in an empty database, and beside other tables`() async throws {
    try PostgreSQLServer.execute("CREATE TABLE song (title text)", in: database)
    try await store().add(Account("mei"), password: "correct-horse-7")
    let tables = try PostgreSQLServer.execute(
      "SELECT relname FROM pg_class WHERE relkind = 'r' AND relname !~ '^(pg|sql)_' ORDER BY 1",
      in: database)
    #expect(tables == [["account"], ["account_version"], ["song"]])
    #expect(
      try PostgreSQLServer.execute("SELECT version FROM account_version", in: database) == [["1"]])
  }

  @Test(arguments: [
    "CREATE TABLE account (id integer, balance numeric)",
    "CREATE VIEW account AS SELECT 1 AS id",
    "CREATE TABLE account_version (version integer)",
    "CREATE TABLE account_version (version integer); CREATE TABLE account (id uuid)",
    "CREATE TABLE account_version (release text); INSERT INTO account_version VALUES ('1')",
  ])
  func `of another program are refused and not changed`(sql: String) async throws {
    for statement in sql.split(separator: ";") {
      try PostgreSQLServer.execute(String(statement), in: database)
    }
    let before = try contents()
    #expect(try await cause(of: store()) == .app(.`cause.tablesOfAnotherProgram`))
    #expect(try contents() == before)
  }

  @Test(arguments: [
    "ALTER TABLE account ADD COLUMN balance numeric",
    "ALTER TABLE account ALTER COLUMN mobile TYPE varchar(20)",
    // Without this index, a username could be registered twice.
    "DROP INDEX account_username",
    "DELETE FROM account_version",
    "INSERT INTO account_version VALUES (0)",
  ])
  func `that were altered beyond recognition are refused`(sql: String) async throws {
    try await store().open()
    try PostgreSQLServer.execute(sql, in: database)
    let before = try contents()
    #expect(try await cause(of: store()) == .app(.`cause.tablesOfAnotherProgram`))
    #expect(try contents() == before)
  }

  @Test func `of a newer version are refused and not changed`() async throws {
    try await store().open()
    try PostgreSQLServer.execute("UPDATE account_version SET version = 2", in: database)
    try PostgreSQLServer.execute("ALTER TABLE account ADD COLUMN note text", in: database)
    let before = try contents()
    #expect(try await cause(of: store()) == .app(.`cause.tablesOfNewerVersion`))
    #expect(try contents() == before)
  }

  @Test func `of an older version are upgraded once, by one of many programs`() async throws {
    try await store().add(Account("mei"), password: "correct-horse-7")
    var newer = AccountTables()
    newer.versions.append(
      .init(
        statements: ["ALTER TABLE account ADD COLUMN note text"],
        columns: AccountTables.versions[0].columns + ", note text"))
    try await withThrowingTaskGroup { [newer] group in
      for _ in 1...8 { group.addTask { try await self.store(tables: newer).open() } }
      try await group.waitForAll()
    }
    let version = try PostgreSQLServer.execute("SELECT version FROM account_version", in: database)
    #expect(version == [["2"]])
    #expect(
      try PostgreSQLServer.execute("SELECT username, note FROM account", in: database)
        == [["mei", nil]])
    #expect(try await cause(of: store()) == .app(.`cause.tablesOfNewerVersion`))
  }

  @Test func `of an older version are unchanged if a step fails`() async throws {
    try await store().open()
    var newer = AccountTables()
    newer.versions.append(
      .init(
        statements: ["ALTER TABLE account ADD COLUMN note text", "SELECT 1 / 0"], columns: ""))
    let before = try contents()
    #expect(
      try await cause(of: store(tables: newer))
        == .app(.`cause.server`, ["reason": "division by zero"]))
    #expect(try contents() == before)
    try await store().add(Account("mei"), password: "correct-horse-7")
  }

  @Test(arguments: [
    "CREATE INDEX by_email ON account (email)",
    "ALTER TABLE account_version ADD CHECK (version > 0)",
    "CREATE TABLE song (title text)",
    "ALTER INDEX account_username RENAME TO usernames",
    "CLUSTER account USING account_pkey",
  ])
  func `that an administrator has maintained are used`(sql: String) async throws {
    try await store().add(Account("mei"), password: "correct-horse-7")
    try PostgreSQLServer.execute(sql, in: database)
    try await store().add(Account("bob"), password: "correct-horse-7")
    let usernames = try PostgreSQLServer.execute(
      "SELECT username FROM account ORDER BY 1", in: database)
    #expect(usernames == [["bob"], ["mei"]])
  }

  @Test func `keep usernames unique if the letter i has no dot`() async throws {
    let turkish = try server.newDatabase(
      options: "TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'tr' LOCALE 'C'")
    #expect(try PostgreSQLServer.execute("SELECT lower('MEI')", in: turkish) == [["meı"]])
    let store = testStore("postgresql", turkish)
    try await store.add(Account("mei"), password: "correct-horse-7")
    await #expect(throws: AccountStoreError.usernameTaken("MEI")) {
      try await store.add(Account("MEI"), password: "correct-horse-7")
    }
    #expect(try await !store.isUsernameFree("MEI"))
  }

  @Test func `report letters that their database can't store`() async throws {
    let latin = try server.newDatabase(
      options: "TEMPLATE template0 ENCODING LATIN1 LOCALE 'C'")
    let store = testStore("postgresql", latin)
    let mei = Account(name: "Mei 梅", username: "mei", email: "mei@example.com")
    let error = await #expect(throws: AccountStoreError.self) {
      try await store.add(mei, password: "correct-horse-7")
    }
    #expect(error?.description.contains("it needs the encoding UTF8") == true)
    try await store.add(
      Account(name: "Zoë", username: "zoe", email: "z@example.com"), password: "correct-horse-7")
    #expect(
      try PostgreSQLServer.execute("SELECT name FROM account", in: latin) == [["Zoë"]])
  }
}
