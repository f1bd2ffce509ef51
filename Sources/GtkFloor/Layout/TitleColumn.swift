import CGtk

/// A column for the titles of several widgets, beside their content.
@safe package final class TitleColumn {
  /// Makes all titles as wide as the widest.
  private let group: UnsafeMutablePointer<GtkSizeGroup>
  private let reference: ObjectReference
  private weak var first: Widget?

  package init() {
    guard let group = unsafe gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL) else {
      fatalError("GTK can't create a size group: it isn't initialized.")
    }
    unsafe self.group = group
    unsafe reference = ObjectReference(adopting: UnsafeMutableRawPointer(group))
  }

  package func add(_ title: Widget) {
    unsafe gtk_size_group_add_widget(group, title.pointer)
    if first == nil { first = title }
  }

  /// The column's width; 0 if it has no titles.
  fileprivate var request: Request {
    guard let first else { return Request(minimum: 0, natural: 0) }
    return unsafe Child(pointer: first.pointer).request(GTK_ORIENTATION_HORIZONTAL)
  }
}

extension Widget {
  /// Aligns the title in a shared column beside the content if there is enough space.
  ///
  /// - Parameters:
  ///   - column: The column, which the widget retains.
  ///   - hasTitle: Indicates whether the first child is the title; if not, all children are in the content's column.
  package func putTitle(in column: TitleColumn, hasTitle: Bool) {
    unsafe layOut { unsafe TitleLayout(of: $0, column: column, hasTitle: hasTitle) }
  }
}

/// The title and content of a widget, and their positions.
private struct TitleLayout: ChildLayout {
  private static let gap: Int32 = 12

  private let title: Child?
  private let parts: [Child]
  private let titles: Request
  private let narrowest: Int32

  init(of widget: UnsafeMutablePointer<GtkWidget>, column: TitleColumn, hasTitle: Bool) {
    var children = unsafe Child.visible(in: widget)
    title = hasTitle && !children.isEmpty ? children.removeFirst() : nil
    parts = children
    titles = column.request
    narrowest = unsafe max(
      usableWidth(in: widget),
      children.map { $0.request(GTK_ORIENTATION_HORIZONTAL).minimum }.max() ?? 0)
  }

  /// Returns the width of the title column, or `nil` if the titles are above the content.
  private func titleWidth(in width: Int32) -> Int32? {
    let titleWidth = max(titles.minimum, min(titles.natural, width * 2 / 5))
    return titleWidth > 0 && width - titleWidth - Self.gap >= narrowest ? titleWidth : nil
  }

  func request(_ orientation: GtkOrientation, for size: Int32) -> Request {
    let requests = parts.map { $0.request(orientation) }
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      let natural = max(narrowest, requests.map(\.natural).max() ?? 0)
      return Request(
        minimum: max(titles.minimum, requests.map(\.minimum).max() ?? 0),
        natural: titles.natural + Self.gap + natural)
    }
    // The minimum height is that of the title beside the content.
    guard size >= 0 else {
      let content = requests.map(\.natural).reduce(0, +)
      let height = max(title?.request(orientation).natural ?? 0, content)
      return Request(minimum: height, natural: height)
    }
    let height = areas(in: size).map { $0.area.y + $0.area.height }.max() ?? 0
    return Request(minimum: height, natural: height)
  }

  func areas(in width: Int32, _: Int32 = -1) -> [(child: Child, area: GdkRectangle)] {
    var areas: [(child: Child, area: GdkRectangle)] = []
    let titleWidth = titleWidth(in: width)
    let x = titleWidth.map { $0 + Self.gap } ?? 0
    var y: Int32 = 0
    if let title {
      let height = title.request(GTK_ORIENTATION_VERTICAL, for: titleWidth ?? width).natural
      let line = parts.first?.request(GTK_ORIENTATION_VERTICAL, for: width - x).natural ?? 0
      // Center the title beside single-line content; put it at the top of taller content.
      let top = titleWidth == nil ? 0 : max(0, (min(line, 2 * height) - height) / 2)
      areas.append(
        (title, GdkRectangle(x: 0, y: top, width: titleWidth ?? width, height: height)))
      if titleWidth == nil { y = height }
    }
    for part in parts {
      let height = part.request(GTK_ORIENTATION_VERTICAL, for: width - x).natural
      areas.append((part, GdkRectangle(x: x, y: y, width: width - x, height: height)))
      y += height
    }
    return areas
  }
}
