/// The name of a file: the form's name, a number unique to the window, and the kind of file.
struct DraftName: Equatable {
  enum Kind: String {
    /// A complete draft.
    case draft

    /// A draft that is being written.
    case new
  }

  /// The name of the form as ``encoded(_:)`` returns it.
  let form: String
  let id: String
  let kind: Kind

  /// Creates a name for a new window.
  init(newOf form: String) {
    let id = String(UInt64.random(in: .min ... .max), radix: 16)
    self.init(form: Self.encoded(form), id: id, kind: .draft)
  }

  private init(form: String, id: String, kind: Kind) {
    (self.form, self.id, self.kind) = (form, id, kind)
  }

  /// Parses a file name, or returns `nil` if it isn't a draft's.
  init?(_ name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let kind = Kind(rawValue: parts[2]), !parts[1].isEmpty else {
      return nil
    }
    self.init(form: parts[0], id: parts[1], kind: kind)
  }

  /// The name of this draft while it's being written.
  var new: Self { Self(form: form, id: id, kind: .new) }

  var text: String { "\(form).\(id).\(kind.rawValue)" }
}

extension DraftName {
  /// The maximum number of bytes for the form's name, out of the 255 bytes of a file name.
  private static let greatestLength = 120

  /// Returns the unique prefix of the file names of a form.
  ///
  /// Lowercase letters, digits, hyphens and underscores are unchanged. Any other byte becomes `%`
  /// and two hexadecimal digits, so that names that differ only in case differ on every file
  /// system. A long name ends in a hash, and an empty one is `%`.
  static func encoded(_ form: String) -> String {
    let encoded = form.utf8.map { byte in
      isKept(byte) ? String(UnicodeScalar(byte)) : "%" + hexadecimal(byte, digits: 2)
    }.joined()
    if encoded.isEmpty { return "%" }
    if encoded.utf8.count <= greatestLength { return encoded }
    return encoded.prefix(greatestLength - 33) + "~" + hexadecimal(hash(of: form), digits: 32)
  }

  private static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func hexadecimal(_ number: some BinaryInteger, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: digits - text.count) + text
  }

  /// Returns a 128-bit FNV-1a hash.
  private static func hash(of text: String) -> UInt128 {
    text.utf8.reduce(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d) { hash, byte in
      (hash ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
    }
  }
}
