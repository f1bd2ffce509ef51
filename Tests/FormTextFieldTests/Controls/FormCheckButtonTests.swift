import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormCheckButtonTests: WidgetTestCase {
  func testMustBeTickedIfItHasARequiredMessage() {
    onStage { stage in
      let terms = FormCheckButton("I _accept", .required("Please accept"))
      stage.put(terms)
      XCTAssertFalse(terms.isValid)
      XCTAssertEqual(terms.shownMessages, [])
      terms.performValidation()
      XCTAssertEqual(terms.shownMessages, ["Please accept"])
      terms.value = true
      XCTAssertEqual(terms.shownMessages, [])
      XCTAssertTrue(terms.isValid)
      terms.requiredMessage = ""
      terms.value = false
      XCTAssertTrue(terms.isValid)
    }
  }

  func testShowsItsTitleAndThatItIsRequiredBesideTheBox() {
    onStage { stage in
      let terms = FormCheckButton("I _accept", .required("Please accept"), hint: "All of it")
      stage.put(terms)
      XCTAssertEqual(labels(in: terms.widget.pointer), ["I accept", "required", "All of it"])
      XCTAssertEqual(terms.name, "I accept")
    }
  }

  func testFollowsTheForm() {
    onStage { stage in
      let form = Form(Person()) { FieldValidation(\.acceptsTerms, rules: [.isTrue]) }
      let terms = FormCheckButton("Terms", form.field(\.acceptsTerms))
      stage.put(terms)
      terms.value = true
      XCTAssertTrue(form.acceptsTerms)
      form.acceptsTerms = false
      XCTAssertFalse(terms.value)
      terms.setError("Not today")
      XCTAssertEqual(terms.shownMessages, ["Not today"])
      terms.value = true
      XCTAssertEqual(terms.shownMessages, [])
    }
  }

  func testForgetsEverythingOnReset() {
    onStage { stage in
      let terms = FormCheckButton("Terms", .required("Please accept"))
      stage.put(terms)
      terms.value = true
      terms.setError("Not today")
      terms.reset()
      XCTAssertFalse(terms.value)
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
              <property name="value">1</property>
            </object>
          </interface>
          """)
      let terms = try interface.element("terms", as: FormCheckButton.self)
      stage.put(terms)
      XCTAssertTrue(terms.value)
      XCTAssertTrue(terms.isValid)
      terms.value = false
      XCTAssertEqual(terms.messages, ["Please accept"])
      XCTAssertEqual(labels(in: terms.widget.pointer), ["I accept", "required", "All of it"])
      XCTAssertThrowsError(try interface.element("terms", as: FormTextField.self)) {
        XCTAssertEqual("\($0)", "No FormTextField has the id “terms”.")
      }
    }
  }
}
