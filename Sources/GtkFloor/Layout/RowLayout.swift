import CGtk

extension Box {
  /// Lays a row out by the widths of its children, which may be texts that wrap.
  ///
  /// GTK would measure the width of a text for the height of the row. Because it rounds that height, the text would
  /// get the width for one line less, and be cut off.
  package func layOutByWidth() {
    let spacing = spacing
    unsafe layOut { unsafe RowLayout(of: $0, spacing: spacing) }
  }
}

/// The visible children of a row.
struct RowLayout: ChildLayout {
  private let children: [Child]
  private let spacing: Int32

  init(of widget: UnsafeMutablePointer<GtkWidget>, spacing: Int32) {
    children = unsafe Child.visible(in: widget)
    self.spacing = spacing
  }

  private var gaps: Int32 { spacing * Int32(max(children.count - 1, 0)) }

  func request(_ orientation: GtkOrientation, for size: Int32) -> Request {
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      let requests = children.map { $0.request(orientation) }
      return Request(
        minimum: requests.map(\.minimum).reduce(gaps, +),
        natural: requests.map(\.natural).reduce(gaps, +))
    }
    let widths = size < 0 ? children.map { _ in -1 } : widths(in: size)
    let requests = zip(children, widths).map { $0.request(orientation, for: $1) }
    return Request(
      minimum: requests.map(\.minimum).max() ?? 0, natural: requests.map(\.natural).max() ?? 0)
  }

  func areas(in width: Int32, _ height: Int32) -> [(child: Child, area: GdkRectangle)] {
    var x: Int32 = 0
    return zip(children, widths(in: width)).map { child, width in
      defer { x += width + spacing }
      return (child, GdkRectangle(x: x, y: 0, width: width, height: height))
    }
  }

  /// Returns the width of each child: what remains goes to those that expand.
  private func widths(in width: Int32) -> [Int32] {
    var sizes = unsafe children.map { child in
      let request = child.request(GTK_ORIENTATION_HORIZONTAL)
      return unsafe GtkRequestedSize(
        data: nil, minimum_size: request.minimum, natural_size: request.natural)
    }
    let least = unsafe sizes.map { unsafe $0.minimum_size }.reduce(gaps, +)
    let rest = unsafe gtk_distribute_natural_allocation(
      max(width - least, 0), guint(sizes.count), &sizes)
    let expanding = children.map(\.expands)
    let count = Int32(expanding.count(where: \.self))
    return unsafe zip(sizes, expanding).map { size, expands in
      unsafe size.minimum_size + (expands ? rest / count : 0)
    }
  }
}
