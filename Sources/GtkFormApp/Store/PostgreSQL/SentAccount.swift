/// An account as it is sent to a server, once or several times.
struct SentAccount: Sendable {
  /// A random identifier (RFC 9562 version 4), by which the server recognizes what it has.
  let id: String

  let account: Account
  let hash: PasswordHash
}
