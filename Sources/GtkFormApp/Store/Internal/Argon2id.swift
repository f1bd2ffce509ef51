private import CSodium

/// Argon2id (RFC 9106) of libsodium, with the passes of an interactive sign-in.
enum Argon2id {
  /// The bytes of memory that each guess costs in an interactive sign-in.
  static let interactiveMemory = Int(crypto_pwhash_MEMLIMIT_INTERACTIVE)

  private static let isReady = sodium_init() >= 0

  /// Hashes a password with a new random salt; nil when there is too little memory.
  static func hash(_ password: String, memory: Int) -> String? {
    var hash = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
    guard isReady,
      unsafe crypto_pwhash_str(
        &hash, password, UInt64(password.utf8.count),
        UInt64(crypto_pwhash_OPSLIMIT_INTERACTIVE), memory) == 0
    else { return nil }
    return String(decoding: hash.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns whether a text is a hash of the password.
  static func verify(_ hash: String, _ password: String) -> Bool {
    unsafe isReady && crypto_pwhash_str_verify(hash, password, UInt64(password.utf8.count)) == 0
  }
}
