private import CSodium

/// libsodium's Argon2id (RFC 9106), with the number of passes for an interactive sign-in.
enum Argon2id {
  /// The memory that each guess costs in an interactive sign-in, in bytes.
  static let interactiveMemory = Int(crypto_pwhash_MEMLIMIT_INTERACTIVE)

  private static let isReady = sodium_init() >= 0

  /// Returns the hash of a password with a new random salt, or `nil` if there's too little memory.
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
