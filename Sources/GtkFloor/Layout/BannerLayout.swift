import CGtk

extension Box {
  /// Makes a banner that looks like an `AdwBanner`, but can have several buttons.
  ///
  /// Returns `nil` if there is no ``AdwaitaBanner``.
  package static func banner(_ text: Label, _ buttons: [Button]) -> Box? {
    guard AdwaitaBanner() != nil else { return nil }
    // The parts of an `AdwBanner`, as style sheets know them.
    let parts = ["banner", "revealer", "widget"].map { Box(.row, cssName: $0) }
    let line = Box(.row, spacing: BannerLayout.spacing)
    text.addStyleClass("heading")
    text["justify"] = Int(GTK_JUSTIFY_CENTER.rawValue)
    for button in buttons {
      button["width-request"] = 84
      line.append(button)
    }
    line.wrapChildren()
    for (part, child) in zip(parts, parts.dropFirst()) {
      part.append(child)
      child.expandsHorizontally = true
    }
    parts[2].append(text)
    parts[2].append(line)
    unsafe parts[2].layOut { unsafe BannerLayout(of: $0) }
    return parts[0]
  }
}

/// A text and its buttons, as an `AdwBanner` places them: beside the text, or below it if the line is too short.
private struct BannerLayout: ChildLayout {
  static let spacing: Int32 = 6

  /// The distance of a centered text from the buttons, and that of lines.
  private static let (centeredSpacing, lineSpacing): (Int32, Int32) = (36, 9)

  private static let padding: Int32 = 6

  private let text: Child
  private let buttons: Child
  private let widths: (text: Request, buttons: Request)

  init?(of widget: UnsafeMutablePointer<GtkWidget>) {
    let children = unsafe Child.visible(in: widget)
    guard children.count == 2 else { return nil }
    (text, buttons) = (children[0], children[1])
    widths = (text.request(GTK_ORIENTATION_HORIZONTAL), buttons.request(GTK_ORIENTATION_HORIZONTAL))
  }

  /// The width of a single line.
  private var lineWidth: Int32 {
    Self.padding + widths.text.natural + Self.spacing + widths.buttons.natural
  }

  func request(_ orientation: GtkOrientation, for size: Int32) -> Request {
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      let minimum = 2 * Self.padding + max(widths.text.minimum, widths.buttons.minimum)
      return Request(minimum: minimum, natural: max(minimum, lineWidth))
    }
    let isLine = size < 0 || lineWidth <= size
    let heights = [text, buttons].map {
      $0.request(orientation, for: isLine ? -1 : size - 2 * Self.padding).natural
    }
    let height =
      isLine
      ? max(heights[0], heights[1]) : heights[0] + heights[1] + Self.lineSpacing + 2 * Self.padding
    return Request(minimum: height, natural: height)
  }

  func areas(in width: Int32, _ height: Int32) -> [(child: Child, area: GdkRectangle)] {
    let isLine = lineWidth <= width
    let room = width - 2 * Self.padding
    let textWidth = isLine ? widths.text.natural : min(widths.text.natural, room)
    let buttonsWidth = min(widths.buttons.natural, room)
    let textHeight = text.request(GTK_ORIENTATION_VERTICAL, for: textWidth).natural
    let buttonsHeight = buttons.request(GTK_ORIENTATION_VERTICAL, for: buttonsWidth).natural
    let isCentered =
      !isLine || textWidth + 2 * (buttonsWidth + Self.centeredSpacing) <= width
    return [
      (
        text,
        GdkRectangle(
          x: isCentered ? width / 2 - textWidth / 2 : Self.padding,
          y: isLine ? height / 2 - textHeight / 2 : Self.padding,
          width: textWidth, height: textHeight)
      ),
      (
        buttons,
        GdkRectangle(
          x: isLine ? width - buttonsWidth : width / 2 - buttonsWidth / 2,
          y: isLine ? height / 2 - buttonsHeight / 2 : height - buttonsHeight - Self.padding,
          width: buttonsWidth, height: buttonsHeight)
      ),
    ]
  }
}
