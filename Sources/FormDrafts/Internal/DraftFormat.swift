#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The format of a draft's file.
///
/// The first line has the version, a checksum and a length, which reveal a truncated or foreign
/// file. The second line has the texts as JSON. The rest of the file has the values, if there are
/// any.
enum DraftFormat {
  enum Content: Equatable {
    case draft(DraftContent)

    /// A draft in a later version of the format, which is left for the program that wrote it.
    case later

    /// Something else, or an incomplete draft.
    case unreadable
  }

  private static let start = "GenericForm draft "
  private static let version = 1

  static func bytes(of draft: DraftContent) throws -> [UInt8] {
    let values = draft.values.map { Array("\n".utf8) + $0 } ?? []
    let content = try bytes(of: draft.texts) + values
    return Array("\(start)\(version) \(checksum(content)) \(content.count)\n".utf8) + content
  }

  /// Returns texts as JSON, in one line.
  static func bytes(of texts: [String: String]) throws -> [UInt8] {
    try [UInt8](DraftTree(encoding: texts).json)
  }

  static func content(of bytes: [UInt8]) -> Content {
    guard bytes.starts(with: start.utf8), let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
      return .unreadable
    }
    let line = String(decoding: bytes[start.utf8.count..<end], as: UTF8.self)
    let words = line.split(separator: " ")
    guard let written = words.first.flatMap({ Int($0) }), written > 0 else { return .unreadable }
    guard written <= version else { return .later }
    let draft = Array(bytes[(end + 1)...])
    guard words.dropFirst() == [checksum(draft)[...], String(draft.count)[...]] else {
      return .unreadable
    }
    let parts = draft.split(
      separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first,
      let texts = try? DraftTree(Data(first)).decoded(as: [String: String].self)
    else { return .unreadable }
    return .draft(DraftContent(values: parts.count > 1 ? Array(parts[1]) : nil, texts: texts))
  }

  /// Returns a 64-bit FNV-1a hash, which detects damage but not forgery.
  private static func checksum(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
