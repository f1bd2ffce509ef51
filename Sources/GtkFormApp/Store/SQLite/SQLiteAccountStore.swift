import Foundation
import GRDB
import GenericForm

/// Keeps accounts in a SQLite file.
///
/// Each call opens the file again. So the next call retries a store that could not be opened, and
/// an account never ends up in a file that was moved or deleted. Work is done on its own thread.
actor SQLiteAccountStore: AccountStore {
  nonisolated let file: StoreFile
  private let configuration: Configuration
  private let hashMemory: Int
  let executor = BlockingExecutor()

  /// A store in the file at `path`, which is not touched before the first call.
  ///
  /// - Parameters:
  ///   - path: The file, which is made when it is missing, and so are its folders.
  ///   - patience: The seconds to wait for another program that is writing to the file.
  ///   - hashMemory: The bytes of memory that each guess of a password shall cost.
  init(
    path: String, patience: TimeInterval = 5, hashMemory: Int = Argon2id.interactiveMemory
  ) {
    file = StoreFile(path: path)
    configuration = Self.configuration(patience: patience)
    self.hashMemory = hashMemory
  }

  /// Makes sure that the file holds accounts, or can, and that no part of it is damaged.
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

  /// Returns whether the username is free, in any case; called too often to check the whole file.
  func isUsernameFree(_ username: String) throws(AccountStoreError) -> Bool {
    guard isStorable(username) else { throw .notStorable }
    return try withDatabase { database, _ in
      try database.read { try !$0.hasUsername(username) }
    }
  }
}

extension SQLiteAccountStore {
  /// The settings of each connection: see `Documentation/decisions/accounts.md`.
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

  /// Returns whether SQLite returns the whole text; it cuts a text off at NUL.
  private nonisolated func isStorable(_ text: String) -> Bool {
    !text.utf8.contains(0)
  }
}

extension Database {
  /// Returns whether the new row can be read as it was written: a table can convert its values.
  fileprivate func insert(_ account: Account, _ hash: PasswordHash) throws -> Bool {
    let mobile = account.mobile.flatMap { $0.isEmpty ? nil : $0 }
    let values = [account.name, account.username, account.email, mobile, hash.text]
    // `OR ABORT`, because a table can ask to replace the account that has the username.
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
