import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormColorFieldTests: WidgetTestCase {
  func testAcceptsATypedColor() {
    onStage { stage in
      let form = Form(Cover()) {}
      let field = FormColorField("_Color", form.field(\.color))
      stage.put(field)
      stage.show()
      field.focus()
      press("t", "e", "a", "l")
      assertSoon(form.color, "#008080")
      XCTAssertEqual(text(in: field), "teal")
      XCTAssertEqual(swatch(of: field), "rgb(0,128,128)")
      field.left()
      XCTAssertEqual(text(in: field), "#008080")
    }
  }

  func testUnderstandsColorNotations() {
    for (text, color) in [
      ("#1A2B3C", "#1a2b3c"), ("1a2b3c", "#1a2b3c"), (" #fff ", "#ffffff"), ("RED", "#ff0000"),
      ("rgb(1, 2, 3)", "#010203"), ("rgba(1,2,3,1)", "#010203"),
    ] {
      XCTAssertEqual(MainActor.assumeIsolated { hexColor(in: text) }, color, text)
    }
    for text in ["", "#12", "blau", "#1a2b3c80", "rgba(1,2,3,0.5)", "#gggggg", "\u{0}"] {
      XCTAssertNil(MainActor.assumeIsolated { hexColor(in: text) }, text)
    }
  }

  func testKeepsUnfinishedTextWithItsOwnError() {
    onStage { stage in
      let form = Form(Cover(color: "#008080")) {}
      let field = FormColorField("Color", form.field(\.color))
      stage.put(field)
      type("#12", into: field)
      XCTAssertEqual(field.messages, ["Enter a color, such as #1a2b3c"])
      XCTAssertEqual(form.color, "#008080")
      XCTAssertEqual(field.shownMessages, [])
      field.field.leave()
      XCTAssertEqual(field.shownMessages, ["Enter a color, such as #1a2b3c"])
      XCTAssertEqual(text(in: field), "#12")
      type("", into: field)
      XCTAssertNil(form.color)
      XCTAssertEqual(field.shownMessages, [])
    }
  }

  func testAcceptsAChosenColor() {
    onStage { stage in
      let form = Form(Cover()) {}
      let field = FormColorField("Color", form.field(\.color))
      stage.put(field)
      let button = visible(gtk_color_button_get_type(), in: field.widget.pointer)[0]
      var color = GdkRGBA(red: 1, green: 0.5, blue: 0, alpha: 1)
      gtk_color_chooser_set_rgba(OpaquePointer(button), &color)
      var instance = GValue()
      g_value_init(&instance, gtk_color_button_get_type())
      g_value_set_object(&instance, button)
      g_signal_emitv(&instance, g_signal_lookup("color-set", gtk_color_button_get_type()), 0, nil)
      g_value_unset(&instance)
      XCTAssertEqual(form.color, "#ff8000")
      XCTAssertEqual(text(in: field), "#ff8000")
    }
  }

  func testTheButtonNamesTheFieldAndItsColor() {
    onStage { stage in
      let field = FormColorField("_Cover")
      stage.put(field)
      let button = visible(gtk_color_button_get_type(), in: field.widget.pointer)[0]
      let inner = gtk_widget_get_first_child(button)
      assertName(OpaquePointer(inner!), "Choose a Color, Cover")
      field.value = "#008080"
      assertName(OpaquePointer(inner!), "Choose a Color, Cover, #008080")
      field.title = "Back"
      assertName(OpaquePointer(inner!), "Choose a Color, Back, #008080")
      field.value = nil
      assertName(OpaquePointer(inner!), "Choose a Color, Back")
    }
  }

  func testFollowsTheProgram() {
    onStage { stage in
      let form = Form(Cover(name: "")) {}
      let field = FormColorField("Color", form.field(\.name))
      stage.put(field)
      form.name = "#ff0000"
      XCTAssertEqual(text(in: field), "#ff0000")
      XCTAssertEqual(swatch(of: field), "rgb(255,0,0)")
      form.name = "mauve-ish"
      XCTAssertEqual(text(in: field), "mauve-ish")
      XCTAssertEqual(swatch(of: field), "rgba(0,0,0,0)")
      type("", into: field)
      XCTAssertEqual(form.name, "")
    }
  }

  func testIsPartOfAnInterfaceFile() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface>
            <object class="FormColorField" id="cover">
              <property name="value">Teal</property>
              <property name="required-message">Choose a color</property>
            </object>
            <object class="FormColorField" id="wrong">
              <property name="value">mauve-ish</property>
            </object>
          </interface>
          """)
      let field = try interface.element("cover", as: FormColorField.self)
      stage.put(field)
      XCTAssertEqual(field.value, "#008080")
      field.value = nil
      XCTAssertEqual(field.messages, ["Choose a color"])
      let wrong = try interface.element("wrong", as: FormColorField.self)
      stage.put(wrong)
      XCTAssertNil(wrong.value)
      XCTAssertTrue(Warnings.take().joined().contains("“mauve-ish” isn't a valid color"))
    }
  }
}

private struct Cover {
  var color: String?
  var name = ""
}

@MainActor
private func text(in field: FormColorField) -> String {
  String(cString: gtk_editable_get_text(OpaquePointer(field.frame.editor.focusWidget.pointer)))
}

@MainActor
private func type(_ text: String, into field: FormColorField) {
  gtk_editable_set_text(OpaquePointer(field.frame.editor.focusWidget.pointer), text)
}

/// Returns the color on the button.
@MainActor
private func swatch(of field: FormColorField) -> String {
  var color = GdkRGBA()
  gtk_color_chooser_get_rgba(
    OpaquePointer(visible(gtk_color_button_get_type(), in: field.widget.pointer)[0]), &color)
  guard let text = gdk_rgba_to_string(&color) else { return "" }
  defer { g_free(text) }
  return String(cString: text)
}
