import CGtk

/// A list of titles below headings, one of which can be selected.
///
/// The arrow keys, Home and End select another title. Tab moves to the selected one and then out of the list.
package final class ListBox: Widget {
  private var rows: [Widget] = []

  /// Called with the index of the selected title, whether the user or the program selected it.
  package var onSelect: (Int) -> Void = { _ in }

  /// Creates a list in which no title is selected.
  ///
  /// - Parameter items: Each title with its heading, which appears once above consecutive titles that share it.
  package init(_ items: [(title: String, heading: String)]) {
    unsafe super.init(gtk_list_box_new())
    unsafe gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_BROWSE)
    for item in items {
      guard let row = unsafe gtk_list_box_row_new() else { continue }
      let label = Label(item.title)
      withExtendedLifetime(label) {
        unsafe gtk_list_box_row_set_child(Self.listRow(row), label.pointer)
      }
      unsafe gtk_list_box_append(opaque, row)
      let widget = unsafe Widget(row)
      widget.setAccessibleName(item.title)
      widget.isFocusable = false
      rows.append(widget)
    }
    showHeadings(items.map(\.heading))
    connect("row-selected") { [weak self] in self?.selectionChanged() }
    connect("row-activated") { [weak self] in self?.focusSelection() }
    for (keys, step) in [
      ("Up|KP_Up", -1), ("Down|KP_Down", 1), ("Home|KP_Home", -rows.count),
      ("End|KP_End", rows.count),
    ] {
      onKey(keys) { [weak self] in
        self?.select(by: step)
        return true
      }
    }
  }

  private func selectionChanged() {
    for (place, row) in rows.enumerated() { row.isFocusable = place == selection }
    if hasFocusWithin { focusSelection() }
    if let selection { onSelect(selection) }
  }

  /// Gives the selected title the keyboard focus.
  package func focusSelection() {
    if let selection { rows[selection].grabFocus() }
  }

  /// Selects the visible title this many places away, but not beyond the first or last.
  package func select(by step: Int) {
    let shown = shown
    guard !shown.isEmpty else { return }
    let place = shown.firstIndex { $0 == selection } ?? -1
    selection = shown[min(max(place + step, 0), shown.count - 1)]
  }

  /// The index of the selected title, or `nil` if none is selected.
  package var selection: Int? {
    get {
      unsafe gtk_list_box_get_selected_row(opaque).map {
        unsafe Int(gtk_list_box_row_get_index($0))
      }
    }
    set {
      let row = newValue.map { rows[$0] }
      unsafe gtk_list_box_select_row(opaque, row.map { unsafe Self.listRow($0.pointer) })
    }
  }

  /// The indices of the visible titles; all by default.
  package var shown: [Int] {
    get { rows.indices.filter { rows[$0].isVisible } }
    set {
      let places = Set(newValue)
      for (place, row) in rows.enumerated() { row.isVisible = places.contains(place) }
      unsafe gtk_list_box_invalidate_headers(opaque)
    }
  }

  /// The row of a title.
  package func row(_ place: Int) -> Widget { rows[place] }

  private static func listRow(_ row: WidgetPointer) -> UnsafeMutablePointer<GtkListBoxRow> {
    unsafe UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkListBoxRow.self)
  }

  private func showHeadings(_ headings: [String]) {
    let heading: (Int) -> String = { headings[$0] }
    unsafe gtk_list_box_set_header_func(
      opaque,
      { row, before, box in
        guard let row = unsafe row,
          let heading = unsafe ClosureBox<(Int) -> String>.handler(in: box)
        else { return }
        let text = unsafe heading(Int(gtk_list_box_row_get_index(row)))
        let textBefore = unsafe before.map {
          unsafe heading(Int(gtk_list_box_row_get_index($0)))
        }
        let label = text == textBefore ? nil : Label(text)
        label?.addStyleClass("form-list-heading")
        withExtendedLifetime(label) {
          unsafe gtk_list_box_row_set_header(row, label?.pointer)
        }
      }, ClosureBox.retained(heading), { box in unsafe releaseClosure(box) })
  }
}
