import CGtk
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class ListBoxTests: WidgetTestCase {
  func testASelectionIsReportedWhateverItsCause() {
    onList { list in
      var selected: [Int] = []
      list.onSelect = { selected.append($0) }
      list.selection = 1
      list.select(by: 1)
      list.select(by: 1)
      list.select(by: -3)
      XCTAssertEqual(selected, [1, 2, 0])
    }
  }

  func testHiddenTitlesAreSkipped() {
    onList { list in
      list.selection = 0
      list.shown = [0, 2]
      XCTAssertEqual(list.shown, [0, 2])
      list.select(by: 1)
      XCTAssertEqual(list.selection, 2)
      list.shown = []
      list.select(by: -1)
      XCTAssertEqual(list.selection, 2)
    }
  }

  func testArrowKeysSelectAndTabLeaves() {
    onStage { stage in
      let (list, after) = (Self.list, Entry())
      stage.put(list.pointer)
      stage.put(after.pointer)
      stage.show()
      list.selection = 1
      list.focusSelection()
      XCTAssertTrue(list.row(1).isFocused)
      for (key, place) in [("Down", 2), ("Home", 0), ("End", 2), ("Up", 1)] {
        press(key)
        XCTAssertTrue(spin(until: list.row(place).isFocused), key)
        XCTAssertEqual(list.selection, place)
      }
      press("Tab")
      XCTAssertTrue(spin(until: after.hasFocusWithin))
    }
  }

  func testAHeadingAppearsOnceAboveItsTitles() {
    onStage { stage in
      let list = Self.list
      stage.put(list.pointer)
      stage.show()
      let labels = { list.descendants(ofType: gtk_label_get_type()).filter(\.isMapped) }
      let texts = { Set(labels().map { $0["label"] as String }) }
      XCTAssertEqual(texts(), ["Fruit", "Apple", "Pear", "Nuts", "Almond"])
      XCTAssertEqual(labels().count, 5)
      list.shown = [1]
      spin(until: labels().count == 2)
      XCTAssertEqual(texts(), ["Fruit", "Pear"])
    }
  }

  @MainActor private static var list: ListBox {
    ListBox([("Apple", "Fruit"), ("Pear", "Fruit"), ("Almond", "Nuts")])
  }

  private func onList(_ body: @MainActor (ListBox) -> Void) {
    onStage { _ in body(Self.list) }
  }
}
