import ControlSamples
import FormPhoneNumbers
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// Every control in an interface file.
final class ControlInterfaceTests: WidgetTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { PhoneNumberEditor.registerClass() }
  }

  func testIsPartOfAnInterfaceFile() throws {
    try onStage { stage in
      for sample in ControlSample.ofAllClasses {
        let made = try control(sample.name, property: "hint", value: "Help")
        stage.put(made)
        XCTAssertEqual(made.name, "Title", sample.name)
        XCTAssertTrue(labels(in: made.widget.pointer).contains("Help"), sample.name)
        XCTAssertThrowsError(try control(sample.name, property: "tint", value: "red")) {
          let sentence = "Invalid property: \(sample.name).tint"
          XCTAssertTrue("\($0)".contains(sentence), "\($0)")
        }
      }
    }
  }

  func testReportsAWrongValueOfAProperty() {
    onStage { stage in
      for sample in ControlSample.ofAllClasses {
        XCTAssertFalse(sample.mistakes.isEmpty, sample.name)
        for (property, value, sentence) in sample.mistakes {
          var reports: [String] = []
          do {
            let made = try control(sample.name, property: property, value: value)
            stage.put(made)
            XCTAssertEqual(made.name, "Title", sample.name)
            reports = Warnings.take()
          } catch { reports = ["\(error)"] }
          XCTAssertEqual(reports.count, 1, "\(sample.name): \(reports)")
          XCTAssertTrue(reports.first?.contains(sentence) == true, "\(sample.name): \(reports)")
        }
      }
    }
  }
}

/// Returns the control of an interface file, with a title and one more property.
@MainActor
private func control(_ name: String, property: String, value: String) throws -> FormControl {
  try InterfaceFile(
    text: """
      <interface>
        <object class="\(name)" id="control">
          <property name="title">_Title</property>
          <property name="\(property)">\(value)</property>
        </object>
      </interface>
      """
  ).element("control", as: FormControl.self)
}
