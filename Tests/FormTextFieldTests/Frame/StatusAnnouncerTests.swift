import CGtk
import CGtkTesting
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The backend for tests announces nothing, so the announcement is in the description of the field with the focus.
final class StatusAnnouncerTests: WidgetTestCase {
  func testAnErrorIsReadInTheNextFieldWithItsFieldsNameUntilThatFieldIsLeft() {
    onStage { stage in
      let (name, email) = (stage.field("Name", [.required]), stage.field("Email"))
      stage.show()
      stage.leaveEmpty(name, for: email)
      assertRead(email, "Name: Fill in this field")
      stage.focus(name)
      assertRead(email, nil)
    }
  }

  func testAnErrorThatIsCorrectedWithinThePauseIsNotRead() {
    onStage { stage in
      let (name, email) = (stage.field("Name", [.required]), stage.field("Email"))
      stage.show()
      stage.leaveEmpty(name, for: email)
      name.text = "Ada"
      waitForAnnouncement()
      assertRead(email, nil)
    }
  }

  func testACheckIsReadInTheNextFieldWhileItTakesLongAndWhenItEnds() {
    leaveFieldWithCheck { stage, check, name, email in
      assertRead(email, "Name: This is still being checked")
      check.answer("Ada", true)
      assertRead(email, "Name: checked")
      stage.focus(name)
      assertRead(email, nil)
    }
  }

  func testACheckThatFailsToRunIsReadInTheNextField() {
    leaveFieldWithCheck { _, check, _, email in
      assertSoon(check.openValues, ["Ada"])
      check.fail("Ada")
      assertRead(email, "Name: This couldn't be checked. Try again")
    }
  }

  /// Types into a field with a check, and moves on to the next one.
  private func leaveFieldWithCheck(
    _ body:
      @escaping @MainActor (
        _ stage: Stage, _ check: ScriptedCheck<String>, _ name: FormTextField,
        _ email: FormTextField
      ) -> Void
  ) {
    onStage { stage in
      let check = ScriptedCheck<String>("This name is taken")
      let name = FormTextField("Name", checks: [check.check(debounce: .zero)])
      stage.put(name)
      let email = stage.field("Email")
      stage.show()
      stage.focus(name)
      stage.type("Ada", into: name)
      stage.focus(email)
      body(stage, check, name, email)
    }
  }

  func testASubmitThatTakesLongIsReadAndThenItsSuccess() {
    DraftWindow.run { window in
      let entry = innerEntry(of: window.name)
      let end = window.submitThatWaits()
      waitForAnnouncement()
      assertDescription(entry, "Submitting…\nrequired")
      end()
      assertSoon(!window.controller.view.isSubmitting)
      assertDescription(entry, "Done\nrequired")
    }
  }

  func testErrorsOfAWholeFormAreNotReadOneByOne() {
    onStage { stage in
      let names = ["Name", "City", "Street"].map { stage.field($0, [.required]) }
      let email = stage.field("Email")
      stage.show()
      stage.leaveEmpty(names[0], for: email)
      StatusAnnouncer.silently { for name in names.dropFirst() { name.performValidation() } }
      waitForAnnouncement()
      assertRead(email, nil)
    }
  }
}

extension Stage {
  /// Types into a field, erases it again, and moves on to another one.
  fileprivate func leaveEmpty(_ field: FormTextField, for next: FormTextField) {
    focus(field)
    type("A", into: field)
    erase(field)
    focus(next)
  }
}

@MainActor
private func waitForAnnouncement() {
  let end = g_get_monotonic_time() + 700_000
  XCTAssertTrue(spin(until: g_get_monotonic_time() > end))
}

/// Expects a text to be read of a field in addition to its own description, which is empty.
@MainActor
private func assertRead(_ field: FormTextField, _ text: String?, line: UInt = #line) {
  let entry = field.frame.focusWidget.opaque
  let isRead: () -> Bool = {
    guard let text else {
      return gtk_test_accessible_has_property(entry, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) == 0
    }
    return cgtk_test_check_text(entry, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text) == nil
  }
  XCTAssertTrue(spin(until: isRead()), text ?? "nothing more", line: line)
}
