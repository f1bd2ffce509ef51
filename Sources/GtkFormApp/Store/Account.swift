/// The stored data of a person who signed up, without the password.
struct Account: Equatable, Sendable {
  /// The person's name, as typed.
  var name: String

  /// The name to sign in with, unique without regard to case.
  var username: String

  /// The email address.
  var email: String

  /// The mobile number, or `nil` if none was entered.
  var mobile: String?
}
