import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A password that is typed twice in one control.
final class FormPasswordFieldTwiceTests: WidgetTestCase {
  @MainActor private static func account() -> (Form<Person>, FormPasswordField) {
    let form = Form(Person()) { FieldValidation(\.name, .required, rules: [.minLength(4)]) }
    return (form, FormPasswordField("_Password", form.field(\.name)).with { $0.asksTwice = true })
  }

  private func onStageWithPassword(
    _ body: @MainActor (Stage, Form<Person>, FormPasswordField) -> Void
  ) {
    onStage { stage in
      let (form, password) = Self.account()
      stage.put(password)
      stage.show()
      body(stage, form, password)
    }
  }

  func testHasAValueOnlyOnceBothEntriesMatch() {
    onStageWithPassword { stage, form, password in
      password.focus()
      typeText("horse")
      XCTAssertEqual(form.name, "horse", "the rules judge it as it is typed")
      XCTAssertFalse(form.isValid)
      XCTAssertEqual(password.messages, ["Type your password once more"])
      press("Tab")
      XCTAssertTrue(isInSecond(password))
      XCTAssertEqual(password.shownMessages, [], "the focus is still in the control")
      typeText("hors")
      XCTAssertEqual(password.messages, ["Type the same password again"])
      XCTAssertEqual(password.shownMessages, [])
      typeText("e")
      XCTAssertTrue(form.isValid)
      XCTAssertEqual(password.messages, [])
      XCTAssertEqual(form.name, "horse")
    }
  }

  func testShowsADifferenceOnceBothAreLeft() {
    onStageWithPassword { stage, form, password in
      password.focus()
      typeText("horse")
      press("Tab")
      typeText("house")
      stage.focusNothing()
      assertSoon(password.shownMessages == ["Type the same password again"])
      assertInvalid(second(of: password), true)
      XCTAssertFalse(form.isValid)
      password.focus()
      XCTAssertTrue(isInSecond(password), "what is wrong is there")
      press("ctrl+a")
      typeText("horse")
      XCTAssertEqual(password.shownMessages, [])
      assertInvalid(second(of: password), false)
      XCTAssertTrue(form.isValid)
    }
  }

  func testASubmitAsksForTheSecondEntry() {
    onStageWithPassword { stage, form, password in
      password.focus()
      typeText("hor")
      password.performValidation()
      XCTAssertEqual(password.shownMessages, ["Use at least 4 characters"], "first the rules")
      XCTAssertFalse(password.field.isRepetitionWrong)
      typeText("se")
      XCTAssertEqual(password.messages, ["Type your password once more"])
      password.performValidation()
      XCTAssertFalse(form.isValid)
      XCTAssertEqual(password.shownMessages, ["Type your password once more"])
    }
  }

  func testEnterFirstMovesToTheSecondEntry() {
    onStage { stage in
      let (form, password) = Self.account()
      var submits = 0
      let box = Box(.column)
      box.onDefault { submits += 1 }
      stage.put(box.pointer)
      stage.lifetimes.watch(password)
      box.append(password.widget)
      stage.show()
      password.focus()
      typeText("horse")
      press("Return")
      XCTAssertTrue(isInSecond(password))
      XCTAssertEqual(submits, 0)
      typeText("horse")
      press("Return")
      assertSoon(submits == 1)
      press("shift+Tab", "Return")
      assertSoon(submits == 2)
      XCTAssertTrue(form.isValid)
    }
  }

  func testAValueFromTheProgramFillsBoth() {
    onStage { stage in
      let (form, password) = Self.account()
      stage.put(password)
      form.name = "horse"
      XCTAssertTrue(form.isValid)
      XCTAssertEqual(secret(of: password), "horse")
      form.reset()
      XCTAssertEqual(secret(of: password), "")
      XCTAssertEqual(password.entry.value, "")
    }
  }

  func testRevealsAndHidesBoth() {
    onStageWithPassword { stage, form, password in
      password.focus()
      typeText("horse")
      press("ctrl+h", "Tab")
      XCTAssertNotEqual(gtk_text_get_visibility(text(of: password)), 0)
      press("ctrl+h")
      XCTAssertEqual(gtk_text_get_visibility(text(of: password)), 0)
      XCTAssertFalse(password.entry.isRevealed)
      press("ctrl+h")
      form.reset()
      XCTAssertEqual(gtk_text_get_visibility(text(of: password)), 0)
      XCTAssertFalse(password.entry.isRevealed)
    }
  }

  func testTheSecondEntryIsASecretWithItsOwnName() {
    onStageWithPassword { stage, form, password in
      assertName(second(of: password), "Password, Once more")
      XCTAssertTrue(labels(in: password.widget.pointer).contains("Once more"))
      password.title = "_PIN"
      assertName(second(of: password), "PIN, Once more")
      let buffer = UnsafeMutableRawPointer(gtk_text_get_buffer(text(of: password)))!
      XCTAssertTrue(isInstance(buffer, of: SecretBuffer.type))
      password.inputPurpose = .pin
      press("Tab", "Tab")
      password.focus()
      typeText("1234")
      press("Tab")
      typeText("12")
      XCTAssertEqual(String(cString: gtk_editable_get_text(second(of: password))), "••")
      XCTAssertEqual(
        gtk_text_get_input_purpose(text(of: password)), GTK_INPUT_PURPOSE_PIN)
      XCTAssertTrue(form.field(\.name).isSecret)
      XCTAssertNil(form.field(\.name).live.textWithoutValue, "no draft has it")
    }
  }

  func testCanBeMadeReadOnlyAsAWhole() {
    onStage { stage in
      let (_, password) = Self.account()
      stage.put(password)
      password.isEditable = false
      XCTAssertEqual(gtk_editable_get_editable(second(of: password)), 0)
      password.isEditable = true
      XCTAssertNotEqual(gtk_editable_get_editable(second(of: password)), 0)
    }
  }

  func testCanStopAskingTwice() {
    onStageWithPassword { stage, form, password in
      password.focus()
      typeText("horse")
      password.asksTwice = false
      XCTAssertFalse(labels(in: password.widget.pointer).contains("Once more"))
      typeText("s")
      XCTAssertEqual(form.name, "horses")
      XCTAssertTrue(form.isValid)
      password.asksTwice = true
      XCTAssertEqual(secret(of: password), "horses", "it was confirmed before")
      XCTAssertTrue(form.isValid)
    }
  }

  func testAsksTwiceInAnInterfaceFile() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface><object class="FormPasswordField" id="pin">
            <property name="title">PIN</property>
            <property name="validators">required</property>
            <property name="asks-twice">true</property>
          </object></interface>
          """)
      let pin = try XCTUnwrap(interface.element("pin", as: FormPasswordField.self))
      stage.put(pin)
      stage.show()
      XCTAssertTrue(pin.asksTwice)
      pin.focus()
      typeText("1234")
      XCTAssertFalse(pin.isValid)
      press("Tab")
      typeText("1234")
      XCTAssertTrue(pin.isValid)
      XCTAssertEqual(pin.text, "1234")
    }
  }
}

@MainActor private func entry(of field: FormPasswordField) -> SecretEntry? {
  (field.frame.editor as? PasswordEditor)?.both?.again
}

@MainActor private func second(of field: FormPasswordField) -> OpaquePointer {
  OpaquePointer(entry(of: field)!.pointer)
}

@MainActor private func text(of field: FormPasswordField) -> UnsafeMutablePointer<GtkText> {
  UnsafeMutablePointer(gtk_editable_get_delegate(second(of: field))!)
}

@MainActor private func secret(of field: FormPasswordField) -> String? {
  entry(of: field)?.value
}

@MainActor private func isInSecond(_ field: FormPasswordField) -> Bool {
  entry(of: field)?.hasFocusWithin ?? false
}
