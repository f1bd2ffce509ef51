import CGtk
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The ways in which a window can close, each of which releases everything in it.
final class WindowClosingTests: WidgetTestCase {
  func testIsClosedWhenGTKDestroysTheWindow() {
    assertNothingIsLeft { scene in
      scene.present()
      gtk_window_destroy(scene.pointer)
      XCTAssertEqual(scene.closings, 1)
    }
  }

  func testIsClosedOnce() {
    assertNothingIsLeft { scene in
      scene.present()
      scene.controller.onClose { [unowned scene] in scene.controller.close() }
      scene.controller.close()
      scene.controller.close()
      XCTAssertEqual(scene.closings, 1)
    }
  }

  func testStaysOpenWhenTheProgramRefusesToCloseIt() {
    assertNothingIsLeft { scene in
      scene.present()
      let refuse: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean =
        { _, _ in 1 }
      let handler = g_signal_connect_data(
        scene.controller.widget.pointer, "close-request", unsafeBitCast(refuse, to: GCallback.self),
        nil,
        nil, GConnectFlags(rawValue: 0))
      gtk_window_close(scene.pointer)
      spin(until: g_main_context_pending(nil) == 0)
      XCTAssertEqual(scene.closings, 0)
      scene.name.text = "Mei"
      scene.controller.submit()
      assertSoon(scene.taken, ["Mei"])
      g_signal_handler_disconnect(scene.controller.widget.pointer, handler)
      gtk_window_close(scene.pointer)
      assertSoon(scene.closings, 1)
    }
  }

  func testHandsOverNothingOnceItIsClosed() {
    MainActor.assumeIsolated {
      let answer = ScriptedCheck<String>("No")
      let form = Form(Guest()) { FieldValidation(\.name, checks: [answer.check(debounce: .zero)]) }
      var taken: [String] = []
      form.onSubmit { taken.append($0.name) }
      let window = FormWindowController(
        "Test",
        FormView(form, submitTitle: "_Send") {
          FormTextField("Name", form.field(\.name))
        })
      form.name = "Mei"
      window.present()
      window.submit()
      XCTAssertTrue(window.view.isSubmitting)
      assertSoon(answer.values, ["Mei"])
      window.close()
      answer.answer("Mei", true)
      assertSoon(!window.view.isSubmitting)
      XCTAssertEqual(taken, [])
    }
  }

  func testStaysOpenIfTheProgramShowsItItself() {
    MainActor.assumeIsolated {
      let lifetimes = Lifetimes()
      @MainActor func show() -> UnsafeMutablePointer<GtkWindow> {
        let scene = Scene()
        lifetimes.watch(scene.controller, "the controller")
        gtk_window_present(scene.pointer)
        return scene.pointer
      }
      let window = show()
      XCTAssertEqual(lifetimes.survivors, ["the controller"])
      guard !lifetimes.survivors.isEmpty else { return }
      assertSoon(gtk_window_is_active(window) != 0)
      gtk_window_destroy(window)
      spin(until: lifetimes.survivors.isEmpty)
      XCTAssertEqual(lifetimes.survivors, [])
    }
  }

  func testIsNotShownAgainOnceItIsClosed() {
    assertNothingIsLeft { scene in
      scene.present()
      scene.controller.close()
      scene.controller.present()
      scene.controller.submit()
      scene.controller.view.showError("Too late")
      XCTAssertEqual(scene.taken, [])
    }
  }

  func testIsReleasedIfItIsNeverShown() {
    assertNothingIsLeft { _ in }
  }

  func testIsReleasedEvenIfTheFormsHandlerHoldsTheWindow() {
    assertNothingIsLeft { scene in
      let controller = scene.controller
      scene.form.onSubmit { _ in controller.close() }
      scene.present()
      scene.name.text = "Mei"
      controller.submit()
      assertSoon(scene.closings, 1)
    }
  }

  func testIsReleasedEvenIfAFieldsHandlerHoldsTheWindow() {
    assertNothingIsLeft { scene in
      let controller = scene.controller
      var leaves = 0
      scene.name.onValidated { _ in _ = controller.view.isSubmitting }
      scene.name.onLeave { leaves += controller.view.isSubmitting ? 2 : 1 }
      scene.present()
      controller.close()
      XCTAssertEqual(leaves, 0, "a field of a closed window is not left")
    }
  }

  func testReleasesTheSummary() {
    MainActor.assumeIsolated {
      let lifetimes = Lifetimes()
      closeWithSummary(lifetimes)
      spin(until: lifetimes.survivors.isEmpty)
      XCTAssertEqual(lifetimes.survivors, [])
    }
  }

  func testSubmitsNothingWhenACheckPassesOnceItIsClosed() {
    MainActor.assumeIsolated {
      let lifetimes = Lifetimes()
      let check = ScriptedCheck<String>("Taken")
      var submits = 0
      closeDuringCheck(check, lifetimes) { submits += 1 }
      check.answer("mei", true)
      assertSoon(lifetimes.survivors.isEmpty)
      XCTAssertEqual(submits, 0)
    }
  }

  func testCanBeClosedInACallbackOfAField() {
    assertNothingIsLeft { scene in
      scene.name.onChange { [unowned scene] in scene.controller.close() }
      scene.present()
      enter("M", into: scene.name)
      XCTAssertEqual(scene.closings, 1)
    }
    assertNothingIsLeft { scene in
      scene.name.onValidated { [unowned scene] _ in scene.controller.close() }
      scene.present()
      scene.controller.submit()
      XCTAssertEqual(scene.closings, 1)
    }
    assertNothingIsLeft { scene in
      scene.name.onFocus { [unowned scene] in scene.controller.close() }
      scene.present()
      assertSoon(scene.closings, 1)
    }
  }

  func testKeepsTheFormOfTheProgram() {
    onStage { _ in
      let form = Form(Guest()) { FieldValidation(\.name, .required) }
      var taken = 0
      form.onSubmit { _ in taken += 1 }
      for round in 1...3 {
        let name = FormTextField("Name", form.field(\.name))
        let window = FormWindowController(
          "Guests",
          FormView(form, submitTitle: "_Add") { name })
        window.present()
        XCTAssertEqual(name.text, "")
        name.text = "Mei"
        window.submit()
        assertSoon(taken == round && !window.view.isSubmitting)
        window.close()
      }
    }
  }

  private func assertNothingIsLeft(
    of body: @MainActor (Scene) -> Void, line: UInt = #line
  ) {
    MainActor.assumeIsolated {
      let lifetimes = Lifetimes()
      play(lifetimes, body)
      spin(until: lifetimes.survivors.isEmpty)
      XCTAssertEqual(lifetimes.survivors, [], line: line)
    }
  }
}

/// Closes a window whose summary has two lines, and whose control holds the window.
@MainActor
private func closeWithSummary(_ lifetimes: Lifetimes) {
  let name = FormTextField("_Name", validators: [.required])
  let email = FormTextField("_Email", validators: [.required])
  let controller = FormWindowController(
    "Guests",
    FormView([name, email], submitTitle: "_Add") {})
  lifetimes.watch(name)
  lifetimes.watch(email)
  lifetimes.watch(controller, "the controller")
  name.onLeave { _ = controller }
  controller.present()
  controller.submit()
  XCTAssertTrue(labels(in: controller.widget.pointer).contains("2 fields need your attention"))
  controller.close()
}

/// Closes a window while its submit waits for a check of a control that the handler holds.
@MainActor
private func closeDuringCheck(
  _ check: ScriptedCheck<String>, _ lifetimes: Lifetimes, onSubmit: @escaping () -> Void
) {
  let name = FormTextField("_Name", checks: [check.check(debounce: .zero)])
  let controller = FormWindowController(
    "Guests",
    FormView([name], submitTitle: "_Add") {
      _ = name
      onSubmit()
    })
  lifetimes.watch(name)
  lifetimes.watch(controller, "the controller")
  controller.present()
  name.text = "mei"
  controller.submit()
  assertSoon(check.openValues, ["mei"])
  controller.close()
}

@MainActor
private func play(_ lifetimes: Lifetimes, _ body: @MainActor (Scene) -> Void) {
  let scene = Scene()
  lifetimes.watch(scene.name)
  lifetimes.watch(scene.form, "the form")
  lifetimes.watch(scene.controller, "the controller")
  lifetimes.watch(scene.form.state.sentinel, "the state")
  body(scene)
}

private struct Guest {
  var name = ""
  let sentinel = Token()
}

@MainActor
private final class Scene {
  let form: Form<Guest>
  let name: FormTextField
  let controller: FormWindowController
  private(set) var taken: [String] = []
  private(set) var closings = 0

  init() {
    let form = Form(Guest()) { FieldValidation(\.name, .required) }
    let name = FormTextField("_Name", form.field(\.name))
    (self.form, self.name) = (form, name)
    controller = FormWindowController(
      "Guests",
      FormView(form, submitTitle: "_Add") { name })
    form.onSubmit { [weak self] guest in self?.taken.append(guest.name) }
    controller.onClose { [weak self] in self?.closings += 1 }
  }

  var pointer: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(controller.widget.pointer).assumingMemoryBound(to: GtkWindow.self)
  }

  func present() {
    controller.present()
    spin(until: gtk_window_is_active(pointer) != 0 || closings > 0)
  }
}
