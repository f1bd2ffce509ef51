import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormCodeFieldTests: WidgetTestCase {
  private struct Login {
    var code = ""
  }

  @MainActor private static func login() -> (Form<Login>, FormCodeField) {
    let form = Form(Login()) {
      FieldValidation(\.code, .required("Enter the code from the email"), rules: [.isDigits])
    }
    return (form, FormCodeField("_Code", form.field(\.code)))
  }

  func testTypingMovesForwardThroughTheBoxesAndBackspaceMovesBack() {
    onStage { stage in
      let (form, code) = Self.login()
      stage.put(code)
      stage.show()
      press("alt+c")
      typeText("123")
      XCTAssertEqual(boxes(of: code), ["1", "2", "3", "", "", ""])
      XCTAssertEqual(form.code, "")
      XCTAssertEqual(code.shownMessages, [])
      press("BackSpace")
      XCTAssertEqual(boxes(of: code), ["1", "2", "", "", "", ""])
      typeText("9456")
      XCTAssertEqual(form.code, "129456")
      press("Left", "Left")
      typeText("0")
      XCTAssertEqual(form.code, "129056")
    }
  }

  func testAnUndoFocusesTheBoxThatItChanges() {
    onStage { stage in
      let (form, code) = Self.login()
      let name = FormTextField("Name")
      stage.put(name)
      stage.put(code)
      stage.show()
      code.focus()
      typeText("123456")
      assertSoon(form.code, "123456")
      press("BackSpace")
      assertSoon(boxes(of: code).last, "")
      press("ctrl+z")
      XCTAssertEqual(form.code, "123456")
      XCTAssertEqual(focusedPart(of: code), 5)
      press("ctrl+z")
      XCTAssertEqual(boxes(of: code), ["", "", "", "", "", ""])
      XCTAssertEqual(focusedPart(of: code), 0)
      press("ctrl+shift+z")
      XCTAssertEqual(focusedPart(of: code), 5)
      press("Left", "Left", "Left", "Left")
      typeText("9")
      assertSoon(form.code, "193456")
      name.focus()
      XCTAssertTrue(code.moveInHistory(.back))
      XCTAssertEqual(form.code, "123456")
      XCTAssertEqual(focusedPart(of: code), 1)
    }
  }

  func testTypingContinuesAfterARedo() {
    onStage { stage in
      let (form, code) = Self.login()
      stage.put(code)
      stage.show()
      code.focus()
      typeText("123")
      press("ctrl+z", "ctrl+shift+z")
      XCTAssertEqual(boxes(of: code), ["1", "2", "3", "", "", ""])
      typeText("456")
      assertSoon(form.code, "123456")
    }
  }

  func testAPastedCodeFillsTheBoxes() {
    onStage { stage in
      let (form, code) = Self.login()
      stage.put(code)
      stage.show()
      code.focus()
      pasteText(" 123-456 ")
      assertSoon(form.code, "123456")
      XCTAssertEqual(boxes(of: code), ["1", "2", "3", "4", "5", "6"])
    }
  }

  func testTheDigitsOfAPastedSentenceFillTheBoxes() {
    onStage { stage in
      let (form, code) = Self.login()
      stage.put(code)
      stage.show()
      code.focus()
      for text in ["G-123 456", "Your code is 123456."] {
        form.code = "987654"
        pasteText(text)
        assertSoon(form.code, "123456", text)
      }
      code.focus()
      pasteText("G-12 34 56 78")
      assertSoon(boxes(of: code).joined(), "G12345", "they aren't as many as the boxes")
    }
  }

  func testAWholeCodePastedIntoAnyBoxReplacesTheOldOne() {
    onStage { stage in
      let (form, code) = Self.login()
      stage.put(code)
      stage.show()
      code.focus()
      typeText("9876")
      pasteText("123456")
      assertSoon(form.code, "123456")
      XCTAssertEqual(boxes(of: code), ["1", "2", "3", "4", "5", "6"])
    }
  }

  func testACharacterTypedIntoAClickedBoxReplacesTheOldOne() {
    onStage { stage in
      let (form, code) = Self.login()
      stage.put(code)
      stage.show()
      code.focus()
      typeText("123456")
      clickOn(code.frame.editor.parts[1].pointer)
      typeText("9")
      XCTAssertEqual(form.code, "193456")
      typeText("8")
      XCTAssertEqual(form.code, "198456")
      code.frame.editor.parts[5].grabFocus()
      press("End")
      typeText("7")
      XCTAssertEqual(form.code, "198457")
      press("End")
      typeText(" 7")
      XCTAssertEqual(form.code, "198457")
    }
  }

  func testAWholeCodePastedBesideACharacterReplacesTheOldOne() {
    onStage { stage in
      let (form, code) = Self.login()
      stage.put(code)
      stage.show()
      for key in ["Home", "End"] {
        form.code = "512345"
        code.frame.editor.parts[0].grabFocus()
        press(key)
        pasteText("567895")
        assertSoon(form.code, "567895")
      }
    }
  }

  func testAnIncompleteCodeIsAnErrorOnceItIsLeft() {
    onStage { stage in
      let (form, code) = Self.login()
      stage.put(code)
      stage.show()
      code.focus()
      typeText("12")
      stage.focusNothing()
      XCTAssertEqual(code.shownMessages, ["Enter the 6-character code"])
      XCTAssertFalse(form.isValid)
      XCTAssertEqual(boxes(of: code), ["1", "2", "", "", "", ""])
    }
  }

  func testTellsOnScreenKeyboardsIfItHasLetters() {
    onStage { stage in
      let (_, code) = Self.login()
      stage.put(code)
      let purposes = { code.frame.editor.parts.compactMap { ($0 as? Entry)?.inputPurpose } }
      XCTAssertEqual(Set(purposes()), [.digits])
      code.allowsLetters = true
      XCTAssertEqual(Set(purposes()), [.freeForm])
      code.length = 8
      XCTAssertEqual(purposes(), Array(repeating: .freeForm, count: 8))
    }
  }

  func testHasAnyLengthAndKeepsALongerCode() {
    onStage { stage in
      let (form, code) = Self.login()
      code.length = 4
      stage.put(code)
      stage.show()
      form.code = "123456"
      XCTAssertEqual(boxes(of: code), ["1", "2", "3", "456"])
      XCTAssertEqual(form.code, "123456")
      code.length = 0
      XCTAssertEqual(code.length, 4)
      XCTAssertEqual(Warnings.take().count, 1)
    }
  }
}

@MainActor private func boxes(of code: FormCodeField) -> [String] {
  code.frame.editor.parts.map { String(cString: gtk_editable_get_text(OpaquePointer($0.pointer))) }
}
