import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A file with controls whose editors are the program's own.
final class RegisteredControlTests: WidgetTestCase {
  private struct Review {
    var stars = 0
    var note = "Good"
  }

  @MainActor private static func file(_ content: String) throws -> InterfaceFile {
    InterfaceFile.register("StarField", texts: ["tip": \StarEditor.tip]) { StarEditor() }
    InterfaceFile.register("NoteField") { NoteEditor() }
    return try InterfaceFile(text: "<interface>\(content)</interface>")
  }

  func testIsBoundToItsField() throws {
    try onStage { stage in
      let form = Form(Review()) {
        FieldValidation(\.stars, rules: [.greaterThan(0).message("Give a star")])
        FieldValidation(\.note)
      }
      let interface = try Self.file(
        """
        <object class="FormView" id="review"><property name="submit-title">Sen_d</property>
          <child><object class="StarField" id="stars">
            <property name="title">_Stars</property><property name="tip">0 to 5</property>
          </object></child>
          <child><object class="NoteField" id="note">
            <property name="title">_Note</property>
          </object></child>
        </object>
        """)
      let view = try interface.formView("review", form)
      stage.lifetimes.watch(view, "the view")
      for control in view.controls { stage.lifetimes.watch(control) }
      stage.put(view.widget.pointer)
      stage.show()
      let stars = try interface.element("stars", as: ValueControl<Int>.self)
      XCTAssertEqual((stars.frame.editor as? StarEditor)?.tip, "0 to 5")
      view.submit()
      XCTAssertEqual(stars.shownMessages, ["Give a star"])
      press("alt+s", "Right")
      assertSoon(form.stars, 1)
      XCTAssertEqual(stars.widget["value"], "1")
      XCTAssertEqual(try interface.element("note", as: ValueControl<String>.self).value, "Good")
      var submitted = 0
      form.onSubmit { _ in submitted += 1 }
      press("alt+n", "Return")
      assertSoon(submitted, 1)
    }
  }

  func testHasItsOwnValidationWithoutAForm() throws {
    try onStage { stage in
      let interface = try Self.file(
        """
        <object class="GtkBox" id="box">
          <child><object class="StarField" id="stars">
            <property name="title">_Stars</property><property name="value">4</property>
          </object></child>
          <child><object class="NoteField" id="note">
            <property name="title">_Note</property>
            <property name="validators">required min-length(3)</property>
          </object></child>
        </object>
        """)
      stage.put(try XCTUnwrap(interface.widget("box")).pointer)
      stage.show()
      let stars = try interface.element("stars", as: ValueControl<Int>.self)
      XCTAssertEqual(stars.value, 4)
      stars.widget["value"] = "many"
      XCTAssertEqual(
        Warnings.take().map { $0.hasSuffix("The value “many” of “Stars” isn't of type Int.") },
        [true])
      let note = try interface.element("note", as: ValueControl<String>.self)
      var notices = 0
      note.widget.connect("notify::value") { notices += 1 }
      note.performValidation()
      XCTAssertEqual(note.shownMessages, ["Fill in this field"])
      note.focus()
      typeText("abc")
      assertSoon(note.isValid)
      XCTAssertEqual(notices, 3)
    }
  }

  func testAWrongNameIsReported() throws {
    try onStage { _ in
      InterfaceFile.register("FormTextField") { NoteEditor() }
      InterfaceFile.register("Star Field") { NoteEditor() }
      InterfaceFile.register("TipField", texts: ["a tip": \StarEditor.tip]) { StarEditor() }
      let warnings = Warnings.take()
      XCTAssertEqual(warnings.count, 3, "\(warnings)")
      for (warning, reason) in zip(
        warnings,
        [
          "cannot register existing type 'FormTextField'",
          "type name 'Star Field' contains invalid characters",
          "A property of TipField can't be named “a tip”: write it like min-length.",
        ])
      {
        XCTAssertTrue(warning.hasSuffix(reason), warning)
      }
      _ = try InterfaceFile(text: #"<interface><object class="TipField"/></interface>"#)
    }
  }
}

private final class StarEditor: FormEditor {
  private let scale = Scale(from: 0, through: 5, step: 1)
  var tip = ""

  var widget: Widget { scale }

  var onChange: () -> Void {
    get { scale.onChange }
    set { scale.onChange = newValue }
  }

  var value: Int {
    get { Int(scale.value) }
    set { scale.value = Double(newValue) }
  }
}

private final class NoteEditor: FormEditor {
  private let entry = Entry()

  var widget: Widget { entry }

  var onChange: () -> Void {
    get { entry.onChange }
    set { entry.onChange = newValue }
  }

  var value: String {
    get { entry.value }
    set { entry.value = newValue }
  }
}
