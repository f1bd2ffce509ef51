import CPCRE2

/// Follows PCRE2, item by item, while it matches one text, and stops it at the bound.
struct MatchWatch {
  /// The most bytes read in all, there and back.
  private static let mostRead = 50_000_000

  /// The steps that remain.
  private(set) var steps: Int

  /// The time that remains.
  private(set) var deadline: MatchDeadline

  private let boundaries: CharacterBoundaries?
  private var position = 0
  private var read = 0

  /// A watch over the match of one text.
  ///
  /// - Parameter isFirst: Pass `true` if another engine follows, which needs some of the time.
  init(
    isFirst: Bool = false, boundaries: CharacterBoundaries? = nil,
    deadline: MatchDeadline = MatchDeadline()
  ) {
    steps = isFirst ? 20_000 : 10_000_000
    self.boundaries = boundaries
    self.deadline = deadline
  }

  /// Counts a step, and the bytes read since the last one; false when the bound is reached.
  private mutating func countStep(to position: Int) -> Bool {
    steps -= 1
    read += abs(position - self.position)
    self.position = position
    return steps >= 0 && read <= MatchWatch.mostRead && !deadline.hasPassed()
  }

  /// Returns the answer to a callout about the characters at a position.
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

  /// PCRE2 goes on with 0, goes back with 1, and stops with an error.
  static let callout: Callout = { block, data in
    guard let block = unsafe block, let data = unsafe data else { return 0 }
    let watch = unsafe data.assumingMemoryBound(to: MatchWatch.self)
    let position = unsafe block.pointee.current_position
    guard unsafe watch.pointee.countStep(to: position) else { return PCRE2_ERROR_CALLOUT }
    let callout = unsafe Int(block.pointee.callout_number)
    return unsafe watch.pointee.holds(callout, at: position) ? 0 : 1
  }
}
