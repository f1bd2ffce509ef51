import CGtk
import FormLanguages
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// Every control in a narrow window, in large print and in high contrast.
final class ControlSpaceTests: WidgetTestCase {
  func testFitsIntoANarrowWindow() {
    assertEveryStateHasSpace(inWindowOf: 360)
  }

  func testFitsIntoANarrowWindowInTheLanguageForTests() {
    FormLanguages.use(["en_XA"])
    defer { FormLanguages.use([]) }
    assertEveryStateHasSpace(inWindowOf: 360)
  }

  func testHasSpaceForLargePrint() {
    MainActor.assumeIsolated { setTextScale(2) }
    defer { MainActor.assumeIsolated { setTextScale(1) } }
    for width: Int32 in [360, 460] { assertEveryStateHasSpace(inWindowOf: width) }
  }

  func testHasSpaceForWidelySpacedText() {
    // The distances of WCAG 1.4.12; GTK can't space words.
    MainActor.assumeIsolated { addUserStyle("* { line-height: 1.5; letter-spacing: 0.12em; }") }
    defer { MainActor.assumeIsolated { removeUserStyle() } }
    assertEveryStateHasSpace(inWindowOf: 360)
  }

  func testShowsAnErrorInHighContrast() {
    for isDark in [false, true] {
      MainActor.assumeIsolated { setTheme("HighContrast", isDark: isDark) }
      defer { MainActor.assumeIsolated { setTheme("Default", isDark: false) } }
      forEachControl { bound, name in
        bound.control.setError("Not today")
        assertSoon(
          contrast(of: "Not today", in: bound.control) >= 4.5,
          "\(name), \(isDark ? "dark" : "light")")
      }
    }
  }

  private func assertEveryStateHasSpace(inWindowOf width: Int32) {
    let validation = ControlValidation(isRequired: true, hint: "Exactly as in your passport")
    // A form has margins.
    let width = width - 2 * 18
    forEachControl(validation, width: width) { bound, name in
      let control = bound.control
      assertHasSpace(control, width, name)
      bound.fill()
      assertHasSpace(control, width, "\(name), filled")
      control.setError("This one belongs to somebody else already")
      assertHasSpace(control, width, "\(name), with an error")
      control.focus()
      assertHasSpace(control, width, "\(name), with the focus")
    }
  }
}

@MainActor private var userStyle: OpaquePointer?

/// Adds a style sheet with which a user overrides those of programs.
@MainActor
private func addUserStyle(_ style: String) {
  let provider: UnsafeMutablePointer<GtkCssProvider> = gtk_css_provider_new()
  gtk_css_provider_load_from_data(provider, style, -1)
  userStyle = OpaquePointer(provider)
  gtk_style_context_add_provider_for_display(
    gdk_display_get_default(), userStyle, guint(GTK_STYLE_PROVIDER_PRIORITY_USER))
}

@MainActor
private func removeUserStyle() {
  gtk_style_context_remove_provider_for_display(gdk_display_get_default(), userStyle)
  userStyle.map { g_object_unref(UnsafeMutableRawPointer($0)) }
  userStyle = nil
}

/// Fails if a part of a control is wider than the window, a label is cut off, or two texts overlap.
@MainActor
private func assertHasSpace(_ control: FormControl, _ width: Int32, _ name: String) {
  layOut(control.widget)
  XCTAssertLessThanOrEqual(
    control.widget.root.map { gtk_widget_get_width($0.pointer) } ?? 0, width, name)
  let shown = {
    visible(gtk_label_get_type(), in: control.widget.pointer)
      .filter { gtk_widget_get_mapped($0) != 0 }.compactMap { Text($0, in: control) }
  }
  // What a file contains is shown once it has been read.
  spin(until: !shown().contains(where: \.isCut))
  let texts = shown()
  XCTAssertFalse(texts.isEmpty, name)
  for (place, text) in texts.enumerated() {
    XCTAssertFalse(text.isCut, "“\(text.words)” in \(name)")
    // In rows, a list beside an entry begins where the text of an entry does.
    XCTAssertGreaterThanOrEqual(text.left, -1, "“\(text.words)” in \(name)")
    XCTAssertLessThanOrEqual(text.right, Float(width), "“\(text.words)” in \(name)")
    for other in texts[..<place] where text.overlaps(other) {
      XCTFail("“\(text.words)” is over “\(other.words)” in \(name)")
    }
  }
}

/// The text of a label, and where it's drawn in a control.
private struct Text {
  let words: String
  let isCut: Bool
  let (left, right, top, bottom): (Float, Float, Float, Float)

  @MainActor
  init?(_ label: WidgetPointer, in control: FormControl) {
    let layout = gtk_label_get_layout(OpaquePointer(label))
    var (x, y, text): (gint, gint, PangoRectangle) = (0, 0, PangoRectangle())
    gtk_label_get_layout_offsets(OpaquePointer(label), &x, &y)
    pango_layout_get_pixel_extents(layout, nil, &text)
    guard text.width > 0 else { return nil }
    words = String(cString: gtk_label_get_text(OpaquePointer(label)))
    // GTK makes no space for wider letters in a text that may end with an ellipsis.
    let isEllipsized = userStyle == nil && pango_layout_is_ellipsized(layout) != 0
    isCut =
      isEllipsized || text.width > gtk_widget_get_width(label)
      || text.height > gtk_widget_get_height(label)
    // A transformation is part of these points.
    var start = graphene_point_t(x: Float(x + text.x), y: Float(y + text.y))
    var end = graphene_point_t(x: start.x + Float(text.width), y: start.y + Float(text.height))
    var (first, last) = (graphene_point_t(), graphene_point_t())
    _ = gtk_widget_compute_point(label, control.widget.pointer, &start, &first)
    _ = gtk_widget_compute_point(label, control.widget.pointer, &end, &last)
    (left, right, top, bottom) = (first.x, last.x, first.y, last.y)
  }

  func overlaps(_ other: Text) -> Bool {
    left < other.right && other.left < right && top + 1 < other.bottom && other.top + 1 < bottom
  }
}

/// Returns the maximum contrast of a text with the most common color around it.
@MainActor
private func contrast(of words: String, in control: FormControl) -> Double {
  let label = visible(gtk_label_get_type(), in: control.widget.pointer).first {
    String(cString: gtk_label_get_text(OpaquePointer($0))) == words
  }
  var place = graphene_rect_t()
  guard let label, let root = control.widget.root, let drawn = DrawnWidget(root.pointer),
    gtk_widget_compute_bounds(label, root.pointer, &place) != 0
  else { return 0 }
  let (left, top) = (Int(place.origin.x), Int(place.origin.y))
  let (right, bottom) = (left + Int(place.size.width), top + Int(place.size.height))
  guard right <= drawn.width, bottom <= drawn.height else { return 0 }
  let lights = (top..<bottom).flatMap { y in (left..<right).map { drawn.luminance($0, y) } }
  let counts = Dictionary(lights.map { ($0, 1) }, uniquingKeysWith: +)
  guard let background = counts.max(by: { $0.value < $1.value })?.key else { return 0 }
  return lights.map { contrast($0, background) }.max() ?? 0
}

/// Waits until the window around a widget has been laid out, twice, as a new width can change heights.
@MainActor
private func layOut(_ widget: Widget) {
  let clock = gtk_widget_get_frame_clock(widget.pointer)
  for _ in 1...2 {
    let frame = gdk_frame_clock_get_frame_counter(clock)
    gtk_widget_queue_resize(widget.pointer)
    spin(until: gdk_frame_clock_get_frame_counter(clock) > frame)
  }
}
