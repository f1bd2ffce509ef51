import CGtk
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A field without a form has all features of a field in a form.
final class StandaloneTextTests: WidgetTestCase {
  func testFollowsItsTiming() {
    onStage { stage in
      let field = FormTextField("Name", validators: [.email], timing: .onChange)
      stage.put(field)
      stage.type("m", into: field)
      XCTAssertEqual(field.shownMessages, ["Enter an email address, such as mei@example.com"])
    }
  }

  func testRunsItsChecksAndOffersARetry() {
    onStage { stage in
      let check = ScriptedCheck<String>("Taken")
      let field = FormTextField("Name", checks: [check.check(debounce: .zero)])
      stage.put(field)
      stage.type("mei", into: field)
      assertSoon(check.openValues, ["mei"])
      XCTAssertFalse(field.isValid)
      field.performValidation()
      check.fail("mei")
      assertSoon(field.shownMessages, ["This couldn't be checked. Try again"])
      if let retry = findButton("Try Again", in: field.widget.pointer) { click(retry) }
      assertSoon(check.openValues, ["mei"])
      check.answer("mei", false)
      assertSoon(field.shownMessages, ["Taken"])
      XCTAssertNil(findButton("Try Again", in: field.widget.pointer))
    }
  }

  func testShowsAWarningWithoutTheStyleOfAnError() {
    onStage { stage in
      let capital = Rule<String>("Names start with a capital") {
        $0.first?.isUppercase == true
      }
      let field = stage.field("Name", [.rule(capital.asWarning())])
      stage.type("mei", into: field)
      field.performValidation()
      XCTAssertEqual(field.shownMessages, ["Names start with a capital"])
      XCTAssertTrue(field.isValid)
      XCTAssertEqual(gtk_widget_has_css_class(WidgetPointer(innerEntry(of: field)), "error"), 0)
    }
  }

  func testIsBoundToAFormLater() {
    onStage { stage in
      let form = Form(Person(name: "Mei")) { FieldValidation(\.name, .required) }
      let field = stage.field("Name", [.email])
      field.bind(to: form.field(\.name))
      XCTAssertEqual(field.text, "Mei")
      XCTAssertTrue(field.isValid)
      stage.erase(field)
      XCTAssertEqual(form.name, "")
      XCTAssertFalse(field.isValid)
      XCTAssertEqual(field.validators.count, 0)
    }
  }
}
