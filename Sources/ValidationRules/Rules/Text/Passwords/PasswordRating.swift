/// A password's resistance to guessing, for the meter of a password field.
///
/// ```swift
/// PasswordRating(score: 1, weakness: "It has a date in it")
/// ```
public struct PasswordRating: Hashable, Sendable {
  /// The strength from 0, found by the first guesses, to 4, which withstands the theft of a
  /// database.
  public let score: Int

  /// The weakest point of the password, which must not contain it, or `nil` if none is known.
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
