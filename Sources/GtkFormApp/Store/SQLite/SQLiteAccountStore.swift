import Foundation
import GRDB
import GenericForm

/// A store of accounts in a SQLite file.
///
/// Each call opens the file again, so the next call retries a store that couldn't be opened, and no
/// account ends up in a file that was moved or deleted. The work runs on the store's own queue.
actor SQLiteAccountStore: AccountStore {
  nonisolated let file: StoreFile
  private let configuration: Configuration
  private let hashMemory: Int
  let executor = BlockingExecutor()

  /// Creates a store in the file at `path`, which isn't touched before the first call.
  ///
  /// - Parameters:
  ///   - path: The path of the file. The file and its folders are created if they're missing.
  ///   - patience: The time to wait for another program that is writing to the file, in seconds.
  ///   - hashMemory: The memory that each guess of a password costs, in bytes.
  init(
    path: String, patience: TimeInterval = 5, hashMemory: Int = Argon2id.interactiveMemory
  ) {
    file = StoreFile(path: path)
    configuration = Self.configuration(patience: patience)
    self.hashMemory = hashMemory
  }

  /// Ensures that the file can store accounts, and that no part of it is damaged.
  func open() throws(AccountStoreError) {
    try withDatabase { database, schema in
      try database.read(schema.checkIntegrity)
    }
  }

  func add(_ account: Account, password: String) throws(AccountStoreError) {
    let texts = [account.name, account.username, account.email, account.mobile ?? ""]
    guard texts.allSatisfy(isStorable) else { throw .notStorable }
    try withDatabase { database, schema in
      let hash = try PasswordHash(of: password, memory: hashMemory)
      do {
        try database.write { database in
          try schema.checkIntegrity(of: database)
          try schema.makeCopies(in: database)
          guard try database.insert(account, hash) else {
            throw AccountStoreError.cannotSave(.file(file.path), cause: .app(.`cause.notWritten`))
          }
        }
      } catch let error as DatabaseError
        where error.extendedResultCode == .SQLITE_CONSTRAINT_UNIQUE
      {
        throw AccountStoreError.usernameTaken(account.username)
      }
    }
  }

  /// Returns whether a username is free, ignoring case; it's called too often to check the whole
  /// file.
  func isUsernameFree(_ username: String) throws(AccountStoreError) -> Bool {
    guard isStorable(username) else { throw .notStorable }
    return try withDatabase { database, _ in
      try database.read { try !$0.hasUsername(username) }
    }
  }
}

extension SQLiteAccountStore {
  /// Returns the settings of each connection.
  ///
  /// See `Documentation/decisions/accounts.md`.
  static func configuration(patience: TimeInterval) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    configuration.prepareDatabase { database in
      try database.execute(
        sql: """
          PRAGMA synchronous = EXTRA;
          PRAGMA cell_size_check = ON;
          PRAGMA trusted_schema = OFF;
          """)
    }
    return configuration
  }

  private func withDatabase<Value>(
    _ body: (DatabaseQueue, AccountSchema) throws -> Value
  ) throws(AccountStoreError) -> Value {
    try file.prepare()
    do {
      let database = try DatabaseQueue(path: file.path, configuration: configuration)
      let schema = AccountSchema(file: file)
      try schema.prepare(database)
      return try body(database, schema)
    } catch let error as AccountStoreError {
      throw error
    } catch {
      throw AccountStoreError(error, path: file.path)
    }
  }

  /// Returns whether SQLite would return the whole text, which it truncates at NUL.
  private nonisolated func isStorable(_ text: String) -> Bool {
    !text.utf8.contains(0)
  }
}

extension Database {
  /// Inserts a row, and returns whether it reads back unchanged, because a table can convert its
  /// values.
  fileprivate func insert(_ account: Account, _ hash: PasswordHash) throws -> Bool {
    let mobile = account.mobile.flatMap { $0.isEmpty ? nil : $0 }
    let values = [account.name, account.username, account.email, mobile, hash.text]
    // `OR ABORT`, because a table can be declared to replace the account that has the username.
    try execute(
      sql: """
        INSERT OR ABORT INTO account (name, username, email, mobile, password_hash, created_at)
        VALUES (?, ?, ?, ?, ?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
        """,
      arguments: StatementArguments(values))
    let row = try Row.fetchOne(
      self,
      sql: "SELECT name, username, email, mobile, password_hash FROM account WHERE username = ?",
      arguments: [account.username])
    return row?.databaseValues.elementsEqual(values.map(\.databaseValue)) ?? false
  }

  fileprivate func hasUsername(_ username: String) throws -> Bool {
    try Bool.fetchOne(
      self, sql: "SELECT EXISTS (SELECT 1 FROM account WHERE username = ?)", arguments: [username]
    ) ?? false
  }
}
