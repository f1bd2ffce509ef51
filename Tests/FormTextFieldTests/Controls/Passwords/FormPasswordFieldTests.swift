import CGtk
import CGtkTesting
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormPasswordFieldTests: WidgetTestCase {
  func testHidesASecretInLockedMemory() {
    onStage { stage in
      let password = stage.password()
      let buffer = UnsafeMutableRawPointer(gtk_text_get_buffer(text(password)))!
      XCTAssertTrue(isInstance(buffer, of: SecretBuffer.type))
      XCTAssertEqual(gtk_text_get_visibility(text(password)), 0)
      XCTAssertEqual(password.inputPurpose, .password)
    }
  }

  func testFollowsTheForm() {
    onStage { stage in
      let form = Form(Person()) { FieldValidation(\.name, .required, rules: [.minLength(8)]) }
      let password = FormPasswordField("_Code", form.field(\.name), hint: "As in the letter").with {
        $0.placeholder = "12345678"
        $0.inputPurpose = .pin
      }
      stage.put(password)
      stage.type("1234", into: password)
      XCTAssertEqual(form.name, "1234")
      password.performValidation()
      XCTAssertEqual(password.shownMessages, ["Use at least 8 characters"])
      form.name = "12345678"
      XCTAssertEqual(password.text, "12345678")
      XCTAssertEqual(password.shownMessages, [])
      XCTAssertEqual(password.inputPurpose, .pin)
      XCTAssertEqual(password.placeholder, "12345678")
      XCTAssertEqual(labels(in: password.widget.pointer).first, "Code")
    }
  }

  func testMakesItsFieldASecret() {
    onStage { stage in
      let form = Form(Person()) { FieldValidation(\.name, .required) }
      let other = Form(Person()) { FieldValidation(\.name, .required) }
      XCTAssertFalse(form.field(\.name).isSecret)
      let password = FormPasswordField("Code", form.field(\.name))
      stage.put(password)
      XCTAssertTrue(form.field(\.name).isSecret)
      password.bind(to: other.field(\.name))
      XCTAssertTrue(other.field(\.name).isSecret)
    }
  }

  func testTakesItsOptionsInItsInitializerWithoutAForm() {
    onStage { stage in
      let password = FormPasswordField("Password", validators: [.minLength(8, message: "Eight")])
        .with {
          $0.showsRules = true
          $0.strength = { _ in PasswordRating(score: 2) }
        }
      stage.put(password)
      stage.type("a", into: password)
      XCTAssertEqual(rules(in: password), ["○ Eight"])
      assertSoon(level(in: password), 2)
    }
  }

  func testRatesOnceTypingPauses() {
    onStage { stage in
      let password = stage.password()
      var rated: [String] = []
      password.strength = { text in
        rated.append(text)
        return PasswordRating(score: 3)
      }
      for letter in ["a", "b", "c"] { stage.type(letter, into: password) }
      XCTAssertEqual(rated, [], "a key press does not wait for it")
      assertSoon(level(in: password), 3)
      XCTAssertEqual(rated, ["abc"])
    }
  }

  func testRevealsTheSecretWithAButtonAndWithAKey() throws {
    try onStage { stage in
      let password = stage.password()
      stage.show()
      stage.focus(password)
      stage.type("Correct-9-horse", into: password)
      let button = try XCTUnwrap(
        visible(gtk_toggle_button_get_type(), in: password.widget.pointer).first)
      clickOn(button)
      XCTAssertNotEqual(gtk_text_get_visibility(text(password)), 0)
      XCTAssertTrue(stage.isFocused(password), "a click leaves the focus in the entry")
      let isPressed = cgtk_test_check_state(
        OpaquePointer(button), GTK_ACCESSIBLE_STATE_PRESSED,
        Int32(GTK_ACCESSIBLE_TRISTATE_TRUE.rawValue))
      XCTAssertNil(isPressed.map { String(cString: $0) })
      assertName(OpaquePointer(button), "Show “Password”")
      press("ctrl+h")
      XCTAssertEqual(gtk_text_get_visibility(text(password)), 0)
      XCTAssertEqual(gtk_toggle_button_get_active(toggle(button)), 0)
      press("ctrl+h")
      XCTAssertNotEqual(gtk_text_get_visibility(text(password)), 0)
      password.reset()
      XCTAssertEqual(gtk_text_get_visibility(text(password)), 0)
      XCTAssertEqual(gtk_toggle_button_get_active(toggle(button)), 0)
    }
  }

  func testTabMovesFromAPasswordToItsRepeatAndEnterSubmits() {
    onStage { stage in
      let (password, again) = (FormPasswordField("Password"), FormPasswordField("Again"))
      var submits = 0
      let box = Box(.column)
      box.onDefault { submits += 1 }
      stage.put(box.pointer)
      for field in [password, again] {
        stage.lifetimes.watch(field)
        box.append(field.widget)
      }
      stage.show()
      password.focus()
      typeText("Correct-9-horse")
      press("Tab")
      typeText("Correct-9-horse")
      XCTAssertEqual(again.text, "Correct-9-horse")
      press("Return")
      XCTAssertEqual(submits, 1)
      press("shift+Tab")
      XCTAssertTrue(stage.isFocused(password))
      for field in [password, again] { XCTAssertEqual(gtk_text_get_visibility(text(field)), 0) }
    }
  }

  func testTheKeyThatRevealsIsAnnounced() throws {
    try onStage { stage in
      let password = stage.password()
      let button = try XCTUnwrap(
        visible(gtk_toggle_button_get_type(), in: password.widget.pointer).first)
      XCTAssertEqual(
        String(cString: gtk_widget_get_tooltip_text(button)), "Show “Password” (Ctrl+H)")
      assertDescription(innerEntry(of: password), revealKeyWords)
    }
  }

  func testListsTheRulesAndTicksThoseThatPass() {
    onStage { stage in
      let form = Form(Person()) {
        FieldValidation(\.name, .required, rules: [.minLength(8), .minContainsNumbers(1)])
      }
      let password = FormPasswordField("Password", form.field(\.name)).with { $0.showsRules = true }
      stage.put(password)
      XCTAssertEqual(
        rules(in: password), ["○ Use at least 8 characters", "○ Use at least 1 digit"])
      stage.type("abcdefgh", into: password)
      XCTAssertEqual(
        rules(in: password), ["✓ Use at least 8 characters", "○ Use at least 1 digit"])
      assertDescription(innerEntry(of: password), "required\n1 of 2 met\n\(revealKeyWords)")
      password.performValidation()
      XCTAssertEqual(password.shownMessages, ["Use at least 1 digit"])
      stage.type("9", into: password)
      XCTAssertEqual(
        rules(in: password), ["✓ Use at least 8 characters", "✓ Use at least 1 digit"])
      password.showsRules = false
      XCTAssertEqual(rules(in: password), [])
      assertDescription(innerEntry(of: password), "required\n\(revealKeyWords)")
    }
  }

  func testListsTheRulesOfItsValidators() {
    onStage { stage in
      let password = stage.password("Password", [.required, .minLength(8, message: "Eight")])
      password.showsRules = true
      XCTAssertEqual(rules(in: password), ["○ Eight"])
      password.text = "12345678"
      XCTAssertEqual(rules(in: password), ["✓ Eight"])
      password.validators = [
        .password, .first(.rule(.minLength(2).message("Two")), .noEmojis(message: "None")),
      ]
      XCTAssertEqual(rules(in: password).count, 5)
      XCTAssertEqual(rules(in: password).suffix(2), ["✓ Two", "✓ None"])
    }
  }

  func testShowsHowHardThePasswordIsToGuess() {
    onStage { stage in
      let password = stage.password()
      var rated: [String] = []
      password.strength = { text in
        rated.append(text)
        return PasswordRating(
          score: min(text.count, 4), weakness: text.count < 3 ? "Too short to be secret" : nil)
      }
      XCTAssertEqual(level(in: password), 0)
      stage.type("a", into: password)
      assertSoon(level(in: password), 1)
      XCTAssertEqual(
        labels(in: password.widget.pointer).suffix(2), ["Weak password", "Too short to be secret"])
      assertDescription(
        innerEntry(of: password), "Weak password\nToo short to be secret\n\(revealKeyWords)")
      stage.type("bcdef", into: password)
      assertSoon(level(in: password), 4)
      XCTAssertEqual(labels(in: password.widget.pointer).last, "Strong password")
      stage.erase(password)
      XCTAssertEqual(level(in: password), 0)
      XCTAssertEqual(rated, ["a", "abcdef"])
      password.strength = nil
      XCTAssertTrue(visible(gtk_level_bar_get_type(), in: password.widget.pointer).isEmpty)
    }
  }

  func testShowsAWarningAboutCapsLock() {
    onStage { stage in
      let password = stage.password("Password", [.required])
      password.hint = "A few words"
      password.showCapsLock(true)
      XCTAssertEqual(labels(in: password.widget.pointer).last, "Caps Lock is on")
      assertDescription(
        innerEntry(of: password), "required\nA few words\nCaps Lock is on\n\(revealKeyWords)")
      XCTAssertEqual(password.shownMessages, [])
      password.performValidation()
      XCTAssertEqual(
        labels(in: password.widget.pointer).suffix(2),
        ["Fill in this field", "Caps Lock is on"])
      password.text = "x"
      password.showCapsLock(false)
      XCTAssertEqual(labels(in: password.widget.pointer).last, "A few words")
    }
  }

  func testIsPartOfAnInterfaceFile() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface>
            <object class="FormPasswordField" id="password">
              <property name="title">_Password</property>
              <property name="validators">required min-length(8)</property>
              <property name="shows-rules">1</property>
              <property name="text">1234</property>
            </object>
          </interface>
          """)
      let password = try interface.element("password", as: FormPasswordField.self)
      stage.put(password)
      XCTAssertEqual(password.text, "1234")
      XCTAssertEqual(rules(in: password), ["○ Use at least 8 characters"])
      gtk_editable_set_text(OpaquePointer(password.widget.pointer), "12345678")
      XCTAssertTrue(password.isValid)
    }
  }

  func testReleasesObjectsHeldByItsClosures() {
    onStage { stage in
      let captured = Token()
      stage.lifetimes.watch(captured, "what the closures hold")
      let password = stage.password()
      stage.show()
      stage.focus(password)
      password.showsRules = true
      password.strength = { _ in
        _ = captured
        return PasswordRating(score: 2)
      }
      enter("abc", into: password)
    }
  }
}

/// Returns the rules below a password, each after the symbol that represents its icon.
@MainActor
private func rules(in password: FormPasswordField) -> [String] {
  let rows = visible(gtk_box_get_type(), in: password.widget.pointer).filter { box in
    gtk_widget_get_parent(box).map { gtk_widget_has_css_class($0, "form-rules") != 0 } ?? false
  }
  return rows.map { row in
    let image = visible(gtk_image_get_type(), in: row).first.map { OpaquePointer($0) }
    let icon = String(cString: gtk_image_get_icon_name(image))
    return (icon == "object-select-symbolic" ? "✓ " : "○ ") + labels(in: row).joined()
  }
}

@MainActor
private func level(in password: FormPasswordField) -> Double? {
  visible(gtk_level_bar_get_type(), in: password.widget.pointer).first.map {
    gtk_level_bar_get_value(OpaquePointer($0))
  }
}

@MainActor
private func toggle(_ button: WidgetPointer) -> UnsafeMutablePointer<GtkToggleButton> {
  UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkToggleButton.self)
}

@MainActor
private func text(_ field: FormPasswordField) -> UnsafeMutablePointer<GtkText> {
  UnsafeMutableRawPointer(innerText(of: field)).assumingMemoryBound(to: GtkText.self)
}
