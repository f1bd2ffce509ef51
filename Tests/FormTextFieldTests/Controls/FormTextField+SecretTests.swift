import CGtk
import GenericForm
import XCTest

@testable import FormTextField

final class FormTextFieldSecretTests: WidgetTestCase {
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

  func testHasThePurposeOfASecretUnlessOneIsGiven() {
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

  func testKeepsTheInputHintsOfItsInnerText() {
    onStage { stage in
      let field = stage.field("Code")
      gtk_text_set_input_hints(text(field), GTK_INPUT_HINT_UPPERCASE_CHARS)
      field.isSecure = true
      XCTAssertEqual(gtk_text_get_input_hints(text(field)), GTK_INPUT_HINT_UPPERCASE_CHARS)
      field.isSecure = false
      XCTAssertEqual(gtk_text_get_input_hints(text(field)), GTK_INPUT_HINT_UPPERCASE_CHARS)
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

  func testHidesARevealedSecretWhenItIsReset() {
    onStage { stage in
      let password = stage.field("Password", isSecure: true)
      stage.type("Correct-9-horse", into: password)
      gtk_text_set_visibility(text(password), 1)
      password.reset()
      XCTAssertEqual(gtk_text_get_visibility(text(password)), 0)
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
}

@MainActor
private func text(_ field: FormTextField) -> UnsafeMutablePointer<GtkText> {
  UnsafeMutableRawPointer(innerText(of: field)).assumingMemoryBound(to: GtkText.self)
}
