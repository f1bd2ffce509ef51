import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormMultipleChoiceTests: WidgetTestCase {
  func testMustBeMadeIfItHasARequiredMessage() {
    onStage { stage in
      let days = FormMultipleChoice("Days", options: ["Mon", "Tue"], .required("Choose a day"))
      stage.put(days)
      XCTAssertFalse(days.isValid)
      days.performValidation()
      XCTAssertEqual(days.shownMessages, ["Choose a day"])
      days.value = ["Tue"]
      XCTAssertEqual(days.shownMessages, [])
      XCTAssertEqual(activeTitles(in: days), ["Tue"])
      days.reset()
      XCTAssertEqual(days.value, [])
      XCTAssertEqual(activeTitles(in: days), [])
    }
  }

  func testIsBoundToASet() {
    onStage { stage in
      let form = Form(Week()) { FieldValidation(\.days, rules: [.maxCount(1)]) }
      let days = FormMultipleChoice("_Days", form.field(\.days))
      stage.put(days)
      stage.show()
      XCTAssertEqual(labels(in: days.widget.pointer), ["Days", "Monday", "Late friday"])
      press("alt+d")
      press("space", "Down", "space")
      XCTAssertEqual(form.days, [.monday, .lateFriday])
      XCTAssertEqual(days.shownMessages, [])
      stage.focusNothing()
      XCTAssertEqual(days.shownMessages.count, 1)
      form.days = [.lateFriday]
      XCTAssertEqual(activeTitles(in: days), ["Late friday"])
    }
  }

  func testAnUndoFocusesTheBoxThatItChanges() {
    onStage { stage in
      let form = Form(Week(order: ["C"])) { FieldValidation(\.order) }
      let order = FormMultipleChoice("Order", form.field(\.order), options: ["A", "B", "C"])
      stage.put(order)
      stage.show()
      order.focus()
      press("Down", "space", "Down", "space")
      XCTAssertEqual(form.order, ["B"])
      for (key, box) in [("ctrl+z", 2), ("ctrl+z", 1), ("ctrl+y", 1), ("ctrl+y", 2)] {
        order.focus()
        press(key)
        XCTAssertEqual(focusedPart(of: order), box, key)
      }
    }
  }

  func testIsBoundToAnArrayInTheOrderOfTheOptions() {
    onStage { stage in
      let form = Form(Week(order: ["C"])) { FieldValidation(\.order) }
      let order = FormMultipleChoice("Order", form.field(\.order), options: ["A", "B", "C"])
      stage.put(order)
      stage.show()
      XCTAssertEqual(activeTitles(in: order), ["C"])
      order.focus()
      press("space")
      XCTAssertEqual(form.order, ["A", "C"])
      form.order = ["B"]
      XCTAssertEqual(activeTitles(in: order), ["B"])
    }
  }

  func testKeepsValuesThatAreNotAmongTheOptions() {
    onStage { stage in
      let form = Form(Week(order: ["Z", "A"])) { FieldValidation(\.order) }
      let order = FormMultipleChoice("Order", form.field(\.order), options: ["A", "B"])
      stage.put(order)
      stage.show()
      XCTAssertEqual(activeTitles(in: order), ["A", "Z"])
      order.focus()
      press("Down", "space")
      XCTAssertEqual(form.order, ["A", "B", "Z"])
    }
  }

  func testCanBeACompactDropDownList() {
    onStage { stage in
      let form = Form(Week(order: ["C"])) { FieldValidation(\.order, rules: [.minCount(2)]) }
      let order = FormMultipleChoice("_Order", form.field(\.order), options: ["A", "B", "C"])
      order.isCompact = true
      stage.put(order)
      stage.put(FormSwitch("Last"))
      stage.show()
      XCTAssertTrue(labels(in: order.widget.pointer).contains("C"))
      press("alt+o", "space")
      assertSoon(visibleTitles(in: order), ["A", "B", "C"])
      // Moving from the closed list to the open one doesn't leave the control.
      press("space")
      assertSoon(form.order, ["A", "C"])
      press("space")
      assertSoon(form.order, ["C"])
      XCTAssertEqual(order.shownMessages, [])
      press("Escape")
      assertSoon(hasFocus(within: order.widget.pointer), true)
      press("Tab")
      assertSoon(order.shownMessages, ["Choose at least 2 items"])
      form.order = ["A", "B"]
      XCTAssertTrue(labels(in: order.widget.pointer).contains("A, B"))
      form.order = ["A", "B", "C"]
      XCTAssertTrue(labels(in: order.widget.pointer).contains("3 chosen"))
      form.order = []
      XCTAssertTrue(labels(in: order.widget.pointer).contains("Choose…"))
      order.isCompact = false
      order.focus()
      press("space")
      XCTAssertEqual(form.order, ["A"])
      XCTAssertEqual(visibleTitles(in: order), ["A", "B", "C"])
    }
  }

  func testTheSummaryIsAtTheStartOfItsButtonLikeInAnyList() {
    onStage { stage in
      let order = FormMultipleChoice("Order", options: ["A", "B"])
      order.isCompact = true
      stage.put(order)
      stage.widen()
      stage.show()
      let summary = visible(gtk_label_get_type(), in: order.widget.pointer).first {
        String(cString: gtk_label_get_text(OpaquePointer($0))) == "Choose…"
      }
      var bounds = graphene_rect_t()
      XCTAssertEqual(gtk_widget_compute_bounds(summary, order.widget.pointer, &bounds), 1)
      XCTAssertLessThan(bounds.origin.x, 20)
    }
  }

  func testSearchesInALongList() {
    onStage { stage in
      let options = (1...11).map { "Option \($0)" } + ["Öption 12"]
      let choice = FormMultipleChoice("Options", options: options)
      stage.put(FormSwitch("First"))
      stage.put(choice)
      stage.put(FormSwitch("Last"))
      stage.show()
      press("Tab")
      typeText("1_")
      XCTAssertEqual(visibleTitles(in: choice), [])
      XCTAssertTrue(labels(in: choice.widget.pointer).contains("No matches"))
      press("ctrl+a")
      typeText("option 1")
      XCTAssertEqual(
        visibleTitles(in: choice), ["Option 1", "Option 10", "Option 11", "Öption 12"])
      press("Tab", "End", "space")
      XCTAssertEqual(choice.value, ["Öption 12"])
      press("Tab")
      XCTAssertFalse(hasFocus(within: choice.widget.pointer))
      press("shift+Tab")
      XCTAssertTrue(hasFocus(within: choice.widget.pointer))
      press("Home", "space", "Tab")
      XCTAssertFalse(hasFocus(within: choice.widget.pointer))
      press("shift+Tab", "shift+Tab", "Escape")
      XCTAssertEqual(choice.value, ["Option 1", "Öption 12"])
      XCTAssertEqual(visibleTitles(in: choice).count, 12)
    }
  }

  func testEnterInTheSearchMovesToTheFirstMatch() {
    onStage { stage in
      let choice = FormMultipleChoice("Options", options: (1...12).map { "Option \($0)" })
      stage.put(choice)
      stage.show()
      let search = visible(gtk_search_entry_get_type(), in: choice.widget.pointer)[0]
      gtk_widget_grab_focus(search)
      typeText("12")
      assertSoon(visibleTitles(in: choice), ["Option 12"])
      press("Return", "space")
      assertSoon(choice.value, ["Option 12"])
    }
  }

  func testShowsEveryTitleAgainOnceItIsLeft() {
    onStage { stage in
      let choice = FormMultipleChoice("Options", options: (1...12).map { "Option \($0)" })
      stage.put(choice)
      let other = stage.field("Other")
      stage.show()
      gtk_widget_grab_focus(visible(gtk_search_entry_get_type(), in: choice.widget.pointer)[0])
      typeText("12")
      assertSoon(visibleTitles(in: choice), ["Option 12"])
      press("Tab")
      XCTAssertTrue(
        hasFocus(within: visible(gtk_check_button_get_type(), in: choice.widget.pointer)[0]))
      XCTAssertEqual(visibleTitles(in: choice), ["Option 12"])
      stage.focus(other)
      assertSoon(visibleTitles(in: choice).count, 12)
    }
  }

  func testFindsATitleWhileACharacterIsBeingComposed() {
    onStage { stage in
      let options = (1...10).map { "Option \($0)" } + ["हिन्दी", "한국"]
      let choice = FormMultipleChoice("Options", options: options)
      stage.put(choice)
      stage.show()
      let search = visible(gtk_search_entry_get_type(), in: choice.widget.pointer)[0]
      for (typed, found) in [("ह", "हिन्दी"), ("하", "한국")] {
        gtk_editable_set_text(OpaquePointer(search), typed)
        XCTAssertEqual(visibleTitles(in: choice), [found])
      }
    }
  }

  func testALongListKeepsItsHeightInAFormThatScrolls() {
    onStage { stage in
      let choice = FormMultipleChoice("Options", options: (1...12).map { "Option \($0)" })
      stage.put(choice)
      var least: gint = 0
      let list = visible(gtk_scrolled_window_get_type(), in: choice.widget.pointer)[0]
      gtk_widget_measure(list, GTK_ORIENTATION_VERTICAL, -1, &least, nil, nil, nil)
      XCTAssertGreaterThanOrEqual(least, 210)
    }
  }

  func testDescribesEachBox() {
    onStage { stage in
      let days = FormMultipleChoice(
        "Days", options: ["Mon", "Tue"], .required("Choose a day"), hint: "Of the week")
      stage.put(days)
      days.performValidation()
      for box in visible(gtk_check_button_get_type(), in: days.widget.pointer) {
        assertDescription(OpaquePointer(box), "Choose a day")
        assertInvalid(OpaquePointer(box), true)
      }
      days.isEditable = false
      XCTAssertEqual(
        gtk_widget_is_sensitive(visible(gtk_check_button_get_type(), in: days.widget.pointer)[0]), 0
      )
    }
  }

  func testIsPartOfAnInterfaceFile() throws {
    try onStage { stage in
      let days = try InterfaceFile(
        text: """
          <interface><object class="FormMultipleChoice" id="days">
            <property name="title">_Days</property>
            <property name="options">Mon
          Tue</property>
            <property name="value">Tue
          Wed</property>
            <property name="required-message">Choose a day</property>
          </object></interface>
          """
      ).element("days", as: FormMultipleChoice<String>.self)
      stage.put(days)
      XCTAssertEqual(days.value, ["Tue", "Wed"])
      XCTAssertEqual(activeTitles(in: days), ["Tue", "Wed"])
      let warnings = Warnings.take()
      XCTAssertEqual(warnings.count, 1)
      XCTAssertTrue(warnings.first?.contains("“Days” has no option “Wed”.") == true)
      days.value = []
      XCTAssertEqual(days.messages, ["Choose a day"])
    }
  }
}

nonisolated private enum Day: CaseIterable {
  case monday
  case lateFriday
}

nonisolated private struct Week {
  var days: Set<Day> = []
  var order: [String] = []
}

@MainActor
private func visibleTitles(in control: FormControl) -> [String] {
  visible(gtk_check_button_get_type(), in: control.widget.pointer).flatMap { labels(in: $0) }
}
