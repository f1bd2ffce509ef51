private import CZxcvbn

/// zxcvbn, whose tables are constant: it can be called from any thread.
enum Zxcvbn {
  /// The entropy of a password in bits.
  ///
  /// - Parameters:
  ///   - password: At most 100 bytes without NUL.
  ///   - words: Words of at least one byte without NUL.
  static func entropy(of password: [UInt8], words: [[UInt8]]) -> Double {
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
      return unsafe ZxcvbnMatch(terminated, &list, nil)
    }
  }
}
