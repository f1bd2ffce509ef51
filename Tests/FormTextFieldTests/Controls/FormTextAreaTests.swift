import CGtk
import CGtkTesting
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormTextAreaTests: WidgetTestCase {
  func testFollowsTheForm() {
    onStage { stage in
      let form = Form(Person(name: "Dear Ada,\nI")) {
        FieldValidation(\.name, .required, rules: [.maxLength(20)])
      }
      let letter = FormTextArea("_Letter", form.field(\.name), hint: "In short")
      stage.put(letter)
      XCTAssertEqual(shown(in: letter), "Dear Ada,\nI")
      type(" ski\n\tat home", into: letter)
      XCTAssertEqual(form.name, "Dear Ada,\nI ski\n\tat home")
      letter.performValidation()
      XCTAssertEqual(letter.shownMessages, ["Use at most 20 characters"])
      form.name = "Dear Ada"
      XCTAssertEqual(shown(in: letter), "Dear Ada")
      XCTAssertEqual(labels(in: letter.widget.pointer), ["Letter", "required", "In short"])
    }
  }

  func testShowsTextBehindANull() {
    onStage { stage in
      let form = Form(Person(name: "Dear\0Ada")) {}
      let letter = FormTextArea("_Letter", form.field(\.name))
      stage.put(letter)
      XCTAssertEqual(shown(in: letter), "Dear␀Ada")
      form.name = "My\0Ada"
      XCTAssertEqual(shown(in: letter), "My␀Ada")
      XCTAssertEqual(form.name, "My\0Ada", "it is the value until the text is changed")
      type("!", into: letter)
      XCTAssertEqual(form.name, "My!␀Ada")
    }
  }

  func testNotifiesOnceWhenPastedTextReplacesText() {
    onStage { stage in
      let letter = FormTextArea("_Letter", validators: [.required])
      stage.put(letter)
      letter.text = "Dear Bob"
      var texts: [String] = []
      letter.onChange { [unowned letter] in texts.append(letter.text) }
      let buffer = buffer(in: letter)
      gtk_text_buffer_begin_user_action(buffer)
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      gtk_text_buffer_delete(buffer, &start, &end)
      gtk_text_buffer_insert_at_cursor(buffer, "Dear Ada", -1)
      gtk_text_buffer_end_user_action(buffer)
      XCTAssertEqual(texts, ["Dear Ada"])
      letter.reset()
      XCTAssertEqual(shown(in: letter), "")
      XCTAssertEqual(gtk_text_buffer_get_can_undo(buffer), 0)
    }
  }

  func testIsLeftByTab() {
    onStage { stage in
      let letter = FormTextArea("_Letter", validators: [.minLength(3, message: "More")])
      stage.put(letter)
      let other = stage.field("Other")
      stage.show()
      letter.focus()
      type("x", into: letter)
      XCTAssertEqual(gtk_text_view_get_accepts_tab(view(in: letter)), 0)
      let window = gtk_widget_get_root(letter.widget.pointer)!
      gtk_widget_child_focus(
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self),
        GTK_DIR_TAB_FORWARD)
      XCTAssertTrue(stage.isFocused(other))
      XCTAssertEqual(letter.shownMessages, ["More"])
    }
  }

  func testSubmitsOnControlEnter() {
    onStage { stage in
      let form = Form(Person(name: "Dear Ada")) {}
      var taken: [String] = []
      form.onSubmit { taken.append($0.name) }
      let letter = FormTextArea("_Letter", form.field(\.name))
      stage.lifetimes.watch(letter)
      let window = FormWindowController(
        "Letter",
        FormView(form, submitTitle: "_Send") { letter })
      window.present()
      spin(until: gtk_widget_get_mapped(letter.widget.pointer) != 0)
      XCTAssertFalse(press("Return", in: letter))
      XCTAssertTrue(press("<Control>Return", in: letter))
      assertSoon(taken, ["Dear Ada"])
      window.close()
    }
  }

  func testGrowsWithItsTextUpToALimit() {
    onStage { stage in
      let letter = FormTextArea("_Letter", validators: [])
      letter.lines = 2...5
      stage.put(letter)
      stage.show()
      @MainActor func height(_ lines: Int) -> Int32 {
        letter.text = Array(repeating: "x", count: lines).joined(separator: "\n")
        for _ in 0..<20 { spin(until: g_main_context_pending(nil) == 0) }
        let end = g_get_monotonic_time() + 150_000
        spin(until: g_get_monotonic_time() > end)
        return gtk_widget_get_height(letter.frame.editor.widget.pointer)
      }
      let heights = [1, 2, 4, 5, 9].map(height)
      XCTAssertEqual(heights[0], heights[1])
      XCTAssertGreaterThan(heights[2], heights[1])
      XCTAssertGreaterThan(heights[3], heights[2])
      XCTAssertEqual(heights[4], heights[3])
    }
  }

  func testTheWheelScrollsLongTextAndOtherwiseTheForm() {
    onStage { stage in
      let letter = FormTextArea("_Letter")
      letter.lines = 3...5
      stage.lifetimes.watch(letter)
      let column = Box(.column)
      column.append(letter.widget)
      for number in 1...40 { column.append(Label("\(number)")) }
      let form = ScrolledWindow(column)
      gtk_widget_set_size_request(form.pointer, 400, 300)
      stage.put(form.pointer)
      stage.show()
      let area = visible(gtk_text_view_get_type(), in: letter.widget.pointer)[0]
      turnWheel(over: area)
      assertSoon(scrolled(form.pointer) > 0)
      form.scrollToStart()
      letter.value = (1...20).map { "Line \($0)" }.joined(separator: "\n")
      let isLong = {
        let text = gtk_scrolled_window_get_vadjustment(OpaquePointer(gtk_widget_get_parent(area)!))
        return gtk_adjustment_get_upper(text) > gtk_adjustment_get_page_size(text)
      }
      assertSoon(isLong())
      turnWheel(over: area)
      assertSoon(scrolled(gtk_widget_get_parent(area)) > 0)
      XCTAssertEqual(scrolled(form.pointer), 0)
    }
  }

  func testShowsTheCaretWhereAnUndoChangedTheText() {
    onStage { stage in
      let form = Form(Person()) {}
      let letter = FormTextArea("Letter", form.field(\.name))
      letter.lines = 2...3
      stage.put(letter)
      stage.show()
      letter.focus()
      form.name = Array(repeating: "x", count: 20).joined(separator: "\n")
      let scroller = visible(gtk_scrolled_window_get_type(), in: letter.widget.pointer)[0]
      let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller))
      assertSoon(gtk_adjustment_get_upper(adjustment) > 200)
      gtk_adjustment_set_value(adjustment, 0)
      form.name += "\nx"
      assertSoon(gtk_adjustment_get_value(adjustment) > 200)
    }
  }

  func testCountsCharacters() {
    onStage { stage in
      let letter = FormTextArea("_Letter", validators: [.required])
      stage.put(letter)
      letter.characterLimit = 5
      XCTAssertEqual(labels(in: letter.widget.pointer).last, "0 / 5")
      type("Zoë👩‍👩‍👧!!", into: letter)
      XCTAssertEqual(letter.text.count, 6)
      XCTAssertEqual(labels(in: letter.widget.pointer).last, "6 / 5")
      letter.characterLimit = nil
      XCTAssertFalse(labels(in: letter.widget.pointer).contains("6 / 5"))
    }
  }

  func testIsNamedAndDescribed() {
    onStage { stage in
      let letter = FormTextArea("_Letter", validators: [.required], hint: "In short")
      stage.put(letter)
      let accessible = OpaquePointer(letter.frame.editor.focusWidget.pointer)
      XCTAssertEqual(gtk_accessible_get_accessible_role(accessible), GTK_ACCESSIBLE_ROLE_TEXT_BOX)
      let isMultiLine = cgtk_test_check_boolean(
        accessible, GTK_ACCESSIBLE_PROPERTY_MULTI_LINE, 1)
      XCTAssertNil(isMultiLine.map { String(cString: $0) })
      XCTAssertNotEqual(
        gtk_test_accessible_has_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY), 0)
      assertDescription(accessible, "required\nIn short")
      letter.performValidation()
      assertDescription(accessible, "Fill in this field")
      assertInvalid(accessible, true)
      letter.isEditable = false
      XCTAssertEqual(gtk_text_view_get_editable(view(in: letter)), 0)
    }
  }

  func testIsPartOfAnInterfaceFile() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface>
            <object class="FormTextArea" id="letter">
              <property name="title">_Letter</property>
              <property name="max-lines">2</property>
              <property name="min-lines">2</property>
              <property name="character-limit">20</property>
              <property name="validators">required min-length(8)</property>
              <property name="text">Dear
          Ada</property>
            </object>
          </interface>
          """)
      let letter = try interface.element("letter", as: FormTextArea.self)
      stage.put(letter)
      XCTAssertEqual(letter.text, "Dear\nAda")
      XCTAssertEqual(letter.lines, 2...2)
      XCTAssertEqual(labels(in: letter.widget.pointer).last, "8 / 20")
      XCTAssertTrue(letter.isValid)
    }
  }

  func testReportsAMaximumOfLinesBelowTheMinimum() throws {
    try onStage { stage in
      for names in [["min-lines", "max-lines"], ["max-lines", "min-lines"]] {
        let lines = names.map {
          "<property name=\"\($0)\">\($0 == "min-lines" ? 12 : 5)</property>"
        }
        let interface = try InterfaceFile(
          text: """
            <interface><object class="FormTextArea" id="letter">
              <property name="title">_Letter</property>\(lines.joined())
            </object></interface>
            """)
        stage.put(try interface.element("letter", as: FormTextArea.self))
        let warnings = Warnings.take()
        XCTAssertEqual(warnings.count, 1, "\(names): \(warnings)")
        let sentence = "“Letter” has min-lines 12, which is above its max-lines 5."
        XCTAssertTrue(warnings.first?.contains(sentence) == true, "\(names): \(warnings)")
      }
    }
  }

  func testForgetsReplacedNumbersOfLines() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface><object class="FormTextArea" id="letter">
            <property name="title">_Letter</property>
            <property name="min-lines">12</property>
          </object></interface>
          """)
      let letter = try interface.element("letter", as: FormTextArea.self)
      stage.put(letter)
      letter.lines = 2...5
      var most = GValue()
      g_value_init(&most, FundamentalTypeForTests.int)
      g_value_set_int(&most, 8)
      g_object_set_property(
        UnsafeMutableRawPointer(letter.widget.pointer).assumingMemoryBound(to: GObject.self),
        "max-lines",
        &most)
      XCTAssertEqual(letter.lines, 2...8)
      XCTAssertEqual(Warnings.take(), [])
    }
  }
}

@MainActor
private func view(in area: FormTextArea) -> UnsafeMutablePointer<GtkTextView> {
  UnsafeMutableRawPointer(area.frame.editor.focusWidget.pointer)
    .assumingMemoryBound(to: GtkTextView.self)
}

@MainActor
private func buffer(in area: FormTextArea) -> UnsafeMutablePointer<GtkTextBuffer> {
  gtk_text_view_get_buffer(view(in: area))
}

@MainActor
private func shown(in area: FormTextArea) -> String {
  var (start, end) = (GtkTextIter(), GtkTextIter())
  gtk_text_buffer_get_bounds(buffer(in: area), &start, &end)
  let text = gtk_text_buffer_get_text(buffer(in: area), &start, &end, 1)
  defer { g_free(text) }
  return String(cString: text!)
}

@MainActor
private func type(_ text: String, into area: FormTextArea) {
  gtk_text_buffer_insert_at_cursor(buffer(in: area), text, -1)
}

/// Returns the number of pixels by which a scrolled window is scrolled down.
@MainActor
private func scrolled(_ window: WidgetPointer?) -> Double {
  gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(window.map { OpaquePointer($0) }))
}
