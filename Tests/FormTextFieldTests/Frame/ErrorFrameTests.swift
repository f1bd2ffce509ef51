import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class ErrorFrameTests: WidgetTestCase {
  func testAFrameSurroundsTheWholeEditor() {
    onStage { stage in
      let controls = [
        FormTextField("Name", validators: [.required]),
        FormPasswordField("Password", validators: [.required]),
        FormNumberField<Int>("Age", .required("Enter an age")),
        FormDateField("Day", .required("Enter a day")),
        FormChoice("Size", options: ["Small"], .required("Choose a size")),
        FormTextArea("Letter", validators: [.required]),
      ]
      for control in controls { stage.put(control) }
      stage.show()
      stage.focusNothing()
      for control in controls { control.performValidation() }
      for control in controls {
        let name = control.name
        XCTAssertTrue(control.hasRedFrame, name)
        XCTAssertFalse(control.shownMessages.isEmpty, name)
      }
    }
  }

  func testNoFrameIsShownWithoutAnError() {
    onStage { stage in
      let name = stage.field("Name", [.required])
      stage.show()
      stage.focusNothing()
      XCTAssertFalse(name.hasRedFrame)
    }
  }
}

extension FormControl {
  /// Indicates whether a red line surrounds a row, or all of the editor that's on one line with its
  /// entry.
  @MainActor fileprivate var hasRedFrame: Bool {
    var box = look == .rows ? widget.pointer : frame.editorWidget.pointer
    let first = gtk_widget_get_first_child(box)
    // A password's entry and button have their own row, above its meter and rules.
    if look == .plain, let first, gtk_widget_has_css_class(box, "linked") == 0,
      gtk_widget_has_css_class(first, "linked") != 0
    {
      box = first
    }
    return spin(until: hasRedFrame(around: box))
  }

  @MainActor private func hasRedFrame(around box: WidgetPointer) -> Bool {
    var area = graphene_rect_t()
    XCTAssertNotEqual(gtk_widget_compute_bounds(box, widget.pointer, &area), 0)
    if look == .rows { area.origin = graphene_point_t(x: 0, y: 0) }
    return DrawnWidget(widget.pointer)?.hasRedFrame(area, corner: look == .rows ? 13 : 7)
      == true
  }
}
