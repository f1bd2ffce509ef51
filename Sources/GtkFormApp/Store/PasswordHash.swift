import Foundation

/// A password as it's stored: an Argon2id hash (RFC 9106) with its salt and costs in one text.
///
/// Letters are composed first (Unicode NFC), as RFC 8265 clause 4.2.2 requires, so that a password
/// is the same on every keyboard.
///
/// ```swift
/// let hash = try PasswordHash(of: "correct-horse-7")
/// hash.matches("correct-horse-7")  // true
/// hash.matches("correct-horse-8")  // false
/// ```
struct PasswordHash: Sendable {
  /// The hash, as in `$argon2id$v=19$m=65536,t=2,p=1$…`.
  let text: String

  /// Hashes a password with a new random salt, which deliberately takes a tenth of a second.
  ///
  /// - Parameters:
  ///   - password: The password, of any length.
  ///   - memory: The memory that each guess costs, in bytes.
  /// - Throws: `passwordNotHashed` if there's too little memory.
  init(of password: String, memory: Int = Argon2id.interactiveMemory) throws(AccountStoreError) {
    let password = password.precomposedStringWithCanonicalMapping
    guard let text = Argon2id.hash(password, memory: memory) else { throw .passwordNotHashed }
    self.text = text
  }

  /// Creates a value from a stored hash.
  init(text: String) {
    self.text = text
  }

  /// Returns whether this is the hash of the password.
  func matches(_ password: String) -> Bool {
    Argon2id.verify(text, password.precomposedStringWithCanonicalMapping)
  }
}
