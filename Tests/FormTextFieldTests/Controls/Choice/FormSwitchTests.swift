import CGtk
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormSwitchTests: WidgetTestCase {
  func testMustBeOnIfItHasARequiredMessage() {
    onStage { stage in
      let lamp = FormSwitch("_Lamp", .required("Turn it on"))
      stage.put(lamp)
      XCTAssertFalse(lamp.isValid)
      XCTAssertEqual(lamp.shownMessages, [])
      lamp.performValidation()
      XCTAssertEqual(lamp.shownMessages, ["Turn it on"])
      lamp.value = true
      XCTAssertEqual(lamp.shownMessages, [])
      lamp.reset()
      XCTAssertFalse(lamp.value)
    }
  }

  func testIsAtTheEndOfItsTitlesLine() {
    onStage { stage in
      let lamp = FormSwitch("_Lamp", .required("Turn it on"), hint: "The green one")
      stage.put(lamp)
      stage.show()
      XCTAssertEqual(labels(in: lamp.widget.pointer), ["Lamp", "required", "The green one"])
      let row = gtk_widget_get_parent(switchWidget(of: lamp))
      XCTAssertEqual(gtk_widget_get_last_child(row), switchWidget(of: lamp))
      XCTAssertEqual(gtk_widget_get_width(row), gtk_widget_get_width(lamp.widget.pointer))
    }
  }

  func testFollowsTheForm() {
    onStage { stage in
      let form = Form(Person()) { FieldValidation(\.acceptsTerms, rules: [.isTrue]) }
      let terms = FormSwitch("Terms", form.field(\.acceptsTerms))
      stage.put(terms)
      terms.value = true
      XCTAssertTrue(form.acceptsTerms)
      form.acceptsTerms = false
      XCTAssertFalse(terms.value)
      XCTAssertEqual(gtk_switch_get_active(OpaquePointer(switchWidget(of: terms))), 0)
      terms.setError("Not today")
      XCTAssertEqual(terms.shownMessages, ["Not today"])
      terms.value = true
      XCTAssertEqual(terms.shownMessages, [])
    }
  }

  func testIsUsedByKeyboardAndByAClickOnItsTitle() {
    onStage { stage in
      let lamp = FormSwitch("_Lamp")
      stage.put(lamp)
      stage.show()
      lamp.focus()
      press("space")
      assertSoon(lamp.value)
      press("alt+l")
      assertSoon(!lamp.value)
      clickOn(visible(gtk_label_get_type(), in: lamp.widget.pointer)[0])
      assertSoon(lamp.value)
      lamp.isEditable = false
      clickOn(visible(gtk_label_get_type(), in: lamp.widget.pointer)[0])
      XCTAssertTrue(lamp.value)
    }
  }

  func testSubmitsOnEnter() {
    onStage { stage in
      let lamp = FormSwitch("_Lamp")
      let next = FormSwitch("_Next")
      stage.put(lamp)
      stage.put(next)
      stage.show()
      lamp.returnAction = .nextField
      lamp.focus()
      press("Return")
      XCTAssertFalse(lamp.value)
      XCTAssertEqual(focusedWidget(around: lamp), switchWidget(of: next))
    }
  }

  func testIsReadByAScreenReader() {
    onStage { stage in
      let lamp = FormSwitch("_Lamp", .required("Turn it on"), hint: "The green one")
      stage.put(lamp)
      let part = OpaquePointer(switchWidget(of: lamp))
      XCTAssertEqual(gtk_accessible_get_accessible_role(part), GTK_ACCESSIBLE_ROLE_SWITCH)
      XCTAssertNotEqual(
        gtk_test_accessible_has_relation(part, GTK_ACCESSIBLE_RELATION_LABELLED_BY), 0)
      assertDescription(part, "required\nThe green one")
      assertInvalid(part, false)
      lamp.performValidation()
      assertDescription(part, "Turn it on")
      assertInvalid(part, true)
    }
  }

  func testShowsACheckNextToItsTitle() {
    onStage { stage in
      let check = ScriptedCheck<Bool>("Taken")
      let form = Form(Hall()) { FieldValidation(\.isLit, checks: [check.check(debounce: .zero)]) }
      let lamp = FormSwitch("_Lamp", form.field(\.isLit))
      stage.put(FormTextField("A field that makes the window as wide as a form is"))
      stage.put(lamp)
      stage.show()
      lamp.value = true
      let found = { spinners(in: lamp.widget.pointer) }
      assertSoon(found().first.map { gtk_widget_get_width($0) > 0 } ?? false)
      let title = visible(gtk_label_get_type(), in: lamp.widget.pointer)[0]
      var (start, end) = (graphene_rect_t(), graphene_rect_t())
      _ = gtk_widget_compute_bounds(title, lamp.widget.pointer, &start)
      _ = gtk_widget_compute_bounds(found()[0], lamp.widget.pointer, &end)
      XCTAssertEqual(end.origin.x, start.origin.x + start.size.width + 6, accuracy: 6)
      check.answer(true, true)
    }
  }

  func testIsPartOfAnInterfaceFile() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface>
            <object class="FormSwitch" id="lamp">
              <property name="title">_Lamp</property>
              <property name="required-message">Turn it on</property>
              <property name="value">1</property>
            </object>
          </interface>
          """)
      let lamp = try interface.element("lamp", as: FormSwitch.self)
      stage.put(lamp)
      XCTAssertTrue(lamp.value)
      lamp.value = false
      XCTAssertEqual(lamp.messages, ["Turn it on"])
      XCTAssertEqual(labels(in: lamp.widget.pointer), ["Lamp", "required"])
    }
  }
}

nonisolated private struct Hall {
  var isLit = false
}

@MainActor
private func switchWidget(of control: FormSwitch) -> WidgetPointer {
  visible(gtk_switch_get_type(), in: control.widget.pointer)[0]
}
