import CGtk
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class ScrolledWindowTests: WidgetTestCase {
  /// GTK 4.8 would call the freed scrolled windows when the setting for overlay scroll bars changes.
  func testSettingsForgetAScrolledWindowThatLeavesItsWindow() {
    onStage { stage in
      let size = FormChoice("Size", options: ["Small", "Large"])
      let letter = FormTextArea("Letter")
      let terms = Box(.column)
      terms.append(ScrolledWindow(Label("Terms")))
      stage.put(size)
      stage.put(letter)
      stage.put(terms.pointer)
      stage.show()
      let list = size.widget.descendants(ofType: gtk_drop_down_get_type()).first
      XCTAssertEqual(list.map { gtk_widget_activate($0.pointer) }, 1)
      let parts = [size.widget, letter.widget, terms]
      let scrollers = parts.flatMap { $0.descendants(ofType: gtk_scrolled_window_get_type()) }
      spin(until: scrollers.allSatisfy(hasHandlerOfSettings))
      XCTAssertEqual(scrollers.map(hasHandlerOfSettings), [true, true, true])
      for part in parts { part.unparent() }
      XCTAssertEqual(scrollers.map(hasHandlerOfSettings), [false, false, false])
    }
  }
}

@MainActor
private func hasHandlerOfSettings(_ scroller: Widget) -> Bool {
  guard let settings = gtk_settings_get_default() else { return false }
  return g_signal_handler_find(
    UnsafeMutableRawPointer(settings), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, scroller.pointer) != 0
}
