import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class InterfaceFileTests: WidgetTestCase {
  private static let newsletter = """
    <interface>
      <object class="GtkBox" id="form">
        <property name="orientation">vertical</property>
        <child>
          <object class="FormTextField" id="email">
            <property name="title" translatable="yes">_Email</property>
            <property name="validators">required email</property>
            <property name="placeholder">mei@example.com</property>
            <property name="input-purpose">email</property>
            <property name="input-hints">lowercase|no-spellcheck</property>
          </object>
        </child>
        <child>
          <object class="FormPasswordField" id="password">
            <property name="title">_Password</property>
            <property name="validators">required password</property>
            <property name="max-length">20</property>
            <property name="text">secret</property>
          </object>
        </child>
      </object>
    </interface>
    """

  func testPicksUpItsFieldsByTheirIds() throws {
    try onStage { stage in
      let interface = try InterfaceFile(text: Self.newsletter)
      let email = try interface.element("email", as: FormTextField.self)
      let password = try interface.element("password", as: FormPasswordField.self)
      stage.lifetimes.watch(email)
      stage.lifetimes.watch(password)
      stage.put(try XCTUnwrap(interface.widget("form")).pointer)
      stage.show()
      XCTAssertEqual(email.title, "_Email")
      XCTAssertEqual(email.inputPurpose, .email)
      XCTAssertEqual(email.inputHints, [.lowercase, .noSpellcheck])
      XCTAssertEqual(password.text, "secret")
      XCTAssertEqual(password.maxLength, 20)
      let fields: [any FormField] = [email, password]
      fields.performValidation()
      XCTAssertEqual(email.shownMessages, ["Fill in this field"])
      XCTAssertEqual(password.shownMessages.count, 3)
      XCTAssertFalse(fields.isValid)
    }
  }

  func testReadsAFile() throws {
    let path = try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask,
      appropriateFor: URL(fileURLWithPath: NSTemporaryDirectory()), create: true
    ).appendingPathComponent("newsletter.ui").path
    try Self.newsletter.write(toFile: path, atomically: true, encoding: .utf8)
    try onStage { stage in
      let field = try InterfaceFile(path: path).element("email", as: FormTextField.self)
      stage.lifetimes.watch(field)
      XCTAssertEqual(field.placeholder, "mei@example.com")
    }
  }

  func testReportsWhatIsWrongWithAFile() throws {
    try onStage { _ in
      XCTAssertThrowsError(try InterfaceFile(text: "<interface>\n<object/>\n</interface>")) {
        XCTAssertTrue("\($0)".contains("2"), "\($0)")
      }
      XCTAssertThrowsError(try InterfaceFile(path: "/nowhere/form.ui")) {
        XCTAssertTrue("\($0)".contains("/nowhere/form.ui"), "\($0)")
      }
    }
  }

  func testNamesAMissingId() throws {
    try onStage { _ in
      let interface = try InterfaceFile(text: Self.newsletter)
      for id in ["mail", "form"] {
        XCTAssertThrowsError(try interface.element(id, as: FormTextField.self)) {
          XCTAssertEqual("\($0)", "No FormTextField has the id “\(id)”.")
        }
      }
    }
  }
}
