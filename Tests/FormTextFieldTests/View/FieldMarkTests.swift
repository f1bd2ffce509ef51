import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A form marks the smaller group of its fields: the required ones or the others.
final class FieldMarkTests: WidgetTestCase {
  func testMarksTheOptionalFieldsIfMostAreRequired() {
    withView(required: [\.name, \.city]) { view in
      XCTAssertEqual(view.fieldMark, .optional)
      XCTAssertEqual(marks(in: view), ["", "", "optional", "", ""])
    }
  }

  func testMarksTheRequiredFieldsIfFewAre() {
    withView(required: [\.name]) { view in
      XCTAssertEqual(view.fieldMark, .required)
      XCTAssertEqual(marks(in: view), ["required", "", "", "", ""])
    }
  }

  func testMarksTheFieldsThatTheProgramChooses() {
    withView(required: [\.name]) { view in
      view.fieldMark = .optional
      XCTAssertEqual(marks(in: view), ["", "optional", "optional", "", ""])
      view.fieldMark = .required
      XCTAssertEqual(marks(in: view), ["required", "", "", "", ""])
    }
  }

  func testADisabledFieldHasNoMark() {
    MainActor.assumeIsolated {
      let form = Form(Celebration()) {
        FieldValidation(\.name, .required)
        FieldValidation(\.place, .required).disabled(when: { $0.name.isEmpty })
      }
      let view = FormView(form, submitTitle: "_Send") {
        FormTextField("_Name", form.field(\.name))
        FormTextField("_Place", form.field(\.place))
      }
      for mark in [FieldMark.optional, .required] {
        view.fieldMark = mark
        XCTAssertEqual(view.controls[1].frame.display.mark, "", "\(mark)")
      }
      form.name = "Mei"
      XCTAssertEqual(view.controls[1].frame.display.mark, "required")
    }
  }

  func testAScreenReaderReadsThatAFieldIsRequired() {
    withView(required: [\.name, \.city]) { view in
      let name = view.controls[0].frame.focusWidget
      assertDescription(OpaquePointer(name.pointer), "required")
    }
  }

  func testAnAddedRowIsMarkedLikeTheOthers() {
    MainActor.assumeIsolated {
      let form = Form(Celebration()) {
        FieldValidation(\.name, .required)
        FieldValidation(\.place, .required)
      }
      let view = FormView(form, submitTitle: "_Send") {
        FormTextField("_Name", form.field(\.name))
        FormTextField("_Place", form.field(\.place))
        FormRows("Guests", form, each: \.guests, adding: { Invitee(id: 1) }) { guest in
          FormTextField("Guest", guest.field(\.name))
        }
      }
      form.guests = [Invitee(id: 1)]
      XCTAssertEqual(view.controls.map(\.frame.display.mark), ["", "", "optional", ""])
    }
  }

  private func withView(
    required: [any WritableKeyPath<Trip, String> & Sendable], _ body: @MainActor (FormView) -> Void
  ) {
    onStage { stage in
      let form = Form(
        Trip(),
        validation: FormValidation { for path in required { FieldValidation(path, .required) } })
      let view = FormView(form, submitTitle: "_Send") {
        FormTextField("_Name", form.field(\.name))
        FormTextField("_City", form.field(\.city))
        FormTextField("No_tes", form.field(\.notes))
        FormCheckButton("Ne_ws", form.field(\.wantsNews))
        FormSlider("_Volume", form.field(\.volume))
      }
      stage.put(view.widget.pointer)
      stage.show()
      body(view)
    }
  }
}

@MainActor
private func marks(in view: FormView) -> [String] {
  view.controls.map(\.frame.display.mark)
}

private struct Trip {
  var name = ""
  var city = ""
  var notes = ""
  var wantsNews = false
  var volume = 0.0
}

private struct Celebration {
  var name = ""
  var place = ""
  var guests: [Invitee] = []
}

private struct Invitee: Identifiable {
  let id: Int
  var name = ""
}
