#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// The processor time that one text may take, from its normalization to the end of its match.
///
/// Most of what is too expensive first reaches the steps or bytes that ``MatchWatch`` counts. This
/// stops what they do not show, such as a comparison that fails after a thousand letters. It is
/// time of the thread alone, so that a text has the same result on a busy machine.
struct MatchDeadline {
  /// The nanoseconds until it passes: with one tick and the longest step more, 100 ms at 1 MiB.
  private static let limit: Int = {
    #if DEBUG
      1_700_000_000
    #else
      85_000_000
    #endif
  }()

  /// The coarse time at which the exact one was read last.
  private var tick = time(of: CLOCK_MONOTONIC_COARSE)

  /// The processor time from which on it is counted: that of the first tick.
  private var start: Int?
  private var isOver = false

  /// Returns whether the deadline has passed.
  mutating func hasPassed() -> Bool {
    // The exact clock takes half a microsecond, the coarse one a few nanoseconds.
    let tick = Self.time(of: CLOCK_MONOTONIC_COARSE)
    if isOver || tick == self.tick { return isOver }
    self.tick = tick
    let now = Self.time(of: CLOCK_THREAD_CPUTIME_ID)
    isOver = now - (start ?? now) >= Self.limit
    start = start ?? now
    return isOver
  }

  private static func time(of clock: clockid_t) -> Int {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
