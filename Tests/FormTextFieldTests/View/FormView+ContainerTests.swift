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
    if !Libadwaita.hasDialogs { return }
    for key in ["Escape", "alt+a"] {
      withGuest { guest in
        guard let parent = Libadwaita.window(), let dialog = AdwaitaFunctions.make("adw_dialog")
        else { return XCTFail("There is no dialog.") }
        show(parent)
        dialog["title"] = "New guest"
        AdwaitaFunctions.call("adw_dialog_set_child", dialog, guest.view.widget)
        AdwaitaFunctions.call("adw_dialog_present", dialog, parent)
        assertSoon(guest.name.widget.hasFocusWithin)
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
        parent.destroy()
      }
    }
  }

  func testALibadwaitaDialogWithoutChangesClosesImmediately() {
    if !Libadwaita.hasDialogs { return }
    withGuest { guest in
      guard let parent = Libadwaita.window(), let dialog = AdwaitaFunctions.make("adw_dialog")
      else { return XCTFail("There is no dialog.") }
      show(parent)
      AdwaitaFunctions.call("adw_dialog_set_child", dialog, guest.view.widget)
      AdwaitaFunctions.call("adw_dialog_present", dialog, parent)
      assertSoon(guest.name.widget.hasFocusWithin)
      press("Escape")
      assertSoon(!guest.view.widget.isMapped)
      parent.destroy()
    }
  }

  func testALibadwaitaDialogClosesAfterItsFormHasLeft() {
    if !Libadwaita.hasDialogs { return }
    withGuest { guest in
      guard let parent = Libadwaita.window(), let dialog = AdwaitaFunctions.make("adw_dialog")
      else { return XCTFail("There is no dialog.") }
      show(parent)
      AdwaitaFunctions.call("adw_dialog_set_child", dialog, guest.view.widget)
      AdwaitaFunctions.call("adw_dialog_present", dialog, parent)
      assertSoon(guest.name.widget.hasFocusWithin)
      typeText("Mei")
      let button = Button("Next")
      AdwaitaFunctions.call("adw_dialog_set_child", dialog, button)
      assertSoon(button.isMapped)
      button.grabFocus()
      press("Escape")
      assertSoon(!button.isMapped)
      XCTAssertEqual(guest.form.name, "Mei")
      parent.destroy()
    }
  }

  func testAFormMovedToAnotherDialogIsClosedWithThatOne() {
    if !Libadwaita.hasDialogs { return }
    withGuest { guest in
      let parents = (0..<2).compactMap { _ in Libadwaita.window() }
      let dialogs = parents.compactMap { _ in AdwaitaFunctions.make("adw_dialog") }
      guard dialogs.count == 2 else { return XCTFail("There are no dialogs.") }
      let button = Button("Next")
      for (dialog, parent) in zip(dialogs, parents) {
        parent.present()
        AdwaitaFunctions.call("adw_dialog_set_child", dialog, guest.view.widget)
        AdwaitaFunctions.call("adw_dialog_present", dialog, parent)
        assertSoon(guest.view.widget.isMapped)
        if dialog.isSame(as: dialogs[0]) {
          AdwaitaFunctions.call("adw_dialog_set_child", dialog, button)
        }
      }
      AdwaitaFunctions.call("adw_dialog_close", dialogs[0], nil)
      assertSoon(!button.isMapped)
      XCTAssertTrue(guest.view.widget.isMapped)
      AdwaitaFunctions.call("adw_dialog_close", dialogs[1], nil)
      assertSoon(!guest.view.widget.isMapped)
      for parent in parents { parent.destroy() }
    }
  }

  func testADialogThatAnswersItsUserItselfAsksNothing() {
    if !Libadwaita.hasDialogs { return }
    withGuest { guest in
      guard let parent = Libadwaita.window(), let dialog = AdwaitaFunctions.make("adw_dialog")
      else { return XCTFail("There is no dialog.") }
      show(parent)
      var attempts = 0
      dialog["can-close"] = false
      dialog.connect("close-attempt") { attempts += 1 }
      AdwaitaFunctions.call("adw_dialog_set_child", dialog, guest.view.widget)
      AdwaitaFunctions.call("adw_dialog_present", dialog, parent)
      assertSoon(guest.name.widget.hasFocusWithin)
      typeText("Mei")
      press("Escape")
      assertSoon(attempts, 1)
      XCTAssertNil(openButton("Discard"))
      XCTAssertTrue(guest.view.widget.isMapped)
      dialog.forceCloseDialog()
      assertSoon(!guest.view.widget.isMapped)
      parent.destroy()
    }
  }

  func testGoesBackFromALibadwaitaPage() {
    if !Libadwaita.hasDialogs { return }
    withGuest { guest in
      guard let window = Libadwaita.window() else { return XCTFail("There is no window.") }
      Libadwaita.navigate(to: guest.view.widget, "New guest", in: window)
      show(window)
      assertSoon(guest.name.widget.hasFocusWithin)
      typeText("Mei")
      press("alt+a")
      assertSoon(openTexts.contains("Your changes to “New guest” haven't been submitted"))
      choose("Discard")
      assertSoon(openTexts.contains("The first page") && !guest.view.widget.isMapped)
      XCTAssertFalse(window.isDestroyed)
      window.destroy()
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
