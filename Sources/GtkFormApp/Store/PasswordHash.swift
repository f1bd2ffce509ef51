import CSodium
import Foundation

/// A password as it is kept: an Argon2id hash (RFC 9106) with its salt and costs in one text.
///
/// Letters are composed first (Unicode NFC), as RFC 8265 clause 4.2.2 asks, so that a password
/// equals itself on every keyboard.
///
/// ```swift
/// let hash = try PasswordHash(of: "correct-horse-7")
/// hash.matches("correct-horse-7")  // true
/// hash.matches("correct-horse-8")  // false
/// ```
struct PasswordHash: Sendable {
  /// The hash, as in `$argon2id$v=19$m=65536,t=2,p=1$…`.
  let text: String

  private static let isReady = sodium_init() >= 0

  /// Hashes a password with a new random salt, which takes a tenth of a second on purpose.
  ///
  /// - Parameters:
  ///   - password: The password, of any length.
  ///   - memory: The bytes of memory that each guess shall cost.
  /// - Throws: `passwordNotHashed` when there is not so much memory.
  init(
    of password: String, memory: Int = Int(crypto_pwhash_MEMLIMIT_INTERACTIVE)
  ) throws(AccountStoreError) {
    let password = password.precomposedStringWithCanonicalMapping
    var hash = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
    guard Self.isReady,
      crypto_pwhash_str(
        &hash, password, UInt64(password.utf8.count),
        UInt64(crypto_pwhash_OPSLIMIT_INTERACTIVE), memory) == 0
    else { throw .passwordNotHashed }
    text = String(decoding: hash.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// A hash that was kept.
  init(text: String) {
    self.text = text
  }

  /// Whether this is the hash of the password.
  func matches(_ password: String) -> Bool {
    let password = password.precomposedStringWithCanonicalMapping
    return Self.isReady
      && crypto_pwhash_str_verify(text, password, UInt64(password.utf8.count)) == 0
  }
}
