import Foundation
import GRDB

/// Keeps accounts in a SQLite file.
///
/// The file is opened anew for each call. A store that could not be opened is thus tried again by
/// the next call, and a file that was moved or deleted meanwhile never swallows an account. All
/// work is done on a thread of its own.
///
/// ```swift
/// let store = AccountStore(path: "/home/mei/accounts.sqlite")
/// let mei = Account(name: "Mei", username: "mei", email: "mei@example.com")
/// try await store.add(mei, password: "correct-horse-7")  // from here on it survives a crash
/// try await store.isUsernameFree("MEI")  // false
/// try await store.add(mei, password: "correct-horse-7")  // throws: The username mei is taken.
/// ```
actor AccountStore {
  private let file: StoreFile
  private let configuration: Configuration
  private let executor = BlockingExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// A store in the file at `path`, which is not touched before the first call.
  ///
  /// - Parameters:
  ///   - path: The file, which is made when it is missing, and so are its folders.
  ///   - patience: The seconds to wait for another program that is writing to the file.
  init(path: String, patience: TimeInterval = 5) {
    file = StoreFile(path: path)
    configuration = Self.configuration(patience: patience)
  }

  /// Makes sure that the file holds accounts, or can.
  func open() throws(AccountStoreError) {
    try withDatabase { _ in }
  }

  /// Keeps an account; when this returns, the account is on the disk.
  ///
  /// - Throws: ``AccountStoreError``; nothing was kept then, and the call can be repeated.
  func add(_ account: Account, password: String) throws(AccountStoreError) {
    let texts = [account.name, account.username, account.email, account.mobile ?? ""]
    guard texts.allSatisfy(isStorable) else { throw .notStorable }
    try withDatabase { database in
      let hash = try PasswordHash(of: password)
      do {
        try database.write { try $0.insert(account, hash) }
      } catch let error as DatabaseError
        where error.extendedResultCode == .SQLITE_CONSTRAINT_UNIQUE
      {
        throw AccountStoreError.usernameTaken(account.username)
      }
    }
  }

  /// Whether nobody has the username, in whatever case.
  func isUsernameFree(_ username: String) throws(AccountStoreError) -> Bool {
    guard isStorable(username) else { throw .notStorable }
    return try withDatabase { database in
      try database.read { try !$0.hasUsername(username) }
    }
  }
}

extension AccountStore {
  /// The settings of each connection; `Documentation/decisions/accounts-in-sqlite.md` says why.
  static func configuration(patience: TimeInterval) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA synchronous = EXTRA")
    }
    return configuration
  }

  private func withDatabase<Value>(
    _ body: (DatabaseQueue) throws -> Value
  ) throws(AccountStoreError) -> Value {
    try file.prepare()
    do {
      let database = try DatabaseQueue(path: file.path, configuration: configuration)
      try AccountSchema(file: file).prepare(database)
      return try body(database)
    } catch let error as AccountStoreError {
      throw error
    } catch {
      throw AccountStoreError(error, path: file.path)
    }
  }

  /// Whether SQLite gives back all of the text: it ends one at a NUL.
  private nonisolated func isStorable(_ text: String) -> Bool {
    !text.utf8.contains(0)
  }
}

extension Database {
  fileprivate func insert(_ account: Account, _ hash: PasswordHash) throws {
    try execute(
      sql: """
        INSERT INTO account (name, username, email, mobile, password_hash, created_at)
        VALUES (?, ?, ?, NULLIF(?, ''), ?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
        """,
      arguments: [account.name, account.username, account.email, account.mobile, hash.text])
  }

  fileprivate func hasUsername(_ username: String) throws -> Bool {
    try Bool.fetchOne(
      self, sql: "SELECT EXISTS (SELECT 1 FROM account WHERE username = ?)", arguments: [username]
    ) ?? false
  }
}
