import CPCRE2

/// What PCRE2 asks, item by item, while it matches one text.
struct MatchWatch {
  /// How many bytes may be read in all, there and back.
  private static let mostRead = 100_000_000

  private let boundaries: CharacterBoundaries?
  private var position = 0
  private var read = 0

  init(boundaries: CharacterBoundaries?) {
    self.boundaries = boundaries
  }

  /// Counts what was read since the last call; PCRE2 counts its steps, however far each reads.
  private mutating func isAffordable(_ position: Int) -> Bool {
    read += abs(position - self.position)
    self.position = position
    return read <= MatchWatch.mostRead
  }

  private func holds(_ callout: Int, at position: Int) -> Bool {
    guard let boundaries else { return true }
    return switch callout {
    case CharacterPattern.atBoundary: boundaries.contains(position)
    case CharacterPattern.insideCharacter: !boundaries.contains(position)
    default: true
    }
  }
}

extension MatchWatch {
  typealias Callout =
    @convention(c) (UnsafeMutablePointer<pcre2_callout_block_8>?, UnsafeMutableRawPointer?)
    -> Int32

  /// Goes on with 0, goes back with 1, gives up with an error.
  static let callout: Callout = { block, data in
    guard let block = unsafe block, let data = unsafe data else { return 0 }
    let watch = unsafe data.assumingMemoryBound(to: MatchWatch.self)
    let position = unsafe block.pointee.current_position
    guard unsafe watch.pointee.isAffordable(position) else { return PCRE2_ERROR_CALLOUT }
    let callout = unsafe Int(block.pointee.callout_number)
    return unsafe watch.pointee.holds(callout, at: position) ? 0 : 1
  }
}
