import CGtk
import FormPhoneNumbers
import GenericForm
import PhoneNumbers
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class PhoneNumberEditorTests: WidgetTestCase {
  private struct Contact {
    var mobile = ""
    var isSent = false
  }

  @MainActor private static func contact(in region: String?) -> (Form<Contact>, FormControl) {
    let form = Form(Contact()) {
      FieldValidation(\.mobile, .required, rules: [.isMobile(region: region ?? "")])
    }
    return (
      form,
      FormControl("_Mobile", form.field(\.mobile), editor: PhoneNumberEditor(region: region))
    )
  }

  func testAcceptsANumberAsDialedInTheCountry() {
    onStage { stage in
      let (form, mobile) = Self.contact(in: "FR")
      stage.put(mobile)
      stage.show()
      press("alt+m")
      typeText("06123")
      XCTAssertEqual(text(in: mobile), "06 12 3")
      XCTAssertEqual(form.mobile, "+33 06 12 3")
      XCTAssertFalse(form.isValid)
      typeText("45678")
      XCTAssertEqual(form.mobile, "+33612345678")
      XCTAssertTrue(form.isValid)
      XCTAssertEqual(country(in: mobile), "France +33")
      stage.focusNothing()
      XCTAssertEqual(text(in: mobile), "06 12 34 56 78")
    }
  }

  func testANumberOfAnotherCountryChoosesIt() {
    onStage { stage in
      let (form, mobile) = Self.contact(in: "FR")
      stage.put(mobile)
      stage.show()
      mobile.focus()
      typeText("+447400123456")
      XCTAssertEqual(form.mobile, "+447400123456")
      stage.focusNothing()
      XCTAssertEqual(text(in: mobile), "07400 123456")
      XCTAssertEqual(country(in: mobile), "United Kingdom +44")
      form.mobile = "+33612345678"
      XCTAssertEqual(text(in: mobile), "06 12 34 56 78")
      XCTAssertEqual(country(in: mobile), "France +33")
      form.undo()
      XCTAssertEqual(text(in: mobile), "07400 123456")
      XCTAssertEqual(country(in: mobile), "United Kingdom +44")
      form.reset()
      XCTAssertEqual(country(in: mobile), "France +33", "the next number is one of the start again")
    }
  }

  func testALongCountryKeepsItsCallingCode() throws {
    try onStage { stage in
      let (form, mobile) = Self.contact(in: "FR")
      stage.put(mobile)
      stage.show()
      form.mobile = "+447400123456"
      gtk_test_widget_wait_for_draw(mobile.widget.pointer)
      let labels = visible(gtk_label_get_type(), in: mobile.widget.pointer).map(OpaquePointer.init)
      let country = try XCTUnwrap(
        labels.first { String(cString: gtk_label_get_text($0)) == "United Kingdom +44" })
      XCTAssertEqual(pango_layout_is_ellipsized(gtk_label_get_layout(country)), 1)
      XCTAssertEqual(gtk_label_get_ellipsize(country), PANGO_ELLIPSIZE_MIDDLE)
    }
  }

  func testTheListIsAboveTheEntryInANarrowWindowInLargePrint() {
    defer { MainActor.assumeIsolated { setTextScale(1) } }
    for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
      MainActor.assumeIsolated { gtk_widget_set_default_direction(direction) }
      defer { MainActor.assumeIsolated { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) } }
      onStage { stage in
        let mobile = Self.contact(in: "FR").1
        stage.put(mobile)
        stage.widen(to: 360)
        stage.show()
        let parts =
          visible(gtk_drop_down_get_type(), in: mobile.widget.pointer) + [
            mobile.frame.focusWidget.pointer
          ]
        for scale in [1, 2, 1] {
          setTextScale(scale)
          let areas = {
            parts.map { part in
              var area = graphene_rect_t()
              _ = gtk_widget_compute_bounds(part, mobile.widget.pointer, &area)
              return area
            }
          }
          assertSoon(areas()[0].origin.y < areas()[1].origin.y, scale == 2)
          assertSoon(areas()[0].size.width == areas()[1].size.width, scale == 2)
          let isListFirst = areas()[0].origin.x < areas()[1].origin.x
          XCTAssertEqual(isListFirst, scale == 1 && direction == GTK_TEXT_DIR_LTR)
        }
      }
    }
  }

  func testTheFocusLeavesTheControlWhoseListHasItWhenItIsDisabledOrHidden() throws {
    let limits = [
      FieldValidation<Contact>(\.mobile, .optional).disabled(when: { $0.isSent }),
      FieldValidation<Contact>(\.mobile, .required, when: { !$0.isSent }),
    ]
    for limit in limits {
      try onStage { stage in
        let form = Form(Contact()) { limit }
        let editor = PhoneNumberEditor(region: "FR")
        let mobile = FormControl("_Mobile", form.field(\.mobile), editor: editor)
        stage.put(mobile)
        let name = stage.field("Name")
        stage.show()
        let lists = visible(gtk_drop_down_get_type(), in: mobile.widget.pointer)
        gtk_widget_grab_focus(try XCTUnwrap(lists.first))
        XCTAssertTrue(mobile.widget.hasFocusWithin)
        form.isSent = true
        XCTAssertTrue(stage.isFocused(name))
      }
    }
  }

  func testTheFocusMovesFromTheListToTheNumberThatCanOnlyBeRead() throws {
    try onStage { stage in
      let form = Form(Contact()) {
        FieldValidation(\.mobile, .optional).readOnly(when: { $0.isSent })
      }
      let editor = PhoneNumberEditor(region: "FR")
      let mobile = FormControl("_Mobile", form.field(\.mobile), editor: editor)
      stage.put(mobile)
      stage.show()
      let lists = visible(gtk_drop_down_get_type(), in: mobile.widget.pointer)
      gtk_widget_grab_focus(try XCTUnwrap(lists.first))
      form.isSent = true
      XCTAssertTrue(mobile.frame.focusWidget.hasFocusWithin)
    }
  }

  func testAnUndoShowsTheTextAsItWasTyped() {
    onStage { stage in
      let (form, mobile) = Self.contact(in: "FR")
      stage.put(mobile)
      stage.show()
      mobile.focus()
      typeText("+44 7400 12")
      for _ in 0..<2 {
        press("ctrl+z")
        XCTAssertEqual(text(in: mobile), "+44 7400")
        XCTAssertEqual(country(in: mobile), "France +33")
        press("ctrl+z")
        XCTAssertEqual(text(in: mobile), "+44")
        XCTAssertEqual(country(in: mobile), "France +33")
        press("ctrl+z")
        XCTAssertEqual(text(in: mobile), "")
        for typed in ["+44", "+44 7400", "+44 7400 12"] {
          press("ctrl+y")
          XCTAssertEqual(text(in: mobile), typed)
          XCTAssertEqual(country(in: mobile), "France +33")
        }
      }
      typeText("3456")
      XCTAssertEqual(form.mobile, "+447400123456")
    }
  }

  func testAnUndoFocusesThePartThatItChanges() {
    onStage { stage in
      let (form, mobile) = Self.contact(in: "FR")
      stage.put(mobile)
      stage.show()
      mobile.focus()
      typeText("0612")
      press("shift+Tab", "Down")
      XCTAssertEqual(country(in: mobile), "French Guiana +594")
      mobile.focus()
      press("ctrl+z")
      XCTAssertEqual(form.mobile, "+33 06 12")
      XCTAssertFalse(isEntryFocused(in: mobile))
      press("ctrl+z")
      XCTAssertTrue(isEntryFocused(in: mobile))
    }
  }

  func testANumberIsWrittenFromLeftToRightInEveryLanguage() {
    onStage { stage in
      let (_, mobile) = Self.contact(in: "FR")
      stage.put(mobile)
      gtk_widget_set_direction(mobile.widget.pointer, GTK_TEXT_DIR_RTL)
      let text = visible(gtk_text_get_type(), in: mobile.widget.pointer)
      XCTAssertEqual(text.map { gtk_widget_get_direction($0) }, [GTK_TEXT_DIR_LTR])
    }
  }

  func testDigitsTypedInTheListOfCountriesGoIntoTheEntry() {
    onStage { stage in
      let (form, mobile) = Self.contact(in: "FR")
      stage.put(FormSwitch("First"))
      stage.put(mobile)
      stage.show()
      press("Tab")
      typeText("0612345678")
      XCTAssertEqual(form.mobile, "+33612345678")
      XCTAssertEqual(text(in: mobile), "06 12 34 56 78")
    }
  }

  func testTheExampleOfTheErrorIsANumberOfTheChosenCountry() {
    onStage { stage in
      let (form, mobile) = Self.contact(in: "FR")
      stage.put(mobile)
      stage.show()
      mobile.focus()
      typeText("0612")
      form.submit()
      XCTAssertEqual(mobile.shownMessages, ["Enter a mobile number, such as 06 12 34 56 78"])
      press("shift+Tab")
      typeText("united states")
      XCTAssertEqual(form.mobile, "+1 0612")
      XCTAssertEqual(country(in: mobile), "United States +1")
      XCTAssertEqual(mobile.shownMessages, ["Enter a mobile number, such as +1 201-555-0123"])
    }
  }

  func testWithoutACountryANumberNeedsItsCallingCode() {
    onStage { stage in
      for region in [nil, "XX"] {
        let (form, mobile) = Self.contact(in: region)
        stage.put(mobile)
        stage.show()
        XCTAssertEqual(country(in: mobile), "Country code")
        mobile.focus()
        typeText("612345678")
        XCTAssertFalse(form.isValid)
        XCTAssertEqual(mobile.messages, ["Enter a mobile number with its country code"])
        press("Home")
        typeText("+33")
        XCTAssertTrue(form.isValid, form.mobile)
        stage.focusNothing()
        XCTAssertEqual(country(in: mobile), "France +33")
      }
    }
  }

  func testEveryCountryInTheListHasAName() {
    MainActor.assumeIsolated {
      XCTAssertEqual(PhoneNumber.regions.filter { CountryNames.name(of: $0) == $0 }, [])
    }
  }

  func testKeepsOtherText() {
    onStage { stage in
      let (form, mobile) = Self.contact(in: "FR")
      stage.put(mobile)
      stage.show()
      for text in ["call Mei", "+999 1", "+", "+33 6\u{0}", "📞"] {
        form.mobile = text
        XCTAssertEqual(form.mobile, text)
        stage.focusNothing()
        XCTAssertEqual(form.mobile, text)
        XCTAssertFalse(form.isValid)
      }
    }
  }

  func testCountriesThatShareACallingCodeKeepTheChosenOne() {
    onStage { stage in
      let (form, mobile) = Self.contact(in: "CA")
      stage.put(mobile)
      stage.show()
      mobile.focus()
      typeText("506234")
      XCTAssertEqual(form.mobile, "+1 506-234")
      form.mobile = ""
      form.mobile = "+1 506-234"
      XCTAssertEqual(country(in: mobile), "Canada +1")
    }
  }

  func testOneRingShowsWhichPartOfARowHasTheFocus() throws {
    try onStage { stage in
      let (form, mobile) = Self.contact(in: "FR")
      mobile.look = .rows
      stage.put(mobile)
      stage.widen()
      stage.show()
      let list = visible(gtk_drop_down_get_type(), in: mobile.widget.pointer)
      let button = try XCTUnwrap(list.first.flatMap { gtk_widget_get_first_child($0) })
      setReducedMotion(true)
      defer { setReducedMotion(false) }
      moveMouseAway()
      mobile.focus()
      stage.focusNothing()
      settle { edge(of: mobile.widget.pointer) + edge(of: button) }
      let (row, ring) = (edge(of: mobile.widget.pointer), edge(of: button))
      mobile.focus()
      assertSoon(edge(of: mobile.widget.pointer) != row)
      assertSoon(edge(of: button), ring)
      press("shift+Tab")
      assertSoon(hasFocus(within: button))
      assertSoon(edge(of: button) != ring)
      assertSoon(edge(of: mobile.widget.pointer), row)
      press("Tab")
      assertSoon(edge(of: mobile.widget.pointer) != row)
      assertSoon(edge(of: button), ring)
      XCTAssertEqual(form.mobile, "")
    }
  }

  func testIsAControlOfAnInterfaceFile() throws {
    try onStage { stage in
      PhoneNumberEditor.registerClass()
      let interface = try InterfaceFile(
        text: """
          <interface>
            <object class="FormView" id="contact">
              <property name="submit-title">_Save</property>
              <child><object class="FormPhoneNumberField" id="mobile">
                <property name="title" translatable="yes">_Mobile</property>
                <property name="hint">With its country</property>
                <property name="region">fr</property>
              </object></child>
            </object>
          </interface>
          """)
      let form = Form(Contact()) {
        FieldValidation(\.mobile, .required, rules: [.isMobile(region: "FR")])
      }
      let view = try interface.formView("contact", form)
      stage.lifetimes.watch(view, "the view")
      stage.put(view.widget.pointer)
      stage.show()
      let mobile = try interface.element("mobile", as: ValueControl<String>.self)
      stage.lifetimes.watch(mobile)
      XCTAssertEqual(mobile.hint, "With its country")
      press("alt+m")
      typeText("0612345678")
      assertSoon(form.mobile, "+33612345678")
      XCTAssertEqual(country(in: mobile), "France +33")
      XCTAssertEqual(mobile.widget["value"], "+33612345678")
      XCTAssertEqual(mobile.widget["region"], "fr")
    }
  }

  func testHasItsOwnValidatorsInAnInterfaceFile() throws {
    try onStage { stage in
      PhoneNumberEditor.registerClass()
      for properties in [["region", "value"], ["value", "region"]] {
        let values = ["region": "FR", "value": "+447400123456"]
        let interface = try InterfaceFile(
          text: """
            <interface>
              <object class="FormPhoneNumberField" id="mobile">
                <property name="title">_Mobile</property>
                <property name="validators">required mobile</property>
                \(properties.map { "<property name='\($0)'>\(values[$0] ?? "")</property>" }.joined())
              </object>
            </interface>
            """)
        let mobile = try interface.element("mobile", as: ValueControl<String>.self)
        stage.put(mobile)
        stage.show()
        XCTAssertEqual(country(in: mobile), "United Kingdom +44")
        XCTAssertTrue(mobile.isValid)
        mobile.value = ""
        XCTAssertEqual(country(in: mobile), "France +33")
        mobile.performValidation()
        XCTAssertEqual(mobile.shownMessages, ["Fill in this field"])
      }
    }
  }

  func testCanBeMadeReadOnlyAsAWhole() {
    onStage { stage in
      let form = Form(Contact(mobile: "+33612345678")) {
        FieldValidation(\.mobile).readOnly(when: { _ in true })
      }
      let mobile = FormControl(
        "_Mobile", form.field(\.mobile), editor: PhoneNumberEditor(region: "FR"))
      stage.put(mobile)
      stage.show()
      XCTAssertFalse(mobile.frame.editor.isEditable)
      mobile.focus()
      typeText("1")
      XCTAssertEqual(form.mobile, "+33612345678")
    }
  }
}

/// Returns the country that a telephone number shows.
@MainActor private func country(in control: FormControl) -> String {
  labels(in: control.widget.pointer).first { $0.contains(" +") || $0 == "Country code" } ?? ""
}

@MainActor private func text(in control: FormControl) -> String {
  String(cString: gtk_editable_get_text(OpaquePointer(control.frame.editor.focusWidget.pointer)))
}

/// Returns the pixels of a window at the upper edge of a widget.
@MainActor private func edge(of widget: WidgetPointer) -> [Double] {
  var area = graphene_rect_t()
  guard let root = Widget(widget).root, let drawn = DrawnWidget(root.pointer),
    gtk_widget_compute_bounds(widget, root.pointer, &area) != 0
  else { return [] }
  let (left, top, width) = (Int(area.origin.x), Int(area.origin.y), Int(area.size.width))
  return (top..<top + 12).map { drawn.luminance(left + width / 2, $0) }
}

@MainActor private func isEntryFocused(in mobile: FormControl) -> Bool {
  mobile.frame.focusWidget.hasFocusWithin
}
