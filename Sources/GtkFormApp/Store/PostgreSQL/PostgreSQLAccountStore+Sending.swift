import Foundation

extension PostgreSQLAccountStore {
  /// An account as it's sent to a server, once or several times.
  struct SentAccount {
    /// A random identifier (RFC 9562 version 4), by which the server recognizes an account that it
    /// has.
    let id: String

    let account: Account
    let hash: PasswordHash
  }

  /// The server's answer to an account that was sent.
  enum Answer {
    case kept
    case keptBefore(username: String)
    case usernameTaken
  }

  /// The pauses before each attempt to send an account, in microseconds: four seconds in total.
  private static let pauses: [UInt32] = [0, 100_000, 400_000, 1_000_000, 2_500_000]

  /// Sends an account until the server reports what it did with it.
  func send(_ sent: SentAccount) throws(AccountStoreError) -> Answer {
    var isAnswerMissing = false
    var last = PostgreSQLError(kind: .disconnected)
    for pause in Self.pauses {
      if pause > 0 { usleep(pause) }  // Even a sleep of 0 µs wakes another thread and takes 50 µs.
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

  /// Inserts an account unless it exists, and returns once the insertion is committed.
  private func insert(
    _ sent: SentAccount, over connection: PostgreSQLConnection
  ) throws(PostgreSQLError) -> Answer {
    let account = sent.account
    let mobile = account.mobile.flatMap { $0.isEmpty ? nil : $0 }
    let inserted = try connection.execute(
      """
      INSERT INTO account (id, name, username, email, mobile, password_hash)
      VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id
      """,
      [sent.id, account.name, account.username, account.email, mobile, sent.hash.text],
      limit: patience)
    guard inserted.isEmpty else { return .kept }
    let kept = try connection.execute(
      "SELECT username FROM account WHERE id = $1", [sent.id], limit: patience)
    return kept.first?[0].map { .keptBefore(username: $0) } ?? .usernameTaken
  }
}
