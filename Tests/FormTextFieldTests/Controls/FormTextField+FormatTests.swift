import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormTextFieldFormatTests: WidgetTestCase {
  func testFormatsTextTypedAtTheEnd() {
    onStage { stage in
      let card = cardField(on: stage)
      var texts: [String] = []
      card.onChange { [unowned card] in texts.append(card.text) }
      for digit in "424242" { enter(String(digit), into: card) }
      XCTAssertEqual(texts, ["4", "42", "424", "4242", "4242 4", "4242 42"])
      XCTAssertEqual(shownText(in: card), "4242 42")
      XCTAssertEqual(caret(in: card), 7)
    }
  }

  func testKeepsTheCaretBehindTheSameDigit() {
    onStage { stage in
      let card = cardField(on: stage)
      enter("12345678", into: card)
      XCTAssertEqual(shownText(in: card), "1234 5678")
      gtk_editable_set_position(editable(card), 2)
      enter("9", into: card)
      XCTAssertEqual(shownText(in: card), "1293 4567 8")
      XCTAssertEqual(caret(in: card), 3)
      gtk_editable_set_position(editable(card), 6)
      backspace(in: card)
      XCTAssertEqual(shownText(in: card), "1293 5678")
      XCTAssertEqual(caret(in: card), 4, "behind the 3, as the 4 is gone")
      gtk_editable_set_position(editable(card), 5)
      backspace(in: card)
      backspace(in: card)
      XCTAssertEqual(card.text, "1295 678", "a separator is no obstacle")
      XCTAssertEqual(caret(in: card), 3)
    }
  }

  func testUndoesAGroupWithItsSeparator() {
    onStage { stage in
      let card = cardField(on: stage)
      stage.show()
      stage.focus(card)
      typeText("123456")
      assertSoon(card.text, "1234 56")
      press("ctrl+z")
      assertSoon(card.text, "1234")
      XCTAssertEqual(caret(in: card), 4)
      press("ctrl+z")
      assertSoon(card.text, "")
      press("ctrl+y", "ctrl+y")
      assertSoon(card.text, "1234 56")
    }
  }

  func testLeavesComposedTextAlone() {
    onStage { stage in
      let card = cardField(on: stage)
      compose("か", in: innerText(of: card))
      enter("12345", into: card)
      XCTAssertEqual(shownText(in: card), "12345")
      compose("", in: innerText(of: card))
      assertSoon(shownText(in: card), "1234 5")
      XCTAssertEqual(card.text, "1234 5")
    }
  }

  func testLosesNothingIfTheTextWouldBecomeTooLong() {
    onStage { stage in
      let card = cardField(on: stage)
      card.maxLength = 5
      enter("12345", into: card)
      XCTAssertEqual(card.text, "12345")
    }
  }

  func testShowsAValueOfTheProgramUnchanged() {
    onStage { stage in
      let card = cardField(on: stage)
      card.text = "12345"
      XCTAssertEqual(shownText(in: card), "12345")
      card.typingFormatter = nil
      enter("6", into: card)
      XCTAssertEqual(card.text.count, 6)
    }
  }

  func testFindsThePositionOfTheCaret() {
    MainActor.assumeIsolated {
      for (typed, caret, formatted, place) in [
        ("2015550", 7, "201-5550", 8), ("2015550", 3, "201-5550", 3), ("20", 1, "(20", 2),
        ("", 0, "", 0), ("12", 0, "(12", 0), ("+336", 2, "+33 6", 2), ("de89", 3, "DE89 ", 3),
        ("1 2 34", 4, "12 34", 2), ("٣٤٥", 2, "٣٤ ٥", 2), ("12", 1, "", 0),
      ] {
        XCTAssertEqual(
          TypedCaret.place(caret, in: typed, formattedAs: formatted), place, "\(typed) \(caret)")
      }
    }
  }
}

@MainActor
private func cardField(on stage: Stage) -> FormTextField {
  let card = stage.field("Card")
  card.typingFormatter = .grouped(by: 4)
  return card
}

@MainActor
private func editable(_ field: FormTextField) -> OpaquePointer {
  OpaquePointer(innerText(of: field))
}

@MainActor
private func caret(in field: FormTextField) -> Int32 {
  gtk_editable_get_position(editable(field))
}

@MainActor
private func backspace(in field: FormTextField) {
  var instance = GValue()
  g_value_init(&instance, gtk_text_get_type())
  g_value_set_object(&instance, innerText(of: field))
  g_signal_emitv(&instance, g_signal_lookup("backspace", gtk_text_get_type()), 0, nil)
  g_value_unset(&instance)
}
