import CGtk
import Foundation
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The rows of this library beside those of libadwaita, with the same titles and values in the same window.
///
/// They run with the installed version of libadwaita if `GENERIC_FORM_LIBADWAITA` is set. `ADW_DEBUG_COLOR_SCHEME` and
/// `ADW_DEBUG_HIGH_CONTRAST` choose the colors. A test that fails saves both pictures.
final class RowsBesideLibadwaitaTests: WidgetTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    guard ProcessInfo.processInfo.environment["GENERIC_FORM_LIBADWAITA"] != nil else {
      throw XCTSkip("Set GENERIC_FORM_LIBADWAITA.")
    }
    MainActor.assumeIsolated { setDesktop(font: "Sans 11", isStill: true) }
  }

  override func tearDown() {
    MainActor.assumeIsolated { setDesktop(font: "Sans 10", isStill: false) }
    super.tearDown()
  }

  func testRowsAndTextsAreInTheSamePlace() {
    withBoth { real, own in
      XCTAssertEqual(own.rows.map { $0["frame"] }, real.rows.map { $0["frame"] })
      for (real, own) in zip(real.rows, own.rows) {
        for (text, place) in own where !Difference.hasOtherPlace(text) {
          XCTAssertEqual(place, real[text], text)
        }
      }
    }
  }

  /// Options are parts of one row here, and rows of libadwaita.
  func testOptionsAreInTheSamePlace() {
    withBoth([.options]) { real, own in
      let (real, own) = (real.texts, own.texts)
      XCTAssertGreaterThan(own.count, 6)
      for (text, place) in own { XCTAssertEqual(place, real[text], text) }
    }
  }

  func testRowsLookAlike() {
    withBoth([.still, .focused, .disabled, .options]) { real, own in
      guard let first = real.drawn, let second = own.drawn else {
        return XCTFail("The windows aren't drawn.")
      }
      XCTAssertEqual(first.width, second.width)
      XCTAssertEqual(first.height, second.height)
      let areas = real.differentAreas + own.differentAreas
      var count = 0
      var places: (x: ClosedRange<Int>, y: ClosedRange<Int>)?
      for y in 0..<first.height {
        for x in 0..<first.width where first.differs(from: second, x, y, by: Self.tolerance) {
          if areas.contains(where: { $0.contains(x, y) }) { continue }
          count += 1
          let old = places ?? (x...x, y...y)
          places = (
            min(old.x.lowerBound, x)...max(old.x.upperBound, x),
            min(old.y.lowerBound, y)...max(old.y.upperBound, y)
          )
        }
      }
      guard count > 0, let places else { return }
      let folder =
        ProcessInfo.processInfo.environment["GENERIC_FORM_PICTURES"]
        ?? FileManager.default.temporaryDirectory.path
      for (name, picture) in [("real", first), ("own", second)] {
        picture.save("\(folder)/rows-\(name)-\(real.state).png")
      }
      XCTFail(
        "\(count) pixels differ, in \(places.x) and \(places.y), \(real.state): see the pictures in \(folder)"
      )
    }
  }

  func testARowWithAnErrorHasTheSameColorsAndPlaces() {
    withBoth([.error]) { real, own in
      XCTAssertEqual(own.rows.first?["Name"], real.rows.first?["Name"])
      XCTAssertEqual(real.textColors.count, 2, "of the title and the value")
      XCTAssertEqual(own.textColors.count, 2)
      for (real, own) in zip(real.textColors.joined(), own.textColors.joined()) {
        XCTAssertEqual(Double(real), Double(own), accuracy: 12)
      }
    }
  }

  /// The difference of a color, of 255, that counts as none: letters between two pixels are rounded.
  private static let tolerance = 8

  /// Runs a test with libadwaita's rows and then with those of this library, in both directions.
  private func withBoth(
    _ pages: [Page] = [.still, .focused, .disabled], _ body: @MainActor (Shown, Shown) -> Void
  ) {
    expectRelease { lifetimes in
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
        gtk_widget_set_default_direction(direction)
        for page in pages {
          let shown = [true, false].map { isReal in
            let scene = isReal ? Scene(page, realRows(page)) : Scene(page, lifetimes)
            defer { scene.close() }
            return scene.show(direction == GTK_TEXT_DIR_LTR ? "\(page)" : "\(page), right to left")
          }
          body(shown[0], shown[1])
        }
      }
    }
  }
}

/// The drawn rows of a window, and the positions of their texts.
@MainActor
private struct Shown {
  let state: String

  /// The area of each row, and the place and font of each of its texts.
  let rows: [[String: String]]

  /// The place and font of each text in all rows.
  var texts: [String: String] {
    rows.reduce(into: [:]) { all, row in all.merge(row) { first, _ in first } }.filter {
      $0.key != "frame"
    }
  }

  let drawn: DrawnWidget?
  let differentAreas: [Area]

  /// The color of the title and of the value in the first row.
  let textColors: [[UInt8]]
}

/// The rows that are compared in one window.
private enum Page {
  case still
  case focused
  case disabled
  case error

  /// Check boxes, radio buttons, and rows that are shown below another one.
  case options

  var rowCount: Int {
    switch self {
    case .still, .focused: 8
    case .disabled: 5
    case .error: 1
    case .options: 4
    }
  }
}

private struct Area {
  let x, y: ClosedRange<Int>

  func contains(_ x: Int, _ y: Int) -> Bool { self.x.contains(x) && self.y.contains(y) }

  /// The frame around the area.
  var frame: [Area] {
    let (left, right, top, bottom) = (x.lowerBound, x.upperBound, y.lowerBound, y.upperBound)
    return [
      Area(x: left - 1...left + 2, y: y), Area(x: right - 2...right + 1, y: y),
      Area(x: left - 1...right + 1, y: top - 1...top + 2),
      Area(x: left - 1...right + 1, y: bottom - 2...bottom + 1),
    ]
  }
}

/// The intended differences.
private enum Difference {
  /// libadwaita's dimmed texts and arrows have a contrast below 4.5, except in high contrast.
  static let dimmed = [
    "Who you are and where you live", "Name", "Password", "Once a week", "Address",
  ]

  /// The title of an empty row grows with a transformation, which doesn't adjust the letters to the pixels.
  static let scaled = "Street"

  /// The title of a button starts at a whole pixel, and libadwaita's in the exact middle.
  static let centered = "Import"

  /// libadwaita has rows for a value that can't be changed since version 1.4.
  static let newRow = "mei@example.com"

  static var isHighContrast: Bool {
    ProcessInfo.processInfo.environment["ADW_DEBUG_HIGH_CONTRAST"] == "1"
  }

  @MainActor static var lacksNewRow: Bool { !AdwaitaFunctions.has("adw_switch_row_new") }

  /// Before libadwaita 1.4, there was more space beside a pencil, where a text is that is mirrored only in part.
  @MainActor static var hasOtherSpace: Bool {
    lacksNewRow && gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
  }

  @MainActor static func hasOtherPlace(_ text: String) -> Bool {
    text == scaled || lacksNewRow && [newRow, "Address"].contains(text)
  }

  @MainActor static func hasOtherPixels(_ text: String) -> Bool {
    [scaled, centered].contains(text) || !isHighContrast && dimmed.contains(text)
      || lacksNewRow && [newRow, "Address"].contains(text)
  }
}

private struct Facts {
  var name = "Mei Lin"
  var street = ""
  var password = "correct horse"
  var color = "Red"
  var isMember = true
  var wantsNews = false
  var age = 42
  var city = ""
  var size: String? = "Small"
  var wantsPaper = true
}

@MainActor
private func setDesktop(font: String, isStill: Bool) {
  guard let settings = gtk_settings_get_default() else { return }
  let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
  writeProperty("gtk-font-name", of: object, FundamentalType.string) {
    g_value_set_string($0, font)
  }
  for setting in ["gtk-cursor-blink", "gtk-enable-animations"] {
    writeProperty(setting, of: object, FundamentalType.boolean) {
      g_value_set_boolean($0, isStill ? 0 : 1)
    }
  }
}

@MainActor
private func ownRows(_ page: Page, _ form: Form<Facts>) -> [any FormElement] {
  switch page {
  case .still, .focused: ownRows(form)
  case .error: [FormTextField("Name", form.field(\.name)).with { $0.setError("Not today") }]
  case .options:
    [
      FormCheckButton("Member", form.field(\.isMember)),
      FormCheckButton("News", form.field(\.wantsNews)).with { $0.hint = "Once a week" },
      FormChoice("Size", form.field(\.size), options: ["Small", "Large"], style: .radio),
      FormSection("Details", isCollapsible: true) {
        FormTextField("Name", form.field(\.name))
        FormSwitch("Paper", form.field(\.wantsPaper))
      }.with { $0.isExpanded = true },
    ]
  case .disabled:
    [
      FormTextField("Name", form.field(\.name)),
      FormTextField("Street", form.field(\.street)),
      FormPasswordField("Password", form.field(\.password)),
      FormChoice("Color", form.field(\.color), options: ["Red", "Blue"]),
      FormSwitch("Member", form.field(\.isMember)),
    ]
  }
}

@MainActor
private func ownRows(_ form: Form<Facts>) -> [any FormElement] {
  [
    FormSection("Account", description: "Who you are and where you live") {
      FormTextField("Name", form.field(\.name))
      FormTextField("Street", form.field(\.street))
      FormPasswordField("Password", form.field(\.password))
      FormChoice("Color", form.field(\.color), options: ["Red", "Blue"])
      FormSwitch("Member", form.field(\.isMember))
      FormSwitch("News", form.field(\.wantsNews)).with { $0.hint = "Once a week" }
      FormReadOnlyRow("Address", text: "mei@example.com")
      FormSection("Details", isCollapsible: true) { FormTextField("City", form.field(\.city)) }
      if AdwaitaFunctions.has("adw_spin_row_new") { FormNumberField("Age", form.field(\.age)) }
      if AdwaitaFunctions.has("adw_button_row_new") { FormButton("Import") {} }
    }
  ]
}

/// Check boxes, radio buttons and an open expander as GNOME's settings have them.
@MainActor
private func fillWithOptions(_ group: Widget) {
  let make = { (title: String, subtitle: String) -> Widget? in
    guard let row = AdwaitaFunctions.make("adw_action_row") else { return nil }
    row["title"] = title
    row["subtitle"] = subtitle
    AdwaitaFunctions.call("adw_preferences_group_add", group, row)
    return row
  }
  let addCheck = { (title: String, subtitle: String, isOn: Bool, other: Widget?) -> Widget in
    let check = Widget(gtk_check_button_new())
    if let other {
      let buttons = [check, other].map { $0.object.assumingMemoryBound(to: GtkCheckButton.self) }
      gtk_check_button_set_group(buttons[0], buttons[1])
    }
    check["active"] = isOn
    check.alignToMiddle()
    guard let row = make(title, subtitle) else { return check }
    AdwaitaFunctions.call("adw_action_row_add_prefix", row, check)
    AdwaitaFunctions.call("adw_action_row_set_activatable_widget", row, check)
    return check
  }
  _ = addCheck("Member", "", true, nil)
  _ = addCheck("News", "Once a week", false, nil)
  _ = make("Size", "")
  let small = addCheck("Small", "", true, nil)
  _ = addCheck("Large", "", false, small)
  guard let expander = AdwaitaFunctions.make("adw_expander_row"),
    let name = AdwaitaFunctions.make("adw_entry_row"),
    let paper = AdwaitaFunctions.make("adw_action_row")
  else { return }
  expander["title"] = "Details"
  name["title"] = "Name"
  setText("Mei Lin", name)
  paper["title"] = "Paper"
  let button = Widget(gtk_switch_new())
  button["active"] = true
  button.alignToMiddle()
  AdwaitaFunctions.call("adw_action_row_add_suffix", paper, button)
  AdwaitaFunctions.call("adw_action_row_set_activatable_widget", paper, button)
  for row in [name, paper] { AdwaitaFunctions.call("adw_expander_row_add_row", expander, row) }
  AdwaitaFunctions.call("adw_preferences_group_add", group, expander)
  expander["expanded"] = true
}

@MainActor
private func realRows(_ page: Page) -> Widget {
  guard let group = AdwaitaFunctions.make("adw_preferences_group") else { return Label() }
  let add = { (name: String, title: String, fill: (Widget) -> Void) in
    guard let row = AdwaitaFunctions.make(name) else { return }
    row["title"] = title
    fill(row)
    row.isSensitive = page != .disabled
    AdwaitaFunctions.call("adw_preferences_group_add", group, row)
  }
  let addSwitch = { (row: Widget, isOn: Bool) in
    if AdwaitaFunctions.has("adw_switch_row_new") {
      row["active"] = isOn
    } else {
      let button = Widget(gtk_switch_new())
      button["active"] = isOn
      button.alignToMiddle()
      AdwaitaFunctions.call("adw_action_row_add_suffix", row, button)
      AdwaitaFunctions.call("adw_action_row_set_activatable_widget", row, button)
    }
  }
  let switchRow =
    AdwaitaFunctions.has("adw_switch_row_new") ? "adw_switch_row" : "adw_action_row"
  if page == .options {
    fillWithOptions(group)
    return group
  }
  add("adw_entry_row", "Name") { row in
    setText("Mei Lin", row)
    if page == .error { row.addStyleClass("error") }
  }
  if page == .error { return group }
  add("adw_entry_row", "Street") { _ in }
  add("adw_password_entry_row", "Password") { setText("correct horse", $0) }
  add("adw_combo_row", "Color") { row in
    let list = gtk_string_list_new(nil)
    for option in ["Red", "Blue"] { gtk_string_list_append(list, option) }
    let set = Toolkit.function(
      "adw_combo_row_set_model", as: (@convention(c) (OpaquePointer, OpaquePointer?) -> Void).self)
    set?(row.opaque, list)
    g_object_unref(list.map { UnsafeMutableRawPointer($0) })
  }
  add(switchRow, "Member") { addSwitch($0, true) }
  if page == .disabled { return group }
  group["title"] = "Account"
  group["description"] = "Who you are and where you live"
  add(switchRow, "News") { row in
    row["subtitle"] = "Once a week"
    addSwitch(row, false)
  }
  add("adw_action_row", "Address") { row in
    row["subtitle"] = "mei@example.com"
    row.addStyleClass("property")
  }
  add("adw_expander_row", "Details") { row in
    if let city = AdwaitaFunctions.make("adw_entry_row") {
      city["title"] = "City"
      AdwaitaFunctions.call("adw_expander_row_add_row", row, city)
    }
  }
  add("adw_spin_row", "Age") { row in
    let set = Toolkit.function(
      "adw_spin_row_set_adjustment",
      as: (@convention(c) (OpaquePointer, UnsafeMutablePointer<GtkAdjustment>?) -> Void).self)
    set?(row.opaque, gtk_adjustment_new(42, 0, 100, 1, 10, 0))
  }
  add("adw_button_row", "Import") { _ in }
  return group
}

@MainActor
private func setText(_ text: String, _ editable: Widget) {
  gtk_editable_set_text(editable.opaque, text)
}

/// A page of rows in a window.
@MainActor
private final class Scene {
  private let page: Page
  private let window = Window(title: "Rows")
  private let content: Widget
  private var view: FormView?

  init(_ page: Page, _ group: Widget) {
    self.page = page
    content = group
    fill(group)
  }

  init(_ page: Page, _ lifetimes: Lifetimes) {
    self.page = page
    let form = Form(Facts()) {
      FieldValidation(\.name).disabled(when: { _ in page == .disabled })
      FieldValidation(\.street).disabled(when: { _ in page == .disabled })
      FieldValidation(\.password).disabled(when: { _ in page == .disabled })
      FieldValidation(\.color).disabled(when: { _ in page == .disabled })
      FieldValidation(\.isMember).disabled(when: { _ in page == .disabled })
    }
    let view = FormView(form, applying: { _ in }) { ownRows(page, form) }
    view.look = .rows
    view.scrolls = false
    lifetimes.watch(view, "the view")
    self.view = view
    content = view.widget
    let group = AdwaitaFunctions.make("adw_preferences_group") ?? Box(.column)
    AdwaitaFunctions.call("adw_preferences_group_add", group, view.widget)
    fill(group)
  }

  private func fill(_ group: Widget) {
    guard let page = AdwaitaFunctions.make("adw_preferences_page") else { return }
    AdwaitaFunctions.call("adw_preferences_page_add", page, group)
    window.content = page
    gtk_window_set_default_size(window.gtk, 500, 820)
  }

  /// Shows the window without the focus or with that in the empty row.
  func show(_ state: String) -> Shown {
    window.present()
    spin(until: window.content?.isInActiveWindow == true && rows.count >= page.rowCount)
    if page == .focused {
      _ = window.moveFocus(.next)
    } else {
      gtk_window_set_focus(window.gtk, nil)
    }
    settle()
    for widget in all(in: window) {
      // The pointer may be anywhere, and this library doesn't show a selection without the focus.
      gtk_widget_unset_state_flags(widget.pointer, GTK_STATE_FLAG_PRELIGHT)
      if widget.className == "GtkText" { gtk_editable_select_region(widget.opaque, 0, 0) }
    }
    settle()
    let drawn = DrawnWidget(window.pointer)
    let texts = rows.first.map { row in
      labels(in: row).prefix(1) + all(in: row).filter { $0.className == "GtkText" }
    }
    return Shown(
      state: state, rows: rows.map(facts), drawn: drawn, differentAreas: differentAreas,
      textColors: (texts ?? []).map(area).compactMap { drawn?.textColor(in: $0.x, $0.y) })
  }

  private func settle() {
    let end = ContinuousClock.now + .milliseconds(300)
    spin(until: ContinuousClock.now > end)
  }

  private var rows: [Widget] {
    all(in: window).filter { row in
      row.isMapped
        && row.parent.map { gtk_widget_has_css_class($0.pointer, "boxed-list") != 0 } == true
    }
  }

  private func facts(_ row: Widget) -> [String: String] {
    var facts = ["frame": "\(area(of: row))"]
    for label in labels(in: row) {
      let layout = gtk_label_get_layout(label.opaque)
      var (x, y): (gint, gint) = (0, 0)
      gtk_label_get_layout_offsets(label.opaque, &x, &y)
      var (start, end) = (graphene_point_t(), graphene_point_t())
      start.x = Float(x)
      start.y = Float(y) + Float(pango_layout_get_baseline(layout)) / Float(PANGO_SCALE)
      _ = gtk_widget_compute_point(label.pointer, window.pointer, &start, &end)
      let font = pango_context_get_font_description(gtk_widget_get_pango_context(label.pointer))
      let name = pango_font_description_to_string(font)
      defer { g_free(name) }
      facts[label["label"]] =
        "\(Int(end.x.rounded())), \(Int(end.y.rounded())), "
        + (name.map { String(cString: $0) } ?? "")
    }
    return facts
  }

  private var differentAreas: [Area] {
    let texts = labels(in: window).filter { Difference.hasOtherPixels($0["label"]) }
    let arrows = all(in: window).filter {
      $0.isMapped
        && ($0.className == "GtkExpander"
          || gtk_widget_has_css_class($0.pointer, "expander-row-arrow") != 0)
    }
    let parts = texts + (Difference.isHighContrast ? [] : arrows)
    // libadwaita's ring has a contrast below 3, and the accent color in high contrast has one above it too.
    return parts.map(area)
      + (page == .disabled ? rows.flatMap(disabledParts) : [])
      + (Difference.hasOtherSpace ? all(in: window).filter { $0.className == "GtkText" } : []).map(
        area)
      + (page == .focused ? rows.dropFirst().prefix(1).flatMap { area(of: $0).frame } : [])
  }

  /// The texts of a disabled row, which libadwaita dims since 1.4, and its icons, which it dims more than ours.
  private func disabledParts(of row: Widget) -> [Area] {
    let parts = all(in: row).filter {
      $0.isMapped
        && (["GtkImage", "GtkBuiltinIcon"].contains($0.className)
          || Difference.lacksNewRow && $0.className == "GtkText")
    }
    return parts.map(area) + pencil(of: row)
  }

  /// The place of the pencil, which isn't a widget of ours.
  private func pencil(of row: Widget) -> [Area] {
    all(in: row).filter { $0.className == "GtkText" }.map { text in
      let (row, text) = (area(of: row), area(of: text))
      let isMirrored = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
      return Area(
        x: isMirrored
          ? row.x.lowerBound...row.x.lowerBound + 90 : row.x.upperBound - 90...row.x.upperBound,
        y: text.y)
    }
  }

  /// The visible labels of a widget; the rows of libadwaita have two for a title, one of them transparent.
  private func labels(in widget: Widget) -> [Widget] {
    all(in: widget).filter {
      $0.className == "GtkLabel" && $0.isMapped && gtk_widget_get_opacity($0.pointer) > 0
    }
  }

  private func area(of widget: Widget) -> Area {
    var area = graphene_rect_t()
    _ = gtk_widget_compute_bounds(widget.pointer, window.pointer, &area)
    let (left, top) = (Int(area.origin.x), Int(area.origin.y))
    return Area(
      x: left...left + Int(area.size.width.rounded(.up)),
      y: top...top + Int(area.size.height.rounded(.up)))
  }

  func close() {
    view?.end()
    window.destroy()
  }

  private func all(in widget: Widget) -> [Widget] {
    widget.children.flatMap { [$0] + all(in: $0) }
  }
}
