import CGtk
import ControlSamples
import Foundation
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class ErrorFrameTests: WidgetTestCase {
  /// Controls of parts that need no frame: their message alone shows the error in the plain look.
  private static let frameless: Set = [
    "FormCheckButton", "FormSwitch", "FormSlider", "FormRangeSlider", "FormMultipleChoice",
  ]

  func testAFrameSurroundsTheWholeEditorOrItsRow() {
    for look in FormLook.allCases {
      onStage { stage in
        FormLook.standard = look
        defer { FormLook.standard = .plain }
        let samples = ControlSample.ofAllClasses
        let controls = samples.map {
          BoundControl($0, $0.values, nil, ControlValidation())
        }
        for bound in controls { stage.put(bound.control) }
        stage.widen()
        stage.show()
        stage.focusNothing()
        for (sample, bound) in zip(samples, controls) {
          XCTAssertFalse(
            bound.control.hasRedFrame, "\(sample.name) in \(look), without an error")
          bound.control.setError("Not today")
        }
        for (sample, bound) in zip(samples, controls)
        where look == .rows || !Self.frameless.contains(sample.name) {
          assertSoon(bound.control.hasRedFrame, "\(sample.name) in \(look)")
        }
      }
    }
  }

  func testNeighborsInAListShareALine() {
    let isFilled = FormValidation<Member> {
      FieldValidation(\.street, .required)
      FieldValidation(\.company, .required)
    }
    withMemberView(isFilled) { form in
      FormTextField("_Name", form.field(\.name))
      FormTextField("_Street", form.field(\.street))
      FormTextField("_Company", form.field(\.company))
    } body: { view in
      view.look = .rows
      gtk_window_set_focus(view.window?.gtk, nil)
      for control in view.controls.dropFirst() { control.performValidation() }
      guard let list = view.controls[0].widget.parent?.parent else { return XCTFail("no list") }
      let street = view.controls[1]
      assertSoon(redLines(in: list), [1, 1, 1], "above, between and below")
      (street as? FormTextField)?.text = "Elm Street"
      assertSoon(redLines(in: list), [1, 1], "above and below the company")
    }
  }
}

/// Returns the heights of the red lines that cross the middle of a list.
@MainActor
private func redLines(in list: Widget) -> [Int] {
  guard let drawn = DrawnWidget(list.pointer) else { return [] }
  let column = (0..<drawn.height).map { drawn.isRed(drawn.width / 2, $0) }
  return column.split(separator: false).map(\.count)
}

extension FormControl {
  /// Indicates whether a red line surrounds a row, or all of the editor that's on one line with its
  /// entry.
  @MainActor fileprivate var hasRedFrame: Bool {
    look == .rows
      ? hasRedFrame(around: widget.pointer)
      : framedParts.contains { hasRedFrame(around: $0) }
  }

  /// The parts that can have the frame: a group of linked widgets as a whole.
  @MainActor private var framedParts: [WidgetPointer] {
    func parts(of widget: WidgetPointer) -> [WidgetPointer] {
      if gtk_widget_has_css_class(widget, "linked") != 0 { return [widget] }
      return [widget]
        + Widget(widget).children.filter(\.isVisible).flatMap { parts(of: $0.pointer) }
    }
    return parts(of: frame.editorWidget.pointer)
  }

  @MainActor private func hasRedFrame(around box: WidgetPointer) -> Bool {
    var area = graphene_rect_t()
    let corner: Float = look == .rows ? 13 : 7
    guard gtk_widget_compute_bounds(box, widget.pointer, &area) != 0,
      min(area.size.width, area.size.height) > 2 * corner
    else { return false }
    if look == .rows { area.origin = graphene_point_t(x: 0, y: 0) }
    return DrawnWidget(widget.pointer)?.hasRedFrame(area, corner: Int(corner)) == true
  }
}
