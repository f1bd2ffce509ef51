/// A text with an icon that a window shows for a while, and that takes the focus to be read out.
final class Notice {
  let box = Box(.row, spacing: 9, role: .status)

  /// The text, and below it what else belongs to it.
  let column = Box(.column, spacing: 3)

  private let icon = Icon(.success)
  private let label = Label(wraps: true)

  init(styleClass: String) {
    box.addStyleClass(styleClass)
    box.isVisible = false
    box.isFocusable = true
    column.expandsHorizontally = true
    icon.alignToTop()
    column.append(label)
    box.append(icon)
    box.append(column)
  }

  /// Shows a text; a screen reader also reads the details when the notice gets the focus.
  func show(_ text: String, details: [String] = [], isError: Bool) {
    icon.show(isError ? .error : .success)
    label.text = text
    box.setName(([text] + details).joined(separator: "\n"))
    box.setStyleClass("error", isError)
    box.setStyleClass("success", !isError)
    box.isVisible = true
  }

  func hide() {
    box.isVisible = false
  }
}
