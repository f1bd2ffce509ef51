import CGtk
import FormDrafts
import Foundation
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormViewClosingTests: HostedTestCase {
  func testAWindowWithoutChangesIsClosedImmediately() {
    withDraftWindow { window in
      window.controller.view.requestClose()
      XCTAssertTrue(window.controller.isClosed)
    }
  }

  func testEscapeKeepsTheWindowOpen() {
    withDraftWindow { window in
      typeText("Mei")
      gtk_window_close(window.pointer)
      assertSoon(openTexts.contains(question))
      assertSoon(openButton("Keep Editing").map { gtk_widget_has_focus($0) != 0 } ?? false)
      press("Escape")
      assertSoon(window.controller.view.question == nil, "in \(window.controller.kind)")
      XCTAssertFalse(window.controller.isClosed)
      XCTAssertEqual(window.name.text, "Mei")
    }
  }

  func testEveryWayToCloseAsksOnce() {
    withDraftWindow { window in
      window.name.text = "Mei"
      gtk_window_close(window.pointer)
      assertSoon(openTexts.contains(question))
      XCTAssertFalse(window.controller.isClosed)
      // A popover is hidden by the question.
      if window.controller.kind != .popover { window.press("Cancel") }
      window.controller.view.requestClose()
      XCTAssertEqual(openTexts.filter { $0 == question }.count, 1)
      XCTAssertNil(openButton("Save Draft"), "there is no draft")
      choose("Keep Editing")
      XCTAssertFalse(window.controller.isClosed)
      window.press("Cancel")
      choose("Discard")
      assertSoon(window.controller.isClosed)
      XCTAssertFalse(window.form.isDirty)
    }
  }

  func testAScreenReaderGetsTheQuestionAsAnAlertWithItsText() {
    withDraftWindow { window in
      window.name.text = "Mei"
      window.controller.view.requestClose()
      guard let answer = openButton("Discard"), let dialog = Window(around: Widget(answer)) else {
        return XCTFail("No question is open.")
      }
      XCTAssertEqual(
        gtk_accessible_get_accessible_role(dialog.opaque), GTK_ACCESSIBLE_ROLE_ALERT_DIALOG)
      XCTAssertEqual(dialog.title, "Discard Changes?")
      assertDescription(dialog.opaque, question)
      choose("Discard")
      assertSoon(window.controller.isClosed)
    }
  }

  func testADraftIsKeptOrDiscarded() {
    let folder = NSTemporaryDirectory() + "FormDrafts-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for answer in ["Save Draft", "Discard"] {
      withDraftWindow(FormDraft("guest", folder: folder)) { window in
        window.name.text = "Mei"
        window.controller.view.requestClose()
        choose(answer)
        assertSoon(window.controller.isClosed)
      }
      let drafts = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      XCTAssertEqual(drafts.count, 1, answer)
    }
  }

  func testTheProgramCanKeepItOpenOrSkipTheQuestion() {
    if [.dialog, .plainWindow, .besideAnotherForm].contains(host) { return }
    withDraftWindow { window in
      window.name.text = "Mei"
      window.controller.onCloseRequest = { false }
      window.controller.view.requestClose()
      XCTAssertNil(window.controller.view.question)
      XCTAssertFalse(window.controller.isClosed)
      window.controller.onCloseRequest = { true }
      window.controller.view.asksBeforeClosing = false
      window.controller.view.requestClose()
      XCTAssertTrue(window.controller.isClosed)
    }
  }
}

private let question = "Your changes to “Guests” haven't been submitted"
