import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormSectionTests: WidgetTestCase {
  func testShowsItsTitleItsDescriptionAndItsElements() {
    onStage { stage in
      let street = FormTextField("Street")
      let section = FormSection("_Delivery", description: "In Europe") { street }
      stage.put(section.widget.pointer)
      stage.lifetimes.watch(street)
      stage.lifetimes.watch(section, "the section")
      XCTAssertEqual(labels(in: section.widget.pointer), ["Delivery", "In Europe", "Street"])
      XCTAssertTrue(section.controls.elementsEqual([street]) { $0 === $1 })
      XCTAssertTrue(section.isExpanded)
      section.isExpanded = false
      XCTAssertTrue(section.isExpanded)
      assertDescription(OpaquePointer(section.widget.pointer), "In Europe")
    }
  }

  func testIsAGroupNamedByItsHeading() {
    onStage { stage in
      let section = FormSection("_Delivery") { FormTextField("Street") }
      stage.put(section.widget.pointer)
      let box = section.widget.opaque
      XCTAssertEqual(gtk_accessible_get_accessible_role(box), GTK_ACCESSIBLE_ROLE_GROUP)
      XCTAssertNotEqual(
        gtk_test_accessible_has_relation(box, GTK_ACCESSIBLE_RELATION_LABELLED_BY), 0)
      let headings = section.widget.descendants(ofType: gtk_label_get_type()).filter {
        gtk_accessible_get_accessible_role($0.opaque) == GTK_ACCESSIBLE_ROLE_HEADING
      }
      XCTAssertEqual(
        headings.map { String(cString: gtk_label_get_text($0.opaque)) }, ["Delivery"])
    }
  }

  func testStartsClosedIfItIsCollapsible() {
    onStage { stage in
      let section = FormSection("_Delivery", isCollapsible: true) { FormTextField("Street") }
      stage.put(section.widget.pointer)
      XCTAssertFalse(section.isExpanded)
      XCTAssertEqual(labels(in: section.widget.pointer), ["Delivery"])
      section.isExpanded = true
      XCTAssertEqual(labels(in: section.widget.pointer), ["Delivery", "Street"])
    }
  }

  func testCountsItsErrorsInItsClosedHeader() {
    onStage { stage in
      let street = FormTextField("Street", validators: [.required])
      let city = FormTextField("City", validators: [.required])
      let section = FormSection("Delivery", isCollapsible: true) {
        FormSection("Where") { street }
        city
      }
      stage.put(section.widget.pointer)
      let header = OpaquePointer(visible(gtk_expander_get_type(), in: section.widget.pointer)[0])
      street.performValidation()
      XCTAssertEqual(
        labels(in: section.widget.pointer), ["Delivery", "1 field needs your attention"])
      assertDescription(header, "1 field needs your attention")
      city.performValidation()
      XCTAssertEqual(
        labels(in: section.widget.pointer), ["Delivery", "2 fields need your attention"])
      street.text = "Elm Street"
      XCTAssertEqual(
        labels(in: section.widget.pointer), ["Delivery", "1 field needs your attention"])
      section.isExpanded = true
      XCTAssertFalse(labels(in: section.widget.pointer).contains("1 field needs your attention"))
      assertNoDescription(header)
      section.isExpanded = false
      city.text = "Lille"
      XCTAssertEqual(labels(in: section.widget.pointer), ["Delivery"])
    }
  }

  func testWrapsATitleThatIsTooLong() {
    onStage { stage in
      let section = FormSection("Where do you want it to be delivered", isCollapsible: true) {
        FormTextField("City")
      }
      stage.put(section.widget.pointer)
      let line = height(of: section.widget.pointer, forWidth: 1000)
      XCTAssertGreaterThanOrEqual(height(of: section.widget.pointer, forWidth: 160), line + 2 * 13)
    }
  }

  func testAClickOnItsTitleOpensAndClosesIt() {
    onStage { stage in
      let section = FormSection("Delivery", isCollapsible: true) { FormTextField("City") }
      stage.put(section.widget.pointer)
      stage.show()
      let title = visible(gtk_label_get_type(), in: section.widget.pointer)[0]
      let expander = OpaquePointer(
        visible(gtk_expander_get_type(), in: section.widget.pointer)[0])
      assertExpanded(expander, false)
      clickOn(title)
      // On a busy machine, the window may still move away from the pointer.
      if !spin(until: section.isExpanded) { clickOn(title) }
      assertSoon(section.isExpanded)
      assertExpanded(expander, true)
      clickOn(title)
      assertSoon(!section.isExpanded)
      assertExpanded(expander, false)
    }
  }

  func testOpensWhenAFieldGetsTheFocus() {
    onStage { stage in
      let street = FormTextField("Street")
      let inner = FormSection("Where", isCollapsible: true) { street }
      let section = FormSection("Delivery", isCollapsible: true) { inner }
      stage.put(section.widget.pointer)
      stage.show()
      street.focus()
      XCTAssertTrue(section.isExpanded)
      XCTAssertTrue(inner.isExpanded)
      assertSoon(stage.isFocused(street))
    }
  }

  func testOpensAndClosesWithTheKeyboardAlone() {
    onStage { stage in
      let section = FormSection("Delivery", isCollapsible: true) { FormTextField("Street") }
      stage.put(section.widget.pointer)
      stage.show()
      press("Tab", "space")
      assertSoon(section.isExpanded)
      press("Tab", "a")
      assertSoon((section.controls[0] as? FormTextField)?.text, "a")
      press("shift+Tab", "Return")
      assertSoon(!section.isExpanded)
    }
  }

  func testIsHiddenWhileAllOfItsFieldsAreExcluded() {
    onStage { stage in
      let form = Form(Owner()) {
        FormValidation(when: { $0.hasPets }) {
          FieldValidation(\.pet, rules: [.notEmpty])
          FieldValidation(\.age, rules: [.notEmpty])
        }
      }
      let section = FormSection("Your pet") {
        "Only pets that live with you."
        FormTextField("Name", form.field(\.pet))
        FormTextField("Age", form.field(\.age))
      }
      stage.put(section.widget.pointer)
      XCTAssertEqual(gtk_widget_get_visible(section.widget.pointer), 0)
      form.hasPets = true
      XCTAssertEqual(gtk_widget_get_visible(section.widget.pointer), 1)
      form.hasPets = false
      XCTAssertEqual(gtk_widget_get_visible(section.widget.pointer), 0)
    }
  }

  func testPassesTheFocusOnWhenItIsHidden() {
    onStage { stage in
      let form = Form(Owner(hasPets: true)) {
        FormValidation(when: { $0.hasPets }) { FieldValidation(\.pet, rules: [.notEmpty]) }
      }
      let pet = FormTextField("Name", form.field(\.pet))
      let section = FormSection("Your pet") { pet }
      stage.put(section.widget.pointer)
      let next = stage.field("Next")
      stage.show()
      pet.focus()
      form.hasPets = false
      assertSoon(stage.isFocused(next))
    }
  }

  func testWithoutFieldsIsNotHidden() {
    onStage { stage in
      let section = FormSection("Terms") { "They are short." }
      stage.put(section.widget.pointer)
      XCTAssertEqual(gtk_widget_get_visible(section.widget.pointer), 1)
    }
  }

  func testIsNotKeptAliveByItsWidget() {
    onStage { stage in
      var section: FormSection? = FormSection("Terms") { FormTextField("Street") }
      weak let released = section
      stage.put(section!.widget.pointer)
      let control = section!.controls[0]
      section = nil
      XCTAssertNil(released)
      control.setError("No such street")
    }
  }
}

private struct Owner {
  var hasPets = false
  var pet = ""
  var age = ""
}

@MainActor
private func height(of widget: WidgetPointer, forWidth width: gint) -> gint {
  var height: gint = 0
  gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
  return height
}
