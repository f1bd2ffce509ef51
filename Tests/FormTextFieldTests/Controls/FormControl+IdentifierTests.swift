import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormControlIdentifierTests: WidgetTestCase {
  func testDefaultsToThePropertyNames() {
    onStage { stage in
      let form = Form(Customer()) {}
      XCTAssertEqual(stage.field("", form.field(\.email)).identifier, "email")
      XCTAssertEqual(stage.field("", form.field(\.address.street)).identifier, "address-street")
      XCTAssertEqual(stage.field("", form.field(\.age).text).identifier, "age")
      XCTAssertEqual(stage.field("", form.field(\.greeting)).identifier, "", "computed")
      XCTAssertEqual(stage.field("Alone").identifier, "")
    }
  }

  func testIsTheNameOfTheWidget() {
    onStage { stage in
      let form = Form(Customer()) {}
      let email = stage.field("", form.field(\.email))
      email.identifier = "work-email"
      XCTAssertEqual(String(cString: gtk_widget_get_name(email.widget.pointer)), "work-email")
      email.identifier = ""
      XCTAssertEqual(email.identifier, "email")
      gtk_widget_set_name(email.widget.pointer, "home-email")
      XCTAssertEqual(email.identifier, "home-email")
    }
  }

  func testIsTheNameOrIdInAnInterfaceFile() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface>
            <object class="GtkBox" id="box">
              <child><object class="FormTextField" id="mail"/></child>
              <child>
                <object class="FormTextField" id="named">
                  <property name="name">nickname</property>
                </object>
              </child>
              <child><object class="FormTextField"/></child>
            </object>
          </interface>
          """)
      let box = try XCTUnwrap(interface.widget("box"))
      stage.put(box.pointer)
      let form = Form(Customer()) {}
      let mail = try interface.element("mail", as: FormTextField.self)
      mail.bind(to: form.field(\.email))
      XCTAssertEqual(mail.identifier, "mail")
      XCTAssertEqual(try interface.element("named", as: FormTextField.self).identifier, "nickname")
      let last = try XCTUnwrap(FormTextField.of(Widget(gtk_widget_get_last_child(box.pointer))))
      XCTAssertEqual(last.identifier, "")
      last.bind(to: form.field(\.address.street))
      XCTAssertEqual(last.identifier, "address-street")
    }
  }
}

private struct Address {
  var street = ""
}

private struct Customer {
  var email = ""
  var age = 0
  var address = Address()
  var greeting: String {
    get { "Hello \(email)" }
    set { email = newValue }
  }
}
