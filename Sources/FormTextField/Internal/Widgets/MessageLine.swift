/// The line under a control that says what is wrong, with a symbol, and keeps its place when
/// there is nothing to say.
final class MessageLine {
  let box = Box(.row, spacing: 6)

  private let icon = Icon(.error)
  private let label = Label(wraps: true)

  init() {
    box.addStyleClass("form-message")
    icon.isVisible = false
    label.isVisible = false
    icon.alignToTop()
    label.expandsHorizontally = true
    box.append(icon)
    box.append(label)
  }

  /// What is shown; each message stands on a line of its own.
  var messages: [String] = [] {
    didSet {
      guard messages != oldValue else { return }
      label.text = messages.joined(separator: "\n")
      icon.isVisible = !messages.isEmpty
      label.isVisible = !messages.isEmpty
    }
  }
}
