import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormTextFieldTests: WidgetTestCase {
  func testValidatesTheTextWithoutShowingTheResult() {
    onStage { stage in
      let email = stage.field("Email", [.required, .email])
      email.text = "mei@"
      XCTAssertFalse(email.isValid)
      XCTAssertEqual(email.messages, ["Enter an email address, such as mei@example.com"])
      XCTAssertEqual(email.shownMessages, [])
    }
  }

  func testShowsTheResultWhenItIsValidated() {
    onStage { stage in
      let email = stage.field("Email", [.required, .email])
      email.performValidation()
      XCTAssertEqual(email.shownMessages, ["Fill in this field"])
      email.text = "mei@example.com"
      XCTAssertEqual(email.shownMessages, [])
      XCTAssertTrue(email.isValid)
    }
  }

  func testShowsEveryMessageOnItsOwnLine() {
    onStage { stage in
      let password = stage.field("Password", [.password])
      password.text = "short"
      password.performValidation()
      XCTAssertEqual(
        password.shownMessages,
        [
          "Use at least 1 letter and 1 digit",
          "Use 8–20 characters",
          "Use at least 1 special character and no spaces",
        ])
      XCTAssertEqual(labels(in: password.widget.pointer).suffix(3), password.shownMessages[...])
    }
  }

  func testShowsItsRequiredStateAsText() {
    onStage { stage in
      let name = stage.field("Name", [.required])
      XCTAssertEqual(labels(in: name.widget.pointer).prefix(2), ["Name", "required"])
      name.validators = [.email]
      XCTAssertEqual(labels(in: name.widget.pointer).first, "Name")
      XCTAssertFalse(labels(in: name.widget.pointer).contains("required"))
    }
  }

  func testShowsTheMessagesOfTheProgram() {
    onStage { stage in
      let name = stage.field("Name", [.required])
      MessageCatalog.withShared(["required": "Wie heißen Sie?"]) {
        name.performValidation()
      }
      XCTAssertEqual(name.shownMessages, ["Wie heißen Sie?"])
    }
  }

  func testNamesItselfInAMessageThatMentionsTheField() {
    onStage { stage in
      let name = stage.field("_Name", [.required])
      MessageCatalog.withShared(["required": "Enter your {field, clause}"]) {
        name.performValidation()
        XCTAssertEqual(name.messages, ["Enter your name"])
      }
      XCTAssertEqual(name.shownMessages, ["Enter your name"])
    }
  }

  func testPassesItselfToACustomValidator() {
    onStage { stage in
      let first = stage.field("Password")
      let second = stage.field("Confirm password")
      second.validators = [.custom("Not the same") { $0.text == first.text }]
      first.text = "a"
      XCTAssertEqual(second.messages, ["Not the same"])
      second.text = "a"
      XCTAssertEqual(second.messages, [])
      second.validators = []
    }
  }

  func testShowsNoLateResultAfterAReset() {
    onStage { stage in
      let name = stage.field("Name")
      stage.show()
      stage.focus(name)
      enter("Ada", into: name)
      press("ctrl+z")
      XCTAssertEqual(name.text, "")
      enter("Bob", into: name)
      name.reset()
      press("ctrl+z", "ctrl+y")
      XCTAssertEqual(name.text, "")
    }
  }

  func testIsNotFocusedOutsideAWindow() {
    onStage { stage in
      let field = FormTextField("Name")
      stage.lifetimes.watch(field)
      field.focus()
      XCTAssertFalse(stage.isFocused(field))
    }
  }

  func testAcceptsAnyText() {
    onStage { stage in
      let field = stage.field("Name")
      for text in ["", "   ", "e\u{301}", "👩‍👩‍👧", "שלום", "مرحبا", "\u{202E}abc", "a\u{200D}"] {
        field.text = text
        XCTAssertEqual(field.text, text)
      }
    }
  }

  func testAcceptsAsMuchTextAsAnEntryHolds() {
    onStage { stage in
      let field = stage.field("Name", [.email])
      stage.type(String(repeating: "a", count: 1 << 20), into: field)
      XCTAssertEqual(field.text.utf8.count, 65_535 - 1)
      XCTAssertFalse(field.isValid)
    }
  }

  func testShowsAnErrorOfTheProgramUntilTheTextChanges() {
    onStage { stage in
      let username = stage.field("Username", [.required])
      username.text = "mei"
      username.setError("This username is taken")
      XCTAssertEqual(username.shownMessages, ["This username is taken"])
      XCTAssertFalse(username.isValid)
      XCTAssertEqual(username.messages, ["This username is taken"])
      stage.type("2", into: username)
      XCTAssertEqual(username.shownMessages, [])
      XCTAssertTrue(username.isValid)
    }
  }

  func testForgetsEverythingOnReset() {
    onStage { stage in
      let email = stage.field("Email", [.required, .email])
      email.text = "mei@"
      email.performValidation()
      email.reset()
      XCTAssertEqual(email.text, "")
      XCTAssertEqual(email.shownMessages, [])
    }
  }

  func testNotifiesOfEveryChangeAndResult() {
    onStage { stage in
      let email = stage.field("Email", [.email])
      var texts: [String] = []
      var results: [Bool] = []
      var enters = 0
      email.onChange { [unowned email] in texts.append(email.text) }
      email.onValidated { results.append($0) }
      email.onActivate { enters += 1 }
      stage.type("m", into: email)
      email.text = "mei"
      email.text = "mei"
      email.performValidation()
      email.text = "mei@example.com"
      pressEnter(in: email)
      XCTAssertEqual(texts, ["m", "mei", "mei@example.com"])
      XCTAssertEqual(results, [false, true, true])
      XCTAssertEqual(enters, 1)
    }
  }

  func testIsTheSameObjectWhereverItIsReferredTo() {
    onStage { stage in
      let email = stage.field("Email", [.required])
      XCTAssertTrue(FormTextField.of(email.widget) === email)
      XCTAssertNil(FormCheckButton.of(email.widget))
      XCTAssertNil(FormTextField.of(Widget(gtk_widget_get_first_child(email.widget.pointer))))
    }
  }

  func testReleasesObjectsHeldByItsClosures() {
    onStage { stage in
      let captured = Token()
      stage.lifetimes.watch(captured, "what the closures hold")
      let email = stage.field("Email", [.custom("Never") { _ in captured === captured }])
      email.onChange { _ = captured }
      email.onValidated { _ in _ = captured }
      email.onActivate { _ = captured }
    }
  }

  func testIsReleasedIfAnotherThreadDropsIt() {
    MainActor.assumeIsolated {
      let lifetimes = Lifetimes()
      dropElsewhere(lifetimes)
      assertSoon(lifetimes.survivors.isEmpty)
    }
  }

  func testIsReleasedIfItWasNeverPlacedAnywhere() {
    MainActor.assumeIsolated {
      let lifetimes = Lifetimes()
      autoreleased { lifetimes.watch(FormTextField("Email", validators: [.required])) }
      assertSoon(lifetimes.survivors.isEmpty)
    }
  }
}

/// Makes a field whose last owner is a task on another thread.
@MainActor
private func dropElsewhere(_ lifetimes: Lifetimes) {
  let field = FormTextField("Email", validators: [.required])
  lifetimes.watch(field)
  Task.detached { [field] in _ = field }
}

@MainActor
private func autoreleased(_ body: () -> Void) { body() }
