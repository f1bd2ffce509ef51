import Testing

@testable import GtkFormApp

@Suite struct AccountSchemaTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("accounts.sqlite")
  }

  @Test func `makes one table with the columns of an account`() async throws {
    try await SQLiteAccountStore(path: path).open()
    let tables = try query(path, "SELECT name FROM sqlite_master WHERE type = 'table'")
    let columns = try query(path, "SELECT name FROM pragma_table_info('account')")
    #expect(tables == [["account"]])
    #expect(
      columns == [
        ["id"], ["name"], ["username"], ["email"], ["mobile"], ["password_hash"], ["created_at"],
      ])
    #expect(try query(path, "PRAGMA user_version") == [["1"]])
  }

  @Test(arguments: [
    "CREATE TABLE song (title TEXT)",
    "CREATE TABLE account (id, balance)",
    "CREATE VIEW account AS SELECT 1 AS id",
    "PRAGMA user_version = 7",
    // The columns are right, but a username could be registered twice.
    "CREATE TABLE account (id, name, username UNIQUE, email, mobile, password_hash, created_at)",
    """
    CREATE TABLE account (
      id, name, username COLLATE NOCASE, email, mobile, password_hash, created_at,
      UNIQUE (username, email))
    """,
  ])
  func `refuses the database of another program and doesn't alter it`(sql: String) async throws {
    try execute(path, sql)
    let before = try bytes(of: path)
    await #expect(
      throws: AccountStoreError.cannotOpen(.file(path), cause: .app(.`cause.anotherProgram`))
    ) {
      try await SQLiteAccountStore(path: path).add(Account("mei"), password: "correct-horse-7")
    }
    #expect(try bytes(of: path) == before)
  }

  @Test(arguments: [
    "CREATE TABLE song (title TEXT)",
    "ALTER TABLE account ADD COLUMN balance",
    "CREATE TRIGGER forget AFTER INSERT ON account BEGIN DELETE FROM account; END",
  ])
  func `refuses a store that was altered beyond recognition`(sql: String) async throws {
    try await SQLiteAccountStore(path: path).open()
    try execute(path, sql)
    let before = try bytes(of: path)
    await #expect(
      throws: AccountStoreError.cannotOpen(.file(path), cause: .app(.`cause.anotherProgram`))
    ) {
      try await SQLiteAccountStore(path: path).isUsernameFree("mei")
    }
    #expect(try bytes(of: path) == before)
  }

  @Test(arguments: ["SELECT 1", "CREATE TABLE song (title TEXT)"])
  func `refuses a store of a newer version and doesn't alter it`(change: String) async throws {
    try await SQLiteAccountStore(path: path).open()
    try execute(path, "\(change); PRAGMA user_version = 2")
    let before = try bytes(of: path)
    await #expect(
      throws: AccountStoreError.cannotOpen(.file(path), cause: .app(.`cause.newerVersion`))
    ) {
      try await SQLiteAccountStore(path: path).add(Account("mei"), password: "correct-horse-7")
    }
    #expect(try bytes(of: path) == before)
  }

  @Test(arguments: [
    "PRAGMA user_version = 0",  // As after a backup as SQL text, which omits it.
    "CREATE INDEX by_email ON account (email)",
    "ANALYZE",
    "PRAGMA journal_mode = WAL",
  ])
  func `opens a store that an administrator has maintained`(sql: String) async throws {
    let store = SQLiteAccountStore(path: path)
    try await store.add(Account("mei"), password: "correct-horse-7")
    try execute(path, sql)
    try await store.add(Account("bob"), password: "correct-horse-7")
    #expect(try usernames(path) == ["mei", "bob"])
  }

  @Test func `restores missing copies of a store's rows`() async throws {
    let store = SQLiteAccountStore(path: path)
    try await store.add(Account("mei"), password: "correct-horse-7")
    try execute(path, "DROP INDEX account_copy")
    try await store.add(Account("bob"), password: "correct-horse-7")
    #expect(
      try query(path, "SELECT COUNT(*) FROM account INDEXED BY account_copy WHERE id > 0") == [
        ["2"]
      ])
  }

  @Test func `refuses a store without its tables instead of starting over`() async throws {
    try await SQLiteAccountStore(path: path).add(Account("mei"), password: "correct-horse-7")
    try execute(
      path,
      """
      PRAGMA user_version = 0; PRAGMA writable_schema = ON; DELETE FROM sqlite_master;
      """)
    let before = try bytes(of: path)
    await #expect(throws: AccountStoreError.cannotOpen(.file(path), cause: .app(.`cause.damaged`)))
    {
      try await SQLiteAccountStore(path: path).open()
    }
    #expect(try bytes(of: path) == before)
  }

  @Test(arguments: ["REPLACE", "IGNORE", "ROLLBACK"])
  func `never gives a username twice, whatever happens to its table`(resolution: String)
    async throws
  {
    try makeTable(username: "TEXT COLLATE NOCASE UNIQUE ON CONFLICT \(resolution)", mobile: "TEXT")
    let store = SQLiteAccountStore(path: path)
    try await store.add(Account("mei"), password: "correct-horse-7")
    await #expect(throws: AccountStoreError.usernameTaken("MEI")) {
      try await store.add(Account("MEI"), password: "correct-horse-7")
    }
    #expect(try usernames(path) == ["mei"])
  }

  @Test func `doesn't acknowledge an account that its table changes`() async throws {
    try makeTable(username: "TEXT COLLATE NOCASE UNIQUE", mobile: "INTEGER")
    let store = SQLiteAccountStore(path: path)
    let mei = Account(
      name: "Mei", username: "mei", email: "mei@example.com", mobile: "0603903594")
    await #expect(
      throws: AccountStoreError.cannotSave(.file(path), cause: .app(.`cause.notWritten`))
    ) {
      try await store.add(mei, password: "correct-horse-7")
    }
    #expect(try usernames(path) == [])
  }

  private func makeTable(username: String, mobile: String) throws {
    try execute(
      path,
      """
      CREATE TABLE account (
        id INTEGER PRIMARY KEY, name TEXT, username \(username), email TEXT, mobile \(mobile),
        password_hash TEXT, created_at TEXT)
      """)
  }
}
