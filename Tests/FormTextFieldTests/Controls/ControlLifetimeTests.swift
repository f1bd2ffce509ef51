import CGtk
import FormTestSupport
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// Controls that are removed or changed in unexpected ways.
final class ControlLifetimeTests: WidgetTestCase {
  func testAStandaloneFieldIsReleasedWhenRemovedDuringItsCheck() {
    onStage { stage in
      let check = ScriptedCheck<String>("Taken")
      @MainActor func addField() -> WidgetPointer {
        let field = FormTextField("Name", checks: [check.check(debounce: .zero)])
        stage.put(field)
        stage.type("mei", into: field)
        return field.widget.pointer
      }
      let widget = addField()
      assertSoon(check.openValues, ["mei"])
      remove(widget)
      XCTAssertEqual(stage.lifetimes.survivors, [])
      assertSoon(check.openValues, [], "canceled")
      check.answer("mei", false)
    }
  }

  func testTheControlOfARemovedRowIsHiddenAndChangesNothing() {
    onStage { stage in
      let form = Form(Party(guests: [Guest(id: 1), Guest(id: 2, name: "Mei")])) {
        each(\.guests) { FieldValidation(\.name, .required) }
      }
      let first = stage.field("First", form.field(\.guests[id: 1].name))
      let second = stage.field("Second", form.field(\.guests[id: 2].name))
      stage.show()
      stage.focus(second)
      form.guests.removeLast()
      XCTAssertEqual(gtk_widget_get_visible(second.widget.pointer), 0)
      XCTAssertTrue(stage.isFocused(first), "the focus moves on")
      stage.type("x", into: second)
      second.text = "Bob"
      second.performValidation()
      second.setError("Too late")
      XCTAssertEqual(form.guests.map(\.name), [""])
      XCTAssertTrue(form.errors.allSatisfy { $0.path == \Party.guests[id: 1].name })
      remove(second.widget.pointer)
      first.text = "Ada"
      XCTAssertTrue(form.isValid)
    }
  }

  func testFiveHundredRowsAreReleasedWithTheirControls() {
    onStage { stage in
      let form = Form(Party(guests: [])) {
        each(\.guests) { FieldValidation(\.name, .required) }
      }
      @MainActor func addAndRemove(_ id: Int) {
        form.guests = [Guest(id: id)]
        let name = FormTextField("Name", form.field(\.guests[id: id].name))
        let widget = name.widget.pointer
        stage.lifetimes.watch(name)
        stage.put(widget)
        stage.type("Mei", into: name)
        form.guests = []
        remove(widget)
      }
      /// Returns the used memory without the steps to undo.
      @MainActor func bytesLeft() -> Int {
        assertSoon(stage.lifetimes.survivors.isEmpty)
        stage.lifetimes.forget()
        form.reset(to: Party(guests: []))
        return usedBytes()
      }
      for id in 0..<100 { addAndRemove(id) }
      let before = bytesLeft()
      for id in 100..<600 { addAndRemove(id) }
      XCTAssertLessThan(bytesLeft() - before, 250_000)
    }
  }

  func testTheFocusMovesToTheFieldThatAControlIsBoundTo() {
    onStage { stage in
      let form = Form(Guest(id: 1)) {
        FieldValidation(\.name, rules: [.minLength(3)])
        FieldValidation(\.nickname, rules: [.minLength(3)], timing: .whenNotFocused)
      }
      let name = stage.field("Name", form.field(\.name))
      let other = stage.field("Other")
      var focusChanges = 0
      name.onFocus { focusChanges += 1 }
      name.onLeave { focusChanges += 1 }
      stage.show()
      stage.focus(name)
      stage.type("Al", into: name)
      XCTAssertEqual(form.field(\.name).status.shownErrors, [])
      form.nickname = "Bo"
      var results: [Bool] = []
      name.onValidated { results.append($0) }
      name.bind(to: form.field(\.nickname))
      XCTAssertEqual(
        form.field(\.name).status.shownErrors.map(\.text), ["Use at least 3 characters"])
      XCTAssertEqual(name.shownMessages, [])
      stage.erase(name)
      stage.type("Al", into: name)
      XCTAssertEqual(name.shownMessages, [])
      XCTAssertEqual(results, [], "nothing was shown for a moment")
      XCTAssertEqual(focusChanges, 1, "the control keeps the focus")
      stage.focus(other)
      XCTAssertEqual(name.shownMessages, ["Use at least 3 characters"])
      XCTAssertEqual(focusChanges, 2)
    }
  }

  func testAFieldIsLeftWhenItsControlIsDestroyed() {
    onStage { stage in
      let form = Form(Guest(id: 1)) {
        FieldValidation(\.name, rules: [.minLength(3)], timing: .whenNotFocused)
      }
      for round in 1...2 {
        let name = FormTextField("Name", form.field(\.name))
        let window = FormWindowController(
          "Guests",
          FormView(form, submitTitle: "_Add") { name })
        window.present()
        spin(
          until: gtk_window_is_active(
            UnsafeMutableRawPointer(window.widget.pointer).assumingMemoryBound(to: GtkWindow.self))
            != 0)
        enter("\(round)", into: name)
        XCTAssertEqual(form.field(\.name).status.shownErrors, [])
        window.close()
        XCTAssertEqual(
          form.field(\.name).status.shownErrors.map(\.text), ["Use at least 3 characters"])
      }
    }
  }

  func testAHandlerCanRemoveItsOwnField() {
    onStage { stage in
      @MainActor func addField() {
        let field = stage.field("Name")
        let widget = field.widget.pointer
        field.onChange { remove(widget) }
        stage.show()
        stage.focus(field)
        enter("M", into: field)
      }
      addField()
      assertSoon(stage.lifetimes.survivors.isEmpty)
    }
  }

  func testAHandlerCanBindItsControlToAnotherField() {
    onStage { stage in
      let form = Form(Party(guests: [])) {}
      let other = stage.field("Host")
      other.onChange { [unowned other] in other.bind(to: form.field(\.host)) }
      stage.show()
      stage.focus(other)
      enter("A", into: other)
      XCTAssertEqual(other.text, "")
      enter("B", into: other)
      XCTAssertEqual(form.host, "B")
    }
  }

  func testThePropertiesOfAnInterfaceFileCanBeInAnyOrder() throws {
    let properties = [
      "<property name=\"text\">secret</property>", "<property name=\"shows-rules\">1</property>",
      "<property name=\"validators\">required email</property>",
      "<property name=\"max-length\">9</property>", "<property name=\"title\">_Code</property>",
      "<property name=\"hint\">Six letters</property>", "<property name=\"name\">code</property>",
      "<property name=\"placeholder\">abc</property>",
    ]
    let seed = ProcessInfo.processInfo.environment["GENERIC_FORM_SEED"].flatMap(UInt64.init) ?? 1
    var random = SplitMix(state: seed)
    let shuffled = properties.shuffled(using: &random)
    try onStage { stage in
      for order in [properties, properties.reversed(), shuffled] {
        let interface = try InterfaceFile(
          text: """
            <interface><object class="FormPasswordField" id="x">\(order.joined())</object></interface>
            """)
        let field = try interface.element("x", as: FormPasswordField.self)
        stage.put(field)
        XCTAssertEqual(field.text, "secret", "\(order)")
        XCTAssertTrue(field.showsRules)
        XCTAssertEqual(field.maxLength, 9)
        XCTAssertEqual(field.placeholder, "abc")
        XCTAssertEqual(field.identifier, "code")
        XCTAssertEqual(field.messages, ["Enter an email address, such as mei@example.com"])
        XCTAssertEqual(labels(in: field.widget.pointer).first, "Code")
        field.reset()
        XCTAssertEqual(field.text, "")
      }
    }
  }
}

private struct Guest: Identifiable {
  let id: Int
  var name = ""
  var nickname = ""
}

private struct Party {
  var guests: [Guest]
  var host = ""
}

/// Removes a widget from its box.
@MainActor
private func remove(_ widget: WidgetPointer) {
  guard let parent = gtk_widget_get_parent(widget) else { return }
  gtk_box_remove(UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkBox.self), widget)
}
