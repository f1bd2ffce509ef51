import Foundation

/// A store of accounts in a PostgreSQL database, which many programs can share.
///
/// The database decides whether a username is free. The store connects when it needs to, reconnects
/// after the connection is lost, and disconnects when idle. The work runs on the store's own queue.
actor PostgreSQLAccountStore: AccountStore {
  let string: ConnectionString
  let patience: Duration
  let idleTime: Duration
  private let hashMemory: Int
  let tables: AccountTables
  let executor = BlockingExecutor()

  var connection: PostgreSQLConnection?
  var lastUse = ContinuousClock.now
  var closing: Task<Void, Never>?

  /// The account that was sent to a server that didn't answer, until it's known whether it was
  /// stored.
  var unanswered: SentAccount?

  /// Creates a store in a database, to which it connects at the first call.
  ///
  /// - Parameters:
  ///   - string: The database.
  ///   - patience: The maximum time to wait for an answer from the server.
  ///   - idleTime: The time after which an unused connection is closed.
  ///   - hashMemory: The memory that each guess of a password costs, in bytes.
  ///   - tables: The tables of this version.
  init(
    _ string: ConnectionString, patience: Duration = .seconds(30),
    idleTime: Duration = .seconds(10), hashMemory: Int = Argon2id.interactiveMemory,
    tables: AccountTables = AccountTables()
  ) {
    self.string = string
    self.patience = patience
    self.idleTime = idleTime
    self.hashMemory = hashMemory
    self.tables = tables
  }

  /// Ensures that the database can store accounts.
  func open() throws(AccountStoreError) {
    try read(limit: patience) { _ throws(PostgreSQLError) in }
  }

  func isUsernameFree(_ username: String) throws(AccountStoreError) -> Bool {
    guard isStorable([username]) else { throw .notStorable }
    // No user waits long for this check, but a submit that follows has to wait for it.
    let limit = min(patience, .seconds(5))
    return try read(limit: limit) { connection throws(PostgreSQLError) in
      try connection.execute(
        """
        SELECT FROM account WHERE lower(username COLLATE "C") = lower($1::text COLLATE "C")
        """, [username], limit: limit
      ).isEmpty
    }
  }

  /// Stores an account, and finds out whether it was stored if the connection is lost meanwhile.
  func add(_ account: Account, password: String) throws(AccountStoreError) {
    let texts = [account.name, account.username, account.email, account.mobile ?? ""]
    guard isStorable(texts) else { throw .notStorable }
    // A missing server is reported before the password is hashed.
    try open()
    let hash = try PasswordHash(of: password, memory: hashMemory)
    // With the identifier of an account that had no answer, only one of the two can be stored.
    let before = unanswered
    let sent = SentAccount(id: before?.id ?? UUID().uuidString, account: account, hash: hash)
    switch try send(sent) {
    case .kept: unanswered = nil
    case .usernameTaken: throw .usernameTaken(account.username)
    case .keptBefore(let username):
      unanswered = nil
      if let before, before.account != account || !before.hash.matches(password) {
        throw .keptBefore(username: username)
      }
    }
  }

  /// Returns whether the server would return the whole texts, because C ends a text at NUL.
  private nonisolated func isStorable(_ texts: [String]) -> Bool {
    !texts.contains { $0.utf8.contains(0) }
  }
}
