import CGtk
import FormLanguages
import XCTest

@testable import FormTextField
@testable import GtkFloor
@testable import GtkFormApp

/// A test of windows on a display, on the main thread, which GTK demands.
class WindowTestCase: XCTestCase {
  override func setUpWithError() throws {
    guard gtk_init_check() != 0 else { throw XCTSkip("GTK needs a display; run script/test.") }
    MainActor.assumeIsolated { MainLoop.install() }
  }
}

/// Turns GLib's main loop until a condition holds, and fails if it never does.
@MainActor
func spin(
  until condition: @autoclosure () -> Bool, _ what: String, file: StaticString = #filePath,
  line: UInt = #line
) {
  let deadline = g_get_monotonic_time() + 5_000_000
  while !condition() {
    guard g_get_monotonic_time() < deadline else {
      return XCTFail("waited in vain for \(what)", file: file, line: line)
    }
    if g_main_context_iteration(nil, 0) == 0 { g_usleep(500) }
  }
}

/// Waits until a window has been measured with what it shows now.
@MainActor
func layOut(_ window: Widget) {
  spin(until: window.isMapped, "the window")
  let clock = gtk_widget_get_frame_clock(window.pointer)
  let frame = gdk_frame_clock_get_frame_counter(clock)
  gtk_widget_queue_resize(window.pointer)
  spin(until: gdk_frame_clock_get_frame_counter(clock) > frame + 1, "another frame")
}

@MainActor
extension Widget {
  /// The widget and everything in it that is drawn, from top to bottom.
  var drawn: [Widget] {
    guard isMapped else { return [] }
    return [self] + children.flatMap(\.drawn)
  }

  func isA(_ type: GType) -> Bool { isInstance(object, of: type) }

  /// Returns the place of the widget in another one, including its padding and border.
  func bounds(in other: Widget) -> (left: Float, right: Float, width: Float, height: Float) {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(pointer, other.pointer, &bounds) != 0 else {
      return (0, 0, 0, 0)
    }
    let (origin, size) = (bounds.origin, bounds.size)
    return (origin.x, origin.x + size.width, size.width, size.height)
  }

  /// The text of the first label in the widget, or its class.
  var title: String {
    drawn.lazy.filter { $0.isA(gtk_label_get_type()) }
      .map { String(cString: gtk_label_get_text($0.opaque)) }.first ?? className
  }
}

private let addsMessages: Void = AppLanguages.add()

/// Shows the app in a language and its direction.
@MainActor
func useLanguage(_ language: String) {
  let isMirrored = ["ar", "fa", "he"].contains(language)
  gtk_widget_set_default_direction(isMirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  _ = addsMessages
  FormLanguages.use(language == "en" ? [] : [language])
}

// MARK: - Labels

@MainActor
extension Widget {
  /// Indicates whether a label ends with an ellipsis, or is drawn beyond its space.
  ///
  /// The list of countries is closed: it shows the whole names when it's open.
  var isCutOff: Bool {
    if gtk_widget_get_ancestor(pointer, gtk_drop_down_get_type()) != nil { return false }
    let layout = gtk_label_get_layout(opaque)
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    return pango_layout_is_ellipsized(layout) != 0
      || width > gtk_widget_get_width(pointer) || height > gtk_widget_get_height(pointer)
  }

  /// Indicates whether a line of a label ends within a word.
  var breaksAWord: Bool {
    let layout = gtk_label_get_layout(opaque)
    let text = Array(String(cString: pango_layout_get_text(layout)).utf8)
    return (1..<max(1, pango_layout_get_line_count(layout))).contains { number in
      let start = Int(pango_layout_get_line_readonly(layout, number).pointee.start_index)
      let before = String(decoding: text[..<start], as: UTF8.self).last
      let behind = String(decoding: text[start...], as: UTF8.self).first
      return before?.isLetter == true && behind?.isLetter == true
    }
  }
}
