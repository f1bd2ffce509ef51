import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// Every control laid out from right to left.
final class ControlDirectionTests: WidgetTestCase {
  func testMirrorsItsLeftToRightLayout() {
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    forEachControl(ControlValidation(isRequired: true)) { bound, name in
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      bound.enter()
      XCTAssertTrue(bound.isFilled(), name)
      bound.control.setError("Not today")
      spin(until: places(in: bound.control).contains { $0.name == "Not today" })
      let mirrored = places(in: bound.control).map(\.mirrored)
      gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
      // GTK changes the order of an entry's icons with the direction.
      spin(until: places(in: bound.control).allSatisfy(mirrored.contains))
      XCTAssertEqual(places(in: bound.control).count, mirrored.count, name)
      for place in places(in: bound.control) where !mirrored.contains(place) {
        XCTFail("\(name): \(place) is not among \(mirrored)")
      }
    }
  }
}

/// Texts within a window from right to left.
final class TextDirectionTests: WidgetTestCase {
  func testAddressesAndNumbersRunFromLeftToRightWithTheCaretAtTheRight() {
    assertCaret([.email, .url, .phone, .number, .digits, .pin], typed: "a1", endsAtTheRight: true)
  }

  func testOtherTextFollowsItsLettersWithTheCaretAtTheirEnd() {
    assertCaret([.freeForm, .name], typed: "سلام", endsAtTheRight: false)
    assertCaret([.freeForm, .name], typed: "Ada", endsAtTheRight: true)
  }

  private func assertCaret(_ purposes: [InputPurpose], typed: String, endsAtTheRight: Bool) {
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    onStage { stage in
      let fields = purposes.map { purpose in stage.field("Text").with { $0.inputPurpose = purpose }
      }
      stage.widen()
      stage.show()
      for (purpose, field) in zip(purposes, fields) {
        let text = innerText(of: field)
        let isLeftToRight = typed == "a1"
        XCTAssertEqual(
          gtk_widget_get_direction(text), isLeftToRight ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL,
          "\(purpose)")
        // An empty field waits where its text will begin.
        let middle = Double(gtk_widget_get_width(text)) / 2
        XCTAssertEqual(caret(0, in: text) < middle, isLeftToRight, "\(purpose)")
        stage.focus(field)
        stage.type(typed, into: field)
        let end = caret(typed.unicodeScalars.count, in: text)
        XCTAssertEqual(end > caret(0, in: text), endsAtTheRight, "\(purpose)")
      }
    }
  }
}

/// Returns the horizontal place of the caret at a position of a text.
@MainActor
private func caret(_ position: Int, in text: WidgetPointer) -> Double {
  var strong = graphene_rect_t()
  let inner = UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkText.self)
  gtk_text_compute_cursor_extents(inner, gsize(position), &strong, nil)
  return Double(strong.origin.x)
}

/// The position of a control's part, between the edges of the control.
private struct Place: Equatable {
  let name: String
  let left: Int
  let right: Int

  var mirrored: Place { Place(name: name, left: right, right: left) }

  /// Half a pixel may be rounded up or down.
  static func == (one: Place, other: Place) -> Bool {
    one.name == other.name && abs(one.left - other.left) <= 1 && abs(one.right - other.right) <= 1
  }
}

/// Returns the positions of all visible parts of a control; for a label, that of its text.
@MainActor
private func places(in control: FormControl) -> [Place] {
  visible(gtk_widget_get_type(), in: control.widget.pointer).compactMap { part in
    var bounds = graphene_rect_t()
    guard gtk_widget_get_mapped(part) != 0,
      gtk_widget_compute_bounds(part, control.widget.pointer, &bounds) != 0, bounds.size.width > 0,
      !isWithinSwitch(part), !isWithinCode(part)
    else { return nil }
    let instance = UnsafeMutableRawPointer(part).assumingMemoryBound(to: GTypeInstance.self)
    var name = String(cString: gtk_widget_get_css_name(part))
    var (left, width) = (Int(bounds.origin.x), Int(bounds.size.width))
    if g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0 {
      let label = OpaquePointer(part)
      name = String(cString: gtk_label_get_text(label))
      var (x, text): (gint, PangoRectangle) = (0, PangoRectangle())
      gtk_label_get_layout_offsets(label, &x, nil)
      pango_layout_get_pixel_extents(gtk_label_get_layout(label), nil, &text)
      // The offsets start within the padding.
      var (start, origin) = (graphene_point_t(), graphene_point_t())
      _ = gtk_widget_compute_point(part, control.widget.pointer, &start, &origin)
      (left, width) = (Int(origin.x) + Int(x + text.x), Int(text.width))
    }
    return Place(
      name: name, left: left,
      right: Int(gtk_widget_get_width(control.widget.pointer)) - left - width)
  }
}

/// Returns whether a widget is part of a switch, which GTK doesn't mirror.
@MainActor
private func isWithinSwitch(_ widget: WidgetPointer) -> Bool {
  gtk_widget_get_ancestor(widget, gtk_switch_get_type()).map { $0 != widget } ?? false
}

/// Returns whether a widget is a box of a code, which runs from left to right.
@MainActor
private func isWithinCode(_ widget: WidgetPointer) -> Bool {
  gtk_widget_get_parent(widget).map {
    gtk_widget_has_css_class($0, "form-code-boxes") != 0 || isWithinCode($0)
  } ?? false
}
