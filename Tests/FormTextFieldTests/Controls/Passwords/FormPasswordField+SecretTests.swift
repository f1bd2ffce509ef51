import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

// The parts of a password that GTK gets, and with it the accessibility bus, other programs and
// windows.

final class FormPasswordFieldSecretTests: WidgetTestCase {
  func testGivesOnlyBulletsToGTKUntilItIsRevealed() {
    onStage { stage in
      let password = stage.password()
      var inserted: [String] = []
      stage.show()
      // Connects after the field is made, like the accessibility bus.
      connectInsert(UnsafeMutableRawPointer(innerText(of: password)), after: true) {
        text, length, _ in
        inserted.append(
          String(
            decoding: UnsafeRawBufferPointer(UnsafeBufferPointer(start: text, count: length)),
            as: UTF8.self))
      }
      enter("geh", into: password)
      gtk_editable_set_position(OpaquePointer(password.widget.pointer), 1)
      enter("ähe\u{301}😀", into: password)
      XCTAssertEqual(password.text, "gähe\u{301}😀eh")
      XCTAssertEqual(shownText(in: password), "••••••••")
      XCTAssertEqual(inserted, ["•••", "•••••"])
      gtk_editable_delete_text(OpaquePointer(password.widget.pointer), 1, 3)
      XCTAssertEqual(password.text, "ge\u{301}😀eh")
      password.text = "•••"
      XCTAssertEqual(password.text, "•••")
      XCTAssertEqual(inserted.last, "•••")
      password.text = "Correct-9-horse"
      XCTAssertEqual(shownText(in: password), String(repeating: "•", count: 15))
      reveal(true, password)
      XCTAssertEqual(shownText(in: password), "Correct-9-horse")
      gtk_editable_set_position(OpaquePointer(password.widget.pointer), -1)
      enter("!", into: password)
      XCTAssertEqual(password.text, "Correct-9-horse!")
      XCTAssertEqual(shownText(in: password), password.text)
      reveal(false, password)
      XCTAssertEqual(shownText(in: password), String(repeating: "•", count: 16))
      XCTAssertFalse(inserted.dropLast().contains { $0.contains { $0 != "•" } })
    }
  }

  func testTheFormChangesThePasswordWhileItIsTyped() {
    onStage { stage in
      let form = Form(Person()) { FieldValidation(\.name) }
      let password = FormPasswordField("Code", form.field(\.name))
      stage.put(password)
      var inserted: [String] = []
      connectInsert(UnsafeMutableRawPointer(innerText(of: password)), after: true) {
        text, _, _ in
        inserted.append(String(cString: text))
      }
      password.onChange { if form.name == "abc" { form.name = "another one" } }
      enter("abc", into: password)
      XCTAssertEqual(form.name, "another one")
      XCTAssertEqual(password.text, "another one")
      XCTAssertFalse(inserted.contains { $0.contains { $0 != "•" } }, "\(inserted)")
    }
  }

  func testIsLimitedToItsMaximumLength() {
    onStage { stage in
      let password = stage.password()
      password.maxLength = 4
      enter("ab", into: password)
      enter("cdef", into: password)
      XCTAssertEqual(password.text, "abcd")
      enter("g", into: password)
      XCTAssertEqual(password.text, "abcd")
      password.maxLength = 2
      XCTAssertEqual(password.text, "ab")
      password.characterLimit = 9
      XCTAssertTrue(labels(in: password.widget.pointer).contains { $0.contains("2") })
    }
  }

  func testPastesWithoutTheLineBreakAtTheEnd() {
    onStage { stage in
      let password = stage.password()
      stage.show()
      stage.focus(password)
      paste(" two words\n", into: password)
      assertSoon(password.text, " two words")
      reveal(true, password)
      paste("!\n", into: password)
      assertSoon(password.text, " two words!")
    }
  }

  func testIsNotCopiedCutOrSelectedForPasting() throws {
    try onStage { stage in
      let password = stage.password()
      password.text = "Correct-9-horse"
      stage.show()
      stage.focus(password)
      let clipboard = gtk_widget_get_clipboard(password.widget.pointer)
      let primary = gtk_widget_get_primary_clipboard(password.widget.pointer)
      gdk_clipboard_set_text(clipboard, "before")
      for isRevealed in [false, true] {
        reveal(isRevealed, password)
        gtk_editable_select_region(OpaquePointer(password.widget.pointer), 0, -1)
        emit("copy-clipboard", in: password)
        emit("cut-clipboard", in: password)
        gtk_widget_activate_action_variant(innerText(of: password), "clipboard.copy", nil)
        gtk_widget_activate_action_variant(innerText(of: password), "clipboard.cut", nil)
        XCTAssertEqual(try text(of: clipboard), "before")
        XCTAssertEqual(try text(of: primary).filter { $0 != "•" }, "")
        XCTAssertEqual(password.text, "Correct-9-horse")
      }
      // A second secret that is also revealed, and the text that other entries pass on.
      let again = stage.password("Again")
      again.text = "Again-9-horse"
      stage.focus(again)
      reveal(true, again)
      gtk_editable_select_region(OpaquePointer(again.widget.pointer), 0, -1)
      XCTAssertEqual(try text(of: primary), "")
      let other = stage.field("Other")
      other.text = "abc"
      stage.focus(other)
      gtk_editable_select_region(OpaquePointer(other.widget.pointer), 0, -1)
      XCTAssertEqual(try text(of: primary), "abc")
    }
  }

  func testStaysHiddenIfGTKWouldOfferItForPasting() {
    onStage { stage in
      XCTAssertTrue(SecretSelection.hasContentClass())
      XCTAssertFalse(SecretSelection.hasContentClass(named: "GtkLabel"))
      XCTAssertFalse(SecretSelection.hasContentClass(named: "GtkNoContent"))
      SecretSelection.isGuarded = false
      defer { SecretSelection.isGuarded = true }
      let password = stage.password()
      password.text = "Correct-9-horse"
      reveal(true, password)
      XCTAssertFalse(password.entry.isRevealed)
      XCTAssertEqual(shownText(in: password), String(repeating: "•", count: 15))
      let button = visible(gtk_toggle_button_get_type(), in: password.widget.pointer)
      XCTAssertEqual(button.count, 1)
      for widget in button {
        let toggle = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkToggleButton.self)
        XCTAssertEqual(gtk_toggle_button_get_active(toggle), 0)
      }
    }
  }

  func testDisablesGTKsUndoHistory() {
    onStage { stage in
      let password = stage.password()
      stage.show()
      stage.focus(password)
      enter("abc", into: password)
      emitUndo(in: password)
      XCTAssertEqual(password.text, "abc")
      reveal(true, password)
      enter("def", into: password)
      gtk_editable_delete_text(OpaquePointer(password.widget.pointer), 0, 1)
      emitUndo(in: password)
      emitUndo(in: password)
      XCTAssertEqual(password.text, "bcdef")
    }
  }

  func testInputMethodsDoNotLearnThePassword() {
    onStage { stage in
      let password = stage.password()
      let hints = gtk_text_get_input_hints(
        UnsafeMutableRawPointer(innerText(of: password)).assumingMemoryBound(to: GtkText.self))
      XCTAssertNotEqual(hints.rawValue & GTK_INPUT_HINT_PRIVATE.rawValue, 0)
      XCTAssertNotEqual(hints.rawValue & GTK_INPUT_HINT_NO_EMOJI.rawValue, 0)
      XCTAssertEqual(password.inputPurpose, .password)
      password.inputHints = .lowercase
      XCTAssertEqual(password.inputHints, [.lowercase, .isPrivate, .noSpellcheck, .noEmoji])
    }
  }

  func testTheButtonNamesTheField() throws {
    try onStage { stage in
      let password = stage.password("_Once more")
      let button = try XCTUnwrap(
        visible(gtk_toggle_button_get_type(), in: password.widget.pointer).first)
      XCTAssertEqual(
        String(cString: gtk_widget_get_tooltip_text(button)), "Show “Once more” (Ctrl+H)")
      password.title = "_Again"
      XCTAssertEqual(
        String(cString: gtk_widget_get_tooltip_text(button)), "Show “Again” (Ctrl+H)")
    }
  }

  func testItsTextIsWipedWithIt() {
    onStage { stage in
      let password = stage.password()
      password.text = "Correct-9-horse"
      stage.lifetimes.watch(password.entry.secret, "the secret")
    }
  }
}

@MainActor
private func reveal(_ isRevealed: Bool, _ password: FormPasswordField) {
  password.entry.isRevealed = isRevealed
}

@MainActor
private func emit(_ signal: String, in field: any EntryControl) {
  var instance = GValue()
  g_value_init(&instance, gtk_text_get_type())
  g_value_set_object(&instance, innerText(of: field))
  g_signal_emitv(&instance, g_signal_lookup(signal, gtk_text_get_type()), 0, nil)
  g_value_unset(&instance)
}

/// Returns the text that this program provides for a clipboard.
@MainActor
private func text(of clipboard: OpaquePointer?) throws -> String {
  let content = try XCTUnwrap(gdk_clipboard_get_content(clipboard))
  var value = GValue()
  g_value_init(&value, FundamentalTypeForTests.string)
  defer { g_value_unset(&value) }
  XCTAssertNotEqual(gdk_content_provider_get_value(content, &value, nil), 0)
  return g_value_get_string(&value).map { String(cString: $0) } ?? ""
}

/// Undoes as GTK's own Ctrl+Z does.
@MainActor
private func emitUndo(in password: FormPasswordField) {
  gtk_widget_activate_action_variant(innerText(of: password), "text.undo", nil)
}
