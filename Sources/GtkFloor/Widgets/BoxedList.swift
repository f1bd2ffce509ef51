import CGtk

/// A framed list of widgets as rows, in the style of libadwaita's boxed lists.
///
/// It uses the theme's names but not the behavior of a `GtkListBox`: its rows can't be selected or reached with arrow
/// keys. A row is hidden with its content, and the list is hidden if all its rows are.
package final class BoxedList {
  package let box = Box(.column, cssName: "list")

  private var rows: [(row: Box, content: Widget)] = []

  /// - Parameter isNested: Indicates whether the list continues the row that contains it, without its own frame.
  package init(isNested: Bool) {
    box.addStyleClass(isNested ? "nested" : "boxed-list")
    if !Theme.isOfLibadwaita { box.addStyleClass("form-boxed-list") }
  }

  /// Adds a row.
  ///
  /// - Parameter isGroup: Indicates whether the content is a row with rows below it.
  package func append(_ content: Widget, isGroup: Bool = false) {
    let row = Box(.column, cssName: "row")
    if isGroup {
      row.addStyleClass("expander")
      // libadwaita's own expander rows have another border.
      row.addStyleClass("form-group")
    }
    row.append(content)
    box.append(row)
    rows.append((row, content))
    content.connect("notify::visible") { [weak self] in self?.showRows() }
    showRows()
  }

  /// Moves a row behind that of another content, or to the start.
  package func place(_ content: Widget, after sibling: Widget?) {
    guard let row = row(of: content) else { return }
    box.place(row, after: sibling.flatMap { self.row(of: $0) })
  }

  private func row(of content: Widget) -> Box? {
    rows.first { $0.content.isSame(as: content) }?.row
  }

  /// Removes a row, and its content from the row.
  package func remove(_ content: Widget) {
    guard let place = rows.firstIndex(where: { $0.content.isSame(as: content) }) else { return }
    let (row, _) = rows.remove(at: place)
    row.remove(content)
    box.remove(row)
    showRows()
  }

  /// Removes all rows.
  package func removeAll() {
    for (_, content) in rows { remove(content) }
  }

  private func showRows() {
    for (row, content) in rows { row.isVisible = content.isVisible }
    box.isVisible = rows.contains(where: \.content.isVisible)
  }
}

extension Widget {
  /// Indicates whether the widget is within a row of a list: a ``BoxedList`` or the program's own list.
  package var isInListRow: Bool {
    sequence(first: self, next: \.parent).contains { $0.cssName == "row" }
  }

  private var cssName: String { unsafe String(cString: gtk_widget_get_css_name(pointer)) }
}
