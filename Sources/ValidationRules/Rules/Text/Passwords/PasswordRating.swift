/// A password's resistance to guessing, as shown by the meter of a password field.
///
/// ```swift
/// PasswordRating(score: 1, weakness: "It has a date in it")
/// ```
public struct PasswordRating: Hashable, Sendable {
  /// The strength, from 0 to 4.
  ///
  /// At 0, the first guesses find the password; at 4, it withstands the theft of a database.
  public let score: Int

  /// The password's weakest point, or `nil` if none is known.
  ///
  /// The message must not contain the password.
  public let weakness: ValidationMessage?

  /// Creates a rating.
  ///
  /// - Precondition: The score is 0 to 4.
  public init(score: Int, weakness: ValidationMessage? = nil) {
    guard (0...4).contains(score) else {
      fatalError("A password's score is 0 to 4, not \(score).")
    }
    self.score = score
    self.weakness = weakness
  }
}
