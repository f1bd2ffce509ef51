import Foundation
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormDrafts
@testable import FormTextField
@testable import GtkFloor

/// Views and hosts that are released during a submit or a question, while their window stays open.
final class FormViewDroppedTests: WidgetTestCase {
  func testAViewDroppedDuringItsCheckSubmitsNothingAndKeepsTheDraft() {
    withGuestWindow { window in
      let check = ScriptedCheck<String>("Taken")
      var submits = 0
      window.show(check: check) { _ in submits += 1 }
      window.view?.submit()
      XCTAssertEqual(window.view?.isSubmitting, true)
      assertSoon(check.openValues, ["Mei"])
      window.drop()
      assertSoon(window.lifetimes.survivors, [])
      check.answer("Mei", true)
      XCTAssertEqual(submits, 0)
      XCTAssertEqual(window.drafts, 1)
    }
  }

  func testAViewDroppedDuringItsHandlerCancelsItAndKeepsTheDraft() {
    withGuestWindow { window in
      var (hasStarted, wasCanceled) = (false, false)
      window.show { _ in
        hasStarted = true
        defer { wasCanceled = Task.isCancelled }
        try await Task.sleep(for: .seconds(60))
      }
      window.view?.submit()
      assertSoon(hasStarted)
      window.drop()
      assertSoon(wasCanceled)
      assertSoon(window.lifetimes.survivors, [])
      XCTAssertEqual(window.drafts, 1)
    }
  }

  func testAHandlerThatSucceedsAfterItsViewWasDroppedLeavesNoDraft() {
    withGuestWindow { window in
      var end: CheckedContinuation<Void, Never>?
      window.show { _ in await withCheckedContinuation { end = $0 } }
      window.view?.submit()
      assertSoon(end != nil)
      window.drop()
      assertSoon(window.drafts, 1)
      end?.resume()
      assertSoon(window.drafts, 0)
      assertSoon(window.lifetimes.survivors, [])
    }
  }

  func testAViewDroppedDuringItsHandlerUnlocksAnotherViewOfItsForm() {
    withGuestWindow { window in
      var end: CheckedContinuation<Void, Never>?
      window.show { _ in await withCheckedContinuation { end = $0 } }
      guard let form = window.form else { return XCTFail("The form is gone.") }
      let name = FormTextField("Name", form.field(\.name))
      let other = FormView(form, submitTitle: "Save") { name }
      window.column.append(other.widget)
      window.view?.submit()
      assertSoon(end != nil)
      XCTAssertTrue(name.frame.content.isLocked)
      window.drop()
      end?.resume()
      assertSoon(!name.frame.content.isLocked)
      assertSoon(window.drafts, 0)
      other.end()
    }
  }

  func testAViewDroppedDuringAQuestionClosesItAndKeepsTheDraft() {
    withGuestWindow { window in
      window.show { _ in }
      window.view?.requestClose()
      XCTAssertEqual(questions, 1)
      window.drop()
      assertSoon(questions, 0)
      assertSoon(window.lifetimes.survivors, [])
      XCTAssertEqual(window.drafts, 1)
    }
  }

  func testAHostDroppedDuringASubmitOrAQuestionLeavesItsWindowToTheView() {
    for asks in [false, true] {
      withGuestWindow { window in
        var end: CheckedContinuation<Void, Never>?
        window.show { _ in await withCheckedContinuation { end = $0 } }
        @MainActor func host() {
          let host = Host()
          window.lifetimes.watch(host, "the host")
          window.view?.host = host
          if !asks { window.view?.submit() }
          window.view?.requestClose()
        }
        host()
        XCTAssertNil(window.view?.host)
        if asks {
          choose("Discard")
        } else {
          assertSoon(end != nil)
          end?.resume()
        }
        assertSoon(window.view?.hasEnded ?? true)
        window.drop()
        assertSoon(window.lifetimes.survivors, [])
        XCTAssertEqual(window.drafts, 0)
      }
    }
  }

  private func withGuestWindow(_ body: @MainActor (GuestWindow) -> Void) {
    expectRelease { lifetimes in
      let window = GuestWindow(lifetimes)
      defer { window.end() }
      body(window)
    }
  }
}

@MainActor private var questions: Int {
  openTexts.count { $0.hasSuffix("haven't been submitted") }
}

@MainActor
private final class Host: FormHost {
  let title = "Guests"
  func close() { XCTFail("It was dropped.") }
}

/// A window with a view that can be dropped, and a label that stays.
@MainActor
private final class GuestWindow {
  let lifetimes: Lifetimes
  let window = Window(title: "Guests")
  let column = Box(.column)
  private(set) weak var view: FormView?
  private(set) weak var form: Form<DraftedGuest>?
  private let folder = NSTemporaryDirectory() + "FormDropped-\(UUID().uuidString)"

  init(_ lifetimes: Lifetimes) {
    self.lifetimes = lifetimes
    column.append(Label("Guests"))
    window.content = column
  }

  /// Shows a view to which only the window refers, with a name that is typed.
  func show(
    check: ScriptedCheck<String>? = nil,
    onSubmit: @escaping @MainActor (DraftedGuest) async throws -> Void
  ) {
    let checks: [ValidationCheck<DraftedGuest, String>] =
      check.map { [$0.check(debounce: .zero)] } ?? []
    let form = Form(DraftedGuest()) { FieldValidation(\.name, .required, checks: checks) }
    form.onSubmit(onSubmit)
    let view = FormView(form, submitTitle: "_Add", draft: FormDraft("guest", folder: folder)) {
      FormTextField("_Name", form.field(\.name))
    }
    lifetimes.watch(view, "the view")
    lifetimes.watch(form, "the form")
    if let keeper = view.keeper { lifetimes.watch(keeper, "the keeper") }
    (self.view, self.form) = (view, form)
    column.append(view.widget)
    window.present()
    spin(until: view.widget.isMapped)
    form.name = "Mei"
  }

  /// Removes the view from the window, which releases it.
  func drop() {
    guard let view else { return }
    if view.widget.parent != nil { column.remove(view.widget) }
  }

  func end() {
    window.destroy()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The number of drafts on the disk.
  var drafts: Int {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .count { $0.hasSuffix(".draft") }
  }
}
