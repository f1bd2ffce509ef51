import CGtk
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class SideLayoutTests: WidgetTestCase {
  func testTheFirstIsAtTheSideIfThereIsSpaceAndOtherwiseAbove() {
    onStage { stage in
      let (box, side, content) = (Box(.row), Label("A list"), Label("Content"))
      box.append(side)
      box.append(content)
      box.putFirstAtSide()
      stage.put(box.pointer)
      stage.show()
      for (width, isBeside) in [(800, true), (200, false)] as [(Int32, Bool)] {
        for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
          gtk_widget_set_direction(box.pointer, direction)
          let (first, second) = bounds(of: side, content, in: box, width)
          if isBeside {
            XCTAssertEqual(first.origin.y, second.origin.y)
            XCTAssertEqual(
              first.origin.x < second.origin.x, direction == GTK_TEXT_DIR_LTR)
            XCTAssertEqual(first.size.width + second.size.width, Float(width))
          } else {
            XCTAssertEqual(first.origin.x, second.origin.x)
            XCTAssertEqual(first.origin.y + first.size.height, second.origin.y)
            XCTAssertEqual(first.size.width, Float(width))
          }
        }
      }
    }
  }
}

/// Returns the positions of two widgets in a box of this width.
@MainActor
private func bounds(
  of first: Widget, _ second: Widget, in box: Box, _ width: Int32
) -> (graphene_rect_t, graphene_rect_t) {
  var area = GtkAllocation(x: 0, y: 0, width: width, height: 400)
  gtk_widget_measure(box.pointer, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
  gtk_widget_size_allocate(box.pointer, &area, -1)
  var (one, other) = (graphene_rect_t(), graphene_rect_t())
  XCTAssertTrue(gtk_widget_compute_bounds(first.pointer, box.pointer, &one) != 0)
  XCTAssertTrue(gtk_widget_compute_bounds(second.pointer, box.pointer, &other) != 0)
  return (one, other)
}
