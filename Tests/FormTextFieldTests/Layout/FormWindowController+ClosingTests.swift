import CGtk
import FormDrafts
import Foundation
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField

final class FormWindowControllerClosingTests: WidgetTestCase {
  func testAWindowWithoutChangesIsClosedAtOnce() {
    withWindow { window in
      press("ctrl+w")
      XCTAssertTrue(spin(until: window.controller.isClosed))
    }
  }

  func testEscapeStays() {
    withWindow { window in
      typeText("Mei")
      press("ctrl+w")
      XCTAssertTrue(spin(until: openTexts.contains(question)))
      press("Escape")
      XCTAssertTrue(spin(until: window.controller.question == nil))
      XCTAssertFalse(window.controller.isClosed)
      XCTAssertEqual(window.name.text, "Mei")
    }
  }

  func testEveryWayToCloseAsksOnce() {
    withWindow { window in
      window.name.text = "Mei"
      gtk_window_close(window.pointer)
      XCTAssertTrue(spin(until: openTexts.contains(question)))
      XCTAssertFalse(window.controller.isClosed)
      window.press("Cancel")
      window.controller.requestClose()
      XCTAssertEqual(openTexts.filter { $0 == question }.count, 1)
      XCTAssertNil(openButton("Keep as draft"), "there is no draft")
      choose("Stay")
      XCTAssertFalse(window.controller.isClosed)
      window.press("Cancel")
      choose("Discard")
      XCTAssertTrue(window.controller.isClosed)
      XCTAssertFalse(window.form.isDirty)
    }
  }

  func testADraftIsKeptOrDiscarded() {
    let folder = NSTemporaryDirectory() + "FormDrafts-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func drafts() -> Int {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).count
    }
    for (answer, count) in [("Keep as draft", 1), ("Discard", 1)] {
      withWindow(draftIn: folder) { window in
        window.name.text = "Mei"
        window.controller.requestClose()
        choose(answer)
        XCTAssertTrue(window.controller.isClosed)
      }
      XCTAssertEqual(drafts(), count, answer)
    }
  }

  func testOneQuestionForSeveralWindows() throws {
    let application = try MainActor.assumeIsolated { try FormApplication(id: "org.example.Guests") }
    withWindow { first in
      withWindow { second in
        withWindow { third in
          first.name.text = "Mei"
          second.name.text = "Ada"
          application.quit()
          application.quit()
          let shown = openTexts.filter { $0.contains("not submitted") || $0 == "Guests" }
          XCTAssertEqual(
            shown, ["What you typed in 2 windows is not submitted", "Guests", "Guests"])
          choose("Stay")
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

  func testAWindowThatQuitAsksAboutHasNoSecondQuestion() throws {
    let application = try MainActor.assumeIsolated { try FormApplication(id: "org.example.Guests") }
    withWindow { first in
      withWindow { second in
        first.name.text = "Mei"
        second.name.text = "Ada"
        application.quit()
        first.controller.requestClose()
        gtk_window_close(second.pointer)
        XCTAssertEqual(openTexts.filter { $0.contains("not submitted") }.count, 1)
        choose("Stay")
        XCTAssertEqual(openTexts.filter { $0.contains("not submitted") }, [])
        first.controller.requestClose()
        application.quit()
        XCTAssertEqual(openTexts.filter { $0.contains("not submitted") }, [question])
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
        "Guests", form: form, submitTitle: "_Add", draft: FormDraft("guest", folder: folder)
      ) {
        FormTextField("_Name", form.field(\.name))
        FormSection("_More", isCollapsible: true) {
          FormWidget(guest.widget)
        }
      }
      window.present()
      other.name = "Ada"
      window.requestClose()
      XCTAssertTrue(openTexts.contains(question))
      choose("Stay")
      form.name = "Mei"
      window.requestClose()
      XCTAssertNil(openButton("Keep as draft"), "the draft would have one of the two names")
      choose("Stay")
      other.reset(to: DraftedGuest())
      window.requestClose()
      XCTAssertNotNil(openButton("Keep as draft"))
      choose("Stay")
      other.name = "Ada"
      window.requestClose()
      choose("Discard")
      XCTAssertTrue(window.isClosed)
      XCTAssertEqual(other.name, "Ada", "the form of another widget belongs to the program")
    }
  }

  func testAWindowIsClosedAtOnceWhereAWidgetHasNoChanges() {
    MainActor.assumeIsolated {
      let other = FormTextField("_Other")
      let window = FormWindowController(
        "Gallery", elements: [FormWidget(other.widget)], submitTitle: "_Go"
      ) {}
      window.present()
      other.text = "Ada"
      other.reset()
      window.requestClose()
      XCTAssertTrue(window.isClosed)
    }
  }

  func testTheProgramMayLeaveItOpenOrAskNothing() {
    withWindow { window in
      window.name.text = "Mei"
      window.controller.onCloseRequest = { false }
      window.controller.requestClose()
      XCTAssertNil(window.controller.question)
      XCTAssertFalse(window.controller.isClosed)
      window.controller.onCloseRequest = { true }
      window.controller.asksBeforeClosing = false
      window.controller.requestClose()
      XCTAssertTrue(window.controller.isClosed)
    }
  }

  func testInformationIsShownUntilTheSubmitEnds() {
    withWindow { window in
      var go: CheckedContinuation<Void, Never>?
      window.form.onSubmit { _ in await withCheckedContinuation { go = $0 } }
      window.name.text = "Mei"
      window.controller.submit()
      XCTAssertTrue(spin(until: go != nil))
      window.controller.showInformation("Waiting for the store")
      XCTAssertTrue(window.shows("Waiting for the store"))
      go?.resume()
      XCTAssertTrue(spin(until: !window.controller.isSubmitting))
      XCTAssertFalse(window.shows("Waiting for the store"))
    }
  }

  func testAHandlerThatRunsIsWaitedFor() {
    for fails in [false, true] {
      withWindow { window in
        var go: CheckedContinuation<Void, Never>?
        window.form.onSubmit { _ in
          await withCheckedContinuation { go = $0 }
          if fails { throw NoSpace() }
        }
        window.name.text = "Mei"
        window.controller.submit()
        XCTAssertTrue(spin(until: go != nil))
        window.controller.requestClose()
        XCTAssertTrue(
          window.shows("The window closes once the submit has ended; close it again not to wait"))
        XCTAssertFalse(window.controller.isClosed)
        go?.resume()
        XCTAssertTrue(spin(until: !window.controller.isSubmitting))
        XCTAssertEqual(window.controller.isClosed, !fails)
        if fails { XCTAssertTrue(window.shows("No space")) }
      }
    }
  }

  func testASecondRequestDoesNotWait() {
    withWindow { window in
      var go: CheckedContinuation<Void, Never>?
      window.form.onSubmit { _ in await withCheckedContinuation { go = $0 } }
      window.name.text = "Mei"
      window.controller.submit()
      XCTAssertTrue(spin(until: go != nil))
      window.controller.requestClose()
      XCTAssertFalse(window.controller.isClosed)
      window.controller.requestClose()
      XCTAssertTrue(window.controller.isClosed)
      go?.resume()
      XCTAssertTrue(spin(until: !window.controller.isSubmitting))
    }
  }

  func testASubmitThatWaitsForACheckIsEnded() {
    MainActor.assumeIsolated {
      let check = ScriptedCheck<String>("Taken")
      let form = Form(DraftedGuest()) {
        FieldValidation(\.name, checks: [check.rule(debounce: .zero)])
      }
      var taken = 0
      form.onSubmit { _ in taken += 1 }
      let window = FormWindowController("Guests", form: form, submitTitle: "_Add") {
        FormTextField("_Name", form.field(\.name))
      }
      window.present()
      form.name = "Mei"
      window.submit()
      XCTAssertTrue(spin(until: check.openValues == ["Mei"]))
      window.requestClose()
      XCTAssertNotNil(window.question)
      check.answer("Mei", true)
      XCTAssertTrue(spin(until: !window.isSubmitting))
      XCTAssertEqual(taken, 0)
      window.close()
    }
  }
}

private func withWindow(
  draftIn folder: String? = nil, _ body: @MainActor (DraftWindow) -> Void
) {
  MainActor.assumeIsolated {
    let lifetimes = Lifetimes()
    show(folder.map { FormDraft("guest", folder: $0) }, lifetimes, body)
    spin(until: lifetimes.survivors.isEmpty)
    XCTAssertEqual(lifetimes.survivors, [])
    XCTAssertFalse(openTexts.contains { $0.hasSuffix("is not submitted") })
  }
}

private let question = "What you typed in “Guests” is not submitted"

/// The texts of every window.
@MainActor private var openTexts: [String] { toplevels.flatMap { labels(in: $0) } }

@MainActor private var toplevels: [WidgetPointer] {
  let list = gtk_window_get_toplevels()
  return (0..<g_list_model_get_n_items(list)).compactMap { index in
    guard let item = g_list_model_get_item(list, index) else { return nil }
    g_object_unref(item)
    return item.assumingMemoryBound(to: GtkWidget.self)
  }
}

@MainActor private func openButton(_ title: String) -> WidgetPointer? {
  toplevels.lazy.compactMap { findButton(title, in: $0) }.first
}

@MainActor private func choose(_ title: String) {
  guard let button = openButton(title) else {
    return XCTFail("There is no button “\(title)”.")
  }
  click(button)
}

@MainActor
private func show(
  _ draft: FormDraft<DraftedGuest>?, _ lifetimes: Lifetimes,
  _ body: @MainActor (DraftWindow) -> Void
) {
  let window = DraftWindow(draft)
  lifetimes.watch(window.name)
  lifetimes.watch(window.form, "the form")
  lifetimes.watch(window.controller, "the controller")
  window.controller.present()
  spin(until: gtk_window_is_active(window.pointer) != 0)
  body(window)
  window.controller.close()
}

private struct NoSpace: Error, CustomStringConvertible {
  var description: String { "No space" }
}
