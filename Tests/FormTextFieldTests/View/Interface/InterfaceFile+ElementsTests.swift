import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The sections, columns, pages and rows of a file, which exist as soon as the file is read.
final class InterfaceFileElementsTests: WidgetTestCase {
  private static let order = """
    <interface>
      <object class="GtkLabel" id="kind"><property name="label">_Gift</property></object>
      <object class="FormView" id="order">
        <property name="submit-title">_Order</property>
        <child>
          <object class="FormCheckButton" id="isGift">
            <property name="title">It's a _gift</property>
          </object>
        </child>
        <child>
          <object class="FormSection" id="gift">
            <property name="title" bind-source="kind" bind-property="label"
              bind-flags="sync-create"/>
            <property name="description">We wrap it.</property>
            <property name="collapsible">true</property>
            <property name="visible" bind-source="isGift" bind-property="value"
              bind-flags="sync-create"/>
            <property name="margin-start">24</property>
            <style><class name="fancy"/></style>
            <child>
              <object class="FormColumns" id="columns">
                <child>
                  <object class="FormTextField" id="name">
                    <property name="title">_Name</property>
                  </object>
                </child>
              </object>
            </child>
            <child><object class="FormRows" id="guests"/></child>
          </object>
        </child>
        <child>
          <object class="FormPages" id="pages">
            <child>
              <object class="FormPage" id="page">
                <binding name="title"><lookup name="label">kind</lookup></binding>
                <child>
                  <object class="FormTextField" id="text">
                    <property name="title">_Text</property>
                  </object>
                </child>
              </object>
            </child>
          </object>
        </child>
      </object>
    </interface>
    """

  private struct Order {
    struct Guest: Identifiable {
      var id = 0
      var name = ""
    }

    var isGift = false
    var name = ""
    var text = ""
    var hasGuests = true
    var guests = [Guest()]
  }

  @MainActor private static func form() -> Form<Order> {
    Form(Order()) {
      FieldValidation(\.isGift)
      FieldValidation(\.name)
      FieldValidation(\.text)
    }
  }

  @MainActor private static func guests(of form: Form<Order>) -> FormRows<Order, Order.Guest> {
    FormRows("_Guests", form, each: \.guests, rowTitle: "Guest", adding: { Order.Guest() }) {
      guest in FormTextField("Name", guest.field(\.name))
    }
  }

  func testFindsItsElementsBeforeTheirViewIsCreated() throws {
    try onStage { stage in
      let interface = try InterfaceFile(text: Self.order)
      let section = try interface.element("gift", as: FormSection.self)
      let columns = try interface.element("columns", as: FormColumns.self)
      let pages = try interface.element("pages", as: FormPages.self)
      let page = try interface.element("page", as: FormPage.self)
      let name = try interface.element("name", as: FormTextField.self)
      XCTAssertTrue(section.controls.elementsEqual([name]) { $0 === $1 })
      XCTAssertTrue(columns.controls.elementsEqual([name]) { $0 === $1 })
      XCTAssertEqual(page.title, "_Gift")
      XCTAssertTrue(pages.current === page)
      section.isExpanded = true

      let form = Self.form()
      let view = try interface.formView("order", form, rows: ["guests": Self.guests(of: form)])
      stage.lifetimes.watch(view, "the view")
      stage.lifetimes.watch(form, "the form")
      stage.lifetimes.watch(section, "the section")
      stage.lifetimes.watch(pages, "the pages")
      stage.put(view.widget.pointer)
      XCTAssertTrue(try interface.element("gift", as: FormSection.self) === section)
      XCTAssertTrue(section.widget.isWithin(view.widget))
      XCTAssertTrue(pages.widget.isWithin(view.widget))
      XCTAssertTrue(page.widget.isWithin(view.widget))
      XCTAssertTrue(section.isExpanded)
      XCTAssertEqual(section.controls.map(\.name), ["Name", "Name", "Guests"])
    }
  }

  func testIsVisibleIfItsPropertyAndItsFieldsAre() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface>
            <object class="FormView" id="order">
              <property name="submit-title">_Order</property>
              <child><object class="FormCheckButton" id="isGift">
                <property name="title">It's a _gift</property>
              </object></child>
              <child><object class="FormSection" id="gift">
                <property name="visible" bind-source="isGift" bind-property="value"
                  bind-flags="sync-create"/>
                <child><object class="FormTextField" id="name"/></child>
              </object></child>
              <child><object class="FormTextField" id="text">
                <property name="visible" bind-source="isGift" bind-property="value"
                  bind-flags="sync-create"/>
              </object></child>
            </object>
          </interface>
          """)
      let form = Form(Order()) {
        FieldValidation(\.isGift)
        FieldValidation(\.name, when: { $0.hasGuests })
        FieldValidation(\.text, when: { $0.hasGuests })
      }
      let view = try interface.formView("order", form)
      stage.put(view.widget.pointer)
      let elements = ["gift", "text"].compactMap { interface.widget($0) }
      for (isGift, hasGuests) in [
        (false, true), (true, true), (true, false), (false, false), (false, true), (true, true),
        (false, true), (false, false), (true, false), (true, true),
      ] {
        form.isGift = isGift
        form.hasGuests = hasGuests
        for element in elements {
          XCTAssertEqual(
            gtk_widget_get_visible(element.pointer) != 0, isGift && hasGuests,
            "\(element.builderID), \(isGift), \(hasGuests)")
        }
      }
    }
  }

  func testTheViewContainsTheWidgetsOfTheFile() throws {
    try onStage { stage in
      let interface = try InterfaceFile(text: Self.order)
      let form = Self.form()
      let view = try interface.formView("order", form, rows: ["guests": Self.guests(of: form)])
      stage.lifetimes.watch(view, "the view")
      stage.put(view.widget.pointer)
      for id in ["gift", "columns", "guests", "pages", "page"] {
        let widget = try XCTUnwrap(interface.widget(id))
        XCTAssertTrue(widget.isWithin(view.widget), id)
      }
      let section = try XCTUnwrap(interface.widget("gift"))
      XCTAssertNotEqual(gtk_widget_has_css_class(section.pointer, "fancy"), 0)
      XCTAssertFalse(section.isVisible)
      form.isGift = true
      XCTAssertTrue(section.isVisible)
      XCTAssertEqual(labels(in: section.pointer).first, "Gift")
    }
  }

  func testItsElementsFollowTheirProperties() throws {
    try onStage { stage in
      let interface = try InterfaceFile(text: Self.order)
      let form = Self.form()
      form.isGift = true
      let view = try interface.formView("order", form, rows: ["guests": Self.guests(of: form)])
      stage.lifetimes.watch(view, "the view")
      stage.put(view.widget.pointer)
      let kind = try XCTUnwrap(interface.widget("kind"))
      let section = try XCTUnwrap(interface.widget("gift"))
      let page = try XCTUnwrap(interface.widget("page"))
      let pages = try XCTUnwrap(interface.widget("pages"))
      kind["label"] = "_Present"
      XCTAssertEqual(labels(in: section.pointer).first, "Present")
      XCTAssertTrue(labels(in: pages.pointer).contains("_Present"))
      if FormLook.standard == .plain {
        let step = try XCTUnwrap(visible(gtk_button_get_type(), in: pages.pointer).first)
        assertName(OpaquePointer(step), "Step 1 of 1: _Present")
      }
      section["description"] = "We wrap it in paper."
      section["expanded"] = true
      XCTAssertTrue(labels(in: section.pointer).contains("We wrap it in paper."))
      XCTAssertTrue(labels(in: section.pointer).contains("Name"))
      page["description"] = "What it says"
      XCTAssertTrue(labels(in: page.pointer).contains("What it says"))
      page["description"] = ""
      XCTAssertFalse(labels(in: page.pointer).contains("What it says"))
    }
  }

  func testAViewFollowsItsPropertiesOnceItIsCreated() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface><object class="FormView" id="order">
            <property name="submit-title">_Order</property>
            <child><object class="FormTextField" id="name">
              <property name="title">_Name</property>
            </object></child>
          </object></interface>
          """)
      let form = Form(Order()) { FieldValidation(\.name, .required) }
      let view = try interface.formView("order", form)
      stage.lifetimes.watch(view, "the view")
      stage.put(view.widget.pointer)
      XCTAssertEqual(view.widget["submit-title"], "_Order")
      view.widget["submit-title"] = "_Buy"
      XCTAssertEqual(view.content.submitButton.title, "Buy")
      XCTAssertTrue(view.submitButton.isSensitive)
      view.widget["needs-valid-form"] = true
      XCTAssertFalse(view.submitButton.isSensitive)
      view.widget["needs-valid-form"] = false
      XCTAssertTrue(view.submitButton.isSensitive)
    }
  }

  func testNotifiesOfAnExpandedSection() throws {
    try onStage { stage in
      let interface = try InterfaceFile(text: Self.order)
      let form = Self.form()
      form.isGift = true
      let view = try interface.formView("order", form, rows: ["guests": Self.guests(of: form)])
      stage.lifetimes.watch(view, "the view")
      stage.put(view.widget.pointer)
      let section = try XCTUnwrap(interface.widget("gift"))
      var states: [Bool] = []
      section.connect("notify::expanded") { [weak section] in
        if let section { states.append(section["expanded"]) }
      }
      try interface.element("name", as: FormTextField.self).focus()
      XCTAssertEqual(states, [true])
      section["expanded"] = false
      XCTAssertFalse(try interface.element("gift", as: FormSection.self).isExpanded)
      XCTAssertEqual(states.last, false)
    }
  }

  func testRowsAreArrangedInASection() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface><object class="FormView" id="order">
            <property name="submit-title">Go</property>
            <child><object class="FormSection" id="section"><property name="title">Who</property>
              <property name="look">rows</property>
              <child><object class="FormRows" id="guests"/></child>
            </object></child>
          </object></interface>
          """)
      let form = Form(Order(hasGuests: false, guests: [])) {
        FormValidation(when: { $0.hasGuests }) { FieldValidation(\.guests, rules: [.minCount(1)]) }
      }
      let rows = Self.guests(of: form)
      let view = try interface.formView("order", form, rows: ["guests": rows])
      stage.lifetimes.watch(view, "the view")
      stage.lifetimes.watch(rows)
      stage.put(view.widget.pointer)
      let section = try XCTUnwrap(interface.widget("section"))
      XCTAssertFalse(section.isVisible)
      form.hasGuests = true
      XCTAssertTrue(section.isVisible)
      XCTAssertEqual(rows.look, .rows)
      form.guests = [Order.Guest()]
      XCTAssertEqual(view.controls.map(\.look), [.rows, .rows])
    }
  }

  func testRowsInColumnsHaveTheirTitleBesideThem() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface><object class="FormView" id="order">
            <property name="submit-title">Go</property>
            <child><object class="FormColumns">
              <property name="arrangement">labels-beside</property>
              <child><object class="FormRows" id="guests"/></child>
            </object></child>
          </object></interface>
          """)
      let form = Form(Order()) {}
      let rows = Self.guests(of: form)
      let view = try interface.formView("order", form, rows: ["guests": rows])
      stage.lifetimes.watch(view, "the view")
      stage.put(view.widget.pointer)
      XCTAssertNotNil(rows.frame.titleColumn)
    }
  }

  func testAViewCanBeCreatedAfterAMistake() throws {
    try onStage { stage in
      let interface = try InterfaceFile(text: Self.order)
      let form = Self.form()
      XCTAssertThrowsError(try interface.formView("order", form)) {
        XCTAssertEqual("\($0)", "No element was given for FormRows “guests”.")
      }
      let rows = Self.guests(of: form)
      XCTAssertThrowsError(try interface.formView("order", Form(0) {}, rows: ["guests": rows]))
      let view = try interface.formView("order", form, rows: ["guests": rows])
      stage.lifetimes.watch(view, "the view")
      stage.put(view.widget.pointer)
      XCTAssertEqual(view.controls.map(\.identifier).prefix(2), ["isGift", "name"])
    }
  }

  func testALateChangeOfTheStructureIsReported() throws {
    try onStage { _ in
      let interface = try InterfaceFile(text: Self.order)
      interface.widget("gift")?["collapsible"] = false
      XCTAssertEqual(
        Warnings.take().map { $0.hasSuffix("once its file has been read.") }, [true])
    }
  }
}
