import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The widget as used from GTK, GtkBuilder and other languages.
final class FormTextFieldClassTests: WidgetTestCase {
  func testIsAWidgetAndAnEditable() {
    onStage { stage in
      let field = stage.field()
      XCTAssertEqual(String(cString: g_type_name(FormTextField.objectClass.type)), "FormTextField")
      XCTAssertEqual(
        g_type_parent(FormTextField.objectClass.type), FormControl.baseClass.type)
      XCTAssertNotEqual(g_type_is_a(FormTextField.objectClass.type, gtk_editable_get_type()), 0)
      gtk_editable_set_text(OpaquePointer(field.widget.pointer), "mei")
      XCTAssertEqual(field.text, "mei")
      XCTAssertEqual(
        String(cString: gtk_editable_get_text(OpaquePointer(field.widget.pointer))), "mei")
    }
  }

  func testHasAPropertyForEverything() {
    onStage { stage in
      let field = stage.field("")
      set(field, "title", "_Email")
      set(field, "placeholder", "mei@example.com")
      set(field, "validators", "required email")
      set(field, "text", "mei@")
      XCTAssertEqual(get(field, "title"), "_Email")
      XCTAssertEqual(get(field, "placeholder"), "mei@example.com")
      XCTAssertEqual(get(field, "validators"), "required email")
      XCTAssertEqual(get(field, "text"), "mei@")
      XCTAssertEqual(getInteger(field, "is-valid"), 0)
      XCTAssertEqual(
        getStrings(field, "messages"), ["Enter an email address, such as mei@example.com"])
      setInteger(field, "max-length", gtkType: FundamentalTypeForTests.int, 12)
      XCTAssertEqual(field.maxLength, 12)
      setInteger(field, "input-purpose", gtkType: gtk_input_purpose_get_type(), 6)
      XCTAssertEqual(field.inputPurpose, .email)
    }
  }

  func testNotifiesOncePerChangeAndNotWithoutOne() {
    onStage { stage in
      let field = stage.field("Email", [.required, .email])
      var counts: [String: Int] = [:]
      for property in [
        "title", "text", "value", "is-valid", "messages", "max-length", "input-hints",
      ] {
        connectSignal(UnsafeMutableRawPointer(field.widget.pointer), "notify::\(property)") {
          counts[property, default: 0] += 1
        }
      }
      field.title = "Email"
      field.maxLength = nil
      field.inputHints = []
      XCTAssertEqual(counts, [:])
      field.title = "_Email"
      field.text = "mei@example.com"
      XCTAssertEqual(counts, ["title": 1, "text": 1, "value": 1, "is-valid": 1, "messages": 1])
      stage.type("!", into: field)
      XCTAssertEqual(counts["is-valid"], 2)
      stage.type("!", into: field)
      XCTAssertEqual(counts["is-valid"], 2)
    }
  }

  func testHasNoNamesForValidatorsThatTheProgramSets() {
    onStage { stage in
      let field = stage.field()
      set(field, "validators", "required")
      var count = 0
      field.widget.connect("notify::validators") { count += 1 }
      field.validators = [.email]
      XCTAssertEqual(get(field, "validators"), "")
      XCTAssertEqual(count, 1)
      field.validators = [.mobile]
      XCTAssertEqual(count, 1)
    }
  }

  func testNamesEachValidatorThatDoesNotExistAndKeepsTheOthers() {
    onStage { stage in
      let field = stage.field()
      set(field, "validators", "requierd email min-length(x) max-length(20)")
      XCTAssertEqual(get(field, "validators"), "email max-length(20)")
      let warnings = Warnings.take()
      XCTAssertEqual(warnings.count, 2)
      XCTAssertTrue(warnings.first?.contains("No validator is named “requierd”") == true)
      XCTAssertTrue(
        warnings.last?.contains(
          "The validator “min-length” takes a whole number, as in min-length(3), not “x”.") == true)
      field.text = "@"
      XCTAssertEqual(field.messages, ["Enter an email address, such as mei@example.com"])
    }
  }

  func testMovesTheFocusIntoTheEntry() {
    onStage { stage in
      let field = stage.field()
      let other = stage.field("Name")
      stage.show()
      stage.focus(other)
      XCTAssertNotEqual(gtk_widget_grab_focus(field.widget.pointer), 0)
      XCTAssertTrue(stage.isFocused(field))
    }
  }

  func testTabReachesItInBothDirections() {
    onStage { stage in
      let first = stage.field("Name")
      let second = stage.password()
      stage.show()
      stage.focus(first)
      stage.pressTab(in: first, GTK_DIR_TAB_FORWARD)
      XCTAssertTrue(stage.isFocused(second))
      stage.pressTab(in: second, GTK_DIR_TAB_BACKWARD)
      XCTAssertTrue(stage.isFocused(first))
    }
  }
}

enum FundamentalTypeForTests {
  static let boolean = GType(5 << 2)
  static let int = GType(6 << 2)
  static let string = GType(16 << 2)
}

@MainActor
private func object(_ field: FormTextField) -> UnsafeMutablePointer<GObject> {
  UnsafeMutableRawPointer(field.widget.pointer).assumingMemoryBound(to: GObject.self)
}

@MainActor
private func set(_ field: FormTextField, _ property: String, _ text: String) {
  var value = GValue()
  g_value_init(&value, FundamentalTypeForTests.string)
  g_value_set_string(&value, text)
  g_object_set_property(object(field), property, &value)
  g_value_unset(&value)
}

@MainActor
private func setInteger(
  _ field: FormTextField, _ property: String, gtkType: GType, _ number: Int32
) {
  var value = GValue()
  g_value_init(&value, gtkType)
  switch gtkType {
  case FundamentalTypeForTests.int: g_value_set_int(&value, number)
  default: g_value_set_enum(&value, number)
  }
  g_object_set_property(object(field), property, &value)
  g_value_unset(&value)
}

@MainActor
private func get(_ field: FormTextField, _ property: String) -> String {
  var value = GValue()
  g_object_get_property(object(field), property, &value)
  defer { g_value_unset(&value) }
  return String(cString: g_value_get_string(&value))
}

@MainActor
private func getInteger(_ field: FormTextField, _ property: String) -> Int32 {
  var value = GValue()
  g_object_get_property(object(field), property, &value)
  defer { g_value_unset(&value) }
  return g_value_get_boolean(&value)
}

@MainActor
private func getStrings(_ field: FormTextField, _ property: String) -> [String] {
  var value = GValue()
  g_object_get_property(object(field), property, &value)
  defer { g_value_unset(&value) }
  var texts: [String] = []
  var next = g_value_get_boxed(&value)?.assumingMemoryBound(
    to: UnsafeMutablePointer<CChar>?.self)
  while let text = next?.pointee {
    texts.append(String(cString: text))
    next = next?.successor()
  }
  return texts
}
