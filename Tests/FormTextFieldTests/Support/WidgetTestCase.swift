import CGtk
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A test of widgets on a display.
///
/// XCTest calls its methods on the main thread, as GTK requires. Every GTK warning fails the test,
/// and so does every control, row or page that still exists at its end.
class WidgetTestCase: XCTestCase {
  @MainActor private static let lifetimes = Lifetimes()

  override func setUpWithError() throws {
    guard gtk_init_check() != 0 else { throw XCTSkip("GTK needs a display; run script/test.") }
    MainActor.assumeIsolated {
      Libadwaita.startIfAsked()
      if ProcessInfo.processInfo.environment["GENERIC_FORM_ROWS"] != nil {
        FormLook.standard = .rows
      }
      MainLoop.install()
      Warnings.startCollecting()
      Self.lifetimes.forget()
      WidgetInstance.onHost = { Self.lifetimes.watch($0) }
    }
  }

  override func tearDown() {
    MainActor.assumeIsolated {
      let lifetimes = Self.lifetimes
      spin(until: lifetimes.survivors.isEmpty)
      XCTAssertEqual(lifetimes.survivors, [], "not released")
      for warning in Warnings.take() { XCTFail("GTK warned: \(warning)") }
    }
  }

  /// Runs a test with a window to put widgets into, and closes it at the end.
  func onStage(
    file: StaticString = #filePath, line: UInt = #line, _ body: @MainActor (Stage) throws -> Void
  ) rethrows {
    try expectRelease(file: file, line: line) { try act(body, on: Stage(lifetimes: $0)) }
  }
}

/// Runs a test in a separate scope, and expects what it watches to be released.
func expectRelease(
  file: StaticString = #filePath, line: UInt = #line,
  _ body: @MainActor (Lifetimes) throws -> Void
) rethrows {
  try MainActor.assumeIsolated {
    let lifetimes = Lifetimes()
    let windows = openWindows()
    try body(lifetimes)
    spin(until: lifetimes.survivors.isEmpty)
    XCTAssertEqual(lifetimes.survivors, [], "not released", file: file, line: line)
    // A test within another one may close the windows of both.
    let left = openWindows()
    XCTAssertLessThanOrEqual(
      left.count, windows.count, "still open: \(left)", file: file, line: line)
  }
}

/// Runs a test in a separate scope, so that nothing it made outlives it on the stack.
@MainActor
private func act(_ body: @MainActor (Stage) throws -> Void, on stage: Stage) rethrows {
  defer { stage.close() }
  try body(stage)
}

/// Runs GLib's main loop until a condition holds, for at most two seconds.
@MainActor
@discardableResult
func spin(until condition: @autoclosure () -> Bool) -> Bool {
  let deadline = g_get_monotonic_time() + 2_000_000
  while !condition() {
    guard g_get_monotonic_time() < deadline else { return false }
    if g_main_context_iteration(nil, 0) == 0 { g_usleep(500) }
  }
  return true
}

/// Returns the titles of the windows that GTK lists.
@MainActor
private func openWindows() -> [String] {
  let list = gtk_window_list_toplevels()
  defer { g_list_free(list) }
  return sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }.compactMap {
    $0?.pointee.data.map { Widget($0.assumingMemoryBound(to: GtkWidget.self))["title"] as String }
  }
}
