import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormTextFieldOptionsTests: WidgetTestCase {
  func testShowsTextBesideTheEntry() {
    onStage { stage in
      let site = stage.field("_Site", [.required])
      site.text = "example"
      site.performValidation()
      site.prefix = "https://"
      site.suffix = ".org"
      XCTAssertEqual(labels(in: site.widget.pointer), ["Site", "required", "https://", ".org"])
      XCTAssertEqual(site.text, "example")
      assertDescription(innerEntry(of: site), "required\nhttps:// .org")
      site.setError("Not found")
      assertDescription(innerEntry(of: site), "Not found\nhttps:// .org")
      XCTAssertNotEqual(
        gtk_widget_has_css_class(UnsafeMutablePointer(innerEntry(of: site)), "error"), 0)
      site.prefix = ""
      site.suffix = ""
      XCTAssertEqual(labels(in: site.widget.pointer), ["Site", "required", "Not found"])
      stage.show()
      stage.focus(site)
      stage.type("x", into: site)
      XCTAssertEqual(site.text, "examplex")
      XCTAssertTrue(stage.isFocused(site))
    }
  }

  func testCanGetASuffixWhileItHasTheFocus() {
    onStage { stage in
      let site = stage.field("_Site", [.minLength(9, message: "Longer")])
      stage.show()
      stage.focus(site)
      stage.type("x", into: site)
      site.suffix = ".org"
      XCTAssertTrue(stage.isFocused(site))
      XCTAssertEqual(site.shownMessages, [])
    }
  }

  func testAButtonClearsItWhileItHasText() {
    onStage { stage in
      let name = stage.field("Name")
      name.hasClearButton = true
      stage.show()
      XCTAssertNil(icon(in: name))
      stage.type("Ada", into: name)
      XCTAssertEqual(icon(in: name), "edit-clear-symbolic")
      name.isEditable = false
      XCTAssertNil(icon(in: name))
      releaseIcon(in: name)
      XCTAssertEqual(name.text, "Ada")
      name.isEditable = true
      releaseIcon(in: name)
      XCTAssertEqual(name.text, "")
      XCTAssertNil(icon(in: name))
      XCTAssertTrue(stage.isFocused(name))
      name.text = "Bob"
      XCTAssertEqual(icon(in: name), "edit-clear-symbolic")
      name.hasClearButton = false
      XCTAssertNil(icon(in: name))
    }
  }

  func testEditsAValueThroughAConversion() {
    onStage { stage in
      let form = Form(Volume(level: 0.5)) {}
      let level = stage.field(
        "_Level",
        form.field(\.level).converted(
          "Enter a percentage", format: { "\(Int($0 * 100)) %" },
          parse: { text in Int(text.filter(\.isNumber)).map { Double($0) / 100 } }))
      let other = stage.field("Other")
      XCTAssertEqual(shownText(in: level), "50 %")
      stage.show()
      stage.focus(level)
      stage.erase(level)
      stage.type("25", into: level)
      XCTAssertEqual(form.level, 0.25)
      XCTAssertEqual(shownText(in: level), "25", "as it was typed")
      stage.focus(other)
      XCTAssertEqual(shownText(in: level), "25 %")
      stage.focus(level)
      stage.erase(level)
      stage.type("half", into: level)
      stage.focus(other)
      XCTAssertEqual(form.level, 0.25)
      XCTAssertEqual(level.shownMessages, ["Enter a percentage"])
      XCTAssertEqual(shownText(in: level), "half")
    }
  }

  func testIsPartOfAnInterfaceFile() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface>
            <object class="FormTextField" id="country">
              <property name="suffix">(EU)</property>
              <property name="prefix">in</property>
              <property name="has-clear-button">1</property>
              <property name="character-limit">20</property>
              <property name="completion">Austria
          Belgium</property>
              <property name="text">Aust</property>
            </object>
          </interface>
          """)
      let country = try interface.element("country", as: FormTextField.self)
      stage.put(country)
      XCTAssertEqual(labels(in: country.widget.pointer), ["in", "(EU)", "4 / 20"])
      XCTAssertEqual(icon(in: country), "edit-clear-symbolic")
      XCTAssertEqual(country.completion?.texts, ["Austria", "Belgium"])
    }
  }
}

private struct Volume {
  var level = 0.0
}

@MainActor
private func icon(in field: FormTextField) -> String? {
  let entry = UnsafeMutableRawPointer(innerEntry(of: field)).assumingMemoryBound(to: GtkEntry.self)
  return gtk_entry_get_icon_name(entry, GTK_ENTRY_ICON_SECONDARY).map { String(cString: $0) }
}

/// Clicks the icon of a field.
@MainActor
private func releaseIcon(in field: FormTextField) {
  var values = [GValue(), GValue()]
  g_value_init(&values[0], gtk_entry_get_type())
  g_value_set_object(&values[0], UnsafeMutableRawPointer(innerEntry(of: field)))
  g_value_init(&values[1], gtk_entry_icon_position_get_type())
  g_value_set_enum(&values[1], gint(GTK_ENTRY_ICON_SECONDARY.rawValue))
  g_signal_emitv(&values, g_signal_lookup("icon-release", gtk_entry_get_type()), 0, nil)
  for index in values.indices { g_value_unset(&values[index]) }
}
