import CGtk
import GenericForm
import GenericFormTesting
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

  func testOneQuestionCoversEveryFormInTheContainer() {
    for kind in Container.allCases {
      withGuest { first in
        withGuest { second in
          let column = Box(.column)
          column.append(first.view.widget)
          column.append(second.view.widget)
          show(column, in: kind) {
            first.form.name = "Mei"
            second.form.name = "Ada"
            first.view.requestClose()
            assertSoon(openTexts.contains(twoForms), "\(kind)")
            choose("Keep Editing")
            assertSoon(openButton("Discard") == nil && column.isMapped, "\(kind)")
            XCTAssertEqual([first.form.name, second.form.name], ["Mei", "Ada"], "\(kind)")
            first.view.requestClose()
            assertSoon(openButton("Discard") != nil, "\(kind)")
            choose("Discard")
            assertSoon(!column.isMapped, "\(kind)")
            XCTAssertNil(openButton("Discard"), "\(kind)")
            XCTAssertEqual([first.form.name, second.form.name], ["", ""], "\(kind)")
          }
        }
      }
    }
  }

  func testADialogInALibadwaitaWindowClosesBeforeTheFormBelowIt() {
    if !Libadwaita.hasDialogs { return }
    withGuest { guest in
      show(guest.view.widget, in: .firstPage) {
        guest.form.name = "Mei"
        let form = Form(Values()) { FieldValidation(\.name, .required) }
        let dialog = FormDialog("New Account", form, submitTitle: "_Create") {
          FormTextField("_Name", form.field(\.name))
        }
        var hasEnded = false
        Task { [widget = guest.view.widget] in
          _ = await dialog.run(over: widget)
          hasEnded = true
        }
        assertSoon(dialog.view.widget.isMapped)
        form.name = "Ada"
        for answer in ["Keep Editing", "Discard"] {
          guest.view.requestClose()
          assertSoon(
            openTexts.contains("Your changes to “New Account” haven't been submitted"), answer)
          choose(answer)
          assertSoon(hasEnded == (answer == "Discard") && openButton("Discard") == nil, answer)
          XCTAssertEqual(guest.form.name, "Mei")
        }
        guest.view.requestClose()
        assertSoon(openButton("Discard") != nil)
        choose("Discard")
        assertSoon(!guest.view.widget.isMapped)
      }
    }
  }

  func testAFormThatChangesDuringTheQuestionIsAskedAboutBeforeAnythingIsDiscarded() {
    withGuest { first in
      withGuest { second in
        let column = Box(.column)
        column.append(first.view.widget)
        column.append(second.view.widget)
        show(column, in: .window) {
          first.form.name = "Mei"
          first.view.requestClose()
          second.form.name = "Ada"
          choose("Discard")
          assertSoon(openTexts.contains(twoForms))
          XCTAssertEqual(first.form.name, "Mei")
          choose("Keep Editing")
          XCTAssertEqual([first.form.name, second.form.name], ["Mei", "Ada"])
          first.view.requestClose()
          choose("Discard")
          assertSoon(!column.isMapped)
        }
      }
    }
  }

  func testOneQuestionCoversSkippedPagesWhichStayInOrder() {
    withGuestsOnPages { first, middle, second, leave in
      guard let view = first.view.widget.navigationViewAround else { return XCTFail("no view") }
      first.form.name = "Mei"
      second.form.name = "Ada"
      leave()
      assertSoon(openTexts.contains(twoForms))
      XCTAssertTrue(openTexts.contains("New guest") && openTexts.contains("Another guest"))
      choose("Keep Editing")
      XCTAssertEqual([first.form.name, second.form.name], ["Mei", "Ada"])
      assertSoon(second.name.widget.hasFocusWithin)
      second.form.name = ""
      AdwaitaFunctions.call("adw_navigation_view_pop", view, nil)
      assertSoon(middle.isMapped && !second.view.widget.isMapped)
      AdwaitaFunctions.call("adw_navigation_view_pop", view, nil)
      assertSoon(first.view.widget.isMapped && !middle.isMapped)
    }
  }

  func testDiscardLeavesAllSkippedPages() {
    withGuestsOnPages { first, _, second, leave in
      first.form.name = "Mei"
      leave()
      assertSoon(openTexts.contains("Your changes to “New guest” haven't been submitted"))
      assertSoon(second.view.widget.isMapped)
      choose("Discard")
      assertSoon(openTexts.contains("The first page") && !first.view.widget.isMapped)
      assertSoon(!second.view.widget.isMapped)
      XCTAssertEqual(first.form.name, "")
    }
  }

  func testLeavingAPageCancelsASubmitThatWaitsForACheck() {
    for canPop in [true, false] {
      let check = MainActor.assumeIsolated { ScriptedCheck<String>("Taken") }
      withGuestOnAPage(check) { guest, window in
        var taken = 0
        guest.form.onSubmit { _ in taken += 1 }
        guest.view.asksBeforeClosing = false
        let page = guest.view.widget.navigationPageAround
        page?["can-pop"] = canPop
        typeText("Mei")
        press("Return")
        assertSoon(check.openValues, ["Mei"])
        XCTAssertTrue(guest.view.isSubmitting)
        guest.view.widget.closeContainer()
        assertSoon(openTexts.contains("The first page") && !guest.view.widget.isMapped)
        assertSoon(!guest.view.isSubmitting)
        check.answer("Mei", true)
        XCTAssertEqual(taken, 0)
        XCTAssertEqual(guest.form.name, "Mei")
      }
    }
  }

  func testAPageThatIsVisitedAgainDuringItsSubmitStaysOpen() {
    withGuestOnAPage { guest, _ in
      guard let view = guest.view.widget.navigationViewAround,
        let page = guest.view.widget.navigationPageAround
      else { return XCTFail("no page") }
      var end: CheckedContinuation<Void, Never>?
      guest.form.onSubmit { _ in await withCheckedContinuation { end = $0 } }
      typeText("Mei")
      press("Return")
      assertSoon(end != nil)
      guest.view.requestClose()
      XCTAssertTrue(guest.view.widget.isMapped)
      press("Escape")
      assertSoon(!guest.view.widget.isMapped)
      AdwaitaFunctions.call("adw_navigation_view_push", view, page)
      assertSoon(guest.view.widget.isMapped)
      end?.resume()
      assertSoon(!guest.view.isSubmitting)
      XCTAssertNotNil(view.page(before: page))
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

  func testAPageThatTheProgramShowsAgainAtOnceIsNotLeft() {
    withGuestOnAPage { guest, _ in
      guard let view = guest.view.widget.navigationViewAround,
        let page = guest.view.widget.navigationPageAround
      else { return XCTFail("no page") }
      typeText("Mei")
      AdwaitaFunctions.call("adw_navigation_view_pop", view, nil)
      AdwaitaFunctions.call("adw_navigation_view_push", view, page)
      var hasEnded = false
      afterEvent { hasEnded = true }
      assertSoon(hasEnded)
      XCTAssertNil(openButton("Discard"))
      XCTAssertNotNil(view.page(before: page))
      press("Escape")
      assertSoon(openButton("Discard") != nil)
      choose("Discard")
      assertSoon(openTexts.contains("The first page") && !guest.view.widget.isMapped)
    }
  }

  func testAViewThatWasNotShownYetAsksItsHost() {
    MainActor.assumeIsolated {
      withGuest { guest in
        let host = BusyHost()
        guest.view.host = host
        guest.view.requestClose()
        XCTAssertEqual([host.askedCount, host.closedCount], [1, 0])
      }
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

/// A host that can't be closed yet.
private final class BusyHost: FormHost {
  let title = "Guests"
  private(set) var askedCount = 0
  private(set) var closedCount = 0

  func mayClose() -> Bool {
    askedCount += 1
    return false
  }

  func close() { closedCount += 1 }
}

private let twoForms = "Changes in 2 forms haven't been submitted"

/// A container that closes with a view without a host.
private enum Container {
  case window
  case popover
  case page
  case firstPage
  case dialog
  case firstPageOfDialog

  /// The containers that can be shown here.
  static var allCases: [Self] {
    [.window, .popover]
      + (Libadwaita.hasDialogs ? [.page, .firstPage, .dialog, .firstPageOfDialog] : [])
  }
}

/// Shows a widget in a container, which is destroyed after the test.
@MainActor
private func show(_ content: Widget, in container: Container, _ body: () -> Void) {
  // libadwaita doesn't release a dialog that closes while it opens.
  setReducedMotion(true)
  defer { setReducedMotion(false) }
  switch container {
  case .window:
    let window = Window(title: "Guests")
    window.content = content
    show(window)
    body()
    window.destroy()
  case .popover:
    let anchor = Box(.column)
    let window = Window(title: "Guests")
    window.content = anchor
    let popover: WidgetPointer = gtk_popover_new()
    gtk_popover_set_child(popover.popover, content.pointer)
    gtk_widget_set_parent(popover, anchor.pointer)
    show(window)
    gtk_popover_popup(popover.popover)
    assertSoon(content.isMapped)
    body()
    // GTK 4.8 keeps a popover that was shown.
    gtk_popover_set_child(popover.popover, nil)
    gtk_widget_unparent(popover)
    window.destroy()
  case .page, .firstPage:
    guard let window = Libadwaita.window() else { return XCTFail("no window") }
    if container == .page {
      Libadwaita.navigate(to: content, "Guests", in: window)
    } else {
      guard let view = Libadwaita.navigationView(from: content, "Guests") else { return }
      AdwaitaFunctions.call("adw_window_set_content", window, view)
    }
    show(window)
    assertSoon(content.isMapped)
    body()
    window.destroy()
  case .dialog: inDialog(content) { _ in body() }
  case .firstPageOfDialog:
    guard let view = Libadwaita.navigationView(from: content, "Guests") else { return }
    inDialog(view) { _ in body() }
  }
}

/// Runs a test with a form on the second page of a libadwaita window, if there are any.
private func withGuestOnAPage(
  _ check: ScriptedCheck<String>? = nil, _ body: @MainActor (Guest, Window) -> Void
) {
  if !Libadwaita.hasDialogs { return }
  withGuest(check) { guest in
    guard let window = Libadwaita.window() else { return XCTFail("The window is missing.") }
    Libadwaita.navigate(to: guest.view.widget, "New guest", in: window)
    show(window)
    assertSoon(guest.name.widget.hasFocusWithin)
    body(guest, window)
    window.destroy()
  }
}

/// Runs a test with two forms on pages with another page between them, and a closure that leaves all three at once, as
/// the menu of the back button does.
private func withGuestsOnPages(
  _ body: @MainActor (_ first: Guest, Widget, _ second: Guest, _ leave: () -> Void) -> Void
) {
  withGuestOnAPage { first, _ in
    withGuest { second in
      guard let page = first.view.widget.navigationPageAround,
        let view = page.navigationViewAround, let start = view.page(before: page)
      else { return XCTFail("no page") }
      let middle = Label("The page between")
      Libadwaita.push(middle, "Between", on: view)
      Libadwaita.push(second.view.widget, "Another guest", on: view)
      assertSoon(second.name.widget.hasFocusWithin && !first.view.widget.isMapped)
      body(first, middle, second) {
        AdwaitaFunctions.call("adw_navigation_view_pop_to_page", view, start)
      }
    }
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

private func withGuest(
  _ check: ScriptedCheck<String>? = nil, _ body: @MainActor (Guest) -> Void
) {
  expectRelease { lifetimes in
    let guest = Guest(check)
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
  let form: Form<Values>
  let name: FormTextField
  let email: FormTextField
  let view: FormView

  init(_ check: ScriptedCheck<String>?) {
    let checks: [ValidationCheck<Values, String>] =
      check.map { [$0.check(debounce: .zero)] } ?? []
    form = Form(Values()) { FieldValidation(\.name, .required, checks: checks) }
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
