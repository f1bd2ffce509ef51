import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A view on a libadwaita page asks before the user leaves the page.
final class FormViewPageTests: WidgetTestCase {
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

  func testOneQuestionCoversSkippedPagesWhichStayInOrder() {
    withGuestsOnPages { first, middle, second, leave in
      guard let view = first.view.widget.navigationViewAround else { return XCTFail("no view") }
      first.form.name = "Mei"
      second.form.name = "Ada"
      leave()
      assertSoon(openTexts.contains(questionAboutTwoForms))
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
private func withGuestOnAPage(
  _ check: ScriptedCheck<String>? = nil, _ body: @MainActor (GuestView, Window) -> Void
) {
  if !Libadwaita.hasDialogs { return }
  withGuest(check) { guest in
    guard let window = Libadwaita.window() else { return XCTFail("The window is missing.") }
    Libadwaita.navigate(to: guest.view.widget, "New guest", in: window)
    presentActive(window)
    assertSoon(guest.name.widget.hasFocusWithin)
    body(guest, window)
    window.destroy()
  }
}

/// Runs a test with two forms on pages with another page between them, and a closure that leaves all three at once, as
/// the menu of the back button does.
private func withGuestsOnPages(
  _ body: @MainActor (_ first: GuestView, Widget, _ second: GuestView, _ leave: () -> Void) -> Void
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
