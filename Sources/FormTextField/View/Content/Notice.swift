/// Temporary text with an icon, which takes the focus so that it's read out.
final class Notice {
  enum Kind {
    case success
    case error
    case information

    fileprivate var symbol: Icon.Symbol {
      switch self {
      case .success: .success
      case .error: .error
      case .information: .warning
      }
    }
  }

  let box = Box(.row, spacing: 9)

  /// The text, and any related widgets below it.
  let column = Box(.column, spacing: 3)

  private let icon = Icon(.success)
  private let label = Label(wraps: true)

  init(styleClass: String) {
    box.addStyleClass(styleClass)
    box.isVisible = false
    box.isFocusable = true
    box.layOutByWidth()
    column.expandsHorizontally = true
    icon.alignToTop()
    column.append(label)
    box.append(icon)
    box.append(column)
  }

  /// Shows a text; a screen reader also reads the details when the notice gets the focus.
  func show(_ text: String, details: [String] = [], _ kind: Kind) {
    icon.show(kind.symbol)
    label.text = text
    box.setAccessibleName(([text] + details).joined(separator: "\n"))
    box.setStyleClass("error", kind == .error)
    box.setStyleClass("success", kind == .success)
    box.setStyleClass("information", kind == .information)
    box.isVisible = true
  }

  func hide() {
    box.isVisible = false
  }

  /// Centers the icon and the text beside a taller button.
  func alignToMiddle() {
    icon.alignToMiddle()
    column.alignToMiddle()
  }
}
