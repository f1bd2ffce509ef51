#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// The processor time that a text may take, from normalization to the end of the match.
///
/// Most patterns that are too expensive first reach the limits of steps or bytes in ``MatchWatch``.
/// The deadline stops the others, such as a comparison that fails after a thousand letters. Only the
/// thread's own time counts, so the result for a text is the same on a busy machine.
struct MatchDeadline {
  /// The limit in nanoseconds.
  ///
  /// In a release build, matching 1 MiB of text stops after 100 ms, including one tick and the
  /// longest step.
  private static let limit: Int = {
    #if DEBUG
      1_700_000_000
    #else
      85_000_000
    #endif
  }()

  /// The coarse time of the last reading of the exact clock.
  private var tick = time(of: CLOCK_MONOTONIC_COARSE)

  /// The CPU time at the first tick, from which the limit is measured.
  private var start: Int?
  private var isOver = false

  /// Returns whether the deadline has passed.
  mutating func hasPassed() -> Bool {
    // Reading the exact clock takes far longer than reading the coarse one.
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
