import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// Rows that react to the pointer.
final class RowReactionTests: WidgetTestCase {
  func testAClickOnTheRowOfAChoiceOpensIt() {
    withMemberView { form in
      FormChoice("_Color", form.field(\.color), options: ["Red", "Blue"])
      FormMultipleChoice("_Sizes", form.field(\.sizes), options: [1, 2]).with {
        $0.isCompact = true
      }
    } body: { view in
      view.look = .rows
      for control in view.controls {
        let title = visible(gtk_label_get_type(), in: control.widget.pointer)[0]
        assertSoon(gtk_widget_get_width(title) > 0)
        let isOpen = { !visible(gtk_popover_get_type(), in: control.widget.pointer).isEmpty }
        clickOn(title)
        // On a busy machine, the window may still move away from the pointer.
        if !spin(until: isOpen()) { clickOn(title) }
        assertSoon(isOpen())
        press("Escape")
        assertSoon(!isOpen())
        control.isEditable = false
        clickOn(title)
        XCTAssertFalse(isOpen())
      }
    }
  }

  func testAClickAnywhereInTheHeaderOfASectionOpensIt() {
    withMemberView { form in
      FormSection("_Address", isCollapsible: true) {
        FormTextField("_Street", form.field(\.street))
      }
    } body: { view in
      view.look = .rows
      guard let section = view.elements[0] as? FormSection,
        let header = Widget(visible(gtk_expander_get_type(), in: view.widget.pointer)[0]).parent
      else { return XCTFail("The section has no header.") }
      assertSoon(gtk_widget_get_width(header.pointer) > 0)
      let places = [-8, Double(gtk_widget_get_height(header.pointer)) + 8]
      for (place, isOpen) in zip(places, [true, false]) {
        clickOn(header.pointer, y: place)
        if !spin(until: section.isExpanded == isOpen) { clickOn(header.pointer, y: place) }
        assertSoon(section.isExpanded == isOpen)
      }
      let arrow = visible(gtk_expander_get_type(), in: header.pointer)[0]
      clickOn(arrow)
      assertSoon(section.isExpanded)
    }
  }

  func testARowThatReactsToAClickShowsIt() {
    withMemberView { form in
      FormSwitch("_Member", form.field(\.isMember))
      FormTextField("_Street", form.field(\.street))
      FormSlider("_Age", form.field(\.age)).with { $0.range = 0...9 }
    } body: { view in
      let isActivatable = {
        view.controls.map { gtk_widget_has_css_class($0.widget.pointer, "activatable") != 0 }
      }
      view.look = .plain
      XCTAssertEqual(isActivatable(), [false, false, false])
      view.look = .rows
      XCTAssertEqual(isActivatable(), [true, true, false])
      view.controls[0].isEditable = false
      XCTAssertEqual(isActivatable(), [false, true, false])
    }
  }
}
