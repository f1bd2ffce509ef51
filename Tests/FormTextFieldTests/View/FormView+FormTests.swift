import CGtk
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormViewFormTests: HostedTestCase {
  func testSubmitsTheValuesOfTheFormAndStartsOver() {
    withFormWindow { window in
      window.fillIn()
      window.controller.submit()
      assertSoon(window.shows("Thank you"))
      XCTAssertEqual(window.taken, ["Mei mei@example.com"])
      XCTAssertEqual(window.name.text, "")
    }
  }

  func testShowsTheSuccessIfTheProgramResetsTheForm() {
    withFormWindow { window in
      window.fillIn()
      window.afterTaking = { [unowned window] in window.form.reset(to: Subscriber()) }
      window.controller.submit()
      assertSoon(window.shows("Thank you"))
      XCTAssertFalse(window.controller.view.isSubmitting)
      XCTAssertEqual(window.taken, ["Mei mei@example.com"])
      XCTAssertEqual(window.name.text, "")
      XCTAssertEqual(window.name.shownMessages, [])
    }
  }

  func testIsNotValidatedByASecondPressOfEnter() {
    withFormWindow { window in
      window.fillIn()
      window.controller.submit()
      assertSoon(window.shows("Thank you"))
      window.controller.submit()
      XCTAssertTrue(window.shows("Thank you"))
      XCTAssertEqual(window.name.shownMessages, [])
      window.name.text = "Bob"
      assertSoon(!window.shows("Thank you"))
      window.controller.submit()
      XCTAssertEqual(window.email.shownMessages, ["Fill in this field"])
    }
  }

  func testForgetsTheInputOnceItIsSubmitted() {
    withFormWindow { window in
      enter("Mei", into: window.name)
      window.email.text = "mei@example.com"
      window.controller.submit()
      assertSoon(window.shows("Thank you"))
      XCTAssertEqual(window.taken, ["Mei mei@example.com"])
      window.name.focus()
      press("ctrl+z")
      XCTAssertEqual(window.name.text, "")
    }
  }

  func testFocusesTheOnlyFieldWithAnError() {
    withFormWindow { window in
      window.fillIn()
      window.email.text = "mei@"
      window.controller.submit()
      XCTAssertEqual(
        window.email.shownMessages, ["Enter an email address, such as mei@example.com"])
      XCTAssertTrue(window.isFocused(window.email))
      XCTAssertFalse(window.shows("fields need"))
      XCTAssertEqual(window.taken, [])
    }
  }

  func testShowsAServerErrorUnderItsField() {
    withFormWindow { window in
      window.fillIn()
      window.failure = ServerErrors([\Subscriber.name: "This name is taken"])
      window.controller.submit()
      assertSoon(window.name.shownMessages, ["This name is taken"])
      assertSoon(!window.controller.view.isSubmitting)
      XCTAssertTrue(window.isFocused(window.name))
      XCTAssertEqual(window.name.text, "Mei")
      window.failure = nil
      window.controller.submit()
      assertSoon(window.shows("Thank you"))
    }
  }

  func testShowsAnErrorOfTheWholeFormInTheSummary() {
    withFormWindow { window in
      window.fillIn()
      window.failure = ServerErrors([
        \Subscriber.self: "The list is full", \Subscriber.email: "You are subscribed",
      ])
      window.controller.submit()
      assertSoon(window.shows("The list is full"))
      XCTAssertTrue(window.shows("1 field needs your attention"))
      XCTAssertTrue(window.shows("Email: You are subscribed"))
      XCTAssertEqual(window.email.shownMessages, ["You are subscribed"])
      window.email.text = "ada@example.com"
      assertSoon(window.hasTick(beside: "Email"))
    }
  }

  func testAnErrorOfTheWholeFormNeedsNoHeading() {
    withFormWindow { window in
      window.fillIn()
      window.failure = ServerErrors([\Subscriber.self: "The list is full"])
      window.controller.submit()
      assertSoon(window.shows("The list is full"))
      XCTAssertEqual(
        labels(in: window.controller.view.widget.pointer).filter { $0.contains("attention") }, [])
      XCTAssertEqual(
        labels(in: window.controller.view.widget.pointer).count { $0 == "The list is full" }, 1)
    }
  }

  func testShowsAnErrorSetOutsideASubmitUntilAValueChanges() {
    withFormWindow { window in
      window.form.setError("The list is being updated")
      XCTAssertTrue(window.shows("The list is being updated"))
      window.name.text = "Mei"
      XCTAssertFalse(window.shows("The list is being updated"))
      XCTAssertFalse(window.shows("All corrected. You can submit again"))
    }
  }

  func testAServerErrorKeepsTheButtonSensitive() {
    withFormWindow(needsValidForm: true) { window in
      window.fillIn()
      assertSoon(window.canSubmit)
      window.form.setErrors([\.self: "The list is being updated", \.name: "This name is taken"])
      XCTAssertTrue(window.shows("The list is being updated"))
      XCTAssertTrue(window.canSubmit)
      window.controller.submit()
      assertSoon(window.taken, ["Mei mei@example.com"])
    }
  }

  func testShowsAServerErrorWithoutAControl() {
    withFormWindow { window in
      for path in [\Subscriber.captcha, \.nickname, \.referrer] {
        window.fillIn()
        window.failure = ServerErrors([path: "Try it again"])
        window.controller.submit()
        assertSoon(!window.controller.view.isSubmitting)
        XCTAssertTrue(window.shows("Try it again"), "\(path)")
        XCTAssertFalse(window.shows("All corrected. You can submit again"))
        XCTAssertEqual(window.name.text, "Mei")
      }
      window.failure = ServerErrors([
        \Subscriber.name: "This name is taken", \.captcha: "Try it again",
      ])
      window.controller.submit()
      assertSoon(window.name.shownMessages, ["This name is taken"])
      assertSoon(window.shows("Try it again"))
      window.failure = nil
      window.controller.submit()
      assertSoon(window.shows("Thank you"))
    }
  }

  func testWaitsForACheckAndShowsItsResult() {
    withFormWindow { window in
      window.fillIn()
      window.name.text = "Bob"
      window.check.answersAtOnce = false
      window.controller.submit()
      XCTAssertTrue(window.controller.view.isSubmitting)
      assertSoon(window.check.script.openValues, ["Bob"])
      window.check.script.answer("Bob", false)
      assertSoon(window.name.shownMessages, ["Taken"])
      XCTAssertTrue(window.isFocused(window.name))
      XCTAssertEqual(window.taken, [])
    }
  }

  func testKeepsTheButtonInsensitiveWithTheReasonOnRequest() {
    withFormWindow(needsValidForm: true) { window in
      XCTAssertFalse(window.canSubmit)
      XCTAssertEqual(
        window.obstacle,
        "Name: Fill in this field\nEmail: Fill in this field")
      window.fillIn()
      assertSoon(window.canSubmit)
      XCTAssertEqual(window.obstacle, "")
      window.check.answersAtOnce = false
      window.name.text = "Bob"
      XCTAssertEqual(window.obstacle, "Name: This is still being checked")
      window.check.script.answer("Bob", true)
      assertSoon(window.canSubmit)
      window.email.text = "mei@"
      XCTAssertFalse(window.canSubmit)
      XCTAssertEqual(window.obstacle, "Enter an email address, such as mei@example.com")
      window.controller.submit()
      XCTAssertTrue(window.isFocused(window.email))
      XCTAssertEqual(window.taken, [])
    }
  }

  func testShowsTheFirstReasonBesideTheInsensitiveButton() {
    withFormWindow(needsValidForm: true) { window in
      XCTAssertEqual(window.reason, "Name: Fill in this field")
      window.name.text = "Mei"
      assertSoon(window.reason, "Email: Fill in this field")
      window.check.answersAtOnce = false
      window.fillIn()
      window.name.text = "Bob"
      XCTAssertEqual(window.reason, "Name: This is still being checked")
      XCTAssertEqual(window.name.shownMessages, [])
      window.check.script.answer("Bob", true)
      assertSoon(window.canSubmit)
      XCTAssertEqual(window.reason, "")
    }
    withFormWindow { window in
      XCTAssertFalse(window.shows("Name: Fill in this field"))
    }
  }
}
