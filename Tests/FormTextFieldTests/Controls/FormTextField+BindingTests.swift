import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

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

  func testTreatsEmptyTextAsAbsent() {
    onStage { stage in
      let form = Form(Person(phone: "1"), validation: FormValidation {})
      let phone = stage.field("Phone", form.field(\.phone).text)
      stage.erase(phone)
      XCTAssertNil(form.phone)
      stage.type("12", into: phone)
      XCTAssertEqual(form.phone, "12")
    }
  }

  func testShowsTheTextAsTheFormFormatsIt() {
    onStage { stage in
      let form = Form(Person(), validation: Person.validation)
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

  func testShowsThatItIsRequired() {
    onStage { stage in
      let form = Form(Person(), validation: Person.validation)
      let name = stage.field("Name", form.field(\.name))
      let phone = stage.field("Phone", form.field(\.phone).text)
      XCTAssertTrue(labels(in: name.widget.pointer).contains("required"))
      XCTAssertFalse(labels(in: phone.widget.pointer).contains("required"))
    }
  }

  func testIsHiddenWhileTheFormExcludesIt() {
    onStage { stage in
      let form = Form(
        Person(),
        validation: FormValidation {
          FieldValidation(\.phone, .required, when: { $0.acceptsTerms })
        })
      let phone = stage.field("Phone", form.field(\.phone).text)
      XCTAssertEqual(gtk_widget_get_visible(phone.widget.pointer), 0)
      form.acceptsTerms = true
      XCTAssertNotEqual(gtk_widget_get_visible(phone.widget.pointer), 0)
      form.acceptsTerms = false
      XCTAssertEqual(gtk_widget_get_visible(phone.widget.pointer), 0)
    }
  }

  func testPassesTheFocusOnWhenItIsHidden() {
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

  func testPassesTheFocusOnWhenItIsDisabled() {
    onStage { stage in
      let form = Form(
        Person(name: "Mei"),
        validation: FormValidation {
          FieldValidation(\.phone, .optional).disabled(when: { $0.acceptsTerms })
        })
      let phone = stage.field("Phone", form.field(\.phone).text)
      let name = stage.field("Name", form.field(\.name))
      stage.show()
      phone.focus()
      XCTAssertTrue(stage.isFocused(phone))
      form.acceptsTerms = true
      XCTAssertTrue(stage.isFocused(name))
    }
  }

  func testTicksACheckBoxOfTheForm() {
    onStage { stage in
      let form = Form(Person(), validation: Person.validation)
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
