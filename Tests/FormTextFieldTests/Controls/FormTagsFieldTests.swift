import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormTagsFieldTests: WidgetTestCase {
  private struct Photo {
    var tags = ["sea"]
  }

  @MainActor private static func photo() -> (Form<Photo>, FormTagsField) {
    let form = Form(Photo()) { FieldValidation(\.tags, rules: [.maxCount(3)]) }
    return (form, FormTagsField("_Tags", form.field(\.tags)))
  }

  func testAddsTypedTextOnEnterOnACommaAndOnLeaving() {
    onStage { stage in
      let (form, tags) = Self.photo()
      stage.put(tags)
      stage.put(FormSwitch("Last"))
      stage.show()
      press("alt+t")
      typeText("sun")
      press("Return")
      XCTAssertEqual(form.tags, ["sea", "sun"])
      typeText(" beach ,")
      XCTAssertEqual(form.tags, ["sea", "sun", "beach"])
      XCTAssertEqual(tags.shownMessages, [])
      typeText("wind")
      stage.focusNothing()
      XCTAssertEqual(form.tags, ["sea", "sun", "beach", "wind"])
      XCTAssertEqual(tags.shownMessages, ["Choose at most 3 items"])
      form.undo()
      XCTAssertEqual(form.tags, ["sea", "sun", "beach"])
    }
  }

  func testAddsEachPastedLineExceptTheLast() {
    onStage { stage in
      let (form, tags) = Self.photo()
      stage.put(tags)
      stage.show()
      press("alt+t")
      pasteText("sun\r\n two words \nwind\n")
      assertSoon(form.tags, ["sea", "sun", "two words"])
      XCTAssertEqual(typed(in: tags), "wind")
      typeText("y")
      XCTAssertEqual(typed(in: tags), "windy")
      press("Home")
      typeText("rain,very ")
      XCTAssertEqual(form.tags, ["sea", "sun", "two words", "rain"])
      XCTAssertEqual(typed(in: tags), "very windy")
    }
  }

  func testReportsThatPastedTextWasCutOff() {
    onStage { stage in
      let (form, tags) = Self.photo()
      stage.put(tags)
      stage.show()
      press("alt+t")
      pasteText("sun\n" + String(repeating: "a", count: 70_000))
      assertSoon(form.tags, ["sea", "sun"])
      assertSoon(tags.shownMessages, ["The text was too long, so its end was cut off"])
    }
  }

  func testAddsNothingBeforeACompositionEnds() throws {
    try onStage { stage in
      let (form, tags) = Self.photo()
      stage.put(tags)
      stage.show()
      tags.focus()
      let text = try XCTUnwrap(focusedWidget(around: tags))
      compose("su", in: text)
      pasteText("sun,wind")
      assertSoon(typed(in: tags), "sun,wind")
      XCTAssertEqual(form.tags, ["sea"])
      compose("", in: text)
      assertSoon(form.tags, ["sea", "sun"])
      XCTAssertEqual(typed(in: tags), "wind")
    }
  }

  func testAddsTypedTextWhenAMnemonicSubmitsItsView() {
    withView { form, tags, view in
      var submitted: [String] = []
      form.onSubmit { submitted = $0.tags }
      typeText("beach")
      press("alt+v")
      assertSoon(submitted, ["sea", "beach"])
      XCTAssertEqual(typed(in: tags), "")
    }
  }

  func testAddsTypedTextBeforeItsViewCloses() {
    withView { form, _, view in
      typeText("beach")
      view.requestClose()
      XCTAssertNotNil(view.question)
      XCTAssertEqual(form.tags, ["sea", "beach"])
    }
    withView { form, _, view in
      typeText("beach")
      view.end()
      XCTAssertEqual(form.tags, ["sea", "beach"])
    }
  }

  func testAddsTypedTextWhenItIsValidated() {
    onStage { stage in
      let (form, tags) = Self.photo()
      tags.completion = .list(["beach", "beacon"])
      stage.put(tags)
      stage.show()
      tags.focus()
      typeText("bea")
      tags.performValidation()
      XCTAssertEqual(form.tags, ["sea", "bea"])
      XCTAssertTrue(visible(gtk_popover_get_type(), in: tags.widget.pointer).isEmpty)
    }
  }

  func testRedoesATagBeforeTheTextTypedAfterIt() {
    withView { form, tags, _ in
      typeText("sun")
      press("Return")
      typeText("b")
      press("ctrl+z")
      press("ctrl+z")
      XCTAssertEqual(form.tags, ["sea"])
      press("ctrl+shift+z")
      XCTAssertEqual(form.tags, ["sea", "sun"])
      XCTAssertEqual(typed(in: tags), "")
      press("ctrl+shift+z")
      XCTAssertEqual(typed(in: tags), "b")
    }
  }

  /// Runs a test with the focus in the entry of a view in a window.
  private func withView(
    _ body: @MainActor (Form<Photo>, FormTagsField, FormView) -> Void
  ) {
    MainActor.assumeIsolated {
      let (form, tags) = Self.photo()
      let view = FormView(form, submitTitle: "Sa_ve") { tags }
      let window = Window(title: "Photo")
      window.content = view.widget
      window.present()
      assertSoon(tags.widget.isInActiveWindow && tags.widget.isMapped)
      tags.focus()
      body(form, tags, view)
      view.question = nil
      window.destroy()
    }
  }

  func testUndoesTheLettersBeforeTheTags() {
    onStage { stage in
      let (form, tags) = Self.photo()
      stage.put(tags)
      stage.show()
      tags.focus()
      typeText("sun,wi")
      press("ctrl+z")
      XCTAssertEqual(typed(in: tags), "")
      XCTAssertEqual(form.tags, ["sea", "sun"])
      press("ctrl+shift+z")
      XCTAssertEqual(typed(in: tags), "wi")
      press("ctrl+z", "ctrl+z")
      XCTAssertEqual(form.tags, ["sea"])
      typeText("x")
      press("BackSpace", "ctrl+shift+z")
      XCTAssertEqual(typed(in: tags), "", "what else was typed since")
      XCTAssertEqual(form.tags, ["sea", "sun"])
    }
  }

  func testHoldsEachTextOnce() {
    onStage { stage in
      let (form, tags) = Self.photo()
      stage.put(tags)
      stage.show()
      tags.focus()
      typeText("sea, ,sun,sun,")
      XCTAssertEqual(form.tags, ["sea", "sun"])
      XCTAssertEqual(chips(in: tags), ["sea", "sun"])
    }
  }

  func testRemovesATagWithBackspaceAndWithAButton() {
    onStage { stage in
      let (form, tags) = Self.photo()
      form.tags = ["sea", "sun", "wind"]
      stage.put(tags)
      stage.show()
      tags.focus()
      typeText("x")
      press("BackSpace")
      XCTAssertEqual(form.tags, ["sea", "sun", "wind"])
      press("BackSpace")
      XCTAssertEqual(form.tags, ["sea", "sun"])
      // The first button removes the first text, and the focus continues in the entry.
      press("shift+Tab", "shift+Tab", "space")
      XCTAssertEqual(form.tags, ["sun"])
      typeText("rain")
      press("Return")
      XCTAssertEqual(form.tags, ["sun", "rain"])
    }
  }

  func testAddsTheChosenSuggestion() {
    onStage { stage in
      let (form, tags) = Self.photo()
      tags.completion = .list(["mountains", "museums"])
      stage.put(tags)
      stage.show()
      tags.focus()
      typeText("m")
      press("Down", "Down", "Return")
      XCTAssertEqual(form.tags, ["sea", "museums"])
      typeText("moon")
      press("Return")
      XCTAssertEqual(form.tags, ["sea", "museums", "moon"])
    }
  }

  func testIsCreatedByAnInterfaceFileWithTextsAndSuggestions() throws {
    try onStage { stage in
      let file = try InterfaceFile(
        text: """
          <interface><object class="FormTagsField" id="tags">
            <property name="value">sea\nsun</property>
            <property name="completion">mountains\nmuseums</property>
          </object></interface>
          """)
      let tags = try file.element("tags", as: FormTagsField.self)
      stage.put(tags)
      XCTAssertEqual(tags.value, ["sea", "sun"])
      XCTAssertEqual(tags.completion?.texts, ["mountains", "museums"])
    }
  }

  func testCannotBeChangedWhileItIsReadOnly() {
    onStage { stage in
      let form = Form(Photo()) { FieldValidation(\.tags).readOnly(when: { _ in true }) }
      let tags = FormTagsField("_Tags", form.field(\.tags))
      stage.put(tags)
      stage.show()
      tags.focus()
      press("BackSpace")
      typeText("sun,")
      XCTAssertEqual(form.tags, ["sea"])
    }
  }
}

@MainActor private func chips(in tags: FormTagsField) -> [String] {
  labels(in: tags.widget.pointer).filter { !["Tags", "Add…"].contains($0) }
}

@MainActor private func typed(in tags: FormTagsField) -> String {
  (tags.frame.focusWidget as? Entry)?.value ?? "?"
}
