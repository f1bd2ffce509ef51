import CGtk
import Foundation
import XCTest

@testable import FormTextField
@testable import GtkFloor

// Without FlowBoxKeys, GTK loops endlessly or divides by zero. An alarm then ends the tests.

final class FlowBoxKeysTests: WidgetTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    alarm(20)
  }

  override func tearDown() {
    alarm(0)
    super.tearDown()
  }

  func testKeysWaitForTheFirstLayout() {
    onStage { stage in
      _ = stage.field()
      stage.show()
      let box = makeBox(on: stage)
      XCTAssertEqual(gtk_widget_child_focus(box, GTK_DIR_TAB_FORWARD), 1)
      XCTAssertEqual(focusedLabel(in: box), "1")
      for step in [GTK_MOVEMENT_DISPLAY_LINES, GTK_MOVEMENT_PAGES] {
        for count in [-1, 1] {
          XCTAssertTrue(moveCursor(of: box, step, count), "\(step) \(count)")
          XCTAssertEqual(focusedLabel(in: box), "1")
        }
      }
      for direction in [GTK_DIR_UP, GTK_DIR_DOWN] {
        XCTAssertEqual(gtk_widget_child_focus(box, direction), 1)
        XCTAssertEqual(focusedLabel(in: box), "1")
      }
      XCTAssertTrue(moveCursor(of: box, GTK_MOVEMENT_VISUAL_POSITIONS, 1))
      XCTAssertEqual(focusedLabel(in: box), "2")
      XCTAssertTrue(moveCursor(of: box, GTK_MOVEMENT_BUFFER_ENDS, 1))
      XCTAssertEqual(focusedLabel(in: box), "4")
    }
  }

  func testKeysWaitInAColumnToo() {
    onStage { stage in
      _ = stage.field()
      stage.show()
      let box = makeBox(on: stage)
      gtk_orientable_set_orientation(OpaquePointer(box), GTK_ORIENTATION_VERTICAL)
      gtk_widget_child_focus(box, GTK_DIR_TAB_FORWARD)
      XCTAssertTrue(moveCursor(of: box, GTK_MOVEMENT_VISUAL_POSITIONS, 1))
      XCTAssertEqual(focusedLabel(in: box), "1")
      XCTAssertTrue(moveCursor(of: box, GTK_MOVEMENT_DISPLAY_LINES, 1))
      XCTAssertEqual(focusedLabel(in: box), "2")
    }
  }

  func testKeysMoveOnceTheBoxIsLaidOut() {
    onStage { stage in
      _ = stage.field()
      let box = makeBox(on: stage)
      stage.show()
      stage.focusNothing()
      gtk_widget_child_focus(box, GTK_DIR_TAB_FORWARD)
      XCTAssertTrue(moveCursor(of: box, GTK_MOVEMENT_DISPLAY_LINES, 1))
      XCTAssertEqual(focusedLabel(in: box), "3")
      XCTAssertEqual(gtk_widget_child_focus(box, GTK_DIR_UP), 1)
      XCTAssertEqual(focusedLabel(in: box), "1")
      XCTAssertTrue(moveCursor(of: box, GTK_MOVEMENT_PAGES, 1))
      XCTAssertEqual(focusedLabel(in: box), "4")
    }
  }

  func testTheBoxGetsTheFocusBeforeTheFirstLayout() {
    onStage { stage in
      _ = stage.field()
      stage.show()
      for (direction, text) in [(GTK_DIR_DOWN, "1"), (GTK_DIR_UP, "4")] {
        let box = makeBox(on: stage)
        XCTAssertEqual(gtk_widget_child_focus(box, direction), 1)
        XCTAssertEqual(focusedLabel(in: box), text)
      }
    }
  }
}

/// Returns a box with two lines of two children.
@MainActor
private func makeBox(on stage: Stage) -> WidgetPointer {
  let box: WidgetPointer = gtk_flow_box_new()
  gtk_flow_box_set_min_children_per_line(OpaquePointer(box), 2)
  gtk_flow_box_set_max_children_per_line(OpaquePointer(box), 2)
  for text in ["1", "2", "3", "4"] {
    gtk_flow_box_insert(OpaquePointer(box), gtk_label_new(text), -1)
  }
  stage.put(box)
  return box
}

/// Moves the cursor as an arrow key does, and returns whether the key has no other effect.
@MainActor
private func moveCursor(of box: WidgetPointer, _ step: GtkMovementStep, _ count: Int) -> Bool {
  var values = [GValue](repeating: GValue(), count: 5)
  g_value_init(&values[0], gtk_flow_box_get_type())
  g_value_set_object(&values[0], box)
  g_value_init(&values[1], gtk_movement_step_get_type())
  g_value_set_enum(&values[1], gint(step.rawValue))
  g_value_init(&values[2], FundamentalTypeForTests.int)
  g_value_set_int(&values[2], gint(count))
  for place in 3...4 { g_value_init(&values[place], FundamentalTypeForTests.boolean) }
  var result = GValue()
  g_value_init(&result, FundamentalTypeForTests.boolean)
  g_signal_emitv(&values, g_signal_lookup("move-cursor", gtk_flow_box_get_type()), 0, &result)
  for place in values.indices { g_value_unset(&values[place]) }
  return g_value_get_boolean(&result) != 0
}

/// Returns the text of the child that has the keyboard focus.
@MainActor
private func focusedLabel(in box: WidgetPointer) -> String? {
  gtk_widget_get_focus_child(box).flatMap { labels(in: $0).first }
}
