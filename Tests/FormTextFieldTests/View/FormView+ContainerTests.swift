import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A view without a host closes what shows it, and asks before the user closes that.
final class FormViewContainerTests: WidgetTestCase {
  func testClosesThePopoverAroundIt() {
    withGuest { guest in
      let anchor = Box(.column)
      let window = Window(title: "Guests")
      window.content = anchor
      let popover: WidgetPointer = gtk_popover_new()
      gtk_popover_set_child(popover.popover, guest.view.widget.pointer)
      gtk_widget_set_parent(popover, anchor.pointer)
      show(window)
      let isOpen = { gtk_widget_get_mapped(popover) != 0 }
      gtk_popover_popup(popover.popover)
      assertSoon(isOpen())
      guest.view.requestClose()
      assertSoon(!isOpen())
      gtk_popover_popup(popover.popover)
      guest.email.focus()
      typeText("Mei")
      assertSoon(guest.form.email, "Mei")
      guest.view.requestClose()
      assertSoon(!isOpen(), "it would cover the question")
      choose("Keep Editing")
      assertSoon(isOpen())
      typeText("x")
      assertSoon(guest.form.email, "Meix")
      guest.view.requestClose()
      choose("Discard")
      assertSoon(!isOpen())
      XCTAssertEqual(guest.form.email, "")
      XCTAssertFalse(guest.view.hasEnded)
      // GTK 4.8 keeps a popover that was shown.
      gtk_popover_set_child(popover.popover, nil)
      gtk_widget_unparent(popover)
      window.destroy()
    }
  }

  func testFocusesTheFirstFieldOfAPageWhoseButtonsComeBeforeIt() {
    withGuest { guest in
      let stack = Stack()
      let button = Button("Open")
      let column = Box(.column)
      column.append(Button("Before the form"))
      column.append(guest.view.widget)
      stack.append(button, name: "Start")
      stack.append(column, name: "Form")
      let window = Window(title: "Guests")
      window.content = stack
      show(window)
      button.grabFocus()
      stack.visibleIndex = 1
      assertSoon(guest.name.widget.hasFocusWithin)
      window.destroy()
    }
  }

  func testAQuestionInAWindowWithoutATitleNamesTheProgram() {
    withGuest { guest in
      let window = Window(title: "")
      window.content = guest.view.widget
      show(window)
      guest.form.name = "Mei"
      gtk_window_close(window.gtk)
      let name = Toolkit.applicationName
      XCTAssertFalse(name.isEmpty)
      XCTAssertTrue(openTexts.contains("Your changes to “\(name)” haven't been submitted"))
      choose("Discard")
      XCTAssertTrue(guest.view.hasEnded)
    }
  }

  func testALibadwaitaDialogAsksBeforeItCloses() {
    for key in ["Escape", "alt+a"] {
      withGuestInDialog { guest, _ in
        typeText("Mei")
        press(key)
        assertSoon(openTexts.contains("Your changes to “New guest” haven't been submitted"), key)
        choose("Keep Editing")
        XCTAssertEqual(guest.form.name, "Mei")
        assertSoon(guest.name.widget.hasFocusWithin)
        press(key)
        assertSoon(openButton("Discard") != nil)
        choose("Discard")
        assertSoon(!guest.view.widget.isMapped)
      }
    }
  }

  func testALibadwaitaDialogWithoutChangesClosesImmediately() {
    withGuestInDialog { guest, _ in
      press("Escape")
      assertSoon(!guest.view.widget.isMapped)
    }
  }

  func testALibadwaitaDialogClosesAfterItsFormHasLeft() {
    withGuestInDialog { guest, dialog in
      typeText("Mei")
      let button = Button("Next")
      AdwaitaFunctions.call("adw_dialog_set_child", dialog, button)
      assertSoon(button.isMapped)
      button.grabFocus()
      press("Escape")
      assertSoon(!button.isMapped)
      XCTAssertEqual(guest.form.name, "Mei")
    }
  }

  func testAFormMovedToAnotherDialogIsClosedWithThatOne() {
    withGuestInDialog { guest, first in
      let button = Button("Next")
      AdwaitaFunctions.call("adw_dialog_set_child", first, button)
      inDialog(guest.view.widget) { second in
        AdwaitaFunctions.call("adw_dialog_close", first, nil)
        assertSoon(!button.isMapped)
        XCTAssertTrue(guest.view.widget.isMapped)
        AdwaitaFunctions.call("adw_dialog_close", second, nil)
        assertSoon(!guest.view.widget.isMapped)
      }
    }
  }

  func testEscapeClosesADialogWhoseFormHasMovedToAnotherOverTheSameWindow() {
    withGuestInDialog { guest, first in
      let button = Button("Next")
      AdwaitaFunctions.call("adw_dialog_set_child", first, button)
      assertSoon(button.isMapped)
      guard let second = AdwaitaFunctions.make("adw_dialog") else { return XCTFail("no dialog") }
      AdwaitaFunctions.call("adw_dialog_set_child", second, guest.view.widget)
      AdwaitaFunctions.call("adw_dialog_present", second, Window(around: first))
      assertSoon(guest.view.widget.isMapped)
      press("Escape")
      assertSoon(!guest.view.widget.isMapped)
      press("Escape")
      assertSoon(!button.isMapped)
    }
  }

  func testAProgramCanAnswerTheUserOfADialogItself() {
    MainActor.assumeIsolated {
      var attempts = 0
      withGuestInDialog {
        $0["can-close"] = false
        $0.connect("close-attempt") { attempts += 1 }
      } body: { guest, dialog in
        typeText("Mei")
        press("Escape")
        assertSoon(attempts, 1)
        XCTAssertNil(openButton("Discard"))
        XCTAssertTrue(guest.view.widget.isMapped)
        dialog.forceCloseDialog()
        assertSoon(!guest.view.widget.isMapped)
      }
    }
  }

  func testThePageOfALibadwaitaViewAsksBeforeItIsLeft() {
    for isAnimated in [true, false] {
      withGuestOnAPage { guest, window in
        guest.view.widget.navigationViewAround?["animate-transitions"] = isAnimated
        typeText("Mei")
        for key in ["Escape", "alt+Left"] {
          press(key)
          assertSoon(openTexts.contains("Your changes to “New guest” haven't been submitted"), key)
          XCTAssertTrue(guest.view.widget.isMapped)
          choose("Keep Editing")
          assertSoon(guest.name.widget.hasFocusWithin)
        }
        XCTAssertEqual(guest.form.name, "Mei")
        press("Escape")
        assertSoon(openButton("Discard") != nil)
        choose("Discard")
        assertSoon(openTexts.contains("The first page") && !guest.view.widget.isMapped)
        XCTAssertFalse(window.isDestroyed)
      }
    }
  }

  func testTheMouseButtonForBackAsksToo() {
    withGuestOnAPage { guest, _ in
      typeText("Mei")
      clickOn(guest.name.widget.pointer, button: 8)
      assertSoon(openTexts.contains("Your changes to “New guest” haven't been submitted"))
      XCTAssertTrue(guest.view.widget.isMapped)
      choose("Discard")
      assertSoon(openTexts.contains("The first page") && !guest.view.widget.isMapped)
    }
  }

  func testTheProgramCanLeaveThePageDuringItsSubmit() {
    withGuestOnAPage { guest, _ in
      var end: CheckedContinuation<Void, Never>?
      guest.form.onSubmit { _ in await withCheckedContinuation { end = $0 } }
      typeText("Mei")
      press("Return")
      assertSoon(end != nil)
      guest.view.widget.closeContainer()
      assertSoon(openTexts.contains("The first page") && !guest.view.widget.isMapped)
      end?.resume()
      assertSoon(!guest.view.isSubmitting)
      XCTAssertFalse(guest.view.widget.isMapped)
    }
  }

  func testThePageOfALibadwaitaViewWithoutChangesIsLeftImmediately() {
    withGuestOnAPage { guest, _ in
      press("Escape")
      assertSoon(openTexts.contains("The first page") && !guest.view.widget.isMapped)
      XCTAssertNil(openButton("Discard"))
    }
  }

  func testGoesBackFromALibadwaitaPage() {
    withGuestOnAPage { guest, window in
      typeText("Mei")
      press("alt+a")
      assertSoon(openTexts.contains("Your changes to “New guest” haven't been submitted"))
      choose("Discard")
      assertSoon(openTexts.contains("The first page") && !guest.view.widget.isMapped)
      XCTAssertFalse(window.isDestroyed)
    }
  }
}

/// Runs a test with a form on the second page of a libadwaita window, if there are any.
private func withGuestOnAPage(_ body: @MainActor (Guest, Window) -> Void) {
  if !Libadwaita.hasDialogs { return }
  withGuest { guest in
    guard let window = Libadwaita.window() else { return XCTFail("The window is missing.") }
    Libadwaita.navigate(to: guest.view.widget, "New guest", in: window)
    show(window)
    assertSoon(guest.name.widget.hasFocusWithin)
    body(guest, window)
    window.destroy()
  }
}

/// Runs a test with a form in a libadwaita dialog, if there are any.
private func withGuestInDialog(
  prepare: @MainActor (Widget) -> Void = { _ in }, body: @MainActor (Guest, Widget) -> Void
) {
  if !Libadwaita.hasDialogs { return }
  withGuest { guest in
    inDialog(guest.view.widget, prepare: prepare) { dialog in
      assertSoon(guest.name.widget.hasFocusWithin)
      body(guest, dialog)
    }
  }
}

private func withGuest(_ body: @MainActor (Guest) -> Void) {
  expectRelease { lifetimes in
    let guest = Guest()
    lifetimes.watch(guest.view, "the view")
    lifetimes.watch(guest.form, "the form")
    body(guest)
  }
}

private struct Values {
  var name = ""
  var email = ""
}

@MainActor
private final class Guest {
  let form = Form(Values()) { FieldValidation(\.name, .required) }
  let name: FormTextField
  let email: FormTextField
  let view: FormView

  init() {
    let name = FormTextField("_Name", form.field(\.name))
    let email = FormTextField("_Email", form.field(\.email))
    (self.name, self.email) = (name, email)
    view = FormView(
      form, submitTitle: "_Save", actions: [FormAction("C_ancel") { $0.requestClose() }]
    ) {
      name
      email
    }
  }
}

@MainActor
private func show(_ window: Window) {
  window.present()
  spin(until: gtk_window_is_active(window.gtk) != 0)
}

/// Shows a widget in a libadwaita dialog over its own window.
@MainActor
private func inDialog(
  _ content: Widget, prepare: (Widget) -> Void = { _ in }, _ body: (Widget) -> Void
) {
  guard let parent = Libadwaita.window(), let dialog = AdwaitaFunctions.make("adw_dialog") else {
    return XCTFail("libadwaita made no dialog")
  }
  show(parent)
  dialog["title"] = "New guest"
  prepare(dialog)
  AdwaitaFunctions.call("adw_dialog_set_child", dialog, content)
  AdwaitaFunctions.call("adw_dialog_present", dialog, parent)
  assertSoon(content.isMapped)
  body(dialog)
  parent.destroy()
}
