import CGtk
import ControlSamples
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The promises that every control keeps.
final class ControlTableTests: WidgetTestCase {
  func testTheTableHasEveryClass() {
    onStage { _ in
      let classes = FormControl.classes.map { String(cString: g_type_name($0.type)) }
      XCTAssertEqual(
        Set(classes + [ControlSample.phoneNumberField]),
        Set(ControlSample.ofAllClasses.map(\.name)))
    }
  }

  func testShowsTheValueOfItsFieldAndEntersIt() {
    forEachControl { bound, name in
      bound.enter()
      XCTAssertTrue(bound.isFilled(), name)
      bound.empty()
      XCTAssertTrue(bound.isAbsent(), name)
      bound.fill()
      XCTAssertTrue(bound.isFilled(), name)
      XCTAssertEqual(bound.control.shownMessages, [], name)
    }
  }

  func testNotifiesGObjectOfANewValue() {
    forEachControl { bound, name in
      var notices: [String] = []
      for property in bound.control.valueProperties {
        bound.control.widget.connect("notify::\(property)") { notices.append(property) }
      }
      bound.enter()
      XCTAssertFalse(notices.isEmpty, name)
      XCTAssertEqual(Set(notices), Set(bound.control.valueProperties), name)
    }
  }

  func testShowsThatItIsRequiredAndWhatIsMissing() {
    forEachControl(ControlValidation(isRequired: true), canBeAbsent: true) { bound, name in
      let control = bound.control
      XCTAssertTrue(labels(in: control.widget.pointer).contains("required"), name)
      assertDescription(bound.focus, bound.described("required"))
      XCTAssertFalse(control.isValid, name)
      control.performValidation()
      XCTAssertEqual(control.shownMessages, ["Fill this in"], name)
      XCTAssertTrue(labels(in: control.widget.pointer).contains("Fill this in"), name)
      assertInvalid(bound.focus, true)
      assertDescription(bound.focus, bound.described("Fill this in"))
      bound.enter()
      XCTAssertEqual(control.shownMessages, [], name)
      XCTAssertTrue(control.isValid, name)
      assertInvalid(bound.focus, false)
    }
  }

  func testShowsAnErrorOfTheProgramUntilTheValueChanges() {
    forEachControl { bound, name in
      bound.control.setError("Not today")
      XCTAssertEqual(bound.control.shownMessages, ["Not today"], name)
      assertInvalid(bound.focus, true)
      bound.enter()
      XCTAssertEqual(bound.control.shownMessages, [], name)
    }
  }

  func testShowsAStoresValueAndErrorAndSendsOnlyWhatTheUserEnters() {
    forEachControl { bound, name in
      let control = bound.control
      var sent = 0
      bound.sendChanges { sent += 1 }
      bound.show(true, "Not today")
      XCTAssertTrue(bound.isFilled(), name)
      XCTAssertEqual(control.shownMessages, ["Not today"], name)
      assertInvalid(bound.focus, true)
      bound.show(false, nil)
      XCTAssertTrue(bound.isAbsent(), name)
      XCTAssertEqual(control.shownMessages, [], name)
      assertInvalid(bound.focus, false)
      XCTAssertEqual(sent, 0, name)
      bound.show(false, "Not today")
      bound.enter()
      XCTAssertEqual(control.shownMessages, [], name)
      XCTAssertGreaterThan(sent, 0, name)
    }
  }

  func testShowsAWarningDifferentlyFromAnError() {
    forEachControl(ControlValidation(isWarning: true)) { bound, name in
      bound.enter()
      bound.control.performValidation()
      XCTAssertEqual(bound.control.shownMessages, ["Sure?"], name)
      XCTAssertTrue(bound.control.isValid, name)
      assertInvalid(bound.focus, false)
    }
  }

  func testShowsItsHintWhileThereIsNoMessage() {
    forEachControl(ControlValidation(hint: "As in your passport")) { bound, name in
      XCTAssertTrue(labels(in: bound.control.widget.pointer).contains("As in your passport"), name)
      assertDescription(bound.focus, bound.described("As in your passport"))
      bound.control.setError("Not today")
      XCTAssertFalse(labels(in: bound.control.widget.pointer).contains("As in your passport"), name)
    }
  }

  func testCountsTheCharactersOfAText() {
    var counted: Set<String> = []
    forEachControl { bound, name in
      let control = bound.control
      let counter = { labels(in: control.widget.pointer).first { $0.hasSuffix(" / 40") } }
      XCTAssertNil(counter(), name)
      guard control.hasProperty("character-limit") else { return }
      counted.insert(control.widget.className)
      control.widget["character-limit"] = 40
      XCTAssertEqual(counter(), "0 / 40", name)
      bound.enter()
      XCTAssertEqual(counter(), "\(control.text.count) / 40", name)
      control.setError("Not today")
      XCTAssertEqual(counter(), "\(control.text.count) / 40", "\(name), with an error")
      control.widget["character-limit"] = 1
      XCTAssertTrue(labels(in: control.widget.pointer).contains("\(control.text.count) / 1"), name)
      XCTAssertTrue(bound.isFilled(), "\(name): more can be typed")
      control.widget["character-limit"] = 0
      XCTAssertNil(counter(), name)
    }
    XCTAssertEqual(
      counted, ["FormTextField", "FormPasswordField", "FormSearchField", "FormTextArea"])
  }

  func testShowsACheckAndOffersARetry() {
    forEachControl(ControlValidation(isChecked: true)) { bound, name in
      bound.enter()
      bound.control.left()
      assertSoon(bound.checks() > 0, name)
      XCTAssertFalse(bound.control.isValid, "\(name) is pending")
      bound.fail()
      let retry = findButton("Try Again", in: bound.control.widget.pointer)
      XCTAssertNotNil(retry, name)
      let before = bound.checks()
      XCTAssertEqual(retry.map(gtk_widget_grab_focus), 1, name)
      retry.map(click)
      assertSoon(bound.checks() > before, name)
      assertSoon(bound.control.frame.describedWidgets.contains(where: \.hasFocusWithin), name)
      bound.answer(true)
      XCTAssertTrue(bound.control.isValid, name)
      XCTAssertNil(findButton("Try Again", in: bound.control.widget.pointer), name)
    }
  }

  func testAcceptsPastedText() {
    forEachControl { bound, name in
      bound.control.focus()
      pasteText(bound.pasted ?? "Mei")
      XCTAssertEqual(bound.isFilled(), bound.pasted != nil, name)
      XCTAssertEqual(bound.isAbsent(), bound.pasted == nil, name)
      XCTAssertEqual(bound.control.shownMessages, [], name)
      bound.empty()
      bound.control.isEditable = false
      bound.control.focus()
      pasteText(bound.pasted ?? "Mei")
      XCTAssertTrue(bound.isAbsent(), "\(name) is not editable")
    }
  }

  func testCanBeDisabledAndEnabled() {
    forEachControl { bound, name in
      bound.control.isEditable = false
      XCTAssertFalse(bound.control.isEditable, name)
      bound.fill()
      XCTAssertTrue(bound.isFilled(), "\(name): a program still sets the value")
      bound.control.isEditable = true
      XCTAssertTrue(bound.control.isEditable, name)
    }
  }

  func testIsHiddenWhileItsFieldIsExcluded() {
    forEachControl { bound, name in
      bound.include(false)
      XCTAssertEqual(gtk_widget_get_visible(bound.control.widget.pointer), 0, name)
      bound.include(true)
      XCTAssertEqual(gtk_widget_get_visible(bound.control.widget.pointer), 1, name)
    }
  }

  func testUndoesAndRedoesUserInputAndFocusesIt() {
    forEachControl { bound, name in
      bound.enter()
      XCTAssertTrue(bound.isFilled(), name)
      // A digit that changes how a phone number is grouped is a separate step.
      let steps = name.hasPrefix(ControlSample.phoneNumberField) ? 10 : 1
      for _ in 1...steps { press("ctrl+z") }
      assertSoon(bound.isAbsent(), "\(name): \(bound.control.shownMessages)")
      press("ctrl+z")
      XCTAssertTrue(hasFocus(within: bound.control.widget.pointer), name)
      for _ in 0...steps { press("ctrl+shift+z") }
      assertSoon(bound.isFilled(), name)
      press("ctrl+z", "ctrl+y")
      assertSoon(bound.isFilled(), name)
    }
  }

  func testIsNamedForAScreenReader() {
    forEachControl { bound, name in
      let isLabeled =
        gtk_test_accessible_has_relation(bound.focus, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
        || gtk_test_accessible_has_property(bound.focus, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0
      XCTAssertTrue(isLabeled, name)
      XCTAssertTrue(labels(in: bound.control.widget.pointer).contains("Title"), name)
    }
  }

  func testTakesTheKeyboardFocusAndKeepsItWhileAValueIsEntered() {
    forEachControl { bound, name in
      bound.control.focus()
      XCTAssertTrue(hasFocus(within: bound.control.widget.pointer), name)
      bound.enter()
      XCTAssertTrue(hasFocus(within: bound.control.widget.pointer), "\(name) with a value")
    }
  }

  func testValidatesWithoutAForm() {
    forEachControl(canBeAbsent: true) { bound, name in
      let control = bound.alone("Fill this in")
      XCTAssertFalse(control.isValid, name)
      XCTAssertEqual(control.messages, ["Fill this in"], name)
      XCTAssertEqual(control.shownMessages, [], name)
      control.performValidation()
      XCTAssertEqual(control.shownMessages, ["Fill this in"], name)
    }
  }
}

extension FormControl {
  /// Returns whether the control's class has a GObject property.
  fileprivate func hasProperty(_ name: String) -> Bool {
    let instance = UnsafeMutableRawPointer(widget.pointer)
    let type = instance.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class
    let objectClass = UnsafeMutableRawPointer(type)?.assumingMemoryBound(to: GObjectClass.self)
    return g_object_class_find_property(objectClass, name) != nil
  }

  fileprivate var text: String { (self as? ValueControl<String>)?.value ?? "" }
}
