import CGtk
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class EndLayoutTests: WidgetTestCase {
  func testTheSecondIsAtTheEndOfTheLineOrBelowIt() {
    onStage { stage in
      let (box, start, end) = stage.putLine()
      let natural = width(of: box).natural
      for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
        gtk_widget_set_direction(box.pointer, direction)
        let isMirrored = direction == GTK_TEXT_DIR_RTL
        var (first, second) = place(start, end, in: box, natural + 100)
        XCTAssertEqual(first.top, second.top)
        XCTAssertEqual(isMirrored ? second.left : second.right, isMirrored ? 0 : natural + 100)
        XCTAssertEqual(first.width + 12 + second.width, natural + 100)
        (first, second) = place(start, end, in: box, natural - 1)
        XCTAssertGreaterThanOrEqual(second.top, first.bottom)
        XCTAssertEqual(isMirrored ? second.left : second.right, isMirrored ? 0 : natural - 1)
        XCTAssertLessThan(second.width, first.width)
      }
    }
  }

  func testAnExpandingSecondHasTheWholeLineBelow() {
    onStage { stage in
      let (box, start, end) = stage.putLine()
      end.expandsHorizontally = true
      let natural = width(of: box).natural
      XCTAssertEqual(place(start, end, in: box, natural - 1).1.width, natural - 1)
      let (first, second) = place(start, end, in: box, natural)
      XCTAssertEqual(first.width + 12 + second.width, natural)
    }
  }

  func testAThirdIsBelowTheFirstOrBelowBoth() {
    onStage { stage in
      let (box, start, end) = stage.putLine()
      let natural = width(of: box).natural
      let line = height(of: box, natural)
      let note = Label("A note")
      box.append(note)
      XCTAssertEqual(height(of: box, natural + 100), 2 * line)
      var areas = places(of: [start, end, note], in: box, natural + 100)
      XCTAssertEqual(areas[2].top, areas[0].bottom)
      XCTAssertEqual(areas[2].width, areas[0].width)
      XCTAssertEqual(areas[1].height, 2 * line)
      XCTAssertEqual(height(of: box, natural - 1), 3 * line + 6)
      areas = places(of: [start, end, note], in: box, natural - 1)
      XCTAssertEqual(areas[1].top, areas[0].bottom + 6)
      XCTAssertEqual(areas[2].top, areas[1].bottom)
      XCTAssertEqual(areas[2].width, natural - 1)
    }
  }

  func testTheBoxIsTallEnoughForBothAndForEitherOne() {
    onStage { stage in
      let (box, start, end) = stage.putLine()
      let natural = width(of: box).natural
      let line = height(of: box, natural)
      XCTAssertEqual(height(of: box, natural - 1), 2 * line + 6)
      XCTAssertEqual(width(of: box).minimum, max(width(of: start).minimum, width(of: end).minimum))
      end.isVisible = false
      XCTAssertEqual(height(of: box, natural - 1), line)
      XCTAssertEqual(width(of: box).natural, width(of: start).natural)
    }
  }

  func testChildrenOfTheSameSizeAreInEqualLines() {
    onStage { stage in
      let (box, cells) = (Box(.row, spacing: 6), (1...8).map { _ in Entry() })
      for cell in cells {
        cell.setWidth(characters: 1...2)
        box.append(cell)
      }
      box.wrapCells()
      stage.put(box.pointer)
      stage.show()
      let cell = width(of: cells[0])
      XCTAssertLessThan(cell.minimum, cell.natural)
      XCTAssertEqual(width(of: box).minimum, cell.minimum)
      for (width, count, size) in [
        (8 * cell.natural + 7 * 6 + 50, 8, cell.natural),
        (8 * cell.minimum + 7 * 6, 8, cell.minimum),
        (8 * cell.minimum + 7 * 6 - 1, 4, nil), (cell.minimum, 1, cell.minimum),
      ] as [(Int32, Int, Int32?)] {
        let areas = places(of: cells, in: box, width)
        XCTAssertEqual(areas.count { $0.top == areas[0].top }, count)
        XCTAssertEqual(areas.count { $0.left == areas[0].left }, 8 / count)
        XCTAssertLessThanOrEqual(areas.map(\.right).max() ?? .max, width)
        if let size { XCTAssertEqual(areas[7].width, size) }
        XCTAssertEqual(height(of: box, width), areas[7].bottom)
      }
    }
  }
}

extension Stage {
  /// Shows a line of two texts.
  fileprivate func putLine() -> (Box, Label, Label) {
    let (box, start, end) = (Box(.row, spacing: 12), Label("A title"), Label("Value"))
    box.append(start)
    box.append(end)
    box.wrapEnd()
    put(box.pointer)
    show()
    return (box, start, end)
  }
}

private struct Area {
  let left, top, width, height: Int32
  var right: Int32 { left + width }
  var bottom: Int32 { top + height }
}

@MainActor
private func width(of widget: Widget) -> (minimum: Int32, natural: Int32) {
  var (minimum, natural): (Int32, Int32) = (0, 0)
  gtk_widget_measure(widget.pointer, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
  return (minimum, natural)
}

@MainActor
private func height(of widget: Widget, _ width: Int32) -> Int32 {
  var height: Int32 = 0
  gtk_widget_measure(widget.pointer, GTK_ORIENTATION_VERTICAL, width, &height, nil, nil, nil)
  return height
}

@MainActor
private func place(
  _ first: Widget, _ second: Widget, in box: Box, _ width: Int32
) -> (Area, Area) {
  let areas = places(of: [first, second], in: box, width)
  return (areas[0], areas[1])
}

/// Returns the positions of widgets in a box of this width.
@MainActor
private func places(of widgets: [Widget], in box: Box, _ width: Int32) -> [Area] {
  var area = GtkAllocation(x: 0, y: 0, width: width, height: height(of: box, width))
  gtk_widget_size_allocate(box.pointer, &area, -1)
  return widgets.map { widget in
    var bounds = graphene_rect_t()
    XCTAssertTrue(gtk_widget_compute_bounds(widget.pointer, box.pointer, &bounds) != 0)
    return Area(
      left: Int32(bounds.origin.x), top: Int32(bounds.origin.y), width: Int32(bounds.size.width),
      height: Int32(bounds.size.height))
  }
}
