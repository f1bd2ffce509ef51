import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A control is left when the keyboard focus moves to another one, not while it moves within.
final class FormControlFocusTests: WidgetTestCase {
  func testTabThroughItsPartsIsOneVisit() {
    forEachControl { bound, name in
      let root: OpaquePointer = gtk_widget_get_root(bound.control.widget.pointer)
      gtk_root_set_focus(root, nil)
      let visits = Visits(of: bound.control)
      press("Tab")
      var parts: Set<WidgetPointer> = []
      while let part = gtk_root_get_focus(root), parts.insert(part).inserted {
        XCTAssertEqual(visits.events, ["focus"], name)
        press("Tab")
      }
    }
  }

  func testFocusDoesNotSelectTextSoTypingKeepsIt() {
    forEachControl { bound, name in
      bound.control.frame.describedWidgets.compactMap { $0 as? Entry }.first?.value = "1"
      bound.control.focus()
      for case let entry as Entry in bound.control.frame.describedWidgets {
        XCTAssertFalse(entry.hasSelection, name)
      }
    }
    onStage { stage in
      let form = Form(Safe(pin: "1")) { FieldValidation(\.pin) }
      let (pin, boxes) = stage.pin(form)
      stage.show()
      pin.focus()
      XCTAssertTrue(hasFocus(within: boxes[0]))
      for case let box as Entry in pin.frame.editor.parts { XCTAssertFalse(box.hasSelection) }
    }
  }

  func testADateCanBeFollowedByItsTime() {
    onStage { stage in
      let start = FormDateTimeField("Start")
      let visits = Visits(of: start)
      stage.put(start)
      let other = stage.field("Other")
      stage.show()
      start.focus()
      typeText("2027-03-04")
      press("Tab")
      XCTAssertEqual(start.shownMessages, [], "on the button of the calendar")
      press("Tab")
      XCTAssertEqual(start.shownMessages, [], "in the time")
      XCTAssertEqual(visits.events, ["focus"])
      press("Tab")
      XCTAssertTrue(stage.isFocused(other))
      XCTAssertEqual(start.shownMessages.count, 1)
      XCTAssertEqual(visits.events, ["focus", "leave"])
      press("shift+Tab")
      XCTAssertEqual(visits.events, ["focus", "leave", "focus"])
    }
  }

  func testACalendarIsPartOfTheField() {
    onStage { stage in
      let day = FormDateField("Day", .required("Enter a day"))
      let visits = Visits(of: day)
      stage.put(day)
      stage.put(FormTextField("Other"))
      stage.show()
      day.focus()
      press("alt+Down")
      let calendar = gtk_calendar_get_type()
      assertSoon(visible(calendar, in: day.widget.pointer).contains(where: isMapped))
      press("Tab", "Tab")
      XCTAssertEqual(visits.events, ["focus"], "in the calendar")
      press("Escape")
      assertSoon(!visible(calendar, in: day.widget.pointer).contains(where: isMapped))
      XCTAssertEqual(visits.events, ["focus"], "behind it")
      press("space")
      assertSoon(visible(calendar, in: day.widget.pointer).contains(where: isMapped))
      press("Return")
      assertSoon(day.value != nil)
      XCTAssertEqual(visits.events, ["focus"], "after a day was picked")
    }
  }

  func testAnOpenListIsPartOfTheField() {
    onStage { stage in
      for count in [3, 12] {
        let choice = FormChoice("Size", options: (1...count).map { "Size \($0)" })
        let visits = Visits(of: choice)
        stage.put(choice)
        stage.show()
        choice.focus()
        // A long list moves the focus to its search once it's open.
        press("space")
        assertSoon(!visible(gtk_popover_get_type(), in: choice.widget.pointer).isEmpty)
        // From the search of a long list, the first key leads to “(None)”.
        press("Down", "Down")
        XCTAssertEqual(visits.events, ["focus"], "in the list of \(count)")
        press("Return")
        assertSoon(choice.value != nil)
        XCTAssertEqual(visits.events, ["focus"], "after the list of \(count)")
      }
    }
  }

  func testAContextMenuIsPartOfTheField() {
    onStage { stage in
      let field = stage.field("Email", [.email])
      let visits = Visits(of: field)
      stage.show()
      stage.focus(field)
      typeText("mei")
      press("shift+F10")
      XCTAssertEqual(visits.events, ["focus"], "in the menu")
      press("Escape")
      XCTAssertEqual(visits.events, ["focus"], "behind it")
      XCTAssertEqual(field.shownMessages, [])
    }
  }

  func testRowsAreLeftAfterTheirLastField() {
    onStage { stage in
      let rows = putGuests(makeGuestForm(["", ""]), on: stage)
      let (visits, first) = (Visits(of: rows), Visits(of: rows.field(0)))
      let other = stage.field("Other")
      stage.show()
      rows.field(0).focus()
      rows.field(1).focus()
      XCTAssertEqual(first.events, ["focus", "leave"])
      XCTAssertEqual(visits.events, ["focus"])
      stage.focus(other)
      XCTAssertEqual(visits.events, ["focus", "leave"])
    }
  }

  func testAnEditorOfSeveralPartsIsLeftAfterItsLastPart() {
    onStage { stage in
      let form = Form(Safe()) { FieldValidation(\.pin, rules: [.minLength(3)]) }
      let (pin, boxes) = stage.pin(form)
      let other = stage.field("Other")
      stage.show()
      stage.focus(other)
      let visits = Visits(of: pin)
      press("alt+p")
      XCTAssertTrue(hasFocus(within: boxes[0]))
      typeText("1")
      XCTAssertTrue(hasFocus(within: boxes[1]))
      press("Tab")
      XCTAssertEqual(pin.shownMessages, [])
      XCTAssertEqual(visits.events, ["focus"])
      press("Tab")
      XCTAssertTrue(stage.isFocused(other))
      XCTAssertEqual(pin.shownMessages.count, 1)
      XCTAssertEqual(visits.events, ["focus", "leave"])
    }
  }

  func testAnErrorIsShownAtEachPart() {
    onStage { stage in
      let form = Form(Safe()) { FieldValidation(\.pin, .required("Enter it")) }
      let (pin, boxes) = stage.pin(form)
      for box in boxes { assertDescription(OpaquePointer(box), "required") }
      pin.performValidation()
      for box in boxes {
        XCTAssertNotEqual(gtk_widget_has_css_class(box, "error"), 0)
        assertDescription(OpaquePointer(box), "Enter it")
        assertInvalid(OpaquePointer(box), true)
      }
    }
  }

  func testEnterSubmitsFromEveryEntryOfACustomEditor() {
    onStage { stage in
      let form = Form(Safe()) {}
      let (pin, boxes) = stage.pin(form)
      var submits = 0
      let box = Box(.column)
      box.onDefault { submits += 1 }
      stage.put(box.pointer)
      gtk_widget_unparent(pin.widget.pointer)
      box.append(pin.widget)
      stage.show()
      for (place, entry) in boxes.enumerated() {
        gtk_widget_grab_focus(entry)
        press("Return")
        XCTAssertEqual(submits, place + 1)
      }
    }
  }

  func testASelectionIsHiddenOnceItsFieldIsLeft() {
    onStage { stage in
      for selected: ValueControl<String> in [FormTextField("Port"), FormTextArea("Port")] {
        let plain: ValueControl<String> =
          selected is FormTextField ? FormTextField("Port") : FormTextArea("Port")
        for control in [selected, plain] {
          stage.put(control)
          control.text = "994"
        }
        let other = stage.field("Other")
        stage.show()
        selected.focus()
        press("ctrl+a")
        stage.focus(other)
        assertSoon(pixels(of: selected), pixels(of: plain), "\(selected)")
        XCTAssertFalse(pixels(of: selected).isEmpty)
      }
    }
  }

  func testAnotherWindowDoesNotCountAsAnotherControl() {
    onStage { stage in
      let (field, other) = (stage.field("Email"), stage.field("Other"))
      let (visits, others) = (Visits(of: field), Visits(of: other))
      stage.show()
      stage.focus(field)
      let window = Window(title: "Another")
      window.present()
      assertSoon(!isActive(windowAround: field.widget.pointer))
      XCTAssertEqual(visits.events, ["focus"])
      window.destroy()
      assertSoon(isActive(windowAround: field.widget.pointer))
      XCTAssertEqual(visits.events, ["focus"])
      stage.focus(other)
      XCTAssertEqual(visits.events, ["focus", "leave"])
      XCTAssertEqual(others.events, ["focus"])
    }
  }
}

/// Records when the focus enters and leaves a control.
@MainActor
private final class Visits {
  private(set) var events: [String] = []

  init(of control: FormControl) {
    control.onFocus { [weak self] in self?.events.append("focus") }
    control.onLeave { [weak self] in self?.events.append("leave") }
  }
}

/// Returns the pixels of a control.
@MainActor
private func pixels(of control: FormControl) -> [UInt8] {
  let snapshot: OpaquePointer = gtk_snapshot_new()
  let image = gtk_widget_paintable_new(control.widget.pointer)
  let width = gdk_paintable_get_intrinsic_width(image)
  let height = gdk_paintable_get_intrinsic_height(image)
  gdk_paintable_snapshot(image, snapshot, Double(width), Double(height))
  g_object_unref(UnsafeMutableRawPointer(image))
  guard let node = gtk_snapshot_free_to_node(snapshot),
    let renderer = gtk_native_get_renderer(gtk_widget_get_native(control.widget.pointer)),
    let texture = gsk_renderer_render_texture(renderer, node, nil)
  else { return [] }
  let size = (gdk_texture_get_width(texture), gdk_texture_get_height(texture))
  var pixels = [UInt8](repeating: 0, count: Int(4 * size.0 * size.1))
  gdk_texture_download(texture, &pixels, gsize(4 * size.0))
  gsk_render_node_unref(node)
  g_object_unref(UnsafeMutableRawPointer(texture))
  return pixels
}

@MainActor
private func isMapped(_ widget: WidgetPointer) -> Bool {
  gtk_widget_get_mapped(widget) != 0
}

// MARK: - An editor of several parts

private struct Safe {
  var pin = ""
}

/// Edits a number of three digits, each in its own box.
@MainActor private final class PinEditor: FormEditor {
  private let row = Box(.row)
  private let boxes = [Entry(), Entry(), Entry()]
  var onChange: () -> Void = {}

  init() {
    for (place, box) in boxes.enumerated() {
      row.append(box)
      gtk_text_set_activates_default(box.text, 0)
      box.onChange = { [weak self] in
        guard let self else { return }
        onChange()
        if !box.value.isEmpty, place + 1 < boxes.count { boxes[place + 1].grabFocus() }
      }
    }
  }

  var widget: Widget { row }
  var parts: [Widget] { boxes }

  var value: String {
    get { boxes.map(\.value).joined() }
    set {
      let digits = newValue.map(String.init)
      for (place, box) in boxes.enumerated() where newValue != value {
        box.value = place < digits.count ? digits[place] : ""
      }
    }
  }
}

extension Stage {
  /// Adds a control for the pin of a safe, and returns it with its boxes.
  fileprivate func pin(_ form: Form<Safe>) -> (FormControl, [WidgetPointer]) {
    lifetimes.watch(form, "the form")
    let editor = PinEditor()
    let pin = FormControl("_Pin", form.field(\.pin), editor: editor)
    put(pin)
    return (pin, editor.parts.map(\.pointer))
  }
}
