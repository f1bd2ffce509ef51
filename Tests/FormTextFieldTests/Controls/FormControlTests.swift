import CGtk
import CGtkTesting
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The frame, with an editor that doesn't know about forms.
final class FormControlTests: WidgetTestCase {
  func testLooksReadOnlyWhileItCannotBeEdited() {
    onStage { stage in
      let name = stage.field("Name")
      XCTAssertFalse(isReadOnly(name))
      name.isEditable = false
      XCTAssertTrue(isReadOnly(name))
      name.isEditable = true
      XCTAssertFalse(isReadOnly(name))
    }
  }

  func testTakesAValueThroughTheFormAndBack() {
    onStage { stage in
      let form = Form(Review(), validation: rules)
      let (rating, stars) = stage.rating(form)
      stars.choose(4)
      XCTAssertEqual(form.rating, 4)
      form.rating = 2
      XCTAssertEqual(stars.value, 2)
      XCTAssertEqual(rating.shownMessages, [])
    }
  }

  func testDistinguishesAWriteFromAChoiceByTheValue() {
    onStage { stage in
      let form = Form(Review(), validation: rules)
      let (rating, stars) = stage.rating(form)
      var changes = 0
      rating.onChange { changes += 1 }
      form.rating = 3
      stars.onChange()
      XCTAssertEqual(changes, 1)
      stars.choose(3)
      XCTAssertEqual(changes, 1)
      stars.choose(5)
      XCTAssertEqual(changes, 2)
    }
  }

  func testOneUnlockReversesSeveralLocks() {
    onStage { stage in
      let name = stage.field("Name")
      name.frame.content.isLocked = true
      name.frame.content.isLocked = true
      XCTAssertFalse(name.isEditable)
      name.frame.content.isLocked = false
      XCTAssertTrue(name.isEditable)
      name.isEditable = false
      name.frame.content.isLocked = false
      XCTAssertFalse(name.isEditable)
    }
  }

  func testHasTheStyleOfTheBuiltInControls() {
    onStage { stage in
      let form = Form(Review(), validation: rules)
      let (rating, stars) = stage.rating(form, hint: "From 1 to 5")
      XCTAssertEqual(labels(in: rating.widget.pointer), ["Rating", "required", "From 1 to 5"])
      stars.choose(9)
      XCTAssertEqual(rating.shownMessages, ["At most 5"])
      XCTAssertEqual(labels(in: rating.widget.pointer), ["Rating", "required", "At most 5"])
      XCTAssertNotEqual(gtk_widget_has_css_class(stars.widget.pointer, "error"), 0)
      stars.choose(5)
      XCTAssertEqual(labels(in: rating.widget.pointer), ["Rating", "required", "From 1 to 5"])
      XCTAssertEqual(gtk_widget_has_css_class(stars.widget.pointer, "error"), 0)
    }
  }

  func testHasTheAccessibleStateOfTheBuiltInControls() {
    onStage { stage in
      let form = Form(Review(), validation: rules)
      let (_, stars) = stage.rating(form, hint: "From 1 to 5")
      let accessible = OpaquePointer(stars.widget.pointer)
      assertDescription(accessible, "required\nFrom 1 to 5")
      XCTAssertNotEqual(
        gtk_test_accessible_has_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY), 0)
      stars.choose(9)
      assertDescription(accessible, "At most 5")
      assertInvalid(accessible, true)
      stars.choose(5)
      assertInvalid(accessible, false)
    }
  }

  func testCreatesOnlyVisibleParts() {
    onStage { stage in
      let form = Form(Review(), validation: rules)
      let comment = stage.field("_Comment", form.field(\.comment))
      XCTAssertEqual(childCount(of: comment.widget.pointer), 2, "the label and the entry")
      comment.text = "bad"
      comment.performValidation()
      XCTAssertEqual(childCount(of: comment.widget.pointer), 3)
    }
  }

  func testIsReleasedWithAFieldDestroyedDuringItsCheck() {
    MainActor.assumeIsolated {
      let check = ScriptedCheck<String>("Taken")
      let form = Form(Review()) {
        FieldValidation(\.comment, checks: [check.check(debounce: .zero)])
      }
      let lifetimes = Lifetimes()
      let other = Stage(lifetimes: lifetimes)
      autoreleasedScope {
        let stage = Stage(lifetimes: lifetimes)
        let comment = stage.field("Comment", form.field(\.comment))
        stage.type("x", into: comment)
        assertSoon(check.openValues, ["x"])
        stage.close()
      }
      assertSoon(lifetimes.survivors.isEmpty)
      XCTAssertTrue(form.isPending)
      check.answer("x", false)
      assertSoon(!form.isPending)
      XCTAssertEqual(form.field(\.comment).status.errors.count, 1)
      other.close()
    }
  }

  func testDoesNotKeepAFormAliveAndReportsInputWithoutOne() {
    onStage { stage in
      weak var gone: Form<Review>?
      let comment = stage.field("Comment", shortLivedField(&gone))
      XCTAssertNil(gone)
      stage.type("y", into: comment)
      let warnings = Warnings.take()
      XCTAssertEqual(warnings.count, 1)
      XCTAssertTrue(warnings.first?.contains("The form of “Comment” was released") == true)
      XCTAssertEqual(shownText(in: comment), "xy")
      XCTAssertEqual(comment.shownMessages, [])
    }
  }

  func testShowsANumberAsText() {
    onStage { stage in
      let form = Form(Review(), validation: rules)
      let field = stage.field("Rating", form.field(\.rating).text)
      XCTAssertEqual(field.text, "")
      stage.type("4", into: field)
      XCTAssertEqual(form.rating, 4)
      stage.type("x", into: field)
      XCTAssertEqual(form.rating, 4)
      XCTAssertEqual(shownText(in: field), "4x")
      XCTAssertFalse(field.isValid)
      field.performValidation()
      XCTAssertEqual(field.shownMessages.count, 1)
      form.rating = 2
      XCTAssertEqual(shownText(in: field), "2")
    }
  }
}

@MainActor private func shortLivedField(_ form: inout Form<Review>?) -> Field<String> {
  let made = Form(Review(comment: "x"), validation: rules)
  form = made
  return made.field(\.comment)
}

@MainActor private func autoreleasedScope(_ body: () -> Void) { body() }

private struct Review {
  var rating: Int?
  var comment = ""
}

private var rules: FormValidation<Review> {
  FormValidation {
    FieldValidation(
      \.rating, .required, rules: [ValidationRule("At most 5") { ($0 ?? 0) <= 5 }])
    FieldValidation(\.comment, rules: [ValidationRule("Be polite") { $0 != "bad" }])
  }
}

/// An editor as a program would write it.
@MainActor private final class StarEditor: FormEditor {
  let widget = Widget(gtk_button_new())
  let isChoice = true
  var onChange: () -> Void = {}
  var value: Int?

  func choose(_ stars: Int) {
    value = stars
    onChange()
  }
}

extension Stage {
  fileprivate func rating(
    _ form: Form<Review>, hint: String = ""
  ) -> (FormControl, StarEditor) {
    let stars = StarEditor()
    let control = FormControl("_Rating", form.field(\.rating), hint: hint, editor: stars)
    put(control)
    return (control, stars)
  }
}

@MainActor
private func childCount(of widget: WidgetPointer) -> Int {
  var count = 0
  var child = gtk_widget_get_first_child(widget)
  while let current = child {
    count += 1
    child = gtk_widget_get_next_sibling(current)
  }
  return count
}

@MainActor
private func isReadOnly(_ control: FormControl) -> Bool {
  gtk_widget_has_css_class(control.widget.pointer, "read-only") != 0
}
