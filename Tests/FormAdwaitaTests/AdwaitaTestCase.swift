import CAdwaita
import FormAdwaita
import Foundation
import XCTest

@testable import GtkFloor

/// A test that starts libadwaita, so it runs separately: set `GENERIC_FORM_LIBADWAITA`.
///
/// Every control, row or page that still exists at its end fails it.
class AdwaitaTestCase: XCTestCase {
  @MainActor private static var watched: [() -> (any WidgetImplementation)?] = []

  override func setUpWithError() throws {
    guard ProcessInfo.processInfo.environment["GENERIC_FORM_LIBADWAITA"] != nil else {
      throw XCTSkip("Set GENERIC_FORM_LIBADWAITA.")
    }
    guard gtk_init_check() != 0 else { throw XCTSkip("GTK needs a display.") }
    MainActor.assumeIsolated {
      Adwaita.start()
      Self.watched = []
      WidgetInstance.onHost = { owner in Self.watched.append { [weak owner] in owner } }
    }
  }

  override func tearDown() {
    MainActor.assumeIsolated {
      let survivors = { Self.watched.compactMap { $0() }.map { "\(type(of: $0))" } }
      spin(until: survivors().isEmpty)
      XCTAssertEqual(survivors(), [], "not released")
    }
  }
}

/// Runs GLib's main loop until a condition holds, for at most five seconds.
@MainActor
func spin(until isMet: @autoclosure () -> Bool) {
  let deadline = ContinuousClock.now + .seconds(5)
  while !isMet(), .now < deadline { g_main_context_iteration(nil, 0) }
}
