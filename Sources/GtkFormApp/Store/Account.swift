/// What is kept of a person who signed up, without the password.
struct Account: Equatable, Sendable {
  /// The person's name, as typed.
  var name: String

  /// The name to sign in with, the only one of its kind whatever its case.
  var username: String

  /// The email address.
  var email: String

  /// The number of the mobile, if one was given.
  var mobile: String?
}
