import CGtk
import Foundation
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The rows of this library beside those of libadwaita, with the same titles and values in the same window.
///
/// They run with the installed version of libadwaita if `GENERIC_FORM_LIBADWAITA` is set. `ADW_DEBUG_COLOR_SCHEME` and
/// `ADW_DEBUG_HIGH_CONTRAST` choose the colors. A test that fails saves both pictures.
final class RowsBesideLibadwaitaTests: WidgetTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    guard ProcessInfo.processInfo.environment["GENERIC_FORM_LIBADWAITA"] != nil else {
      throw XCTSkip("Set GENERIC_FORM_LIBADWAITA.")
    }
    MainActor.assumeIsolated { setDesktop(font: "Sans 11", isStill: true) }
  }

  override func tearDown() {
    MainActor.assumeIsolated { setDesktop(font: "Sans 10", isStill: false) }
    super.tearDown()
  }

  func testRowsAndTextsAreInTheSamePlace() {
    withBoth { real, own in
      XCTAssertEqual(own.rows.map { $0["frame"] }, real.rows.map { $0["frame"] })
      for (real, own) in zip(real.rows, own.rows) {
        for (text, place) in own where !RowsDifference.hasOtherPlace(text) {
          XCTAssertEqual(place, real[text], text)
        }
      }
    }
  }

  /// Options are parts of one row here, and rows of libadwaita.
  func testOptionsAreInTheSamePlace() {
    withBoth([.options]) { real, own in
      let (real, own) = (real.texts, own.texts)
      XCTAssertGreaterThan(own.count, 6)
      for (text, place) in own { XCTAssertEqual(place, real[text], text) }
    }
  }

  func testRowsLookAlike() {
    withBoth([.still, .focused, .disabled, .options]) { real, own in
      guard let first = real.drawn, let second = own.drawn else {
        return XCTFail("The windows aren't drawn.")
      }
      XCTAssertEqual(first.width, second.width)
      XCTAssertEqual(first.height, second.height)
      let areas = real.differentAreas + own.differentAreas
      var count = 0
      var places: (x: ClosedRange<Int>, y: ClosedRange<Int>)?
      for y in 0..<first.height {
        for x in 0..<first.width where first.differs(from: second, x, y, by: Self.tolerance) {
          if areas.contains(where: { $0.contains(x, y) }) { continue }
          count += 1
          let old = places ?? (x...x, y...y)
          places = (
            min(old.x.lowerBound, x)...max(old.x.upperBound, x),
            min(old.y.lowerBound, y)...max(old.y.upperBound, y)
          )
        }
      }
      guard count > 0, let places else { return }
      let folder =
        ProcessInfo.processInfo.environment["GENERIC_FORM_PICTURES"]
        ?? FileManager.default.temporaryDirectory.path
      for (name, picture) in [("real", first), ("own", second)] {
        picture.save("\(folder)/rows-\(name)-\(real.state).png")
      }
      XCTFail(
        "\(count) pixels differ, in \(places.x) and \(places.y), \(real.state): see the pictures in \(folder)"
      )
    }
  }

  func testARowWithAnErrorHasTheSameColorsAndPlaces() {
    withBoth([.error]) { real, own in
      XCTAssertEqual(own.rows.first?["Name"], real.rows.first?["Name"])
      XCTAssertEqual(real.textColors.count, 2, "of the title and the value")
      XCTAssertEqual(own.textColors.count, 2)
      for (real, own) in zip(real.textColors.joined(), own.textColors.joined()) {
        XCTAssertEqual(Double(real), Double(own), accuracy: 12)
      }
    }
  }

  /// The difference of a color, of 255, that counts as none: letters between two pixels are rounded.
  private static let tolerance = 8

  /// Runs a test with libadwaita's rows and then with those of this library, in both directions.
  private func withBoth(
    _ pages: [RowsPage] = [.still, .focused, .disabled],
    _ body: @MainActor (ShownRows, ShownRows) -> Void
  ) {
    expectRelease { lifetimes in
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
        gtk_widget_set_default_direction(direction)
        for page in pages {
          let shown = [true, false].map { isReal in
            let scene = isReal ? RowsScene(page, realRows(page)) : RowsScene(page, lifetimes)
            defer { scene.close() }
            return scene.show(direction == GTK_TEXT_DIR_LTR ? "\(page)" : "\(page), right to left")
          }
          body(shown[0], shown[1])
        }
      }
    }
  }
}
