import FormTestSupport

/// A change that a disk made to some bytes in a file.
struct Damage: CustomStringConvertible {
  private enum Kind: CaseIterable {
    case flippedBit, byte, zeroes, noise, otherPage
  }

  private let kind: Kind
  private let offset: Int
  private let new: [UInt8]

  /// Returns a change to the bytes of one page.
  static func random(in file: [UInt8], using random: inout SplitMix) -> Self {
    let pageSize = 4096
    let page = Int.random(in: 0..<file.count / pageSize, using: &random) * pageSize
    while true {
      let kind = Kind.allCases.randomElement(using: &random) ?? .byte
      let start = Int.random(in: 0..<pageSize, using: &random)
      let length = Int.random(in: 1...(pageSize - start), using: &random)
      let damage =
        switch kind {
        case .flippedBit:
          Self(
            kind: kind, offset: page + start,
            new: [file[page + start] ^ 1 << UInt8.random(in: 0..<8, using: &random)])
        case .byte:
          Self(kind: kind, offset: page + start, new: [.random(in: 0...255, using: &random)])
        case .zeroes:
          Self(
            kind: kind, offset: page + start, new: [UInt8](repeating: 0, count: length))
        case .noise:
          Self(
            kind: kind, offset: page + start,
            new: (0..<length).map { _ in .random(in: 0...255, using: &random) })
        case .otherPage:
          Self(
            kind: kind, offset: page,
            new: Array(file[(file.count - pageSize - page)...].prefix(pageSize)))
        }
      if damage.applied(to: file) != file { return damage }
    }
  }

  /// Returns the bytes of the file after the damage.
  func applied(to file: [UInt8]) -> [UInt8] {
    var file = file
    file.replaceSubrange(offset..<offset + new.count, with: new)
    return file
  }

  var description: String { "\(kind) of \(new.count) bytes at \(offset)" }
}
