private import CZxcvbn

/// The library zxcvbn, whose tables are constant, so that any thread can call it.
enum Zxcvbn {
  /// Returns the entropy of a password in bits, and the kind of its weakest part, if any.
  ///
  /// - Parameters:
  ///   - password: At most 48 bytes without NUL.
  ///   - words: Words of at least one byte without NUL.
  static func estimate(
    of password: [UInt8], words: [[UInt8]]
  ) -> (entropy: Double, weakest: PasswordWeakness?) {
    let terminated = (password + [0]).map(CChar.init(bitPattern:))
    var starts: [Int] = []
    var pool: [CChar] = []
    for word in words {
      starts.append(pool.count)
      pool += (word + [0]).map(CChar.init(bitPattern:))
    }
    return unsafe pool.withUnsafeBufferPointer { pool in
      var list: [UnsafePointer<CChar>?] = unsafe starts.map { start in
        unsafe pool.baseAddress.map { unsafe $0 + start }
      }
      // The library reads up to a null pointer.
      unsafe list.append(nil)
      var parts: UnsafeMutablePointer<ZxcMatch_t>?
      let entropy = unsafe ZxcvbnMatch(terminated, &list, &parts)
      defer { unsafe ZxcvbnFreeInfo(parts) }
      return unsafe (entropy, weakest(of: parts))
    }
  }

  /// Returns the kind of the weakest part, by bits per character, or `nil` if no part is known to
  /// be weak.
  private static func weakest(of parts: UnsafeMutablePointer<ZxcMatch_t>?) -> PasswordWeakness? {
    var lowest: (entropy: Double, weakness: PasswordWeakness)?
    var next = unsafe parts
    while let part = unsafe next {
      unsafe next = part.pointee.Next
      guard let weakness = unsafe weakness(of: part.pointee.Type) else { continue }
      let entropy = unsafe part.pointee.Entrpy / Double(max(part.pointee.Length, 1))
      if entropy < lowest?.entropy ?? .infinity { lowest = (entropy, weakness) }
    }
    return lowest?.weakness
  }

  private static func weakness(of type: ZxcTypeMatch_t) -> PasswordWeakness? {
    // A separate bit marks a repeated part.
    if type.rawValue & MULTIPLE_MATCH.rawValue != 0 { return .repetition }
    return switch type {
    case DICTIONARY_MATCH: .word
    case DICT_LEET_MATCH: .swappedLetters
    case USER_MATCH, USER_LEET_MATCH: .knownWord
    case REPEATS_MATCH: .repetition
    case SEQUENCE_MATCH: .sequence
    case SPATIAL_MATCH: .neighboringKeys
    case DATE_MATCH, YEAR_MATCH: .date
    default: nil
    }
  }
}
