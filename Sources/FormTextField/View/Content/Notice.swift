import GenericForm

/// Temporary text with an icon, which a screen reader reads out.
///
/// Information is announced; an error takes the focus, and a success is read with the next field.
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

  /// The information that is announced once the notice is on the screen.
  private var unread: String?

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
    // By then, a screen reader knows the window that appears, and the field with the focus.
    box.connect("map") { [weak self] in
      _ = callBack(after: StatusAnnouncer.pause, on: ContinuousClock()) { self?.announce() }
    }
  }

  private func announce() {
    guard let text = unread, box.isMapped else { return }
    unread = nil
    box.announce(text)
  }

  /// Shows a text; a screen reader also reads the details when the notice gets the focus.
  func show(_ text: String, details: [String] = [], _ kind: Kind) {
    icon.show(kind.symbol)
    label.text = text
    box.setAccessibleName(([text] + details).joined(separator: "\n"))
    box.setStyleClass("error", kind == .error)
    box.setStyleClass("success", kind == .success)
    box.setStyleClass("information", kind == .information)
    unread = kind == .information ? text : nil
    box.isVisible = true
    announce()
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
