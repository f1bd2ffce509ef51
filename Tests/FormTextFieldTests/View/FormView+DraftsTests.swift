import CGtk
import Foundation
import GenericForm
import XCTest

@testable import FormDrafts
@testable import FormTextField
@testable import GtkFloor

final class FormViewDraftsTests: HostedTestCase {
  private let folder = NSTemporaryDirectory() + "FormDrafts-\(UUID().uuidString)"

  override func tearDown() {
    try? FileManager.default.removeItem(atPath: folder)
    super.tearDown()
  }

  func testInputIsOfferedToTheNextWindow() {
    withWindow(draftIn: folder) { window in
      window.name.text = "Mei"
      window.password.text = "secret-9"
      window.controller.close()
    }
    XCTAssertEqual(drafts.count, 1)
    withWindow(draftIn: folder) { window in
      XCTAssertTrue(window.shows("Restore your draft from less than a minute ago?"))
      XCTAssertEqual(window.name.text, "")
      window.press("Restore")
      XCTAssertEqual(window.name.text, "Mei")
      XCTAssertEqual(window.password.text, "")
      XCTAssertTrue(window.form.isDirty)
      XCTAssertEqual(window.name.shownMessages, [])
      XCTAssertFalse(window.shows("Restore your draft from less than a minute ago?"))
      XCTAssertTrue(window.isFocused(window.name))
      window.form.reset(to: DraftedGuest())
      window.controller.close()
    }
    XCTAssertEqual(drafts, [])
  }

  func testADialogKeepsItsDraftIfItsParentCloses() {
    let folder = folder
    onStage { stage in
      let parent = Window(title: "Guests")
      parent.present()
      let form = Form(DraftedGuest()) { FieldValidation(\.name, .required) }
      let dialog = FormDialog(
        "Guest", form, submitTitle: "_Add", draft: FormDraft("guest", folder: folder)
      ) {
        FormTextField("_Name", form.field(\.name))
      }
      stage.lifetimes.watch(dialog.view, "the view")
      Task { _ = await dialog.run(over: parent) }
      assertSoon(dialog.view.widget.isMapped)
      form.name = "Mei"
      parent.destroy()
      assertSoon(dialog.view.hasEnded)
    }
    XCTAssertEqual(drafts.count, 1)
  }

  func testStartingEmptyKeepsTheDraftUntilASubmit() {
    withWindow(draftIn: folder) { $0.name.text = "Mei" }
    withWindow(draftIn: folder) { window in
      window.press("Start Over")
      XCTAssertFalse(window.shows("Restore your draft from less than a minute ago?"))
    }
    XCTAssertEqual(drafts.count, 1)
    withWindow(draftIn: folder) { window in
      window.press("Start Over")
      window.name.text = "Ada"
      window.controller.submit()
      assertSoon(window.taken == ["Ada"] && !window.controller.view.isSubmitting)
    }
    XCTAssertEqual(drafts, [])
  }

  func testTheOfferEndsWithASubmitAndTheDraftStays() {
    withWindow(draftIn: folder) { $0.name.text = "Mei" }
    withWindow(draftIn: folder) { window in
      window.name.text = "Ada"
      window.controller.submit()
      assertSoon(window.taken == ["Ada"] && !window.controller.view.isSubmitting)
      XCTAssertFalse(window.shows("Restore your draft from less than a minute ago?"))
    }
    XCTAssertEqual(drafts.count, 1)
  }

  func testTheDraftIsRestoredImmediatelyIfTheProgramWantsIt() {
    withWindow(draftIn: folder) { $0.name.text = "Mei" }
    withWindow(draftIn: folder, continuesAlways: true) { window in
      XCTAssertEqual(window.name.text, "Mei")
      XCTAssertFalse(window.shows("Restore your draft from less than a minute ago?"))
      window.name.text = "Mei Lin"
      window.controller.submit()
      assertSoon(window.taken == ["Mei Lin"] && !window.controller.view.isSubmitting)
      XCTAssertEqual(window.name.text, "")
    }
    XCTAssertEqual(drafts, [])
  }

  func testASubmitThatEndsAfterItsWindowLeavesNoDraft() {
    withWindow(draftIn: folder) { window in
      let end = window.submitThatWaits()
      window.controller.close()
      end()
      assertSoon(window.controller.view.submission == nil)
    }
    XCTAssertEqual(drafts, [])
  }

  func testADraftThatCannotBeWrittenKeepsTheWindowOpen() {
    withWindow(draftIn: "/proc/drafts") { window in
      window.name.text = "Mei"
      window.controller.view.settle(.keep)
      XCTAssertFalse(window.controller.view.isSettled)
      XCTAssertFalse(window.controller.isClosed)
      XCTAssertTrue(
        window.shows("The draft couldn't be saved. Submit the form, or discard your changes"))
      window.controller.view.settle(.discard)
      XCTAssertTrue(window.controller.view.isSettled)
      window.controller.close()
      XCTAssertTrue(window.controller.isClosed)
    }
  }

  func testASecretAloneDoesNotOfferADraft() {
    withWindow(draftIn: folder) { window in
      window.password.text = "secret-9"
      XCTAssertEqual(window.controller.view.keeper?.hasContent, false)
      window.name.text = "Mei"
      XCTAssertEqual(window.controller.view.keeper?.hasContent, true)
    }
  }

  func testADraftThatIsContinuedCannotBeUndone() {
    withWindow(draftIn: folder) { $0.name.text = "Mei" }
    withWindow(draftIn: folder) { window in
      window.password.text = "secret-9"
      window.press("Restore")
      XCTAssertFalse(window.form.canUndo)
      XCTAssertNil(window.form.undo())
      XCTAssertEqual(window.name.text, "Mei")
    }
  }

  func testADraftThatCannotBeReadIsNamed() throws {
    withWindow(draftIn: folder) { $0.name.text = "Mei" }
    let path = "\(folder)/\(try XCTUnwrap(drafts.first))"
    try "GenericForm draft 1 damaged".write(toFile: path, atomically: false, encoding: .utf8)
    withWindow(draftIn: folder) { window in
      let aside = path.replacingOccurrences(of: ".draft", with: ".aside")
      XCTAssertTrue(window.shows("A draft couldn't be opened. It's saved in \(aside)"))
    }
  }

  func testSeveralDraftsThatCannotBeReadAreAllNamed() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for id in ["a1", "a2"] {
      try "damaged".write(
        toFile: "\(folder)/guest.\(id).draft", atomically: false, encoding: .utf8)
    }
    withWindow(draftIn: folder) { [folder] window in
      let label = labels(in: window.controller.widget.pointer).first {
        $0.contains("be opened")
      }
      XCTAssertEqual(
        label?.split(separator: "\n").map(String.init).sorted().reversed(),
        ["2 drafts couldn't be opened. They're saved in these files:"]
          + ["a2", "a1"].map { "\(folder)/guest.\($0).aside" })
    }
  }

  func testInvalidTextIsRestored() {
    var (start, untyped) = (Booking(), false)
    start.stays = [Booking.Stay(id: 1), Booking.Stay(id: 2)]
    for round in 0..<2 {
      withBooking(start, draftIn: folder, in: host) { booking in
        if round == 0 {
          booking.type()
        } else {
          untyped = booking.texts.isEmpty
          booking.controller.view.keeper?.writeNow()
          guard let button = findButton("Restore", in: booking.controller.widget.pointer) else {
            return XCTFail("There is no draft.")
          }
          click(button)
          XCTAssertEqual(booking.form.stays.map(\.id), [1, 2])
          XCTAssertFalse(booking.form.canUndo)
          XCTAssertFalse(booking.controls.contains { $0.bound.status.isTouched })
          XCTAssertEqual(booking.controls.flatMap(\.shownMessages), [])
        }
        XCTAssertEqual(booking.texts, ["12a", "31.02.2026", "31.02.2026\n25:70", "9b"])
      }
    }
    XCTAssertTrue(untyped)
  }

  func testTheDraftIsWrittenWhenAnotherWindowGetsTheFocus() {
    if host == .popover { return }  // It holds the focus.
    let folder = folder
    withWindow(draftIn: folder) { window in
      DraftWindow.run(FormDraft("guest", folder: folder)) { _ in
        assertSoon(gtk_window_is_active(window.pointer), 0)
        window.name.text = "Mei"
        g_object_notify(
          UnsafeMutableRawPointer(window.pointer).assumingMemoryBound(to: GObject.self), "is-active"
        )
        window.controller.view.keeper?.writer.finish()
        XCTAssertFalse(filesOfDrafts(in: folder).isEmpty, "before the pause after the last key")
      }
    }
  }

  private var drafts: [String] { filesOfDrafts(in: folder) }

  private func withWindow(
    draftIn folder: String, continuesAlways: Bool = false, _ body: @MainActor (DraftWindow) -> Void
  ) {
    withDraftWindow(FormDraft("guest", folder: folder, continuesAlways: continuesAlways), body)
  }
}

private func filesOfDrafts(in folder: String) -> [String] {
  ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".draft") }
}
