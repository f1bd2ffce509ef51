import GenericForm

/// Stands in for your own server: it is slow, and knows a little.
package struct FakeServer: Sendable {
  private let takenUsernames: Set<String> = ["ada", "mei", "foobar"]
  private let accounts = ["mei@example.com": "open sesame"]
  private let delay: Duration

  /// A server that takes so long for every answer.
  package init(delay: Duration = .milliseconds(600)) {
    self.delay = delay
  }

  /// Whether nobody has the username yet.
  package func isFree(_ username: String) async throws -> Bool {
    try await Task.sleep(for: delay)
    return !takenUsernames.contains(username)
  }

  /// Lets those in whose password is right, and does not say which of the two is wrong.
  package func logIn(_ login: Login) async throws {
    try await Task.sleep(for: delay)
    if accounts[login.email] != login.password { throw WrongCredentials() }
  }

  /// Keeps an account whose email is new.
  package func add(_ account: NewAccount) async throws {
    try await Task.sleep(for: delay)
    guard accounts[account.email] == nil else {
      throw FieldErrors([\NewAccount.email: "There is an account with this email: log in instead"])
    }
  }
}

/// Says that a login was refused.
package struct WrongCredentials: Error, CustomStringConvertible {
  package var description: String { "The email or the password is wrong: check both" }
}
