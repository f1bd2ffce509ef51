import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The menu and the size of a window.
final class WindowMenuTests: WidgetTestCase {
  func testAnItemIsChosenInTheMenuOrWithItsKey() {
    withWindow { window, chosen in
      guard let button = menuButton(in: window) else { return XCTFail("no menu button") }
      XCTAssertEqual(gtk_widget_activate_action_variant(button, "menu.item0", nil), 1)
      XCTAssertEqual(chosen.items, ["first"])
      XCTAssertTrue(press("<Control>comma", on: window.widget.pointer))
      XCTAssertEqual(chosen.items, ["first", "second"])
    }
  }

  func testTheMenuHasATitleAndF10OpensIt() {
    withWindow { window, _ in
      guard let button = menuButton(in: window) else { return XCTFail("no menu button") }
      XCTAssertEqual(gtk_widget_get_tooltip_text(button).map { String(cString: $0) }, "Main Menu")
      XCTAssertEqual(gtk_menu_button_get_primary(OpaquePointer(button)), 1)
    }
  }

  func testTitlesFollowTheLanguage() {
    withWindow { window, chosen in
      chosen.first = "_Premier"
      window.showLanguage()
      guard let button = menuButton(in: window) else { return XCTFail("no menu button") }
      let model = gtk_menu_button_get_menu_model(OpaquePointer(button))
      let label = g_menu_model_get_item_attribute_value(model, 0, "label", nil)
      XCTAssertEqual(label.map { String(cString: g_variant_get_string($0, nil)) }, "_Premier")
      label.map { g_variant_unref($0) }
      XCTAssertEqual(gtk_widget_activate_action_variant(button, "menu.item0", nil), 1)
      XCTAssertTrue(press("<Control>comma", on: window.widget.pointer))
      XCTAssertEqual(chosen.items, ["first", "second"])
    }
  }

  func testAWindowWithoutItemsHasNoMenu() {
    withWindow(hasMenu: false) { window, _ in
      XCTAssertNil(menuButton(in: window))
    }
  }

  func testTheWindowHasTheSizeThatWasSet() {
    withWindow { window, _ in
      let size = Window.Size(width: 640, height: 700)
      window.widget.size = size
      XCTAssertEqual(window.widget.size, size)
      window.widget.size = Window.Size(width: -7, height: 700)
      window.widget.size = Window.Size(width: 640, height: 0)
      XCTAssertEqual(window.widget.size, size, "ignored")
    }
  }

  func testAMaximizedWindowKeepsItsOtherSize() {
    withWindow { window, _ in
      let size = Window.Size(width: 640, height: 700, isMaximized: true)
      window.widget.size = size
      window.present()
      spin(until: window.widget.size.isMaximized)
      XCTAssertEqual(window.widget.size, size)
    }
  }
}

private final class Chosen {
  var items: [String] = []
  var first = "_First"
}

/// Calls `body` with a window, and expects the window and what its items hold to be released.
private func withWindow(
  hasMenu: Bool = true, _ body: @MainActor (FormWindowController, Chosen) -> Void
) {
  MainActor.assumeIsolated {
    weak var chosen: Chosen?
    weak var window: FormWindowController?
    do {
      let items = Chosen()
      let menu = [
        MenuItem(items.first) { items.items.append("first") },
        MenuItem("_Second", key: "<Control>comma") { items.items.append("second") },
      ]
      let made = FormWindowController(
        "Order", FormView([FormTextField("_Name")], submitTitle: "_Send") {},
        menu: hasMenu ? menu : [])
      (chosen, window) = (items, made)
      body(made, items)
      made.close()
    }
    spin(until: window == nil)
    XCTAssertNil(window)
    XCTAssertNil(chosen)
  }
}

@MainActor
private func menuButton(in window: FormWindowController) -> WidgetPointer? {
  window.widget.descendants(ofType: gtk_menu_button_get_type()).first?.pointer
}
