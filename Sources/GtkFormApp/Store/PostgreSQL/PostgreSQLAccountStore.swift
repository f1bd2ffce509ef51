import Foundation

/// Keeps accounts in a PostgreSQL database, which many programs can share.
///
/// The database decides whether a username is free. The connection is made when it is needed and
/// again when it is lost, and closed when it is idle. All work is done on a thread of its own.
actor PostgreSQLAccountStore: AccountStore {
  private let string: ConnectionString
  private let patience: Duration
  private let idleTime: Duration
  private let hashMemory: Int
  private let tables: AccountTables
  let executor = BlockingExecutor()

  private var connection: PostgreSQLConnection?
  private var lastUse = ContinuousClock.now
  private var closing: Task<Void, Never>?

  /// The account that was sent when the server did not answer, until it is known whether it is kept.
  private var unanswered: SentAccount?

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
      ).count == 0
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
}

// MARK: - Sending

extension PostgreSQLAccountStore {
  /// What the server did with an account.
  private enum Answer {
    case kept
    case keptBefore(username: String)
    case usernameTaken
  }

  /// The microseconds before an account is sent, and before it is sent again: four seconds in all.
  private static let pauses: [UInt32] = [0, 100_000, 400_000, 1_000_000, 2_500_000]

  /// Sends an account until the server answers what it did with it.
  private func send(_ sent: SentAccount) throws(AccountStoreError) -> Answer {
    var isAnswerMissing = false
    var last = PostgreSQLError(kind: .disconnected)
    for pause in Self.pauses {
      usleep(pause)
      do throws(PostgreSQLError) {
        return try use(limit: patience) { connection throws(PostgreSQLError) in
          do throws(PostgreSQLError) {
            return try insert(sent, over: connection)
          } catch {
            if error.leavesOutcomeOpen {
              isAnswerMissing = true
              unanswered = unanswered ?? sent
            }
            throw error
          }
        }
      } catch {
        last = error
        guard error.isTransient || isAnswerMissing && error.kind == .notConnected else { break }
      }
    }
    let place = StorePlace.server(last.server)
    throw isAnswerMissing ? .outcomeUnknown(place) : .cannotSave(place, cause: last.cause)
  }

  /// Inserts an account that is not there yet; returns once that is committed.
  private func insert(
    _ sent: SentAccount, over connection: PostgreSQLConnection
  ) throws(PostgreSQLError) -> Answer {
    let account = sent.account
    let mobile = account.mobile.flatMap { $0.isEmpty ? nil : $0 }
    let inserted = try connection.execute(
      """
      INSERT INTO account (id, name, username, email, mobile, password_hash)
      VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING
      """,
      [sent.id, account.name, account.username, account.email, mobile, sent.hash.text],
      limit: patience)
    if inserted.count == 1 { return .kept }
    let kept = try connection.execute(
      "SELECT username FROM account WHERE id = $1", [sent.id], limit: patience)
    return kept.rows.first?[0].map { .keptBefore(username: $0) } ?? .usernameTaken
  }
}

// MARK: - Connecting

extension PostgreSQLAccountStore {
  /// Reads over the connection, and once more when it turns out to be lost.
  private func read<Value>(
    limit: Duration, _ body: (PostgreSQLConnection) throws(PostgreSQLError) -> Value
  ) throws(AccountStoreError) -> Value {
    do throws(PostgreSQLError) {
      do throws(PostgreSQLError) {
        return try use(limit: limit, body)
      } catch  where error.isTransient {
        return try use(limit: limit, body)
      }
    } catch {
      throw .cannotOpen(.server(error.server), cause: error.cause)
    }
  }

  /// Calls `body` with a connection to a database that has the tables.
  private func use<Value>(
    limit: Duration, _ body: (PostgreSQLConnection) throws(PostgreSQLError) -> Value
  ) throws(PostgreSQLError) -> Value {
    defer { closeWhenIdle() }
    do throws(PostgreSQLError) {
      if let connection, !connection.isStale { return try body(connection) }
      let new = try PostgreSQLConnection(string, limit: limit)
      try tables.prepare(new, limit: limit)
      connection = new
      return try body(new)
    } catch {
      if error.endsConnection { connection = nil }
      throw error
    }
  }

  private func closeWhenIdle() {
    lastUse = .now
    guard closing == nil, connection != nil else { return }
    closing = Task { [weak self, idleTime] in
      repeat { try? await Task.sleep(for: idleTime) } while await self?.closeIfIdle() == false
    }
  }

  /// Whether the connection was idle for long enough, and is closed.
  private func closeIfIdle() -> Bool {
    guard lastUse.duration(to: .now) >= idleTime else { return false }
    connection = nil
    closing = nil
    return true
  }

  /// Whether the server returns the texts whole: C ends a text at NUL.
  private nonisolated func isStorable(_ texts: [String]) -> Bool {
    !texts.contains { $0.utf8.contains(0) }
  }
}
