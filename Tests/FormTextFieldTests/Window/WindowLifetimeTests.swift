import CGtk
import Foundation
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class WindowLifetimeTests: WidgetTestCase {
  func testWindowsClosedDuringWorkAreReleased() throws {
    try MainActor.assumeIsolated {
      @MainActor func openWindows(_ range: Range<Int>) {
        for index in range {
          let lifetimes = Lifetimes()
          openAndClose(.allCases[index % 4], lifetimes)
          spin(until: lifetimes.survivors.isEmpty)
          XCTAssertEqual(lifetimes.survivors, [])
          while g_main_context_iteration(nil, 0) != 0 {}
        }
      }
      openWindows(0..<10)
      let before = try residentPages()
      openWindows(10..<500)
      // When submits kept their forms, this took 11,000 in total.
      XCTAssertLessThan(try residentPages() - before, 500)
    }
  }

  func testAFieldDestroyedDuringItsCheckIsReleased() {
    onStage { stage in
      let check = ScriptedCheck<String>("Taken")
      let form = makeForm(check.check(debounce: .zero), token: Token())
      @MainActor func addField() -> WidgetPointer {
        let field = FormTextField("Name", form.field(\.name))
        stage.put(field)
        field.text = "mei"
        return field.widget.pointer
      }
      let widget = addField()
      XCTAssertEqual(check.openValues, ["mei"])
      gtk_box_remove(
        UnsafeMutableRawPointer(gtk_widget_get_parent(widget) as WidgetPointer)
          .assumingMemoryBound(to: GtkBox.self), widget)
      XCTAssertEqual(stage.lifetimes.survivors, [])
      check.answer("mei", false)
      XCTAssertEqual(form.field(\.name).status.errors.map(\.text), ["Taken"])
    }
  }

  func testAFieldDoesNotKeepItsFormAlive() {
    onStage { stage in
      let clock = ManualClock()
      let check = ScriptedCheck<String>("Taken")
      let field = stage.field("Name")
      let box = FormCheckButton("I _agree")
      stage.put(box)
      @MainActor func bind() {
        let token = Token()
        stage.lifetimes.watch(token, "the state")
        let form = makeForm(check.check(), token: token, clock: clock)
        stage.lifetimes.watch(form, "the form")
        field.bind(to: form.field(\.name))
        box.bind(to: form.field(\.agrees))
        field.text = "mei"
      }
      bind()
      XCTAssertEqual(stage.lifetimes.survivors, ["the control “Name”", "the control “I _agree”"])
      XCTAssertEqual(clock.waiterCount, 0)
      stage.type("x", into: field)
      stage.erase(field)
      XCTAssertEqual(Warnings.take().count, 2, "what is entered without a form is reported")
      field.performValidation()
      box.value = true
      box.performValidation()
      XCTAssertEqual(shownText(in: field), "")
      XCTAssertTrue(box.value)
    }
  }
}

/// The activity of a form when its window closes.
private enum Midst: CaseIterable {
  case debounce
  case check
  case waitingSubmit
  case handler
}

private struct Signer {
  var name = ""
  var agrees = true
  var token: Token?
}

@MainActor
private func makeForm(
  _ rule: ValidationCheck<Signer, String>, token: Token, clock: any Clock<Duration> = ManualClock()
) -> Form<Signer> {
  Form(
    Signer(token: token),
    validation: FormValidation {
      FieldValidation(\.name, rules: [.minLength(2)], checks: [rule])
      FieldValidation(\.agrees, rules: [.isTrue])
    }, clock: clock)
}

@MainActor
private func openAndClose(_ midst: Midst, _ lifetimes: Lifetimes) {
  let clock = ManualClock()
  let check = ScriptedCheck<String>("Taken")
  let (ended, end) = AsyncStream.makeStream(of: Void.self)
  let token = Token()
  lifetimes.watch(token, "the state in \(midst)")
  let form = makeForm(check.check(), token: token, clock: clock)
  lifetimes.watch(form, "the form in \(midst)")
  form.onSubmit { _ in for await _ in ended {} }
  let name = FormTextField("_Name", form.field(\.name))
  lifetimes.watch(name)
  let agrees = FormCheckButton("I _agree", form.field(\.agrees))
  lifetimes.watch(agrees)
  let controller = FormWindowController(
    "Person",
    FormView(form, submitTitle: "_Send", needsValidForm: true) {
      name
      agrees
    })
  lifetimes.watch(controller, "the window in \(midst)")
  controller.present()
  name.text = "mei"
  switch midst {
  case .debounce:
    XCTAssertEqual(clock.waiterCount, 1)
  case .check:
    clock.advance(by: .milliseconds(400))
  case .waitingSubmit:
    controller.submit()
    XCTAssertTrue(controller.view.isSubmitting)
  case .handler:
    controller.submit()
    check.answer("mei", true)
    XCTAssertTrue(form.isSubmitting)
  }
  XCTAssertEqual(check.openValues, midst == .check || midst == .waitingSubmit ? ["mei"] : [])
  g_main_context_iteration(nil, 0)
  controller.close()
  end.finish()
}

/// Returns the current memory of this process, in pages.
private func residentPages() throws -> Int {
  let sizes = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  return try XCTUnwrap(Int(sizes.split(separator: " ")[1]))
}
