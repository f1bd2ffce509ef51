import CPCRE2

/// Follows PCRE2 item by item while it matches a text, and stops it at the bound.
struct MatchWatch {
  /// The maximum number of bytes read, forward and backward together.
  private static let mostRead = 50_000_000

  /// The steps that remain.
  private(set) var steps: Int

  /// The time that remains.
  private(set) var deadline: MatchDeadline

  private let boundaries: CharacterBoundaries?
  private var position = 0
  private var read = 0

  /// Creates a watch for matching one text.
  ///
  /// - Parameter isFirst: Pass `true` if another engine follows, to leave it some of the time.
  init(
    isFirst: Bool = false, boundaries: CharacterBoundaries? = nil,
    deadline: MatchDeadline = MatchDeadline()
  ) {
    steps = isFirst ? 20_000 : 10_000_000
    self.boundaries = boundaries
    self.deadline = deadline
  }

  /// Counts a step and the bytes read since the last one, or returns `false` at the bound.
  private mutating func countStep(to position: Int) -> Bool {
    steps -= 1
    read += abs(position - self.position)
    self.position = position
    return steps >= 0 && read <= MatchWatch.mostRead && !deadline.hasPassed()
  }

  /// Returns whether the condition of a callout holds at a position in the text.
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

  /// Tells PCRE2 to continue with 0, to backtrack with 1, and to stop with an error.
  static let callout: Callout = { block, data in
    guard let block = unsafe block, let data = unsafe data else { return 0 }
    let watch = unsafe data.assumingMemoryBound(to: MatchWatch.self)
    let position = unsafe block.pointee.current_position
    guard unsafe watch.pointee.countStep(to: position) else { return PCRE2_ERROR_CALLOUT }
    let callout = unsafe Int(block.pointee.callout_number)
    return unsafe watch.pointee.holds(callout, at: position) ? 0 : 1
  }
}
