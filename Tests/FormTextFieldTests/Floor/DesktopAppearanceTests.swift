import CGtk
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The preferences of the desktop, in a program without libadwaita.
final class DesktopAppearanceTests: WidgetTestCase {
  func testALaterThemeHasItsOwnColor() throws {
    try MainActor.assumeIsolated {
      guard !AdwaitaFunctions.isStarted else { throw XCTSkip("libadwaita has its own colors.") }
      let window = Window(title: "Window")
      defer { window.destroy() }
      let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
      DesktopAppearance.follow(over: bus)
      prefer([0.9, 0.1, 0.3])
      XCTAssertGreaterThan(selectionColor(in: window).red, 0.8)
      setTheme("HighContrast", isDark: false)
      XCTAssertLessThan(selectionColor(in: window).red, 0.5)
      setTheme("Default", isDark: false)
      XCTAssertGreaterThan(selectionColor(in: window).red, 0.8)
      // No color is preferred.
      prefer([-1, -1, -1])
      XCTAssertLessThan(selectionColor(in: window).red, 0.5)
    }
  }
}

/// Prefers an accent color, as the settings portal does.
@MainActor
private func prefer(_ accent: [Double]) {
  var color = accent.map { g_variant_new_double($0) }
  DesktopAppearance.apply(g_variant_ref_sink(g_variant_new_tuple(&color, 3)), to: "accent-color")
}

@MainActor
private func selectionColor(in window: Window) -> GdkRGBA {
  var color = GdkRGBA()
  let context = gtk_widget_get_style_context(window.pointer)
  XCTAssertNotEqual(gtk_style_context_lookup_color(context, "theme_selected_bg_color", &color), 0)
  return color
}
