import CGtk
import GenericForm
import XCTest

@testable import FormTextField

final class FormTextFieldTests: WidgetTestCase {
  func testJudgesTheTextWithoutShowingTheVerdict() {
    onStage { stage in
      let email = stage.field("Email", [.required, .email])
      email.text = "mei@"
      XCTAssertFalse(email.isValid)
      XCTAssertEqual(email.messages, ["Invalid email format"])
      XCTAssertEqual(email.shownMessages, [])
    }
  }

  func testShowsTheVerdictWhenAsked() {
    onStage { stage in
      let email = stage.field("Email", [.required, .email])
      email.performValidation()
      XCTAssertEqual(email.shownMessages, ["This field should not be empty"])
      email.text = "mei@example.com"
      XCTAssertEqual(email.shownMessages, [])
      XCTAssertTrue(email.isValid)
    }
  }

  func testShowsEveryMessageOnALineOfItsOwn() {
    onStage { stage in
      let password = stage.field("Password", [.password], isSecure: true)
      password.text = "short"
      password.performValidation()
      XCTAssertEqual(
        password.shownMessages,
        [
          "Use at least one number and one letter",
          "Password must be 8–20 characters",
          "Use at least one special character and no spaces",
        ])
      XCTAssertEqual(
        labels(in: password.widget).last, password.shownMessages.joined(separator: "\n"))
    }
  }

  func testSaysInWordsThatItIsRequired() {
    onStage { stage in
      let name = stage.field("Name", [.required])
      XCTAssertEqual(labels(in: name.widget).prefix(2), ["Name", "required"])
      name.validators = [.email]
      XCTAssertEqual(labels(in: name.widget).first, "Name")
      XCTAssertFalse(labels(in: name.widget).contains("required"))
    }
  }

  func testSpeaksTheWordsOfTheProgram() {
    onStage { stage in
      let name = stage.field("Name", [.required])
      MessageCatalog.withShared(["field_empty_error": "Wie heißen Sie?"]) {
        name.performValidation()
      }
      XCTAssertEqual(name.shownMessages, ["Wie heißen Sie?"])
    }
  }

  func testTellsItsOwnCheckWhichFieldItIs() {
    onStage { stage in
      let first = stage.field("Password")
      let second = stage.field("Confirm password")
      second.validators = [.custom { ($0.text == first.text, ["Not the same"]) }]
      first.text = "a"
      XCTAssertEqual(second.messages, ["Not the same"])
      second.text = "a"
      XCTAssertEqual(second.messages, [])
      second.validators = []
    }
  }

  func testKeepsEverythingWhenItBecomesASecret() {
    onStage { stage in
      let field = stage.field("Code", [.required])
      field.placeholder = "as in the letter"
      field.maxLength = 8
      field.text = "12345"
      field.isSecure = true
      XCTAssertEqual(field.text, "12345")
      XCTAssertEqual(field.placeholder, "as in the letter")
      XCTAssertEqual(field.maxLength, 8)
      XCTAssertEqual(gtk_text_get_visibility(text(field)), 0)
      field.isSecure = false
      XCTAssertEqual(field.text, "12345")
      XCTAssertEqual(gtk_text_get_visibility(text(field)), 1)
      field.performValidation()
      stage.erase(field)
      XCTAssertEqual(field.messages, ["This field should not be empty"])
    }
  }

  func testTellsInputMethodsOfASecretUnlessItsPurposeIsGiven() {
    onStage { stage in
      let field = stage.field("Code")
      field.isSecure = true
      XCTAssertEqual(field.inputPurpose, .password)
      field.isSecure = false
      XCTAssertEqual(field.inputPurpose, .freeForm)
      field.inputPurpose = .pin
      field.isSecure = true
      XCTAssertEqual(field.inputPurpose, .pin)
    }
  }

  func testKeepsItsShapeAndTheFocusWhenItBecomesASecret() {
    onStage { stage in
      let field = stage.field("Code", [.required])
      gtk_editable_set_width_chars(OpaquePointer(field.widget), 30)
      gtk_editable_set_alignment(OpaquePointer(field.widget), 1)
      stage.show()
      stage.focus(field)
      field.isSecure = true
      XCTAssertTrue(stage.isFocused(field))
      XCTAssertEqual(gtk_editable_get_width_chars(OpaquePointer(field.widget)), 30)
      XCTAssertEqual(gtk_editable_get_alignment(OpaquePointer(field.widget)), 1)
      XCTAssertEqual(field.shownMessages, [])
    }
  }

  func testBringsNothingBackOnceItIsReset() {
    onStage { stage in
      let name = stage.field("Name")
      enter("Ada", into: name)
      undo(in: name)
      XCTAssertEqual(name.text, "")
      enter("Bob", into: name)
      name.reset()
      undo(in: name)
      XCTAssertEqual(name.text, "")
    }
  }

  func testHidesARevealedSecretWhenItIsReset() {
    onStage { stage in
      let password = stage.field("Password", isSecure: true)
      stage.type("Correct-9-horse", into: password)
      gtk_text_set_visibility(text(password), 1)
      password.reset()
      XCTAssertEqual(gtk_text_get_visibility(text(password)), 0)
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

  func testKeepsASecretInLockedMemory() {
    onStage { stage in
      let password = stage.field("Password", isSecure: true)
      let buffer = gtk_text_get_buffer(text(password))
      XCTAssertNotEqual(
        g_type_check_instance_is_a(
          UnsafeMutableRawPointer(buffer!).assumingMemoryBound(to: GTypeInstance.self),
          gtk_password_entry_buffer_get_type()), 0)
    }
  }

  func testTakesAnyText() {
    onStage { stage in
      let field = stage.field("Name")
      for text in ["", "   ", "e\u{301}", "👩‍👩‍👧", "שלום", "مرحبا", "\u{202E}abc", "a\u{200D}"] {
        field.text = text
        XCTAssertEqual(field.text, text)
      }
    }
  }

  func testTakesAsMuchTextAsAnEntryHolds() {
    onStage { stage in
      let field = stage.field("Name", [.email])
      field.text = String(repeating: "a", count: 1 << 20)
      XCTAssertEqual(field.text.utf8.count, 65_535 - 1)
      XCTAssertFalse(field.isValid)
    }
  }

  func testShowsWhatOnlyTheProgramKnowsUntilTheTextChanges() {
    onStage { stage in
      let username = stage.field("Username", [.required])
      username.text = "mei"
      username.showError("This username is taken")
      XCTAssertEqual(username.shownMessages, ["This username is taken"])
      XCTAssertTrue(username.isValid)
      username.updateShownError()
      XCTAssertEqual(username.shownMessages, ["This username is taken"])
      stage.type("2", into: username)
      XCTAssertEqual(username.shownMessages, [])
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

  func testTellsOfEveryChangeAndVerdict() {
    onStage { stage in
      let email = stage.field("Email", [.email])
      var texts: [String] = []
      var verdicts: [Bool] = []
      var enters = 0
      email.onChange { [unowned email] in texts.append(email.text) }
      email.onValidated { verdicts.append($0) }
      email.onActivate { enters += 1 }
      stage.type("m", into: email)
      email.text = "mei"
      email.text = "mei"
      email.performValidation()
      email.text = "mei@example.com"
      pressEnter(in: email)
      XCTAssertEqual(texts, ["m", "mei", "mei@example.com"])
      XCTAssertEqual(verdicts, [false, true, true])
      XCTAssertEqual(enters, 1)
    }
  }

  func testIsTheSameFieldWhereverItIsReferredTo() {
    onStage { stage in
      let email = stage.field("Email", [.required])
      let again = FormTextField(widget: email.widget)
      again?.text = "mei@example.com"
      XCTAssertEqual(email.text, "mei@example.com")
      XCTAssertNil(FormTextField(widget: gtk_widget_get_first_child(email.widget)))
    }
  }

  func testReleasesWhatItsClosuresHold() {
    onStage { stage in
      let captured = Token()
      stage.lifetimes.watch(captured, "what the closures hold")
      let email = stage.field("Email", [.custom { _ in (captured === captured, []) }])
      email.onChange { _ = captured }
      email.onValidated { _ in _ = captured }
      email.onActivate { _ = captured }
    }
  }

  func testIsGoneWhenAnotherThreadDropsIt() {
    MainActor.assumeIsolated {
      let lifetimes = Lifetimes()
      dropElsewhere(lifetimes)
      XCTAssertTrue(spin(until: lifetimes.survivors.isEmpty))
    }
  }

  func testIsGoneWhenItWasNeverPutAnywhere() {
    MainActor.assumeIsolated {
      let lifetimes = Lifetimes()
      autoreleased { lifetimes.watch(FormTextField("Email", validators: [.required])) }
      XCTAssertTrue(spin(until: lifetimes.survivors.isEmpty))
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

@MainActor
private func text(_ field: FormTextField) -> UnsafeMutablePointer<GtkText> {
  UnsafeMutableRawPointer(innerText(of: field)).assumingMemoryBound(to: GtkText.self)
}

/// Types at the cursor in a way that can be undone.
@MainActor
func enter(_ text: String, into field: FormTextField) {
  var values = [GValue(), GValue()]
  g_value_init(&values[0], gtk_text_get_type())
  g_value_set_object(&values[0], innerText(of: field))
  g_value_init(&values[1], FundamentalTypeForTests.string)
  g_value_set_string(&values[1], text)
  g_signal_emitv(&values, g_signal_lookup("insert-at-cursor", gtk_text_get_type()), 0, nil)
  for index in values.indices { g_value_unset(&values[index]) }
}

/// Does what Ctrl+Z does.
@MainActor
func undo(in field: FormTextField) {
  gtk_widget_activate_action_variant(innerText(of: field), "text.undo", nil)
}

/// The texts of the visible labels in a widget, from top to bottom.
@MainActor
func labels(in widget: WidgetPointer) -> [String] {
  var texts: [String] = []
  var child = gtk_widget_get_first_child(widget)
  while let current = child {
    let instance = UnsafeMutableRawPointer(current).assumingMemoryBound(to: GTypeInstance.self)
    if gtk_widget_get_visible(current) != 0 {
      if g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0 {
        texts.append(String(cString: gtk_label_get_text(OpaquePointer(current))))
      }
      texts += labels(in: current)
    }
    child = gtk_widget_get_next_sibling(current)
  }
  return texts
}

/// The visible widgets of a class within a widget, from top to bottom.
@MainActor
func visible(_ type: GType, in widget: WidgetPointer) -> [WidgetPointer] {
  var found: [WidgetPointer] = []
  var child = gtk_widget_get_first_child(widget)
  while let current = child {
    child = gtk_widget_get_next_sibling(current)
    guard gtk_widget_get_visible(current) != 0 else { continue }
    let instance = UnsafeMutableRawPointer(current).assumingMemoryBound(to: GTypeInstance.self)
    if g_type_check_instance_is_a(instance, type) != 0 { found.append(current) }
    found += visible(type, in: current)
  }
  return found
}
