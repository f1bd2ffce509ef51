import CGtk
import GenericForm

@testable import FormTextField
@testable import GtkFloor

/// A page of rows in a window.
@MainActor
final class RowsScene {
  private let page: RowsPage
  private let window = Window(title: "Rows")
  private let content: Widget
  private var view: FormView?

  init(_ page: RowsPage, _ group: Widget) {
    self.page = page
    content = group
    fill(group)
  }

  init(_ page: RowsPage, _ lifetimes: Lifetimes) {
    self.page = page
    let form = Form(RowFacts()) {
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

  /// Shows the window with the focus nowhere, or in the empty row.
  func show(_ state: String) -> ShownRows {
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
    return ShownRows(
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

  private var differentAreas: [PixelArea] {
    let texts = labels(in: window).filter { RowsDifference.hasOtherPixels($0["label"]) }
    let arrows = all(in: window).filter {
      $0.isMapped
        && ($0.className == "GtkExpander"
          || gtk_widget_has_css_class($0.pointer, "expander-row-arrow") != 0)
    }
    let parts = texts + (RowsDifference.isHighContrast ? [] : arrows)
    // libadwaita's ring has a contrast below 3; ours is above 3, and in high contrast the accent color is too.
    return parts.map(area)
      + (page == .disabled ? rows.flatMap(disabledParts) : [])
      + (RowsDifference.hasOtherSpace ? all(in: window).filter { $0.className == "GtkText" } : [])
      .map(
        area)
      + (page == .focused ? rows.dropFirst().prefix(1).flatMap { area(of: $0).frame } : [])
  }

  /// The texts of a disabled row, which libadwaita dims since 1.4, and its icons, which it dims more than ours.
  private func disabledParts(of row: Widget) -> [PixelArea] {
    let parts = all(in: row).filter {
      $0.isMapped
        && (["GtkImage", "GtkBuiltinIcon"].contains($0.className)
          || RowsDifference.lacksNewRow && $0.className == "GtkText")
    }
    return parts.map(area) + pencil(of: row)
  }

  /// The place of the pencil, which isn't a widget of ours.
  private func pencil(of row: Widget) -> [PixelArea] {
    all(in: row).filter { $0.className == "GtkText" }.map { text in
      let (row, text) = (area(of: row), area(of: text))
      let isMirrored = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
      return PixelArea(
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

  private func area(of widget: Widget) -> PixelArea {
    var area = graphene_rect_t()
    _ = gtk_widget_compute_bounds(widget.pointer, window.pointer, &area)
    let (left, top) = (Int(area.origin.x), Int(area.origin.y))
    return PixelArea(
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

/// The drawn rows of a window, and the positions of their texts.
@MainActor
struct ShownRows {
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
  let differentAreas: [PixelArea]

  /// The color of the title and of the value in the first row.
  let textColors: [[UInt8]]
}

struct PixelArea {
  let x, y: ClosedRange<Int>

  func contains(_ x: Int, _ y: Int) -> Bool { self.x.contains(x) && self.y.contains(y) }

  /// The frame around the area.
  var frame: [PixelArea] {
    let (left, right, top, bottom) = (x.lowerBound, x.upperBound, y.lowerBound, y.upperBound)
    return [
      PixelArea(x: left - 1...left + 2, y: y), PixelArea(x: right - 2...right + 1, y: y),
      PixelArea(x: left - 1...right + 1, y: top - 1...top + 2),
      PixelArea(x: left - 1...right + 1, y: bottom - 2...bottom + 1),
    ]
  }
}

@MainActor
func setDesktop(font: String, isStill: Bool) {
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
