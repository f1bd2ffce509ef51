import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The buttons, texts and read-only rows of a file.
final class InterfaceLeafTests: WidgetTestCase {
  private struct Account {
    var name = "mei"
  }

  private static let account = """
    <interface>
      <object class="FormView" id="account">
        <property name="submit-title">_Save</property>
        <child><object class="FormText" id="about">
          <property name="text">About you</property>
          <property name="style">heading</property>
        </object></child>
        <child><object class="FormTextField" id="name">
          <property name="title">_Name</property>
        </object></child>
        <child><object class="FormReadOnlyRow" id="address">
          <property name="title">Address</property>
          <property name="can-copy">true</property>
        </object></child>
        <child><object class="FormText" id="code">
          <property name="text">let a = 1</property>
          <property name="style">code</property>
        </object></child>
        <child><object class="FormButton" id="import">
          <property name="title">_Import…</property>
        </object></child>
        <child><object class="FormButton" id="terms">
          <property name="title">_Terms</property>
          <property name="address">https://example.com/terms</property>
        </object></child>
        <child><object class="FormButton" id="send">
          <property name="title">Sen_d</property>
          <property name="action-name">form.submit</property>
        </object></child>
      </object>
    </interface>
    """

  /// Shows the account's view in each look.
  private func forEachLook(
    _ body: @MainActor (Stage, InterfaceFile, Form<Account>, FormView) throws -> Void
  ) throws {
    for look in FormLook.allCases {
      try onStage { stage in
        let form = Form(Account()) { FieldValidation(\.name) }
        let interface = try InterfaceFile(text: Self.account)
        let view = try interface.formView("account", form)
        view.look = look
        stage.lifetimes.watch(view, "the view")
        stage.lifetimes.watch(form, "the form")
        stage.put(view.widget.pointer)
        stage.show()
        try body(stage, interface, form, view)
      }
    }
  }

  func testAButtonEmitsItsSignalOrActivatesAnAction() throws {
    try forEachLook { _, interface, form, _ in
      var (clicks, submits) = (0, 0)
      form.onSubmit { _ in submits += 1 }
      let button = try XCTUnwrap(interface.widget("import"))
      button.connect("clicked") { clicks += 1 }
      press("alt+i")
      assertSoon(clicks, 1)
      button.isSensitive = false
      press("alt+i", "alt+d")
      assertSoon(submits, 1)
      XCTAssertEqual(clicks, 1)
    }
  }

  func testAButtonWithAnAddressIsALink() throws {
    try forEachLook { _, interface, _, _ in
      let terms = try interface.element("terms", as: FormButton.self)
      XCTAssertEqual(terms.address, "https://example.com/terms")
      XCTAssertEqual(visible(gtk_image_get_type(), in: terms.widget.pointer).count, 1)
      assertDescription(OpaquePointer(terms.button.pointer), "Opens in the browser")
      interface.widget("terms")?["address"] = ""
      XCTAssertEqual(visible(gtk_image_get_type(), in: terms.widget.pointer).count, 0)
      assertDescription(OpaquePointer(terms.button.pointer), "")
    }
  }

  func testAReadOnlyRowFollowsTheForm() throws {
    try forEachLook { stage, interface, form, _ in
      let row = try interface.element("address", as: FormReadOnlyRow.self)
      stage.lifetimes.watch(row, "the row")
      row.follow(form) { "\($0.name)@example.com" }
      XCTAssertEqual(labels(in: row.widget.pointer), ["Address", "mei@example.com"])
      form.name = "ada"
      XCTAssertEqual(labels(in: row.widget.pointer), ["Address", "ada@example.com"])
      interface.widget("address")?["title"] = "Mail"
      let copy = visible(gtk_button_get_type(), in: row.widget.pointer).first
      assertName(OpaquePointer(try XCTUnwrap(copy)), "Copy Mail")
    }
  }

  func testATextHasItsStyle() throws {
    try forEachLook { _, interface, _, _ in
      let about = try interface.element("about", as: FormText.self)
      XCTAssertEqual(
        gtk_accessible_get_accessible_role(OpaquePointer(about.widget.pointer)),
        GTK_ACCESSIBLE_ROLE_HEADING)
      let code = try interface.element("code", as: FormText.self)
      XCTAssertNotEqual(gtk_label_get_selectable(OpaquePointer(code.widget.pointer)), 0)
      interface.widget("about")?["text"] = "About me"
      XCTAssertEqual(about.text, "About me")
    }
  }

  func testAShownTextKeepsItsStyle() throws {
    try forEachLook { _, interface, _, _ in
      let about = try interface.element("about", as: FormText.self)
      about.style = .code
      let warnings = Warnings.take()
      XCTAssertEqual(warnings.count, 1)
      XCTAssertTrue(
        warnings[0].hasSuffix("The style of “About you” can't change while it's shown."),
        warnings[0])
      XCTAssertEqual(gtk_label_get_selectable(OpaquePointer(about.widget.pointer)), 0)
    }
  }

  func testTheyGetTheFocusInOrder() throws {
    try forEachLook { stage, interface, _, view in
      let name = try interface.element("name", as: FormTextField.self)
      name.focus()
      var visited: [String] = []
      for _ in 1...4 {
        press("Tab")
        let ids = ["address", "code", "import", "terms", "send"]
        visited += ids.filter { interface.widget($0)?.hasFocusWithin == true }
      }
      XCTAssertEqual(visited, ["address", "address", "code", "import"])
      XCTAssertEqual(interface.widget("terms")?.grabFocus(), true)
      XCTAssertEqual(interface.widget("terms")?.hasFocusWithin, true)
    }
  }

  func testTheyAreRowsInALookOfRows() throws {
    try forEachLook { _, interface, _, view in
      let name = try interface.element("name", as: FormTextField.self)
      let address = try XCTUnwrap(interface.widget("address"))
      let isRow = gtk_widget_get_ancestor(address.pointer, gtk_list_box_row_get_type()) != nil
      let isNameRow =
        gtk_widget_get_ancestor(name.widget.pointer, gtk_list_box_row_get_type()) != nil
      XCTAssertEqual(isRow, isNameRow)
      let row = try interface.element("address", as: FormReadOnlyRow.self)
      XCTAssertEqual(
        gtk_widget_has_css_class(row.widget.pointer, "in-row") != 0, view.look == .rows)
    }
  }
}
