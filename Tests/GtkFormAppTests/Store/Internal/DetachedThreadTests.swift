import Foundation
import Testing

@testable import GtkFormApp

@Suite struct DetachedThreadTests {
  @Test func `a value that arrives in time is returned`() {
    #expect(DetachedThread.value(within: .seconds(60)) { 1 } == 1)
  }

  @Test func `work that takes too long continues, and its value is released`() {
    let mayEnd = DispatchSemaphore(value: 0)
    let released = DispatchSemaphore(value: 0)
    let value = DetachedThread.value(within: .milliseconds(10)) {
      mayEnd.wait()
      return Sentinel(released)
    }
    #expect(value == nil)
    mayEnd.signal()
    #expect(released.wait(timeout: .now() + 60) == .success)
  }

  @Test func `a canceled task doesn't wait`() async {
    let mayEnd = DispatchSemaphore(value: 0)
    let task = Task { DetachedThread.value(within: .seconds(3600)) { mayEnd.wait() } }
    task.cancel()
    #expect(await task.value == nil)
    mayEnd.signal()
  }
}

/// Signals when it is released.
private final class Sentinel {
  private let released: DispatchSemaphore

  init(_ released: DispatchSemaphore) {
    self.released = released
  }

  deinit { released.signal() }
}
