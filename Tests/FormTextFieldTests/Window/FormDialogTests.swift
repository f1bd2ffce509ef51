import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A dialog for a form returns its values, or none.
final class FormDialogTests: WidgetTestCase {
  func testReturnsTheSubmittedValues() {
    withDialog { test in
      typeText("Mei")
      press("Return")
      assertSoon(test.result, .some("Mei"))
      XCTAssertTrue(test.hasEnded)
    }
  }

  func testItsButtonsAreInItsHeaderBarOnBothSidesOfTheTitle() {
    withDialog { test in
      guard let dialog = test.dialog else { return XCTFail("no dialog") }
      XCTAssertEqual(dialog.className, Libadwaita.hasDialogs ? "AdwDialog" : "GtkWindow")
      let places = {
        ["Cancel", "New Account", "Create"].map { text in
          visible(gtk_label_get_type(), in: dialog.pointer)
            .first { String(cString: gtk_label_get_text(OpaquePointer($0))) == text }
            .flatMap { left(of: $0, in: dialog) } ?? -1
        }
      }
      assertSoon(places()[0] >= 0 && places()[0] < places()[1] && places()[1] < places()[2])
    }
  }

  func testIsADialogForScreenReaders() {
    withDialog { test in
      let role = test.dialog.map { gtk_accessible_get_accessible_role($0.opaque) }
      XCTAssertEqual(role, GTK_ACCESSIBLE_ROLE_DIALOG)
    }
  }

  func testStaysOpenWhileAValueIsInvalid() {
    withDialog { test in
      press("Return")
      assertSoon(test.name.shownMessages, ["Fill in this field"])
      XCTAssertFalse(test.hasEnded)
      typeText("Mei")
      test.press("Create")
      assertSoon(test.result, .some("Mei"))
    }
  }

  func testItsDefaultButtonSubmits() {
    withDialog { test in
      guard let dialog = test.dialog, let create = findButton("Create", in: dialog.pointer) else {
        return XCTFail("no button")
      }
      assertSoon(Window(around: dialog)?.defaultButton?.pointer == create)
    }
  }

  func testReturnsNilIfItIsClosed() {
    withDialog { test in
      press("Escape")
      assertSoon(test.hasEnded)
      XCTAssertNil(test.result)
    }
  }

  func testItsWindowClosesWithItsCloseButton() {
    withDialog { test in
      guard let window = Window(around: test.name.widget) else { return XCTFail("no window") }
      window.requestClose()
      assertSoon(test.hasEnded)
      assertSoon(window.isDestroyed)
      XCTAssertNil(test.result)
    }
  }

  func testEscapeAndCancelAskIfThereAreChanges() {
    withDialog { test in
      typeText("Mei")
      assertSoon(test.form.name, "Mei")
      press("Escape")
      assertSoon(openTexts.contains("Your changes to “New Account” haven't been submitted"))
      choose("Keep Editing")
      XCTAssertFalse(test.hasEnded)
      test.press("Cancel")
      choose("Discard")
      assertSoon(test.hasEnded)
      XCTAssertNil(test.result)
    }
  }

  func testStaysOpenWithASubmitError() {
    withDialog { test in
      test.form.onSubmit { _ in throw Full() }
      typeText("Mei")
      press("Return")
      assertSoon(openTexts.contains("The disk is full"))
      XCTAssertFalse(test.hasEnded)
      XCTAssertEqual(test.form.name, "Mei")
    }
  }

  func testClosesWithItsParent() {
    withDialog { test in
      typeText("Mei")
      test.parent.destroy()
      assertSoon(test.hasEnded)
      XCTAssertNil(test.result)
    }
  }

  func testItsParentAsksBeforeItCloses() {
    withDialog { test in
      typeText("Mei")
      test.parent.requestClose()
      assertSoon(openTexts.contains("Your changes to “New Account” haven't been submitted"))
      choose("Keep Editing")
      XCTAssertFalse(test.hasEnded)
      XCTAssertFalse(test.parent.isDestroyed)
      test.parent.requestClose()
      choose("Discard")
      assertSoon(test.hasEnded)
      XCTAssertTrue(test.parent.isDestroyed)
      XCTAssertNil(test.result)
    }
  }

  func testOneQuestionCoversAFormAndTheDialogAboveIt() {
    for (kind, byWindow) in [
      (TestHost.Kind.controller, false), (.plainWindow, true), (.plainWindow, false),
      (.dialog, false), (.besideAnotherForm, false),
    ] {
      DraftWindow.run(in: kind) { window in
        window.name.text = "Ada"
        let form = Form(Values()) { FieldValidation(\.name, .required) }
        let dialog = FormDialog("New Account", form, submitTitle: "_Create") {
          FormTextField("_Name", form.field(\.name))
        }
        var hasEnded = false
        Task {
          _ = await dialog.run(over: window.controller.widget)
          hasEnded = true
        }
        assertSoon(dialog.view.widget.isMapped)
        form.name = "Mei"
        for answer in ["Keep Editing", "Discard"] {
          if byWindow {
            window.controller.widget.requestClose()
          } else {
            window.controller.view.requestClose()
          }
          assertSoon(openTexts.contains("Changes in 2 forms haven't been submitted"), "\(kind)")
          choose(answer)
          XCTAssertNil(openButton("Discard"), "\(kind)")
          if answer == "Keep Editing" {
            XCTAssertFalse(hasEnded || window.controller.isClosed, "\(kind)")
            XCTAssertEqual([window.form.name, form.name], ["Ada", "Mei"], "\(kind)")
          }
        }
        assertSoon(hasEnded && window.controller.isClosed, "\(kind)")
      }
    }
  }

  func testOneQuestionCoversADialogAndTheDialogAboveIt() {
    withDialog { test in
      typeText("Mei")
      assertSoon(test.form.name, "Mei")
      guard let view = test.view else { return XCTFail("no dialog") }
      let form = Form(Values()) { FieldValidation(\.name, .required) }
      let upper = FormDialog("Address", form, submitTitle: "_Add") {
        FormTextField("_Name", form.field(\.name))
      }
      var hasEnded = false
      Task {
        _ = await upper.run(over: view.widget)
        hasEnded = true
      }
      assertSoon(upper.view.widget.isMapped)
      form.name = "Ada"
      for answer in ["Keep Editing", "Discard"] {
        view.requestClose()
        assertSoon(openTexts.contains("Changes in 2 forms haven't been submitted"))
        choose(answer)
        if answer == "Keep Editing" {
          XCTAssertFalse(hasEnded || test.hasEnded)
          XCTAssertEqual([test.form.name, form.name], ["Mei", "Ada"])
        }
      }
      assertSoon(hasEnded && test.hasEnded)
    }
  }

  func testClosesIfItsTaskIsCanceled() {
    withDialog { test in
      typeText("Mei")
      test.task?.cancel()
      assertSoon(test.hasEnded)
      XCTAssertNil(test.result)
    }
  }

  func testFocusesItsFirstFieldAtTheBottomOfASmallWindow() {
    MainActor.assumeIsolated {
      guard Libadwaita.hasDialogs, let parent = Libadwaita.window() else { return }
      gtk_window_set_default_size(parent.gtk, 400, 300)
      parent.present()
      spin(until: gtk_window_is_active(parent.gtk) != 0)
      let form = Form(Values()) { FieldValidation(\.name, .required) }
      let name = FormTextField("_Name", form.field(\.name))
      let dialog = FormDialog("New Account", form, submitTitle: "_Create") {
        name
        FormTextField("_Email", form.field(\.email))
      }
      Task { _ = await dialog.run(over: parent) }
      assertSoon(name.widget.isMapped)
      assertSoon(name.widget.hasFocusWithin)
      typeText("Mei")
      assertSoon(form.name, "Mei")
      dialog.close()
      assertSoon(!name.widget.isMapped)
      parent.destroy()
    }
  }

  func testIsNotShownIfItWasClosedEarlier() {
    MainActor.assumeIsolated {
      let parent = Window(title: "Accounts")
      parent.present()
      let form = Form(Values()) { FieldValidation(\.name, .required) }
      let dialog = FormDialog("New Account", form, submitTitle: "_Create") {
        FormTextField("_Name", form.field(\.name))
      }
      dialog.close()
      var result: Values?? = nil
      Task { result = .some(await dialog.run(over: parent)) }
      assertSoon(result != nil)
      XCTAssertNil(result ?? nil)
      XCTAssertFalse(dialog.view.widget.isMapped)
      parent.destroy()
    }
  }

  func testReturnsNilIfItsParentHasClosed() {
    for isInNoWindow in [false, true] {
      MainActor.assumeIsolated {
        let parent = Window(title: "Accounts")
        parent.present()
        parent.destroy()
        let form = Form(Values()) { FieldValidation(\.name, .required) }
        let dialog = FormDialog("New Account", form, submitTitle: "_Create") {
          FormTextField("_Name", form.field(\.name))
        }
        var result: Values?? = nil
        Task { result = .some(await dialog.run(over: isInNoWindow ? Label("Accounts") : parent)) }
        assertSoon(result != nil)
        XCTAssertNil(result ?? nil)
        let warning = "The dialog “New Account” can't be shown: its parent isn't in a window."
        XCTAssertEqual(Warnings.take().map { $0.hasSuffix(warning) }, isInNoWindow ? [true] : [])
      }
    }
  }

  private func withDialog(_ body: @MainActor (DialogTest) -> Void) {
    MainActor.assumeIsolated {
      let lifetimes = Lifetimes()
      show(lifetimes, body)
      spin(until: lifetimes.survivors.isEmpty)
      XCTAssertEqual(lifetimes.survivors, [])
    }
  }
}

@MainActor
private func show(_ lifetimes: Lifetimes, _ body: @MainActor (DialogTest) -> Void) {
  let test = DialogTest()
  lifetimes.watch(test.form, "the form")
  test.parent.present()
  spin(until: gtk_window_is_active(test.parent.gtk) != 0)
  test.start(lifetimes)
  defer { test.parent.destroy() }
  body(test)
}

private struct Full: Error, CustomStringConvertible {
  let description = "The disk is full"
}

private struct Values {
  var name = ""
  var email = ""
}

@MainActor
private final class DialogTest {
  let form = Form(Values()) { FieldValidation(\.name, .required) }
  let name: FormTextField
  let parent = Window(title: "Accounts")
  private(set) var task: Task<Void, Never>?
  private(set) var result: String?
  private(set) var hasEnded = false
  private weak var shell: (any DialogShell)?
  private(set) weak var view: FormView?

  init() {
    name = FormTextField("_Name", form.field(\.name))
    parent.content = Label("Accounts")
  }

  /// The whole dialog, while it's shown.
  var dialog: Widget? { shell?.widget }

  /// Shows the dialog, and waits until it has the focus.
  func start(_ lifetimes: Lifetimes) {
    let dialog = FormDialog("New Account", form, submitTitle: "_Create") { [name] in name }
    lifetimes.watch(dialog, "the dialog")
    lifetimes.watch(dialog.view, "the view")
    let shell = dialog.shell
    (self.shell, view) = (shell, dialog.view)
    let parent = parent
    task = Task { [weak self] in
      let values = await dialog.run(over: parent)
      self?.result = values?.name
      self?.hasEnded = true
    }
    spin(until: isShown(shell))
  }

  private func isShown(_ shell: any DialogShell) -> Bool {
    Window(around: shell.widget).map { gtk_window_is_active($0.gtk) != 0 } ?? false
  }

  func press(_ title: String) {
    guard let button = shell.flatMap({ findButton(title, in: $0.widget.pointer) }) else {
      return XCTFail("There is no button “\(title)”.")
    }
    click(button)
  }
}

/// Returns how far a part of a header bar is from the left of its dialog, or `nil` if it isn't in a header bar.
@MainActor
private func left(of part: WidgetPointer, in dialog: Widget) -> Float? {
  guard gtk_widget_get_ancestor(part, gtk_header_bar_get_type()) != nil else { return nil }
  var (start, place) = (graphene_point_t(), graphene_point_t())
  _ = gtk_widget_compute_point(part, dialog.pointer, &start, &place)
  return place.x
}
