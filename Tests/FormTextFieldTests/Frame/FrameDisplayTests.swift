import GenericForm
import XCTest

@testable import FormTextField

/// The display of a status, without a widget.
final class FrameDisplayTests: WidgetTestCase {
  func testMessagesReplaceTheHint() {
    onStage { _ in
      XCTAssertEqual(look(isRevealed: false).lines, ["As in your passport"])
      XCTAssertEqual(look(isRevealed: false).kind, .hint)
      XCTAssertEqual(look("ab").lines, ["Use at least 3 characters", "With an x"])
      XCTAssertEqual(look("ab").kind, .error)
      XCTAssertEqual(look("ab") { $0.showsFirstMessageOnly = true }.lines.count, 1)
      XCTAssertEqual(look("abx").lines, ["As in your passport"])
    }
  }

  func testANoticeComesAfterTheMessages() {
    onStage { _ in
      let shown = look("abx") { $0.notice = "Caps Lock is on" }
      XCTAssertEqual(shown.lines, ["Caps Lock is on"])
      XCTAssertEqual(shown.kind, .warning)
      XCTAssertFalse(shown.hasError)
    }
  }

  func testTheDescriptionReadsNewsFirstAndRequiredOnce() {
    onStage { _ in
      let shown = look(isRevealed: false) { ($0.news, $0.remark) = ("Draft saved", "https://") }
      XCTAssertEqual(shown.description, "Draft saved\nrequired\nAs in your passport\nhttps://")
      let read = look(isRevealed: false) { $0.isReadAsRequired = true }
      XCTAssertEqual(read.description, "As in your passport")
      let wrong = look("ab")
      XCTAssertFalse(wrong.description.contains("required"))
      XCTAssertTrue(wrong.description.contains(wrong.messages[0]))
    }
  }

  func testTheMarkNeedsAChangedAndShownValue() {
    onStage { _ in
      XCTAssertNil(look("abx").sign)
      XCTAssertEqual(look("abx") { $0.marksValidity = true }.sign, .tick)
      XCTAssertEqual(look("ab") { $0.marksValidity = true }.sign, .cross)
      XCTAssertNil(look("ab", isRevealed: false) { $0.marksValidity = true }.sign)
    }
  }
}

private struct Name {
  var name = ""
}

/// Returns the display of a name that was entered and left.
@MainActor
private func look(
  _ value: String = "", isRevealed: Bool = true, change: (inout FrameContent) -> Void = { _ in }
) -> FrameDisplay {
  let form = Form(Name()) {
    FieldValidation(
      \.name, .required, rules: [.minLength(3), .contains("x").message("With an x")])
  }
  let field = form.field(\.name)
  if !value.isEmpty { field.value = value }
  if isRevealed { field.leave() }
  var content = FrameContent()
  (content.status, content.hint) = (field.status, "As in your passport")
  change(&content)
  return FrameDisplay(content)
}
