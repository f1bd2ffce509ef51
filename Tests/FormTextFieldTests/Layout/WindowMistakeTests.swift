import GenericForm
import XCTest

@testable import FormTextField

/// The mistakes in the controls of a window that stop a program.
final class WindowMistakeTests: WidgetTestCase {
  func testNamesTheFieldThatHasNoControl() {
    onStage { stage in
      let form = Form(Person()) {
        FieldValidation(\.name, .required)
        FieldValidation(\.acceptsTerms, rules: [.isTrue])
        FieldValidation(\.phone)
      }
      let name = stage.field("Name", form.field(\.name))
      XCTAssertEqual(
        FormWindowController.mistake(in: "Sign up", form: form, controls: [name]),
        "The form validates \\Person.acceptsTerms, for which the window “Sign up” has no control.")
      let terms = FormCheckButton("Terms", form.field(\.acceptsTerms))
      stage.put(terms)
      XCTAssertNil(
        FormWindowController.mistake(in: "Sign up", form: form, controls: [name, terms]))
    }
  }

  func testNamesTheControlOfAnotherForm() {
    onStage { stage in
      let form = Form(Person()) {}
      let twin = Form(Person()) {}
      let name = stage.field("Name", twin.field(\.name))
      XCTAssertEqual(
        FormWindowController.mistake(in: "Sign up", form: form, controls: [name]),
        "“Name” in the window “Sign up” is not bound to the form of the window.")
      let lone = stage.field("City")
      XCTAssertNotNil(FormWindowController.mistake(in: "Sign up", form: form, controls: [lone]))
    }
  }

  func testBuildsItsElementsWithConditionsAndLoops() {
    onStage { stage in
      let form = Form(Person()) {}
      @MainActor func titles(_ isLong: Bool, _ extra: FormTextField?) -> [String] {
        elements {
          stage.field("Name", form.field(\.name))
          if isLong {
            stage.field("Phone", form.field(\.phone).text)
          } else {
            stage.field("Short", form.field(\.name))
          }
          if isLong { stage.field("More", form.field(\.name)) }
          for index in 1...2 { stage.field("Row \(index)", form.field(\.name)) }
          extra
        }.compactMap { ($0 as? FormControl)?.title }
      }
      XCTAssertEqual(titles(true, nil), ["Name", "Phone", "More", "Row 1", "Row 2"])
      XCTAssertEqual(
        titles(false, stage.field("Extra")), ["Name", "Short", "Row 1", "Row 2", "Extra"])
    }
  }
}

@MainActor
private func elements(
  @FormElementBuilder _ elements: () -> [any FormElement]
) -> [any FormElement] { elements() }
