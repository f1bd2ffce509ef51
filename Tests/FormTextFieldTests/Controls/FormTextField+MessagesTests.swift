import CGtk
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormTextFieldMessagesTests: WidgetTestCase {
  func testShowsTheMessagesOfTheFormWithItsTiming() {
    onStage { stage in
      let form = Form(Person(), validation: Person.validation)
      let name = stage.field("Name", form.field(\.name))
      let other = stage.field("Other")
      stage.show()
      stage.focus(name)
      stage.type("Al", into: name)
      XCTAssertEqual(name.shownMessages, [])
      XCTAssertFalse(name.isValid)
      XCTAssertEqual(name.messages, ["Use at least 3 characters"])
      stage.focus(other)
      XCTAssertEqual(name.shownMessages, ["Use at least 3 characters"])
      XCTAssertTrue(isMarkedWrong(name))
      stage.type("i", into: name)
      XCTAssertEqual(name.shownMessages, [])
      XCTAssertTrue(name.isValid)
    }
  }

  func testShowsTheResultWhenItIsValidated() {
    onStage { stage in
      let form = Form(Person(), validation: Person.validation)
      let name = stage.field("Name", form.field(\.name))
      name.performValidation()
      XCTAssertEqual(name.shownMessages, ["Fill in this field"])
    }
  }

  func testGivesTheSameAnswerAsAControlAndAsAField() {
    onStage { stage in
      let required = ValidationMessage("{field} is missing")
      let name = stage.field("_Name", [.required(required), .email])
      let field: any FormField = name
      var validated = 0
      name.onValidated { _ in validated += 1 }
      XCTAssertEqual(field.messages, ["Name is missing"])
      XCTAssertEqual(field.messages, (name as FormControl).messages)
      XCTAssertEqual(field.shownMessages, [])
      field.performValidation()
      XCTAssertEqual(validated, 1)
      XCTAssertEqual(field.shownMessages, ["Name is missing"])
      XCTAssertEqual(field.shownMessages, (name as FormControl).shownMessages)
    }
  }

  func testAMessageFollowsTheTitleOfItsControl() {
    onStage { stage in
      let form = Form(Person()) {
        FieldValidation(\.name, .required(ValidationMessage("{field} is missing")))
      }
      form.onSubmit { _ in }
      form.submit()
      let name = stage.field("_Name", form.field(\.name))
      XCTAssertEqual(name.shownMessages, ["Name is missing"])
      XCTAssertEqual(name.messages, ["Name is missing"])
      name.title = "_Surname"
      XCTAssertEqual(name.shownMessages, ["Surname is missing"])
      XCTAssertEqual(name.messages, ["Surname is missing"])
    }
  }

  func testShowsAWarningWithoutTheStyleOfAnError() {
    onStage { stage in
      let form = Form(Person(), validation: advice)
      let name = stage.field("Name", form.field(\.name))
      stage.type("mei", into: name)
      form.field(\.name).leave()
      XCTAssertEqual(name.shownMessages, ["Names start with a capital"])
      XCTAssertFalse(isMarkedWrong(name))
      XCTAssertTrue(name.isValid)
    }
  }

  func testMarksValidityWithoutAnyChecks() {
    onStage { stage in
      let (field, other) = (stage.field("Mail", [.email]), stage.field("Other"))
      field.marksValidity = true
      stage.show()
      stage.focus(field)
      stage.focus(other)
      XCTAssertEqual(images(in: field.widget.pointer), [])
      stage.focus(field)
      stage.type("mei@", into: field)
      XCTAssertEqual(images(in: field.widget.pointer), [])
      stage.focus(other)
      XCTAssertTrue(images(in: field.widget.pointer).contains("window-close-symbolic"))
      stage.focus(field)
      stage.type("example.com", into: field)
      XCTAssertEqual(images(in: field.widget.pointer), ["object-select-symbolic"])
      field.marksValidity = false
      XCTAssertEqual(images(in: field.widget.pointer), [])
    }
  }

  func testMarksValidityDuringTyping() {
    onStage { stage in
      let field = FormTextField("Mail", validators: [.required, .email], timing: .onChange)
      field.marksValidity = true
      stage.put(field)
      stage.show()
      stage.focus(field)
      XCTAssertEqual(images(in: field.widget.pointer), [])
      stage.type("mei@", into: field)
      XCTAssertTrue(images(in: field.widget.pointer).contains("window-close-symbolic"))
      stage.type("example.com", into: field)
      XCTAssertEqual(images(in: field.widget.pointer), ["object-select-symbolic"])
      stage.erase(field)
      XCTAssertTrue(images(in: field.widget.pointer).contains("window-close-symbolic"))
    }
  }

  func testCanShowOnlyTheFirstMessage() {
    onStage { stage in
      let field = stage.field("Password", [.password])
      stage.type("x", into: field)
      field.performValidation()
      let all = field.shownMessages
      XCTAssertEqual(all.count, 3)
      field.showsFirstMessageOnly = true
      XCTAssertEqual(field.shownMessages, [all[0]])
      XCTAssertEqual(labels(in: field.widget.pointer).filter(all.contains), [all[0]])
      stage.type("1", into: field)
      XCTAssertEqual(field.shownMessages, [all[1]])
      XCTAssertEqual(field.messages.count, 2)
      field.showsFirstMessageOnly = false
      XCTAssertEqual(field.shownMessages.count, 2)
    }
  }

  /// Runs `body` while a check of "mei" runs.
  private func whileANameIsChecked(
    _ body: @MainActor (Stage, Form<Person>, FormTextField, ScriptedCheck<String>) -> Void
  ) {
    onStage { stage in
      let check = ScriptedCheck<String>("Taken")
      let form = Form(Person()) {
        FieldValidation(\.name, checks: [check.check(debounce: .zero)])
      }
      let name = stage.field("Name", form.field(\.name))
      stage.type("mei", into: name)
      assertSoon(check.openValues, ["mei"])
      body(stage, form, name, check)
    }
  }

  func testShowsATickOnceACheckPassed() {
    whileANameIsChecked { stage, _, name, check in
      XCTAssertFalse(images(in: name.widget.pointer).contains("object-select-symbolic"))
      assertSoon(isSpinning(in: name.widget.pointer))
      check.answer("mei", true)
      assertSoon(images(in: name.widget.pointer).contains("object-select-symbolic"))
      XCTAssertFalse(isSpinning(in: name.widget.pointer))
      stage.type("x", into: name)
      XCTAssertFalse(images(in: name.widget.pointer).contains("object-select-symbolic"))
    }
  }

  func testShowsNoTickBesideAServerError() {
    whileANameIsChecked { stage, form, name, check in
      check.answer("mei", true)
      assertSoon(images(in: name.widget.pointer).contains("object-select-symbolic"))
      form.setErrors([\.name: "This name is taken"])
      XCTAssertEqual(images(in: name.widget.pointer), ["dialog-error-symbolic"])
      XCTAssertEqual(name.shownMessages, ["This name is taken"])
    }
  }

  func testOffersARetryOfACheckWithoutAResult() {
    whileANameIsChecked { stage, form, name, check in
      check.fail("mei")
      assertSoon(!form.field(\.name).status.isPending)
      form.field(\.name).leave()
      assertSoon(check.openValues, ["mei"])
      check.fail("mei")
      assertSoon(name.shownMessages, ["This couldn't be checked. Try again"])
      XCTAssertTrue(labels(in: name.widget.pointer).contains("Try Again"))
      form.field(\.name).retry()
      assertSoon(check.openValues, ["mei"])
      check.answer("mei", true)
      assertSoon(name.shownMessages, [])
      XCTAssertFalse(labels(in: name.widget.pointer).contains("Try Again"))
    }
  }
}

private var advice: FormValidation<Person> {
  FormValidation {
    FieldValidation(
      \.name,
      rules: [
        ValidationRule("Names start with a capital") { $0.first?.isUppercase == true }.asWarning()
      ])
  }
}

/// Returns whether a field has the style class for errors.
@MainActor
private func isMarkedWrong(_ field: FormTextField) -> Bool {
  let entry = UnsafeMutableRawPointer(innerEntry(of: field))
    .assumingMemoryBound(to: GtkWidget.self)
  return gtk_widget_has_css_class(entry, "error") != 0
}

/// Returns the names of the visible symbols in a widget.
@MainActor
private func images(in widget: WidgetPointer) -> [String] {
  visible(gtk_image_get_type(), in: widget).compactMap { image in
    gtk_image_get_icon_name(OpaquePointer(image)).map { String(cString: $0) }
  }
}

@MainActor
private func isSpinning(in widget: WidgetPointer) -> Bool {
  !spinners(in: widget).isEmpty
}
