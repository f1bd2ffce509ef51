import CGtk
import FormDrafts
import Foundation
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// Questions when a program quits, and when a window with forms in its own widgets closes.
final class WindowQuitTests: WidgetTestCase {
  func testTheKeyForClosingClosesAWindowWithoutChanges() {
    DraftWindow.run { window in
      press("ctrl+w")
      assertSoon(window.controller.isClosed)
    }
  }

  func testOneQuestionForSeveralWindows() throws {
    let application = try MainActor.assumeIsolated { try FormApplication(id: "org.example.Guests") }
    DraftWindow.run { first in
      DraftWindow.run { second in
        DraftWindow.run { third in
          first.name.text = "Mei"
          second.name.text = "Ada"
          application.quit()
          application.quit()
          let shown = openTexts.joined(separator: "\n").components(
            separatedBy: "Discard Changes?\n")
          XCTAssertEqual(shown.count, 2, "one question")
          XCTAssertTrue(
            shown[1].hasPrefix("Changes in 2 forms haven't been submitted\nGuests\n"), shown[1])
          XCTAssertFalse(shown[1].contains("Guests\nGuests"), "each title once: \(shown[1])")
          choose("Keep Editing")
          XCTAssertFalse(third.controller.isClosed)
          second.controller.onCloseRequest = { false }
          application.quit()
          XCTAssertNil(openButton("Discard"))
          second.controller.onCloseRequest = { true }
          application.quit()
          choose("Discard")
          XCTAssertTrue(
            [first, second, third].allSatisfy { window in window.controller.isClosed })
        }
      }
    }
  }

  func testQuittingDoesNotAskTwiceAboutAWindow() throws {
    let application = try MainActor.assumeIsolated { try FormApplication(id: "org.example.Guests") }
    DraftWindow.run { first in
      DraftWindow.run { second in
        first.name.text = "Mei"
        second.name.text = "Ada"
        application.quit()
        first.controller.view.requestClose()
        gtk_window_close(second.pointer)
        XCTAssertEqual(openTexts.filter { $0.contains("been submitted") }.count, 1)
        choose("Keep Editing")
        XCTAssertEqual(openTexts.filter { $0.contains("been submitted") }, [])
        first.controller.view.requestClose()
        application.quit()
        XCTAssertEqual(openTexts.filter { $0.contains("been submitted") }, [question])
        choose("Discard")
        XCTAssertTrue(first.controller.isClosed)
        XCTAssertFalse(second.controller.isClosed, "only one window was asked about")
      }
    }
  }

  func testAsksAboutAFormThatAWidgetInTheWindowShows() {
    let folder = NSTemporaryDirectory() + "FormDrafts-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    MainActor.assumeIsolated {
      let form = Form(DraftedGuest()) {}
      let other = Form(DraftedGuest()) {}
      let guest = FormTextField("_Other", other.field(\.name))
      let window = FormWindowController(
        "Guests",
        FormView(form, submitTitle: "_Add", draft: FormDraft("guest", folder: folder)) {
          FormTextField("_Name", form.field(\.name))
          FormSection("_More", isCollapsible: true) {
            FormWidget(guest.widget)
          }
        })
      window.present()
      other.name = "Ada"
      window.view.requestClose()
      XCTAssertTrue(openTexts.contains(question))
      choose("Keep Editing")
      form.name = "Mei"
      window.view.requestClose()
      XCTAssertNil(openButton("Save Draft"), "the draft would have one of the two names")
      choose("Keep Editing")
      other.reset(to: DraftedGuest())
      window.view.requestClose()
      XCTAssertNotNil(openButton("Save Draft"))
      choose("Keep Editing")
      other.name = "Ada"
      window.view.requestClose()
      choose("Discard")
      XCTAssertTrue(window.isClosed)
      XCTAssertEqual(other.name, "Ada", "the form of another widget belongs to the program")
    }
  }

  func testAWindowIsClosedImmediatelyIfAWidgetHasNoChanges() {
    MainActor.assumeIsolated {
      let other = FormTextField("_Other")
      let window = FormWindowController(
        "Gallery",
        FormView([FormWidget(other.widget)], submitTitle: "_Go") {})
      window.present()
      other.text = "Ada"
      other.reset()
      window.view.requestClose()
      XCTAssertTrue(window.isClosed)
    }
  }
}

private let question = "Your changes to “Guests” haven't been submitted"
