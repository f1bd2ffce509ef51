import CGtk
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField

final class FormTextFieldBindingTests: WidgetTestCase {
  func testShowsAndChangesTheValueOfTheForm() {
    onStage { stage in
      let form = Form(Person(name: "Mei"), validation: FormValidation {})
      let name = stage.field("Name", form.field(\.name))
      XCTAssertEqual(name.text, "Mei")
      stage.type(" Lin", into: name)
      XCTAssertEqual(form.name, "Mei Lin")
      form.name = "Ada"
      XCTAssertEqual(name.text, "Ada")
      form.reset(to: Person())
      XCTAssertEqual(name.text, "")
    }
  }

  func testNeverChangesAValueByShowingIt() {
    onStage { stage in
      let form = Form(Person(), validation: FormValidation {})
      let name = stage.field("Name", form.field(\.name))
      name.maxLength = 3
      for value in ["abcdef", "a\0b", String(repeating: "a", count: 100_000)] {
        form.name = value
        XCTAssertEqual(form.name, value)
      }
      XCTAssertEqual(shownText(in: name), "aaa")
      stage.erase(name)
      XCTAssertEqual(form.name, "")
    }
  }

  func testShowsTextBehindANull() {
    onStage { stage in
      let form = Form(Person(name: "Mei\0Lin"), validation: FormValidation {})
      let name = stage.field("Name", form.field(\.name))
      XCTAssertEqual(shownText(in: name), "Mei␀Lin")
      form.name = "Mei\0Li"
      XCTAssertEqual(shownText(in: name), "Mei␀Li")
      XCTAssertEqual(form.name, "Mei\0Li", "it is the value until the text is changed")
      stage.type("n", into: name)
      XCTAssertEqual(form.name, "Mei␀Lin")
    }
  }

  func testTakesEmptyTextForAnAbsentOne() {
    onStage { stage in
      let form = Form(Person(phone: "1"), validation: FormValidation {})
      let phone = stage.field("Phone", form.field(\.phone).text)
      stage.erase(phone)
      XCTAssertNil(form.phone)
      stage.type("12", into: phone)
      XCTAssertEqual(form.phone, "12")
    }
  }

  func testShowsTheMessagesOfTheFormWithItsTiming() {
    onStage { stage in
      let form = Form(Person(), validation: rules)
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

  func testShowsWhatTheFormMadeOfTheText() {
    onStage { stage in
      let form = Form(Person(), validation: rules)
      let name = stage.field("Name", form.field(\.name))
      let other = stage.field("Other")
      stage.show()
      stage.focus(name)
      stage.type("  Mei ", into: name)
      XCTAssertEqual(name.text, "  Mei ")
      stage.focus(other)
      XCTAssertEqual(name.text, "Mei")
    }
  }

  func testShowsTheResultWhenItIsValidated() {
    onStage { stage in
      let form = Form(Person(), validation: rules)
      let name = stage.field("Name", form.field(\.name))
      name.performValidation()
      XCTAssertEqual(name.shownMessages, ["This field should not be empty"])
    }
  }

  func testShowsThatItIsRequired() {
    onStage { stage in
      let form = Form(Person(), validation: rules)
      let name = stage.field("Name", form.field(\.name))
      let phone = stage.field("Phone", form.field(\.phone).text)
      XCTAssertTrue(labels(in: name.widget).contains("required"))
      XCTAssertFalse(labels(in: phone.widget).contains("required"))
    }
  }

  func testIsHiddenWhileTheFormDoesNotIncludeIt() {
    onStage { stage in
      let form = Form(
        Person(),
        validation: FormValidation {
          FieldValidation(\.phone, .required, when: { $0.acceptsTerms })
        })
      let phone = stage.field("Phone", form.field(\.phone).text)
      XCTAssertEqual(gtk_widget_get_visible(phone.widget), 0)
      form.acceptsTerms = true
      XCTAssertNotEqual(gtk_widget_get_visible(phone.widget), 0)
      form.acceptsTerms = false
      XCTAssertEqual(gtk_widget_get_visible(phone.widget), 0)
    }
  }

  func testHandsTheFocusOnWhenItIsHidden() {
    onStage { stage in
      let form = Form(
        Person(name: "Mei", acceptsTerms: true),
        validation: FormValidation {
          FieldValidation(\.phone, .optional, when: { $0.acceptsTerms })
        })
      let phone = stage.field("Phone", form.field(\.phone).text)
      let name = stage.field("Name", form.field(\.name))
      stage.show()
      phone.focus()
      XCTAssertTrue(stage.isFocused(phone))
      form.acceptsTerms = false
      XCTAssertTrue(stage.isFocused(name))
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
      XCTAssertEqual(images(in: field.widget), [])
      stage.focus(field)
      stage.type("mei@", into: field)
      XCTAssertEqual(images(in: field.widget), [])
      stage.focus(other)
      XCTAssertTrue(images(in: field.widget).contains("window-close-symbolic"))
      stage.focus(field)
      stage.type("example.com", into: field)
      XCTAssertEqual(images(in: field.widget), ["object-select-symbolic"])
      field.marksValidity = false
      XCTAssertEqual(images(in: field.widget), [])
    }
  }

  func testShowsTheFirstMessageOnlyWhereItIsToBeSo() {
    onStage { stage in
      let field = stage.field("Password", [.password])
      stage.type("x", into: field)
      field.performValidation()
      let all = field.shownMessages
      XCTAssertEqual(all.count, 3)
      field.showsFirstMessageOnly = true
      XCTAssertEqual(field.shownMessages, [all[0]])
      XCTAssertEqual(labels(in: field.widget).filter(all.contains), [all[0]])
      stage.type("1", into: field)
      XCTAssertEqual(field.shownMessages, [all[1]])
      XCTAssertEqual(field.messages.count, 2)
      field.showsFirstMessageOnly = false
      XCTAssertEqual(field.shownMessages.count, 2)
    }
  }

  func testShowsATickOnceACheckPassed() {
    onStage { stage in
      let check = ScriptedCheck<String>("Taken")
      let form = Form(Person(), validation: checked(by: check))
      let name = stage.field("Name", form.field(\.name))
      stage.type("mei", into: name)
      XCTAssertTrue(spin(until: check.openValues == ["mei"]))
      XCTAssertFalse(images(in: name.widget).contains("object-select-symbolic"))
      XCTAssertTrue(spin(until: isSpinning(in: name.widget)))
      check.answer("mei", true)
      XCTAssertTrue(spin(until: images(in: name.widget).contains("object-select-symbolic")))
      XCTAssertFalse(isSpinning(in: name.widget))
      stage.type("x", into: name)
      XCTAssertFalse(images(in: name.widget).contains("object-select-symbolic"))
    }
  }

  func testOffersARetryOfACheckWithoutAResult() {
    onStage { stage in
      let check = ScriptedCheck<String>("Taken")
      let form = Form(Person(), validation: checked(by: check))
      let name = stage.field("Name", form.field(\.name))
      stage.type("mei", into: name)
      XCTAssertTrue(spin(until: check.openValues == ["mei"]))
      check.fail("mei")
      XCTAssertTrue(spin(until: !form.field(\.name).status.isPending))
      form.field(\.name).leave()
      XCTAssertTrue(spin(until: check.openValues == ["mei"]))
      check.fail("mei")
      XCTAssertTrue(spin(until: name.shownMessages == ["Try again: this could not be checked"]))
      XCTAssertTrue(labels(in: name.widget).contains("Try again"))
      form.field(\.name).retry()
      XCTAssertTrue(spin(until: check.openValues == ["mei"]))
      check.answer("mei", true)
      XCTAssertTrue(spin(until: name.shownMessages == []))
      XCTAssertFalse(labels(in: name.widget).contains("Try again"))
    }
  }

  func testTicksABoxOfTheForm() {
    onStage { stage in
      let form = Form(Person(), validation: rules)
      let terms = FormCheckButton("Terms", form.field(\.acceptsTerms))
      stage.put(terms)
      XCTAssertFalse(terms.isValid)
      terms.value = true
      XCTAssertTrue(form.acceptsTerms)
      XCTAssertTrue(terms.isValid)
      form.acceptsTerms = false
      XCTAssertFalse(terms.value)
      form.submit()
      XCTAssertEqual(terms.shownMessages.count, 1)
    }
  }
}

private var rules: FormValidation<Person> {
  FormValidation {
    FieldValidation(
      \.name, .required, formatters: [.trimmed], rules: [.minLength(3)])
    FieldValidation(\.phone, .optional)
    FieldValidation(\.acceptsTerms, rules: [.isTrue])
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

private func checked(by check: ScriptedCheck<String>) -> FormValidation<Person> {
  FormValidation { FieldValidation(\.name, checks: [check.rule(debounce: .zero)]) }
}

struct Person {
  var name = ""
  var phone: String?
  var acceptsTerms = false
}

/// Whether a field has the style class of an error.
@MainActor
private func isMarkedWrong(_ field: FormTextField) -> Bool {
  let entry = UnsafeMutableRawPointer(innerEntry(of: field))
    .assumingMemoryBound(to: GtkWidget.self)
  return gtk_widget_has_css_class(entry, "error") != 0
}

/// The visible symbols in a widget, by their names.
@MainActor
private func images(in widget: WidgetPointer) -> [String] {
  visible(gtk_image_get_type(), in: widget).compactMap { image in
    gtk_image_get_icon_name(OpaquePointer(image)).map { String(cString: $0) }
  }
}

@MainActor
private func isSpinning(in widget: WidgetPointer) -> Bool {
  !visible(gtk_spinner_get_type(), in: widget).isEmpty
}
