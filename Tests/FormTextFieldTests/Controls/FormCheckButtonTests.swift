import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormCheckButtonTests: WidgetTestCase {
  func testMustBeTickedIfItHasARequiredMessage() {
    onStage { stage in
      let terms = FormCheckButton("I _accept", .required("Please accept"))
      stage.put(terms)
      XCTAssertFalse(terms.isValid)
      XCTAssertEqual(terms.shownMessages, [])
      terms.performValidation()
      XCTAssertEqual(terms.shownMessages, ["Please accept"])
      terms.value = true
      XCTAssertEqual(terms.shownMessages, [])
      XCTAssertTrue(terms.isValid)
      terms.requiredMessage = ""
      terms.value = false
      XCTAssertTrue(terms.isValid)
    }
  }

  func testShowsItsTitleAndThatItIsRequiredBesideTheBox() {
    onStage { stage in
      let terms = FormCheckButton("I _accept", .required("Please accept"), hint: "All of it")
      stage.put(terms)
      XCTAssertEqual(labels(in: terms.widget.pointer), ["I accept", "required", "All of it"])
      XCTAssertEqual(terms.name, "I accept")
    }
  }

  func testTheOutlineOfTheFocusLeavesTheMessageFree() {
    for look in FormLook.allCases {
      withMemberView { form in
        FormCheckButton("Terms", form.field(\.isMember))
      } body: { view in
        view.look = look
        let terms = view.controls[0].widget
        view.controls[0].setError("Not today")
        gtk_window_set_focus(view.window?.gtk, nil)
        let label = visible(gtk_label_get_type(), in: terms.pointer).first {
          String(cString: gtk_label_get_text(OpaquePointer($0))) == "Not today"
        }
        guard let message = label.flatMap(gtk_widget_get_parent) else {
          return XCTFail("no message")
        }
        spin(until: gtk_widget_get_height(message) > 0)
        let before = DrawnWidget(terms.pointer)
        press("Tab")
        assertSoon(terms.hasFocusWithin)
        var area = graphene_rect_t()
        _ = gtk_widget_compute_bounds(message, terms.pointer, &area)
        let top = Int(area.origin.y)
        // libadwaita moves the outline into place.
        assertSoon(
          DrawnWidget(terms.pointer).map { after in
            guard let before else { return false }
            let columns = 0..<before.width
            let hasOutline = (0..<top).contains { y in
              columns.contains { before.differs(from: after, $0, y, by: 40) }
            }
            let coversMessage = (top..<top + Int(area.size.height)).contains { y in
              columns.contains { before.isRed($0, y) && !after.isRed($0, y) }
            }
            return hasOutline && !coversMessage
          } ?? false, "\(look)")
      }
    }
  }

  func testFollowsTheForm() {
    onStage { stage in
      let form = Form(Person()) { FieldValidation(\.acceptsTerms, rules: [.isTrue]) }
      let terms = FormCheckButton("Terms", form.field(\.acceptsTerms))
      stage.put(terms)
      terms.value = true
      XCTAssertTrue(form.acceptsTerms)
      form.acceptsTerms = false
      XCTAssertFalse(terms.value)
      terms.setError("Not today")
      XCTAssertEqual(terms.shownMessages, ["Not today"])
      terms.value = true
      XCTAssertEqual(terms.shownMessages, [])
    }
  }

  func testForgetsEverythingOnReset() {
    onStage { stage in
      let terms = FormCheckButton("Terms", .required("Please accept"))
      stage.put(terms)
      terms.value = true
      terms.setError("Not today")
      terms.reset()
      XCTAssertFalse(terms.value)
      XCTAssertEqual(terms.shownMessages, [])
    }
  }

  func testIsPartOfAnInterfaceFile() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface>
            <object class="FormCheckButton" id="terms">
              <property name="title">I _accept</property>
              <property name="required-message">Please accept</property>
              <property name="hint">All of it</property>
              <property name="value">1</property>
            </object>
          </interface>
          """)
      let terms = try interface.element("terms", as: FormCheckButton.self)
      stage.put(terms)
      XCTAssertTrue(terms.value)
      XCTAssertTrue(terms.isValid)
      terms.value = false
      XCTAssertEqual(terms.messages, ["Please accept"])
      XCTAssertEqual(labels(in: terms.widget.pointer), ["I accept", "required", "All of it"])
      XCTAssertThrowsError(try interface.element("terms", as: FormTextField.self)) {
        XCTAssertEqual("\($0)", "No FormTextField has the id “terms”.")
      }
    }
  }
}
