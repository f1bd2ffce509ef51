import CGtk
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The source of a control's value, and its properties.
final class ValueControlTests: WidgetTestCase {
  private struct Settings: Equatable, Sendable {
    var wantsNews: Bool?
    var note: String?
    var days: Set<String>?
    var volume: Double?
    var seats = 2
  }

  func testShowsAnOptionalFieldWithoutAValue() {
    onStage { stage in
      let form = Form(Settings()) {}
      let news = FormSwitch("News", form.field(\.wantsNews))
      let note = FormTextField("Note", form.field(\.note))
      let days = FormMultipleChoice("Days", form.field(\.days)).with {
        $0.options = ["Mon", "Tue"]
      }
      let volume = FormSlider("Volume", form.field(\.volume))
      for control in [news, note, days, volume] { stage.put(control) }
      XCTAssertEqual(news.value, false)
      XCTAssertEqual(note.text, "")
      XCTAssertEqual(days.value, [])
      XCTAssertEqual(volume.value, 0)
      XCTAssertEqual(form.state, Settings())
      news.value = true
      note.text = "Aisle"
      days.value = ["Mon"]
      volume.value = 5
      XCTAssertEqual(
        form.state, Settings(wantsNews: true, note: "Aisle", days: ["Mon"], volume: 5))
      news.value = false
      note.text = ""
      days.value = []
      XCTAssertEqual(form.state, Settings(wantsNews: false, volume: 5))
    }
  }

  func testAFieldThatAlwaysHasAValueKeepsItsLastValue() {
    onStage { stage in
      let form = Form(Settings()) {}
      let seats = FormNumberField("Seats", form.field(\.seats)).with { $0.range = 1...8 }
      stage.put(seats)
      enterNumber("", into: seats)
      XCTAssertEqual(seats.messages, ["Enter a whole number from 1 to 8"])
      XCTAssertEqual(form.seats, 2)
    }
  }

  func testAControlWithoutAFormHasRulesChecksAndATiming() {
    onStage { stage in
      let check = ScriptedCheck<Int?>("Taken")
      let seat = FormNumberField<Int>(
        "Seat", .required("Choose a seat"), rules: [.atLeast(1)],
        checks: [check.check(debounce: .zero)], timing: .onChange)
      stage.put(seat)
      XCTAssertEqual(seat.messages, ["Choose a seat"])
      seat.value = 0
      XCTAssertEqual(seat.shownMessages, ["Enter 1 or more"])
      seat.value = 7
      spin(until: check.values == [7])
      XCTAssertFalse(seat.isValid, "pending")
      check.answer(7, false)
      assertSoon(seat.shownMessages == ["Taken"], "\(seat.shownMessages)")
    }
  }

  func testAChoiceWithOptionsHasRulesChecksAndATiming() {
    onStage { stage in
      let check = ScriptedCheck<String?>("Sold out")
      let size = FormChoice(
        "Size", options: ["S", "M", "L"], .required("Choose a size"),
        rules: [.isOneOf(["S", "M"])],
        checks: [check.check(debounce: .zero)], timing: .onChange)
      let checkOfDays = ScriptedCheck<Set<String>>("Full")
      let days = FormMultipleChoice(
        "Days", options: ["Mon", "Tue"], rules: [.minCount(1)],
        checks: [checkOfDays.check(debounce: .zero)], timing: .onChange)
      stage.put(size)
      stage.put(days)
      XCTAssertEqual(size.messages, ["Choose a size"])
      size.value = "L"
      XCTAssertEqual(size.shownMessages, ["Choose one of these: S, M"])
      size.value = "M"
      spin(until: check.values == ["M"])
      check.answer("M", false)
      assertSoon(size.shownMessages == ["Sold out"], "\(size.shownMessages)")
      XCTAssertEqual(days.messages, ["Choose at least 1 item"])
      days.value = ["Mon"]
      spin(until: checkOfDays.values == [["Mon"]])
      checkOfDays.answer(["Mon"], false)
      assertSoon(days.shownMessages == ["Full"], "\(days.shownMessages)")
    }
  }

  func testARequiredMessageCanBeSetLater() {
    onStage { stage in
      let terms = FormCheckButton("Terms")
      stage.put(terms)
      XCTAssertTrue(terms.isValid)
      terms.requiredMessage = "Please accept"
      terms.performValidation()
      XCTAssertEqual(terms.shownMessages, ["Please accept"])
      XCTAssertEqual(terms.requiredMessage, "Please accept")
      terms.requiredMessage = ""
      XCTAssertTrue(terms.isValid)
    }
  }

  @MainActor func testInputHintsAreThoseOfGTK() {
    let hints: [(InputHints, GtkInputHints)] = [
      (.spellcheck, GTK_INPUT_HINT_SPELLCHECK), (.noSpellcheck, GTK_INPUT_HINT_NO_SPELLCHECK),
      (.wordCompletion, GTK_INPUT_HINT_WORD_COMPLETION), (.lowercase, GTK_INPUT_HINT_LOWERCASE),
      (.uppercaseCharacters, GTK_INPUT_HINT_UPPERCASE_CHARS),
      (.uppercaseWords, GTK_INPUT_HINT_UPPERCASE_WORDS),
      (.uppercaseSentences, GTK_INPUT_HINT_UPPERCASE_SENTENCES),
      (.inhibitsOnScreenKeyboard, GTK_INPUT_HINT_INHIBIT_OSK),
      (.verticalWriting, GTK_INPUT_HINT_VERTICAL_WRITING), (.emoji, GTK_INPUT_HINT_EMOJI),
      (.noEmoji, GTK_INPUT_HINT_NO_EMOJI), (.isPrivate, GTK_INPUT_HINT_PRIVATE),
    ]
    for (hint, inGtk) in hints { XCTAssertEqual(hint.rawValue, inGtk.rawValue) }
  }

  func testATextAreaHasInputHints() {
    onStage { stage in
      let note = FormTextArea("Note")
      stage.put(note)
      var notices = 0
      note.widget.connect("notify::input-hints") { notices += 1 }
      XCTAssertEqual(note.inputHints, [])
      note.inputHints = [.uppercaseSentences, .spellcheck]
      note.inputHints = [.uppercaseSentences, .spellcheck]
      XCTAssertEqual(note.inputHints, [.uppercaseSentences, .spellcheck])
      XCTAssertEqual(notices, 1)
    }
  }

  func testAnEditorIsReadOncePerChange() {
    onStage { stage in
      let form = Form(Settings(note: "")) {
        FieldValidation(\.note, rules: [.minLength(3)], timing: .onChange)
      }
      let editor = CountingEditor()
      let control = FormControl("Note", form.field(\.note), editor: editor)
      stage.put(control)
      editor.reads = 0
      editor.type("ab")
      XCTAssertEqual(editor.reads, 1)
      XCTAssertEqual(control.shownMessages, ["Use at least 3 characters"])
      form.note = "abc"
      XCTAssertEqual(editor.text, "abc")
      XCTAssertEqual(control.shownMessages, [])
    }
  }

  func testTextEnteredByAHandlerReplacesTheTypedText() {
    onStage { stage in
      let form = Form(Settings(note: "")) {}
      let editor = CountingEditor()
      let control = FormControl("Note", form.field(\.note), editor: editor)
      stage.put(control)
      control.onChange {
        if form.note == "ab" { form.note = "AB" }
      }
      editor.type("ab")
      XCTAssertEqual(form.note, "AB")
      XCTAssertEqual(editor.text, "AB")
    }
  }

  func testBoundsNotifyOnlyOfChanges() {
    onStage { stage in
      let seats = FormNumberField<Int>("Seats")
      stage.put(seats)
      var notices: [String] = []
      for property in ["minimum", "maximum"] {
        seats.widget.connect("notify::\(property)") { notices.append(property) }
      }
      seats.range = 1...8
      seats.range = 1...9
      seats.maximum = 9
      XCTAssertEqual(notices, ["minimum", "maximum", "maximum"])
      XCTAssertEqual(seats.range, 1...9)
      seats.minimum = nil
      XCTAssertNil(seats.range)
    }
  }

  func testATimeHasBounds() throws {
    let (nine, five) = (try XCTUnwrap(TimeOfDay("09:00")), try XCTUnwrap(TimeOfDay("17:00")))
    onStage { stage in
      let opening = FormTimeField("Opens").with { $0.range = nine...five }
      stage.put(opening)
      stage.show()
      opening.focus()
      typeText("18:30")
      XCTAssertEqual(opening.messages, ["Enter a time from 09:00 to 17:00"])
      XCTAssertEqual(opening.field.status.errors, [Rule.inRange(nine...five).message])
      XCTAssertNil(opening.value)
      opening.minimum = nil
      XCTAssertEqual(opening.messages, ["Enter a time of 17:00 or earlier"])
      opening.range = nine...five
      opening.maximum = nil
      XCTAssertEqual(opening.messages, [])
      XCTAssertEqual(opening.value, TimeOfDay("18:30"))
      press("ctrl+a")
      typeText("8")
      XCTAssertEqual(opening.messages, ["Enter a time of 09:00 or later"])
      XCTAssertEqual(opening.field.status.errors, [Rule.atLeast(nine).message])
      press("ctrl+a")
      typeText("18:30")
      XCTAssertEqual(opening.messages, [])
      XCTAssertEqual(opening.value, TimeOfDay("18:30"))
    }
  }

  func testNewBoundsReadRefusedInputAgain() throws {
    let (march, april) = (
      try XCTUnwrap(CalendarDate("2026-03-09")), try XCTUnwrap(CalendarDate("2026-04-01"))
    )
    onStage { stage in
      let form = Form(Settings()) {}
      let day = FormDateField("Day").with { $0.maximum = march }
      let seats = FormNumberField("Seats", form.field(\.seats)).with { $0.range = 1...8 }
      stage.put(day)
      stage.put(seats)
      stage.show()
      day.focus()
      typeText("2026-04-01")
      XCTAssertEqual(day.messages.count, 1)
      day.maximum = april
      XCTAssertEqual(day.messages, [])
      XCTAssertEqual(day.value, april)
      seats.focus()
      press("ctrl+a")
      typeText("9")
      XCTAssertEqual(seats.messages, ["Enter a number from 1 to 8"])
      seats.minimum = 2
      XCTAssertEqual(seats.messages, ["Enter a number from 2 to 8"])
      XCTAssertEqual(form.seats, 2)
      seats.maximum = 10
      XCTAssertEqual(seats.messages, [])
      XCTAssertEqual(form.seats, 9)
    }
  }

  func testADateAndTimeHasBounds() throws {
    let noon = try XCTUnwrap(CalendarDateTime("2024-02-29T12:00"))
    onStage { stage in
      let start = FormDateTimeField("Start").with { $0.minimum = noon }
      stage.put(start)
      stage.show()
      start.focus()
      typeText("2024-02-29")
      press("Tab", "Tab")
      typeText("11:59")
      XCTAssertEqual(start.messages.count, 1)
      XCTAssertTrue(start.messages.first?.hasPrefix("Enter a time of ") == true)
      XCTAssertNil(start.value)
      start.minimum = nil
      XCTAssertEqual(start.messages, [])
      XCTAssertEqual(start.value, CalendarDateTime("2024-02-29T11:59"))
      press("ctrl+a")
      typeText("12:00")
      XCTAssertEqual(start.value, noon)
    }
  }

  func testASliderWithoutAFormStartsAtAnEndOfItsBounds() {
    onStage { stage in
      let years = FormSlider("Years").with { $0.range = 5...40 }
      let salary = FormRangeSlider("Salary").with { $0.range = 1_000...9_000 }
      stage.put(years)
      stage.put(salary)
      XCTAssertEqual(years.value, 5)
      XCTAssertEqual(salary.value, 1_000...9_000)
      years.value = 10
      years.range = 0...20
      XCTAssertEqual(years.value, 10)
      years.reset()
      XCTAssertEqual(years.value, 5)
    }
  }
}

/// An editor that counts the reads of its value.
@MainActor private final class CountingEditor: FormEditor {
  let widget = Widget(gtk_button_new())
  var onChange: () -> Void = {}
  var reads = 0
  private(set) var text: String?

  var value: String? {
    get {
      reads += 1
      return text
    }
    set { text = newValue }
  }

  func type(_ new: String) {
    text = new
    onChange()
  }
}
