import Testing

@testable import BoundedPattern

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct MatchDeadlineTests {
  @Test func `passes eventually, and stays passed`() {
    var deadline = MatchDeadline()
    var readings = 0
    while !deadline.hasPassed() { readings += 1 }
    #expect(readings > 0)
    let isStillPassed = deadline.hasPassed()
    #expect(isStillPassed)
  }

  @Test func `doesn't count the time during which its thread sleeps`() {
    var deadline = MatchDeadline()
    usleep(50_000)
    let isFirstPassed = deadline.hasPassed()
    usleep(2_000_000)
    let isSecondPassed = deadline.hasPassed()
    #expect(!isFirstPassed)
    #expect(!isSecondPassed)
  }
}
