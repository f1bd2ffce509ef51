import CGtk
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class MainLoopTests: WidgetTestCase {
  func testRunsTasksOfTheMainActor() {
    MainActor.assumeIsolated {
      var hasRun = false
      Task { hasRun = true }
      assertSoon(hasRun)
    }
  }

  func testReturnsFromAnotherThread() {
    MainActor.assumeIsolated {
      var sum = 0
      Task { sum = await Task.detached { (1...100).reduce(0, +) }.value }
      assertSoon(sum, 5050)
    }
  }

  func testSleeps() {
    MainActor.assumeIsolated {
      var isAwake = false
      Task {
        try await Task.sleep(for: .milliseconds(5))
        isAwake = true
      }
      assertSoon(isAwake)
    }
  }

  func testRunsWorkThatArrivesDuringWork() {
    MainActor.assumeIsolated {
      var order: [Int] = []
      Task {
        order.append(1)
        Task { order.append(3) }
        order.append(2)
      }
      assertSoon(order, [1, 2, 3])
    }
  }

  func testDoesNotSpinWhileIdle() {
    MainActor.assumeIsolated {
      var isOver = false
      Task {}
      spin(until: g_main_context_pending(nil) == 0)
      connectTimeout(milliseconds: 100) { isOver = true }
      var turns = 0
      while !isOver {
        g_main_context_iteration(nil, 1)
        turns += 1
      }
      XCTAssertLessThan(turns, 20)
    }
  }
}

@MainActor
private func connectTimeout(milliseconds: guint, _ handler: @escaping () -> Void) {
  final class Box {
    let handler: () -> Void
    init(_ handler: @escaping () -> Void) { self.handler = handler }
  }
  g_timeout_add_full(
    G_PRIORITY_DEFAULT, milliseconds,
    { data in
      Unmanaged<Box>.fromOpaque(data!).takeUnretainedValue().handler()
      return 0
    }, Unmanaged.passRetained(Box(handler)).toOpaque(),
    { Unmanaged<AnyObject>.fromOpaque($0!).release() })
}
