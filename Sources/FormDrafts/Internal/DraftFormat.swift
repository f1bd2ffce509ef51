/// The bytes of a file: a line with the version, a checksum and a length, and behind it the draft.
///
/// They reveal a file that is cut off, or that another program wrote.
enum DraftFormat {
  enum Content: Equatable {
    case draft([UInt8])

    /// A draft of a later version of the format, which is left to the program that wrote it.
    case later

    /// Something else, or only a part of a draft.
    case unreadable
  }

  private static let start = "GenericForm draft "

  static func bytes(of draft: [UInt8]) -> [UInt8] {
    Array("\(start)1 \(checksum(draft)) \(draft.count)\n".utf8) + draft
  }

  static func content(of bytes: [UInt8]) -> Content {
    guard bytes.starts(with: start.utf8), let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
      return .unreadable
    }
    let line = String(decoding: bytes[start.utf8.count..<end], as: UTF8.self)
    let words = line.split(separator: " ")
    guard let version = words.first.flatMap({ Int($0) }), version > 0 else { return .unreadable }
    guard version == 1 else { return .later }
    let draft = Array(bytes[(end + 1)...])
    guard words.dropFirst() == [checksum(draft)[...], String(draft.count)[...]] else {
      return .unreadable
    }
    return .draft(draft)
  }

  /// FNV-1a of 64 bits: it detects damage, but no forgery.
  private static func checksum(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
