import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The window that lists keyboard shortcuts, and the About window.
final class ShortcutsTests: WidgetTestCase {
  func testTheKeysOfTheFormTheMenuAndTheWindowAreListed() {
    MainActor.assumeIsolated {
      let view = FormView(
        [FormTextField("_Name"), FormPasswordField("_Password")], submitTitle: "_Send"
      ) {}
      let menu = [
        MenuItem("_New Window", key: "<Control>n") {}, MenuItem("_About") {},
        MenuItem("_Leave", key: "<Control>w") {},
      ]
      let window = FormWindowController("Order", view, menu: menu)
      let keys = view.shortcuts(adding: ["Play": "<Control>p", "Pause": "<control>P"])
      XCTAssertEqual(
        keys.map { "\($0.title): \($0.key)" },
        [
          "Send: Return", "Undo: Ctrl+Z", "Redo: Shift+Ctrl+Z",
          "Show or Hide the Password: Ctrl+H", "Play: Ctrl+P", "New Window: Ctrl+N",
          "Leave: Ctrl+W", "Open the Menu: F10",
        ], "each key once, without an item that has none")
      window.close()
    }
  }

  func testAWindowWithoutAMenuHasNoKeyForIt() {
    MainActor.assumeIsolated {
      let view = FormView([FormTextField("_Name")], submitTitle: "_Send") {}
      let window = FormWindowController("Order", view)
      view.returnAction = .nextField
      XCTAssertEqual(
        view.shortcuts(adding: [:]).map(\.title), ["Undo", "Redo", "Close the Window"])
      window.close()
    }
  }

  func testAFormInAnotherHostListsOnlyItsOwnKeys() {
    MainActor.assumeIsolated {
      let view = FormView(Form(()) {}, applying: { _ in }) {}
      XCTAssertEqual(view.shortcuts(adding: [:]).map(\.key), ["Ctrl+Z", "Shift+Ctrl+Z"])
    }
  }

  func testTheWindowIsAboveItsParentAndEscapeClosesIt() {
    MainActor.assumeIsolated {
      let view = FormView([FormTextField("_Name")], submitTitle: "_Send") {}
      let window = FormWindowController("Order", view)
      window.present()
      view.showShortcuts()
      guard let list = FormWindowController.shown.last, list !== window else {
        return XCTFail("No window was shown.")
      }
      XCTAssertEqual(list.title, "Keyboard Shortcuts")
      XCTAssertTrue(labels(in: list.widget.pointer).contains("Ctrl+Z"))
      XCTAssertEqual(list.widget["modal"], true)
      XCTAssertTrue(press("Escape", on: list.widget.pointer))
      XCTAssertTrue(FormWindowController.shown.last === window)
      window.close()
    }
  }

  func testTheAboutWindowShowsItsInformation() throws {
    // FormPreferencesTests has that of libadwaita.
    try XCTSkipIf(MainActor.assumeIsolated { AdwaitaFunctions.isStarted })
    MainActor.assumeIsolated {
      let parent = Window(title: "Parent")
      parent.present()
      AboutDialog(
        name: "Mail", icon: "mail-unread-symbolic", version: "1.2", comments: "Reads mail.",
        website: "https://example.org/mail", license: .gpl3
      )
      .present(over: parent)
      let dialog = aboutDialog
      XCTAssertEqual(dialog?["program-name"], "Mail")
      XCTAssertEqual(dialog?["logo-icon-name"], "mail-unread-symbolic")
      XCTAssertEqual(dialog?["version"], "1.2")
      XCTAssertEqual(dialog?["comments"], "Reads mail.")
      XCTAssertEqual(dialog?["website"], "https://example.org/mail")
      XCTAssertEqual(dialog?["license-type"], Int(GTK_LICENSE_GPL_3_0.rawValue))
      XCTAssertTrue(dialog.map { press("Escape", on: $0.pointer) } ?? false)
      spin(until: aboutDialog == nil)
      XCTAssertNil(aboutDialog)
      parent.destroy()
    }
  }
}

@MainActor private var aboutDialog: Widget? {
  toplevels.map { Widget($0) }.first { $0.className == "GtkAboutDialog" }
}
