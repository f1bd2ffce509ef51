import CGtk
import FormLanguages
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A form whose layout is in a file.
private struct Signup {
  struct Address {
    var street = ""
    var city = ""
  }

  var email = ""
  var terms = false
  var address = Address()

  static var validation: FormValidation<Self> {
    FormValidation {
      FieldValidation(\.email, .required)
      FieldValidation(\.terms, rules: [.isTrue])
      FieldValidation(\.address.street, .required)
      FieldValidation(\.address.city, .optional)
    }
  }
}

final class InterfaceFileFormViewTests: WidgetTestCase {
  /// The output of Blueprint's compiler.
  private static let signup = """
    <?xml version="1.0" encoding="UTF-8"?>
    <interface>
      <requires lib="gtk" version="4.0"/>
      <object class="FormView" id="signup">
        <property name="submit-title" translatable="yes">_Create</property>
        <property name="scrolls">false</property>
        <child>
          <object class="FormTextField" id="email">
            <property name="title" translatable="yes">_Email</property>
          </object>
        </child>
        <child>
          <object class="GtkBox">
            <child>
              <object class="FormCheckButton" id="terms">
                <property name="title">I a_gree</property>
              </object>
            </child>
          </object>
        </child>
        <child>
          <object class="FormSection" id="address">
            <property name="title">_Address</property>
            <property name="description">We deliver in Europe.</property>
            <property name="collapsible">true</property>
            <child>
              <object class="FormColumns">
                <property name="arrangement">labels-beside</property>
                <child>
                  <object class="FormTextField" id="address-street">
                    <property name="title">_Street</property>
                  </object>
                </child>
                <child>
                  <object class="FormTextField" id="address-city">
                    <property name="title">C_ity</property>
                  </object>
                </child>
              </object>
            </child>
          </object>
        </child>
        <child>
          <object class="GtkButton" id="create">
            <property name="label">Create it</property>
            <property name="action-name">form.submit</property>
          </object>
        </child>
      </object>
    </interface>
    """

  @MainActor private static func file(_ content: String) throws -> InterfaceFile {
    try InterfaceFile(text: "<interface>\(content)</interface>")
  }

  private static func text(_ id: String, _ properties: String = "") -> String {
    """
    <child><object class="FormTextField" id="\(id)"><property name="title">\(id)</property>
    \(properties)</object></child>
    """
  }

  private static func view(_ content: String) -> String {
    """
    <object class="FormView" id="form"><property name="submit-title">Go</property>\(content)</object>
    """
  }

  func testTwoFormsOfAFileHaveAFieldOfTheSameName() throws {
    struct Login { var email = "" }
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface>
            <object class="FormView" id="signup">
              <property name="submit-title">_Create</property>
              <child><object class="FormTextField" id="email"/></child>
            </object>
            <object class="FormView" id="login">
              <property name="submit-title">_Log In</property>
              <child><object class="FormTextField" id="login-email">
                <property name="name">email</property>
              </object></child>
            </object>
          </interface>
          """)
      let signup = Form(Login(email: "mei@example.com")) { FieldValidation(\.email) }
      let login = Form(Login(email: "ada@example.com")) { FieldValidation(\.email) }
      for (id, form) in [("signup", signup), ("login", login)] {
        let view = try interface.formView(id, form)
        stage.lifetimes.watch(view, "the view")
        stage.put(view.widget.pointer)
        XCTAssertEqual(view.controls.map { ($0 as? FormTextField)?.text }, [form.email])
      }
    }
  }

  func testBindsItsControlsByTheirIds() throws {
    try onStage { stage in
      var submitted: [Signup] = []
      let form = Form(Signup(), validation: Signup.validation)
      form.onSubmit { submitted.append($0) }
      let interface = try InterfaceFile(text: Self.signup)
      let view = try interface.formView("signup", form)
      stage.lifetimes.watch(view, "the view")
      stage.lifetimes.watch(form, "the form")
      for control in view.controls { stage.lifetimes.watch(control) }
      stage.put(view.widget.pointer)
      stage.show()
      XCTAssertEqual(
        view.controls.map(\.identifier), ["email", "terms", "address-street", "address-city"])
      XCTAssertFalse(view.scrolls)
      let section = try interface.element("address", as: FormSection.self)
      XCTAssertFalse(section.isExpanded)
      let email = try interface.element("email", as: FormTextField.self)
      stage.type("mei@example.com", into: email)
      XCTAssertEqual(form.email, "mei@example.com")
      XCTAssertEqual(shownText(in: email), "mei@example.com")

      view.submit()
      XCTAssertEqual(form.errors.count, 2)
      XCTAssertEqual(submitted.count, 0)
      form.terms = true
      form.address.street = "Main Street 1"
      let create = try XCTUnwrap(interface.widget("create"))
      click(create.pointer)
      assertSoon(submitted.map(\.address.street), ["Main Street 1"])
    }
  }

  func testSubmitsAndNotifiesBySignals() throws {
    try onStage { stage in
      var submits = 0
      let interface = try Self.file(
        Self.view(Self.text("email", #"<property name="validators">required</property>"#)))
      let email = try interface.element("email", as: FormTextField.self)
      let view = try interface.formView("form") { submits += 1 }
      stage.lifetimes.watch(view, "the view")
      var notified = 0
      view.widget.connect("submitted") { notified += 1 }
      stage.put(view.widget.pointer)
      stage.show()
      view.instance.emit("submit")
      XCTAssertEqual(email.shownMessages, ["Fill in this field"])
      XCTAssertEqual(submits, 0)
      email.text = "mei"
      view.instance.emit("submit")
      assertSoon(submits, 1)
      assertSoon(notified, 1)
    }
  }

  func testShowsPages() throws {
    try onStage { stage in
      let interface = try Self.file(
        Self.view(
          """
          <child><object class="FormPages" id="pages">
            <child><object class="FormPage"><property name="title">You</property>
              \(Self.text("name"))</object></child>
            <child><object class="FormPage"><property name="title">Work</property>
              \(Self.text("employer"))</object></child>
          </object></child>
          """))
      let view = try interface.formView("form") {}
      stage.lifetimes.watch(view, "the view")
      stage.put(view.widget.pointer)
      stage.show()
      let pages = try interface.element("pages", as: FormPages.self)
      XCTAssertEqual(pages.current.title, "You")
      for (language, title) in [(["fr"], "Suivant"), ([], "Next")] {
        FormLanguages.use(language)
        assertSoon(openTexts.contains(title))
      }
      pages.goForward()
      XCTAssertEqual(pages.current.title, "Work")
      XCTAssertEqual(view.controls.map(\.title), ["name", "employer"])
    }
  }

  func testAppliesChangesWithoutASubmit() throws {
    try onStage { stage in
      let form = Form(Signup()) { FieldValidation(\.email, rules: [.isEmail]) }
      let interface = try Self.file(
        #"<object class="FormView" id="account">"# + Self.text("email") + "</object>")
      var applied: [String] = []
      let view = try interface.formView("account", form, applying: { applied.append($0.email) })
      stage.lifetimes.watch(view, "the view")
      stage.lifetimes.watch(form, "the form")
      stage.put(view.widget.pointer)
      stage.show()
      form.email = "mei@"
      form.email = "mei@example.com"
      assertSoon(applied.last, "mei@example.com")
      XCTAssertFalse(applied.contains("mei@"))
    }
  }

  func testShowsAViewAndASectionInTheirLooks() throws {
    try onStage { stage in
      let form = Form(Signup()) {
        FieldValidation(\.email)
        FieldValidation(\.address.street)
      }
      let interface = try Self.file(
        """
        <object class="FormView" id="account"><property name="look">rows</property>
          \(Self.text("email"))
          <child><object class="FormSection" id="more"><property name="title">_More</property>
            <property name="look">plain</property>\(Self.text("address-street"))</object></child>
        </object>
        """)
      let view = try interface.formView("account", form, applying: { _ in })
      stage.lifetimes.watch(view, "the view")
      stage.put(view.widget.pointer)
      XCTAssertEqual(view.look, .rows)
      XCTAssertEqual(view.controls.map(\.look), [.rows, .plain])
    }
  }

  func testAcceptsElementsForRows() throws {
    try onStage { stage in
      let form = Form(Signup()) {}
      let interface = try Self.file(
        Self.view(#"<child><object class="FormRows" id="streets"/></child>"#))
      let field = FormTextField("Street", form.field(\.address.street))
      let view = try interface.formView("form", form, rows: ["streets": field])
      stage.lifetimes.watch(view, "the view")
      stage.put(view.widget.pointer)
      XCTAssertTrue(view.controls.first === field)
    }
  }

  func testShowsASectionWithoutAView() throws {
    try onStage { stage in
      let interface = try Self.file(
        """
        <object class="GtkBox" id="box"><child>
          <object class="FormSection" id="section"><property name="title">_Delivery</property>
            \(Self.text("street"))</object>
        </child></object>
        """)
      stage.put(try XCTUnwrap(interface.widget("box")).pointer)
      stage.show()
      let street = try interface.element("street", as: FormTextField.self)
      stage.lifetimes.watch(street)
      XCTAssertTrue(street.widget.isMapped)
      street.focus()
      XCTAssertTrue(stage.isFocused(street))
    }
  }

  func testNamesEachMistake() throws {
    try onStage { _ in
      let form = Form(Signup(), validation: Signup.validation)
      let all = Self.text("email") + Self.text("address-street")
      let terms = #"<child><object class="FormCheckButton" id="terms"/></child>"#
      let mistakes = [
        (
          all + terms + Self.text("mail"),
          "The form of FormView “form” declares no field for FormTextField “mail”. "
            + "Its fields are: email, terms, address-street, address-city."
        ),
        (all, "FormView “form” has no control with the id or name “terms”, for \\Signup.terms."),
        (
          Self.text("address-street") + terms
            + #"<child><object class="FormTextField" id="email">"#
            + #"<property name="validators">email</property></object></child>"#,
          "FormTextField “email” has validators, but \\Signup.email is validated by its form."
        ),
        (all + Self.text("terms"), "FormTextField “terms” can't hold the Bool of \\Signup.terms."),
        (
          all + terms + #"<child><object class="FormRows" id="guests"/></child>"#,
          "No element was given for FormRows “guests”."
        ),
        (
          all + terms + #"<child><object class="FormPages" id="pages"/></child>"#,
          "FormPages “pages” has no FormPage."
        ),
        (
          """
          <child><object class="FormPages" id="pages">
            <child><object class="GtkLabel" id="l"/></child>
          </object></child>
          """,
          "FormPages “pages” has GtkLabel “l”, which isn't a FormPage."
        ),
        (
          #"<child><object class="FormView" id="inner"/></child>"#,
          "FormView “inner” is within another form."
        ),
        (
          """
          <child><object class="FormSection"><property name="title">S</property>
            <child><object class="GtkBox">
              <child><object class="FormView" id="inner"/></child>
            </object></child>
          </object></child>
          """,
          "FormView “inner” is within another form."
        ),
      ]
      for (content, sentence) in mistakes {
        XCTAssertThrowsError(try Self.file(Self.view(content)).formView("form", form)) {
          XCTAssertEqual("\($0)", sentence)
        }
      }
      XCTAssertThrowsError(try Self.file(#"<object class="FormRows" id="guests"/>"#)) {
        XCTAssertEqual("\($0)", "FormRows “guests” isn't in a FormView.")
      }
      let interface = try Self.file(#"<object class="FormView" id="bare"/>"#)
      XCTAssertThrowsError(try interface.formView("bare") {}) {
        XCTAssertEqual(
          "\($0)", "FormView “bare” has neither a submit-title nor has-footer False.")
      }
      XCTAssertThrowsError(try interface.formView("other") {}) {
        XCTAssertEqual("\($0)", "No FormView has the id “other”.")
      }
    }
  }

  func testCreatesAViewOnce() throws {
    try onStage { stage in
      let interface = try Self.file(Self.view(Self.text("email")))
      let view = try interface.formView("form") {}
      stage.lifetimes.watch(view, "the view")
      stage.put(view.widget.pointer)
      XCTAssertThrowsError(try interface.formView("form") {}) {
        XCTAssertEqual("\($0)", "FormView “form” was made already.")
      }
    }
  }
}
