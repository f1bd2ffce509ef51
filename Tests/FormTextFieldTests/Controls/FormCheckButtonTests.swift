import CGtk
import GenericForm
import XCTest

@testable import FormTextField

final class FormCheckButtonTests: WidgetTestCase {
  func testHasToBeTickedWhereItHasARequiredMessage() {
    onStage { stage in
      let terms = FormCheckButton("I _accept", requiredMessage: "Please accept")
      stage.put(terms)
      XCTAssertFalse(terms.isValid)
      XCTAssertEqual(terms.shownMessages, [])
      terms.performValidation()
      XCTAssertEqual(terms.shownMessages, ["Please accept"])
      terms.isChecked = true
      XCTAssertEqual(terms.shownMessages, [])
      XCTAssertTrue(terms.isValid)
      terms.requiredMessage = ""
      terms.isChecked = false
      XCTAssertTrue(terms.isValid)
    }
  }

  func testShowsItsTitleAndThatItIsRequiredBesideTheBox() {
    onStage { stage in
      let terms = FormCheckButton("I _accept", requiredMessage: "Please accept", hint: "All of it")
      stage.put(terms)
      XCTAssertEqual(labels(in: terms.widget), ["I accept", "required", "All of it"])
      XCTAssertEqual(terms.name, "I accept")
    }
  }

  func testFollowsTheForm() {
    onStage { stage in
      let form = Form(Person()) { FieldValidation(\.acceptsTerms, rules: [.isTrue]) }
      let terms = FormCheckButton("Terms", form.field(\.acceptsTerms))
      stage.put(terms)
      terms.isChecked = true
      XCTAssertTrue(form.acceptsTerms)
      form.acceptsTerms = false
      XCTAssertFalse(terms.isChecked)
      terms.setError("Not today")
      XCTAssertEqual(terms.shownMessages, ["Not today"])
      terms.isChecked = true
      XCTAssertEqual(terms.shownMessages, [])
    }
  }

  func testForgetsEverythingOnReset() {
    onStage { stage in
      let terms = FormCheckButton("Terms", requiredMessage: "Please accept")
      stage.put(terms)
      terms.isChecked = true
      terms.setError("Not today")
      terms.reset()
      XCTAssertFalse(terms.isChecked)
      XCTAssertEqual(terms.shownMessages, [])
    }
  }

  func testIsPartOfAnInterfaceFile() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface>
            <object class="FormCheckButton" id="terms">
              <property name="title">I _accept</property>
              <property name="required-message">Please accept</property>
              <property name="hint">All of it</property>
              <property name="active">1</property>
            </object>
          </interface>
          """)
      let terms = try interface.checkButton("terms")
      stage.put(terms)
      XCTAssertTrue(terms.isChecked)
      XCTAssertTrue(terms.isValid)
      terms.isChecked = false
      XCTAssertEqual(terms.messages, ["Please accept"])
      XCTAssertEqual(labels(in: terms.widget), ["I accept", "required", "All of it"])
      XCTAssertThrowsError(try interface.field("terms")) {
        XCTAssertEqual("\($0)", "No FormTextField has the id “terms”.")
      }
    }
  }
}
