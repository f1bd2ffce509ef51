import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The measures that all rows share, in both directions of writing.
final class RowMeasuresTests: WidgetTestCase {
  func testSymbolsAtTheEndShareAnEdge() {
    withRows([
      FormTextField("Name"), FormPasswordField("Password"), FormSearchField("Search"),
      FormSearchField("Search").with { $0.text = "sea" },
      FormTextField("City").with {
        $0.hasClearButton = true
        $0.text = "Rome"
      },
      FormTagsField("Tags"), FormDateField("Arrival"), FormTimeField("Breakfast"),
      FormDateTimeField("Meeting"), FormFileField("Document"),
      FormFileField("Document").with { $0.value = "/plan.odt" }, FormFilesField("Files"),
      FormMoneyField("Budget").with { $0.currencies = ["EUR", "USD"] },
    ]) { row in
      guard let end = row.end else { return XCTFail("\(row.name) has nothing at its end.") }
      XCTAssertTrue((23...26).contains(end.distance), "\(row.name): \(end.distance)")
      XCTAssertEqual(end.middle, Double(row.height) / 2 - 1.5, accuracy: 3, row.name)
    }
  }

  func testTheSymbolOfAButtonThatCopiesSharesThatEdge() {
    for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
      onStage { stage in
        gtk_widget_set_default_direction(direction)
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        let row = FormReadOnlyRow("Address", text: "mei@example.com").with { $0.canCopy = true }
        let section = FormSection("Rows") { row }
        section.look = .rows
        stage.put(section.widget.pointer)
        stage.widen()
        stage.show()
        guard let symbol = visible(gtk_image_get_type(), in: row.widget.pointer).first else {
          return XCTFail("The row has no symbol.")
        }
        let area = area(of: Widget(symbol), in: row.widget)
        let (width, height) = (row.width + 2 * 14, row.height + 2 * 9)
        // A symbol of 16 pixels is in the middle of its area.
        let middle = area.origin.x + area.size.width / 2
        let distance = (row.widget.isMirrored ? middle : width - middle) - 8
        XCTAssertTrue((22...26).contains(distance), "\(distance)")
        XCTAssertEqual(area.origin.y + area.size.height / 2, height / 2 - 1.5, accuracy: 3)
        _ = section.releaseElements()
      }
    }
  }

  func testOtherPartsAtTheEndShareAnEdge() {
    withRows([
      FormSwitch("Alarm"), FormColorField("Color"),
      FormChoice("Size", value: "Small", options: ["Small", "Large"]),
      FormMoneyField("Budget").with { $0.currencies = ["EUR"] },
      FormTextField("Weight").with { $0.suffix = "kg" },
    ]) { row in
      guard let end = row.end else { return XCTFail("\(row.name) has nothing at its end.") }
      XCTAssertTrue((13...17).contains(end.distance), "\(row.name): \(end.distance)")
      XCTAssertEqual(end.middle, Double(row.height) / 2 - 1.5, accuracy: 3, row.name)
    }
  }

  func testRowsOfOneLineHaveOneHeight() {
    var heights: [Int: [String]] = [:]
    withRows([
      FormTextField("Name"), FormSearchField("Search"), FormTagsField("Tags"),
      FormNumberField<Double>("Weight"), FormCheckButton("Vegetarian"), FormSwitch("Alarm"),
      FormChoice("Size", value: "Small", options: ["Small", "Large"]), FormColorField("Color"),
      FormMoneyField("Budget").with { $0.currencies = ["EUR", "USD"] }, FormDateField("Arrival"),
      FormTimeField("Breakfast"), FormDateTimeField("Meeting"), FormFileField("Document"),
      FormFileField("Document").with { $0.value = "/plan.odt" }, FormFilesField("Files"),
    ]) { row in heights[row.height, default: []].append(row.name) }
    XCTAssertEqual(heights.count, 1, "\(heights)")
  }

  func testTheTitleOfOptionsIsAsHighAsARow() {
    withRows([
      FormSwitch("Alarm"), FormMultipleChoice("Days", value: [], options: ["Monday", "Tuesday"]),
      FormChoice("Size", value: "Small", options: ["Small", "Large"], style: .radio),
    ]) { row in
      let options = visible(gtk_check_button_get_type(), in: row.control.widget.pointer)
      for (place, option) in options.enumerated() {
        let area = area(of: Widget(option), in: row.control.widget)
        XCTAssertEqual(Int(area.origin.y), 54 + 55 * place, row.name)
        XCTAssertEqual(Int(area.size.height), 55, row.name)
      }
    }
  }

  func testALineBesideAListIsAsHighAsTheText() {
    withRows([
      FormMoneyField("Budget").with { $0.currencies = ["EUR", "USD"] }
    ]) { row in
      guard let entry = row.control.frame.focusWidget as? Entry else {
        return XCTFail("The control has no entry.")
      }
      let area = area(of: entry, in: row.control.widget)
      // The entry reaches over the title.
      let top = Int(area.origin.y) + 15
      let bottom = Int(area.origin.y + area.size.height) - 1
      let line = row.longestLine
      XCTAssertTrue((14...20).contains(line.count), "\(line)")
      XCTAssertEqual(
        Double(line.lowerBound + line.upperBound), Double(top + bottom), accuracy: 3)
    }
  }

  func testOnlyTheFocusedPartOfARowHasARing() {
    withRows([
      FormMoneyField("Budget").with { $0.currencies = ["EUR", "USD"] },
      FormDateTimeField("Meeting"),
    ]) { row in
      let parts = focusable(in: row.control.frame.editorWidget)
      XCTAssertGreaterThan(parts.count, 1)
      for part in parts {
        part.grabFocus()
        let isText = part is Entry || part.className == "GtkText"
        assertSoon(
          gtk_widget_has_css_class(row.control.widget.pointer, "typing") != 0, isText)
      }
    }
  }

  func testARowHasARingWhileAPasswordIsTypedAgain() {
    withRows([
      FormPasswordField("Early").with { $0.asksTwice = true }, FormPasswordField("Late"),
    ]) { row in
      (row.control as? FormPasswordField)?.asksTwice = true
      let entries = focusable(in: row.control.frame.editorWidget)
      XCTAssertEqual(entries.count, 2, row.name)
      for entry in entries {
        entry.grabFocus()
        let host = row.control.widget.pointer
        assertSoon(gtk_widget_has_css_class(host, "typing") != 0, row.name)
      }
    }
  }

  func testEachEntryOfAnOwnEditorIsVisibleAndHasARing() {
    withRows([
      FormControl("Expires", StandaloneForm("", nil, rules: []).field, editor: TwoEntriesEditor())
    ]) { row in
      // The row itself has no background.
      guard let list = row.control.widget.parent?.parent, let unfocused = DrawnWidget(list.pointer)
      else { return XCTFail("The row isn't drawn in a list.") }
      let background = unfocused.color(unfocused.width / 2, 4)
      for part in row.control.frame.editor.parts {
        let box = area(of: part, in: list)
        let (left, middle) = (Int(box.origin.x), Int(box.origin.y + box.size.height / 2))
        XCTAssertNotEqual(unfocused.color(left + 4, middle), background, row.name)
        part.grabFocus()
        let hasRing = {
          guard let focused = DrawnWidget(list.pointer) else { return false }
          return (left - 2...left + 2).contains { x in
            contrast(focused.luminance(x, middle), unfocused.luminance(x, middle)) >= 3
          }
        }
        assertSoon(hasRing(), row.name)
      }
    }
  }

  func testTheMessageOfACheckButtonIsBelowItsTitle() {
    withRows([
      FormCheckButton("Vegetarian", .required("Choose this")).with { $0.hint = "No meat" }
    ]) { row in
      let frame = row.control.frame
      row.control.fieldMark = .required
      let isMirrored = row.control.widget.isMirrored
      let start = { (widget: Widget) -> Float in
        let area = area(of: widget, in: row.control.widget)
        return isMirrored ? Float(row.width) - area.origin.x - area.size.width : area.origin.x
      }
      guard let message = frame.messageLine?.box, let mark = frame.markLabel,
        let title = visible(gtk_label_get_type(), in: frame.editorWidget.pointer).first
      else { return XCTFail("The control has no message.") }
      assertSoon(gtk_widget_get_width(mark.pointer) > 0)
      XCTAssertEqual(start(message), start(Widget(title)), accuracy: 1)
      let end = start(Widget(title)) + area(of: Widget(title), in: row.control.widget).size.width
      XCTAssertTrue((4...14).contains(start(mark) - end), "\(start(mark) - end)")
    }
  }

  func testTheSignOfACheckIsBesideTheTitle() {
    withRows([
      FormTextField("Name", .required), FormPasswordField("Password", .required),
      FormSearchField("Search", .required),
    ]) { row in
      row.control.marksValidity = true
      (row.control.frame.focusWidget as? Entry)?.enter("mountains")
      row.control.performValidation()
      guard let sign = row.control.frame.progressMark?.box, let title = row.control.frame.markLabel
      else { return XCTFail("The control shows no sign.") }
      let isMirrored = row.control.widget.isMirrored
      let (first, second) = isMirrored ? (sign, title) : (title, sign)
      let distance = {
        let first = area(of: first, in: row.control.widget)
        return area(of: second, in: row.control.widget).origin.x - first.origin.x - first.size.width
      }
      assertSoon((4...14).contains(distance()), "\(row.name): \(distance())")
    }
  }

  func testAHandleStartsAtTheEdgeOfTheText() {
    withRows([FormSlider("Volume"), FormRangeSlider("Price")]) { row in
      let handles = all(in: row.control.widget).filter {
        String(cString: gtk_widget_get_css_name($0.pointer)) == "slider"
      }
      XCTAssertFalse(handles.isEmpty)
      for handle in handles {
        let area = area(of: handle, in: row.control.widget)
        XCTAssertGreaterThanOrEqual(area.origin.x, 14, row.name)
        XCTAssertLessThanOrEqual(area.origin.x + area.size.width, Float(row.width) - 14, row.name)
      }
    }
  }

  func testTheCharactersOfACodeAreInTheMiddleOfTheirBoxes() {
    withRows([FormCodeField("Code", value: "111111")]) { row in
      XCTAssertEqual(row.control.frame.editor.parts.count, 6)
      for box in row.control.frame.editor.parts {
        let area = area(of: box, in: row.control.widget)
        let (left, right) = (Int(area.origin.x), Int(area.origin.x + area.size.width))
        let lines = Int(area.origin.y) + 8..<Int(area.origin.y + area.size.height) - 8
        let ink = (left..<right).filter { row.drawn.colorCount(in: $0..<$0 + 1, lines) > 1 }
        guard let first = ink.first, let last = ink.last else { return XCTFail("No digit.") }
        XCTAssertEqual(Double(first + last + 1) / 2, Double(left + right) / 2, accuracy: 1.5)
      }
    }
  }

  func testADateWithATimeLooksLikeADate() {
    var titles: Set<[Float]> = []
    withRows([FormDateField("Arrival"), FormDateTimeField("Arrival")]) { row in
      guard let title = row.control.frame.label else { return XCTFail("The control has no title.") }
      let area = area(of: title, in: row.control.widget)
      titles.insert([area.origin.y, area.size.height, row.control.widget.isMirrored ? 1 : 0])
    }
    XCTAssertEqual(titles.count, 2, "\(titles)")
  }

  func testANumberIsBesideItsUnit() {
    withRows([FormNumberField<Double>("Weight").with { $0.unit = "kg" }]) { row in
      guard let entry = row.control.frame.focusWidget as? Entry else {
        return XCTFail("The control has no entry.")
      }
      let isMirrored = row.control.widget.isMirrored
      XCTAssertEqual(gtk_editable_get_alignment(entry.opaque), isMirrored ? 0 : 1)
    }
  }

  func testTheTitleOfAPageIsInTheMiddle() {
    onStage { stage in
      let (name, city) = (FormTextField("Name"), FormTextField("City"))
      let pages = FormPages {
        FormPage("You") { name }
        FormPage("Delivery") { city }
      }
      pages.follow(.rows)
      stage.put(pages.widget.pointer)
      stage.widen()
      stage.show()
      for title in ["You", "Delivery"] {
        let label = visible(gtk_label_get_type(), in: pages.widget.pointer).first {
          String(cString: gtk_label_get_text(OpaquePointer($0))) == title
        }
        guard let label else { return XCTFail("\(title) isn't shown.") }
        let middle = {
          var (x, text) = (gint(0), PangoRectangle())
          let layout = gtk_label_get_layout(OpaquePointer(label))
          gtk_label_get_layout_offsets(OpaquePointer(label), &x, nil)
          pango_layout_get_pixel_extents(layout, nil, &text)
          let start = area(of: Widget(label), in: pages.widget).origin.x + Float(x + text.x)
          return start + Float(text.width) / 2
        }
        assertSoon(
          abs(middle() - Float(gtk_widget_get_width(pages.widget.pointer)) / 2) <= 2)
        pages.goForward()
      }
      _ = pages.releaseElements()
    }
  }

  func testAClickAnywhereInTheRowOfADialogsButtonOpensIt() {
    onStage { stage in
      let editor = DialogEditor()
      let control = FormControl(
        "Document", StandaloneForm("", nil, rules: []).field, editor: editor)
      stage.put(control)
      control.frame.look = .rows
      stage.show()
      guard let title = control.frame.label else { return XCTFail("The control has no title.") }
      clickOn(title.pointer)
      assertSoon(editor.clicks == 1)
    }
  }
}

extension RowMeasuresTests {
  /// Shows controls in rows, from left to right and then from right to left.
  fileprivate func withRows(
    _ controls: @MainActor @autoclosure () -> [FormControl], _ body: @MainActor (Row) -> Void
  ) {
    for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
      onStage { stage in
        gtk_widget_set_default_direction(direction)
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        let controls = controls()
        for control in controls { stage.lifetimes.watch(control) }
        let section = FormSection("Rows") { controls }
        section.look = .rows
        stage.put(section.widget.pointer)
        stage.widen()
        stage.show()
        stage.focusNothing()
        for control in controls {
          spin(until: DrawnWidget(control.widget.pointer) != nil)
          if let row = Row(control) { body(row) } else { XCTFail("A row isn't drawn.") }
        }
        _ = section.releaseElements()
      }
    }
  }
}

/// A drawn row.
@MainActor
private struct Row {
  let control: FormControl
  let drawn: DrawnWidget

  init?(_ control: FormControl) {
    guard let drawn = DrawnWidget(control.widget.pointer) else { return nil }
    (self.control, self.drawn) = (control, drawn)
  }

  var name: String { "\(type(of: control)) \(control.widget.isMirrored ? "mirrored" : "")" }

  var width: Int { drawn.width }

  var height: Int { drawn.height }

  /// The last part of the row: how far it's from the row's edge, and the middle of its height.
  var end: (distance: Int, middle: Double)? {
    let lines = 4..<height - 4
    let column = { (distance: Int) in
      control.widget.isMirrored ? distance - 1 : width - distance
    }
    guard
      let distance = (4...width / 2).first(where: {
        drawn.colorCount(in: column($0)..<column($0) + 1, lines) > 1
      })
    else { return nil }
    let columns = [column(distance), column(distance + 15)]
    let ink = lines.filter {
      drawn.colorCount(in: (columns.min() ?? 0)..<(columns.max() ?? 0) + 1, $0..<$0 + 1) > 1
    }
    guard let first = ink.first, let last = ink.last else { return nil }
    return (distance - 1, Double(first + last + 1) / 2)
  }

  /// The longest vertical line in one color that isn't the background's.
  var longestLine: Range<Int> {
    var longest = 0..<0
    for x in 14..<width - 14 {
      let background = drawn.color(x, 4)
      var start = 4
      for y in 5..<height - 4 {
        let color = drawn.color(x, y)
        if color != drawn.color(x, start) { start = y }
        if color != background, y + 1 - start > longest.count { longest = start..<y + 1 }
      }
    }
    return longest
  }
}

extension FormReadOnlyRow {
  /// The size of the content, without the padding of the row.
  @MainActor fileprivate var width: Float { Float(gtk_widget_get_width(widget.pointer)) }

  @MainActor fileprivate var height: Float { Float(gtk_widget_get_height(widget.pointer)) }
}

/// An editor whose button opens a dialog.
@MainActor private final class DialogEditor: FormEditor {
  private let button = ContentButton(Label("Choose a document"))
  private(set) var clicks = 0
  var onChange: () -> Void = {}
  var value = ""

  init() {
    button.onClick { [unowned self] in clicks += 1 }
  }

  var widget: Widget { button }
}

/// An editor of a text in two entries.
@MainActor private final class TwoEntriesEditor: FormEditor {
  private let box = Box(.row, spacing: 6)
  private let entries = [Entry(), Entry()]
  var onChange: () -> Void = {}
  var value = ""

  init() {
    for entry in entries {
      entry.setWidth(characters: 4...4)
      entry.setAccessibleName("Part")
      box.append(entry)
    }
  }

  var widget: Widget { box }

  var parts: [Widget] { entries }
}

/// Returns the place of a widget in a row, including the row's padding.
@MainActor
private func area(of widget: Widget, in row: Widget) -> graphene_rect_t {
  var (area, whole) = (graphene_rect_t(), graphene_rect_t())
  spin(until: gtk_widget_get_width(widget.pointer) > 0)
  _ = gtk_widget_compute_bounds(widget.pointer, row.pointer, &area)
  _ = gtk_widget_compute_bounds(row.pointer, row.pointer, &whole)
  area.origin.x -= whole.origin.x
  area.origin.y -= whole.origin.y
  return area
}

@MainActor
private func all(in widget: Widget) -> [Widget] {
  widget.children.flatMap { [$0] + all(in: $0) }
}

/// Returns the parts that take the keyboard focus.
@MainActor
private func focusable(in widget: Widget) -> [Widget] {
  all(in: widget).filter {
    $0.isMapped && gtk_widget_get_focusable($0.pointer) != 0
      && ["GtkText", "GtkToggleButton", "GtkButton"].contains($0.className)
  }
}
