import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// Programs that asked for rows of libadwaita and get similar ones.
final class RowsRemarkTests: WidgetTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { RowsRemark.forget() }
  }

  func testARowInAPlainBoxHasItsOwnFrameAndIsReportedOnce() throws {
    try onStage { stage in
      let controls: [FormControl] = [FormTextField("Name"), FormSwitch("Member")]
      let written = try standardError {
        for control in controls {
          control.look = .rows
          stage.put(control)
        }
        stage.show()
        spin(until: controls.allSatisfy(\.isLoneRow))
      }
      XCTAssertEqual(controls.map(\.isLoneRow), [true, true])
      XCTAssertEqual(lines(of: written), [RowsRemark.loneRow.rawValue])
      for control in controls { control.look = .plain }
      XCTAssertEqual(controls.map(\.isLoneRow), [false, false])
    }
  }

  func testARowInAListUsesTheListsFrameAndIsNotReported() throws {
    try onStage { stage in
      let name = FormTextField("Name")
      let list: WidgetPointer = gtk_list_box_new()
      let written = try standardError {
        name.look = .rows
        stage.lifetimes.watch(name)
        gtk_list_box_append(OpaquePointer(list), name.widget.pointer)
        stage.put(list)
        stage.show()
        spin(until: name.widget.isMapped)
      }
      XCTAssertFalse(name.isLoneRow)
      XCTAssertEqual(lines(of: written), [])
    }
  }

  func testARowOfAViewHasNoSeparateFrame() throws {
    var written = ""
    withMemberView { form in
      FormTextField("_Name", form.field(\.name))
      FormSection("_Address", isCollapsible: true) {
        FormTextField("_Street", form.field(\.street))
      }.with { $0.isExpanded = true }
      FormColumns { FormTextField("_Company", form.field(\.company)) }
      FormRows("G_uests", form, each: \.guests, adding: { Companion() }) { guest in
        FormTextField("Guest", guest.field(\.name))
      }
    } body: { view in
      written =
        (try? standardError {
          view.look = .rows
          spin(until: view.controls.allSatisfy(\.widget.isMapped))
        }) ?? "not read"
      XCTAssertEqual(view.controls.filter(\.isLoneRow).map(\.name), [])
    }
    XCTAssertEqual(lines(of: written), [])
  }

  func testMissingFeaturesAreReportedOnlyInProgramsWithLibadwaita() {
    MainActor.assumeIsolated {
      let cases: [([Int]?, Bool, [RowsRemark])] = [
        (nil, false, []), ([1, 2], true, []), ([1, 7], true, []), ([2, 0], true, []),
        ([1, 1], true, [.oldLibrary]), ([1, 2], false, [.otherTheme]),
        ([1, 0], false, [.oldLibrary, .otherTheme]),
      ]
      for (version, hasItsTheme, expected) in cases {
        XCTAssertEqual(
          RowsRemark.remarks(version: version, hasItsTheme: hasItsTheme), expected,
          "\(version ?? [])")
      }
    }
  }
}

extension FormControl {
  fileprivate var isLoneRow: Bool { gtk_widget_has_css_class(widget.pointer, "lone-row") != 0 }
}

/// Returns the lines of standard error without the program's name.
private func lines(of text: String) -> [String] {
  text.split(separator: "\n").map { line in
    String(line.split(separator: ": ", maxSplits: 1).last ?? "")
  }
}
