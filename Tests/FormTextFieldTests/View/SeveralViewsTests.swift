import CGtk
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// Two forms in one window: keys, buttons and questions concern the form that has the focus.
final class SeveralViewsTests: WidgetTestCase {
  func testEnterSubmitsTheFocusedForm() {
    withPair { pair in
      pair.second.name.focus()
      typeText("Mei")
      press("Return")
      assertSoon(pair.second.submitted, ["Mei"])
      XCTAssertEqual(pair.first.submitted, [])
      XCTAssertEqual(pair.first.name.shownMessages, [])
      pair.first.name.focus()
      typeText("Ada")
      press("Return")
      assertSoon(pair.first.submitted, ["Ada"])
      XCTAssertEqual(pair.second.submitted, ["Mei"])
    }
  }

  func testTheDefaultButtonBelongsToTheFocusedForm() {
    withPair { pair in
      for side in [pair.second, pair.first] {
        side.name.focus()
        assertSoon(pair.window.defaultButton?.isSame(as: side.view.submitButton) == true)
      }
      pair.between.grabFocus()
      assertSoon(pair.window.defaultButton == nil)
    }
  }

  func testUndoAppliesToTheFocusedForm() {
    withPair { pair in
      pair.first.name.focus()
      typeText("Ada")
      pair.second.name.focus()
      typeText("Mei")
      assertSoon(pair.second.form.name, "Mei")
      pair.first.name.focus()
      press("ctrl+z")
      assertSoon(pair.first.form.name, "")
      XCTAssertEqual(pair.second.form.name, "Mei")
      press("ctrl+z")
      pair.first.view.submitButton.grabFocus()
      press("ctrl+shift+z")
      assertSoon(pair.first.form.name, "Ada")
      XCTAssertEqual(pair.second.form.name, "Mei")
    }
  }

  func testAMnemonicAppliesToTheFocusedForm() {
    withPair { pair in
      for side in [pair.second, pair.first, pair.second] {
        side.view.submitButton.grabFocus()
        press("alt+n")
        assertSoon(hasFocus(within: side.name.widget.pointer))
      }
    }
  }

  func testClosingOneAsksAboutOnlyThatOne() {
    withPair { pair in
      pair.first.form.name = "Ada"
      pair.second.form.name = "Mei"
      pair.second.view.requestClose()
      XCTAssertEqual(openTexts.filter { $0.contains("been submitted") }.count, 1)
      XCTAssertTrue(openTexts.contains("Your changes to “Second” haven't been submitted"))
      choose("Discard")
      XCTAssertEqual(pair.second.closed, 1)
      XCTAssertEqual(pair.first.closed, 0)
      XCTAssertEqual(pair.first.form.name, "Ada")
    }
  }

  func testClosingTheWindowAsksOnceAboutBoth() {
    withPair { pair in
      pair.first.form.name = "Ada"
      pair.second.form.name = "Mei"
      gtk_window_close(pair.window.gtk)
      XCTAssertTrue(openTexts.contains("Changes in 2 forms haven't been submitted"))
      choose("Keep Editing")
      XCTAssertEqual(pair.first.closed + pair.second.closed, 0)
      gtk_window_close(pair.window.gtk)
      choose("Discard")
      XCTAssertTrue(pair.first.view.hasEnded)
      XCTAssertTrue(pair.second.view.hasEnded)
    }
  }

  func testTwoViewsOfOneFormAreAskedAboutOnce() {
    onStage { stage in
      let form = Form(Values()) {}
      let row = Box(.row, spacing: 12)
      let views = [1, 2].map { _ in
        FormView(form, submitTitle: "Save") { FormTextField("Name", form.field(\.name)) }
      }
      for view in views {
        stage.lifetimes.watch(view, "a view")
        row.append(view.widget)
      }
      let window = Window(title: "Twice")
      window.content = row
      window.present()
      form.name = "Mei"
      gtk_window_close(window.gtk)
      XCTAssertTrue(openTexts.contains("Your changes to “Twice” haven't been submitted"))
      choose("Discard")
    }
  }

  func testClosingOneOfTwoViewsOfAFormLosesNothing() {
    onStage { stage in
      let form = Form(Values()) {}
      let views = [1, 2].map { _ in
        FormView(form, submitTitle: "Save") { FormTextField("Name", form.field(\.name)) }
      }
      for view in views { stage.lifetimes.watch(view, "a view") }
      let windows = views.map { FormWindowController("Twice", $0) }
      for window in windows { window.present() }
      form.name = "Mei"
      views[0].requestClose()
      XCTAssertTrue(views[0].hasEnded)
      XCTAssertEqual(form.name, "Mei")
      views[1].requestClose()
      XCTAssertTrue(openTexts.contains("Your changes to “Twice” haven't been submitted"))
      choose("Discard")
      XCTAssertTrue(views[1].hasEnded)
    }
  }

  func testASubmitLocksEveryViewOfItsForm() {
    onStage { stage in
      var handler: CheckedContinuation<Void, Never>?
      let form = Form(Values()) {}
      form.onSubmit { _ in await withCheckedContinuation { handler = $0 } }
      let names = [1, 2].map { _ in FormTextField("Name", form.field(\.name)) }
      let views = names.map { name in FormView(form, submitTitle: "Save") { name } }
      for view in views { stage.lifetimes.watch(view, "a view") }
      let windows = views.map { FormWindowController("Twice", $0) }
      for window in windows { window.present() }
      form.name = "Mei"
      views[0].submit()
      assertSoon(handler != nil)
      names[1].focus()
      typeText("x")
      XCTAssertEqual(form.name, "Mei")
      handler?.resume()
      assertSoon(!views[0].isSubmitting)
      names[1].focus()
      typeText("x")
      assertSoon(form.name, "x")
      for window in windows { window.close() }
    }
  }

  func testClosingAnotherViewDoesNotCancelASubmit() {
    onStage { stage in
      let check = ScriptedCheck<String>("Taken")
      var submitted: [String] = []
      let form = Form(Values(), clock: ManualClock()) {
        FieldValidation(\.name, checks: [check.check()])
      }
      form.onSubmit { submitted.append($0.name) }
      let views = [1, 2].map { _ in
        FormView(form, submitTitle: "Save") { FormTextField("Name", form.field(\.name)) }
      }
      for view in views { stage.lifetimes.watch(view, "a view") }
      let windows = views.map { FormWindowController("Twice", $0) }
      for window in windows { window.present() }
      form.name = "Mei"
      views[0].submit()
      XCTAssertTrue(views[0].isSubmitting)
      views[1].requestClose()
      XCTAssertTrue(views[1].hasEnded)
      check.answer("Mei", true)
      assertSoon(submitted, ["Mei"])
      assertSoon(!views[0].isSubmitting)
      windows[0].close()
    }
  }

  func testClosingTheViewThatSubmitsCancelsItAndUnlocksTheOther() {
    onStage { stage in
      let check = ScriptedCheck<String>("Taken")
      var submitted: [String] = []
      let form = Form(Values(), clock: ManualClock()) {
        FieldValidation(\.name, checks: [check.check()])
      }
      form.onSubmit { submitted.append($0.name) }
      let names = [1, 2].map { _ in FormTextField("Name", form.field(\.name)) }
      let views = names.map { name in FormView(form, submitTitle: "Save") { name } }
      for view in views { stage.lifetimes.watch(view, "a view") }
      let windows = views.map { FormWindowController("Twice", $0) }
      for window in windows { window.present() }
      form.name = "Mei"
      views[0].submit()
      XCTAssertTrue(names[1].frame.content.isLocked)
      views[0].requestClose()
      XCTAssertTrue(views[0].hasEnded)
      assertSoon(!names[1].frame.content.isLocked)
      check.answer("Mei", true)
      views[1].submit()
      assertSoon(submitted, ["Mei"])
      windows[1].close()
    }
  }

  func testAViewThatHasEndedIsReported() {
    onStage { stage in
      let view = FormView(Form(Values()) {}, submitTitle: "Save") {}
      stage.lifetimes.watch(view, "the view")
      view.end()
      let window = Window(title: "Again")
      window.content = view.widget
      window.present()
      let warning = "A form view in “Again” was shown before: create another."
      XCTAssertEqual(Warnings.take().map { $0.hasSuffix(warning) }, [true])
      window.destroy()
    }
  }

  func testAViewThatEndsLeavesTheFocusOfAnother() {
    withPair { pair in
      pair.second.view.focus()
      pair.first.view.end()
      XCTAssertTrue(pair.second.view.widget.hasFocusWithin)
    }
  }

  private func withPair(_ body: @MainActor (Pair) -> Void) {
    MainActor.assumeIsolated {
      let lifetimes = Lifetimes()
      show(lifetimes, body)
      spin(until: lifetimes.survivors.isEmpty)
      XCTAssertEqual(lifetimes.survivors, [])
    }
  }
}

@MainActor
private func show(_ lifetimes: Lifetimes, _ body: @MainActor (Pair) -> Void) {
  let pair = Pair()
  for side in [pair.first, pair.second] {
    lifetimes.watch(side.form, "the form of \(side.title)")
    lifetimes.watch(side.view, "the view of \(side.title)")
  }
  pair.window.present()
  spin(until: gtk_window_is_active(pair.window.gtk) != 0)
  defer { pair.window.destroy() }
  body(pair)
}

private struct Values {
  var name = ""
}

/// Two forms and a button between them.
@MainActor
private final class Pair {
  let first = Side("First")
  let second = Side("Second")
  let between = Button("_Between")
  let window = Window(title: "Pair")

  init() {
    let row = Box(.row, spacing: 12)
    row.append(first.view.widget)
    row.append(between)
    row.append(second.view.widget)
    window.content = row
  }
}

@MainActor
private final class Side: FormHost {
  let title: String
  let form = Form(Values()) { FieldValidation(\.name, .required) }
  let name: FormTextField
  let view: FormView
  private(set) var submitted: [String] = []
  private(set) var closed = 0

  init(_ title: String) {
    let name = FormTextField("_Name", form.field(\.name))
    (self.title, self.name) = (title, name)
    view = FormView(form, submitTitle: "_Send", successMessage: { _ in "" }) { name }
    view.host = self
    form.onSubmit { [weak self] in self?.submitted.append($0.name) }
  }

  func close() { closed += 1 }
}
