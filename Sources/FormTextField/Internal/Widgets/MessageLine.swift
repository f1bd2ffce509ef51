import GenericForm

/// The line under a control that says what is wrong or advised, with a symbol, and keeps its place
/// when there is nothing to say.
final class MessageLine {
  let box = Box(.row, spacing: 6)

  private let icon = Icon(.error)
  private let label = Label(wraps: true)
  private let retryButton = Button(ValidationMessage.retry.text)

  init() {
    box.addStyleClass("form-message")
    icon.isVisible = false
    label.isVisible = false
    retryButton.isVisible = false
    icon.alignToTop()
    label.expandsHorizontally = true
    retryButton.addStyleClass("flat")
    box.append(icon)
    box.append(label)
    box.append(retryButton)
  }

  /// What is shown; each message stands on a line of its own.
  private(set) var messages: [String] = []

  /// Shows messages as errors or as advice, and whether there is something to try again.
  func show(_ messages: [String], isError: Bool = true, canRetry: Bool = false) {
    self.messages = messages
    label.text = messages.joined(separator: "\n")
    icon.show(isError ? .error : .advice)
    icon.isVisible = !messages.isEmpty
    label.isVisible = !messages.isEmpty
    retryButton.isVisible = canRetry
    box.setStyleClass("advice", !isError)
  }

  /// Calls `handler` when the person wants to try again.
  func onRetry(_ handler: @escaping () -> Void) {
    retryButton.onClick(handler)
  }
}
