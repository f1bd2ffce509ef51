import Foundation

/// Keeps accounts in a PostgreSQL database, which many programs can share.
///
/// The database decides whether a username is free. The connection is made when it is needed and
/// again when it is lost, and closed when it is idle. All work is done on its own thread.
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

  /// The account that was sent to a server that didn't answer, until its fate is known.
  var unanswered: SentAccount?

  /// A store in a database, which is not connected to before the first call.
  ///
  /// - Parameters:
  ///   - string: Where the database is.
  ///   - patience: How long the server may be silent.
  ///   - idleTime: How long a connection is kept that is not used.
  ///   - hashMemory: The bytes of memory that each guess of a password shall cost.
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

  /// Makes sure that the database holds accounts, or can.
  func open() throws(AccountStoreError) {
    try read(limit: patience) { _ throws(PostgreSQLError) in }
  }

  func isUsernameFree(_ username: String) throws(AccountStoreError) -> Bool {
    guard isStorable([username]) else { throw .notStorable }
    // Nobody waits long for this, and a submit that follows waits for it.
    let limit = min(patience, .seconds(5))
    return try read(limit: limit) { connection throws(PostgreSQLError) in
      try connection.execute(
        """
        SELECT FROM account WHERE lower(username COLLATE "C") = lower($1::text COLLATE "C")
        """, [username], limit: limit
      ).isEmpty
    }
  }

  /// Keeps an account; when the connection is lost meanwhile, finds out whether it is kept.
  func add(_ account: Account, password: String) throws(AccountStoreError) {
    let texts = [account.name, account.username, account.email, account.mobile ?? ""]
    guard isStorable(texts) else { throw .notStorable }
    // A server that is not there is reported before the password is hashed.
    try open()
    let hash = try PasswordHash(of: password, memory: hashMemory)
    // Under the identifier of an account without an answer, only one of the two can be kept.
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

  /// Returns whether the server returns the texts whole: C ends a text at NUL.
  private nonisolated func isStorable(_ texts: [String]) -> Bool {
    !texts.contains { $0.utf8.contains(0) }
  }
}
