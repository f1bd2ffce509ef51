import FormTextField
import GenericForm
import XCTest

/// A program's own window, without C.
final class OwnWindowTests: WidgetTestCase {
  func testShowsAFormAndClosesWithIt() {
    expectRelease { lifetimes in
      let form = Form(Guest()) { FieldValidation(\.name, .required) }
      let view = FormView(form, submitTitle: "_Add") { FormTextField("_Name", form.field(\.name)) }
      lifetimes.watch(view, "the view")
      let window = Window(title: "Club")
      window.content = view.widget
      window.present()
      XCTAssertTrue(openTexts.contains("Name"), "\(openTexts)")
      XCTAssertEqual(window.title, "Club")
      view.requestClose()
      XCTAssertFalse(openTexts.contains("Name"), "\(openTexts)")
    }
  }
}

private struct Guest {
  var name = ""
}
