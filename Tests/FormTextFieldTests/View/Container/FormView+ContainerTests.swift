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
      presentActive(window)
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
      presentActive(window)
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
      presentActive(window)
      guest.form.name = "Mei"
      gtk_window_close(window.gtk)
      let name = Toolkit.applicationName
      XCTAssertFalse(name.isEmpty)
      XCTAssertTrue(openTexts.contains("Your changes to “\(name)” haven't been submitted"))
      choose("Discard")
      XCTAssertTrue(guest.view.hasEnded)
    }
  }

  func testOneQuestionCoversEveryFormInTheContainer() {
    for kind in ViewContainer.allCases {
      withGuest { first in
        withGuest { second in
          let column = Box(.column)
          column.append(first.view.widget)
          column.append(second.view.widget)
          show(column, in: kind) {
            first.form.name = "Mei"
            second.form.name = "Ada"
            first.view.requestClose()
            assertSoon(openTexts.contains(questionAboutTwoForms), "\(kind)")
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
          assertSoon(openTexts.contains(questionAboutTwoForms))
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
