#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// The processor time that one text may take, from its normalization to the end of its match.
///
/// It stops what the steps and bytes that ``MatchWatch`` counts do not show, such as a comparison
/// that fails after a thousand letters. Those counts stop most else first, and time in which other
/// threads ran is none of it, so that a text has the same result on a busy machine.
struct MatchDeadline {
  /// The nanoseconds until it passes; with a tick and the longest item, 100 ms at 1 MiB.
  private static let limit = isOptimized ? 85_000_000 : 1_700_000_000

  private static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  private var tick = time(of: CLOCK_MONOTONIC_COARSE)
  private var start: Int?
  private var isOver = false

  /// Whether the time is over, as of now.
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
