import Foundation
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormDrafts
@testable import FormTextField
@testable import GtkFloor

/// A view or a host whose last reference is released in the midst of its work, while its window stays open.
final class FormViewDroppedTests: WidgetTestCase {
  func testAViewDroppedDuringItsCheckSubmitsNothingAndKeepsTheDraft() {
    withRoom { room in
      let check = ScriptedCheck<String>("Taken")
      var submits = 0
      room.show(check: check) { _ in submits += 1 }
      room.view?.submit()
      XCTAssertEqual(room.view?.isSubmitting, true)
      assertSoon(check.openValues, ["Mei"])
      room.drop()
      assertSoon(room.lifetimes.survivors, [])
      check.answer("Mei", true)
      XCTAssertEqual(submits, 0)
      XCTAssertEqual(room.drafts, 1)
    }
  }

  func testAViewDroppedDuringItsHandlerCancelsItAndKeepsTheDraft() {
    withRoom { room in
      var (hasStarted, wasCanceled) = (false, false)
      room.show { _ in
        hasStarted = true
        defer { wasCanceled = Task.isCancelled }
        try await Task.sleep(for: .seconds(60))
      }
      room.view?.submit()
      assertSoon(hasStarted)
      room.drop()
      assertSoon(wasCanceled)
      assertSoon(room.lifetimes.survivors, [])
      XCTAssertEqual(room.drafts, 1)
    }
  }

  func testAHandlerThatSucceedsAfterItsViewWasDroppedLeavesNoDraft() {
    withRoom { room in
      var end: CheckedContinuation<Void, Never>?
      room.show { _ in await withCheckedContinuation { end = $0 } }
      room.view?.submit()
      assertSoon(end != nil)
      room.drop()
      assertSoon(room.drafts, 1)
      end?.resume()
      assertSoon(room.drafts, 0)
      assertSoon(room.lifetimes.survivors, [])
    }
  }

  func testAViewDroppedDuringItsHandlerUnlocksAnotherViewOfItsForm() {
    withRoom { room in
      var end: CheckedContinuation<Void, Never>?
      room.show { _ in await withCheckedContinuation { end = $0 } }
      guard let form = room.form else { return XCTFail("There is no form.") }
      let name = FormTextField("Name", form.field(\.name))
      let other = FormView(form, submitTitle: "Save") { name }
      room.column.append(other.widget)
      room.view?.submit()
      assertSoon(end != nil)
      XCTAssertTrue(name.frame.content.isLocked)
      room.drop()
      end?.resume()
      assertSoon(!name.frame.content.isLocked)
      assertSoon(room.drafts, 0)
      other.end()
    }
  }

  func testAViewDroppedDuringAQuestionTakesItAwayAndKeepsTheDraft() {
    withRoom { room in
      room.show { _ in }
      room.view?.requestClose()
      XCTAssertEqual(questions, 1)
      room.drop()
      assertSoon(questions, 0)
      assertSoon(room.lifetimes.survivors, [])
      XCTAssertEqual(room.drafts, 1)
    }
  }

  func testAHostDroppedDuringASubmitOrAQuestionLeavesItsWindowToTheView() {
    for asks in [false, true] {
      withRoom { room in
        var end: CheckedContinuation<Void, Never>?
        room.show { _ in await withCheckedContinuation { end = $0 } }
        @MainActor func host() {
          let host = Host()
          room.lifetimes.watch(host, "the host")
          room.view?.host = host
          if !asks { room.view?.submit() }
          room.view?.requestClose()
        }
        host()
        XCTAssertNil(room.view?.host)
        if asks {
          choose("Discard")
        } else {
          assertSoon(end != nil)
          end?.resume()
        }
        assertSoon(room.view?.hasEnded ?? true)
        room.drop()
        assertSoon(room.lifetimes.survivors, [])
        XCTAssertEqual(room.drafts, 0)
      }
    }
  }

  private func withRoom(_ body: @MainActor (Room) -> Void) {
    expectRelease { lifetimes in
      let room = Room(lifetimes)
      defer { room.end() }
      body(room)
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
private final class Room {
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
