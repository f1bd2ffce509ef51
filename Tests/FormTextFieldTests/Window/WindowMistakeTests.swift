import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// Mistakes in a window's controls that stop the program.
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
        FormView.mistake(in: form, controls: [name]),
        "The form validates \\Person.acceptsTerms, for which its view has no control.")
      let terms = FormCheckButton("Terms", form.field(\.acceptsTerms))
      stage.put(terms)
      XCTAssertNil(
        FormView.mistake(in: form, controls: [name, terms]))
    }
  }

  func testNamesTheControlOfAnotherForm() {
    onStage { stage in
      let form = Form(Person()) {}
      let twin = Form(Person()) {}
      let name = stage.field("Name", twin.field(\.name))
      XCTAssertEqual(
        FormView.mistake(in: form, controls: [name]),
        "The control “Name” isn't bound to the form of its view.")
      let lone = stage.field("City")
      XCTAssertNotNil(FormView.mistake(in: form, controls: [lone]))
    }
  }

  func testNamesTheFieldThatHasTwoControls() {
    onStage { stage in
      let form = Form(Person()) { FieldValidation(\.name, .required) }
      let name = stage.field("Name", form.field(\.name))
      let phone = stage.field("Phone", form.field(\.phone).text)
      XCTAssertNil(
        FormView.mistake(in: form, controls: [name, phone]))
      let again = stage.field("Name again", form.field(\.name))
      XCTAssertEqual(
        FormView.mistake(in: form, controls: [name, phone, again]),
        "The form view has two controls for \\Person.name.")
      let number = stage.field("Number", form.field(\.phone).text)
      XCTAssertEqual(
        FormView.mistake(in: form, controls: [name, phone, number]),
        "The form view has two controls for \\Person.phone.")
    }
  }

  func testHasAControlForEachRow() {
    onStage { stage in
      let form = Form(Party(guests: [Guest(id: 1), Guest(id: 2)])) {
        each(\.guests) { FieldValidation(\.name, .required) }
      }
      let names = [1, 2].map { stage.field("Guest \($0)", form.field(\.guests[id: $0].name)) }
      XCTAssertNil(FormView.mistake(in: form, controls: names))
      let again = stage.field("Guest 2", form.field(\.guests[id: 2].name))
      XCTAssertNotNil(
        FormView.mistake(in: form, controls: names + [again]))
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

private struct Guest: Identifiable {
  let id: Int
  var name = ""
}

private struct Party {
  var guests: [Guest]
}

@MainActor
private func elements(
  @FormElementBuilder _ elements: () -> [any FormElement]
) -> [any FormElement] { elements() }
