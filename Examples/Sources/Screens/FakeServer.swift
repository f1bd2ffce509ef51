import GenericForm

/// A stand-in for your own server.
package struct FakeServer: Sendable {
  /// The only username that is free.
  private let freeUsername = "foobar"
  private let accounts = ["mei@example.com": "open sesame"]
  private let delay: Duration

  /// Creates a server that waits for `delay` before each answer.
  package init(delay: Duration = .milliseconds(600)) {
    self.delay = delay
  }

  /// Returns whether the username is free: only `foobar` is.
  package func isFree(_ username: String) async throws -> Bool {
    try await Task.sleep(for: delay)
    return username == freeUsername
  }

  /// Throws an error if the email or the password is wrong, without telling which.
  package func logIn(_ login: Login) async throws {
    try await Task.sleep(for: delay)
    if accounts[login.email] != login.password { throw WrongCredentials() }
  }

  /// Stores an account, or throws an error if its email is taken.
  package func add(_ account: NewAccount) async throws {
    try await Task.sleep(for: delay)
    guard accounts[account.email] == nil else {
      throw ServerErrors([\NewAccount.email: "Log in instead: there is an account with this email"])
    }
  }

  /// Returns whether a coupon exists: only `SPRING` and `AUTUMN` do.
  package func hasCoupon(_ coupon: String) async throws -> Bool {
    try await Task.sleep(for: delay)
    return ["SPRING", "AUTUMN"].contains(coupon)
  }

  /// Returns whether a company has this VAT number; only `FR40303265045` is known.
  package func hasVATNumber(_ number: String) async throws -> Bool {
    try await Task.sleep(for: delay)
    return number == "FR40303265045"
  }

  /// Stores a registration, unless its coupon was used up in the meantime, as `AUTUMN` always is.
  package func register(_ registration: Registration) async throws {
    try await Task.sleep(for: delay)
    guard registration.coupon != "AUTUMN" else {
      throw ServerErrors([
        \Registration.coupon: "This coupon was already used. Enter another one, or none"
      ])
    }
  }
}

/// The error of a failed login.
package struct WrongCredentials: Error, CustomStringConvertible {
  package var description: String { "Check the email and the password: one of them is wrong" }
}
