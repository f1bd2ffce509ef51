import GenericForm

/// The line under an editor: errors or warnings with a symbol, or else the hint.
final class MessageLine {
  let box = Box(.row, spacing: 6)

  // One label for each line: in a plain window, GTK measures a label with several lines too low.
  private let column = Box(.column)
  private var labels: [Label] = []
  private var icon: Icon?
  private var retryButton: Button?
  private var counter: Label?
  private let onRetry: () -> Void

  /// Indicates whether the line is beside the editor, which then has all the width that it needs.
  var isBesideEditor = false {
    didSet { for label in labels { label.yieldsWidth = isBesideEditor } }
  }

  init(onRetry: @escaping () -> Void) {
    self.onRetry = onRetry
    box.addStyleClass("form-message")
    box.layOutByWidth()
    column.expandsHorizontally = true
    box.append(column)
  }

  /// Shows each text on its own line; without texts and a counter, hides the whole line.
  func show(_ display: FrameDisplay) {
    box.isVisible = !display.lines.isEmpty || !display.counter.isEmpty
    showLines(display.lines)
    box.setStyleClass("error", display.kind == .error)
    showIcon(display.kind)
    if display.canRetry, retryButton == nil { makeRetryButton() }
    retryButton?.isVisible = display.canRetry
    showCounter(display.counter)
  }

  private func showLines(_ lines: [String]) {
    while labels.count < lines.count {
      let label = Label(wraps: true)
      label.yieldsWidth = isBesideEditor
      column.append(label)
      labels.append(label)
    }
    for (place, label) in labels.enumerated() {
      label.isVisible = place < lines.count
      label.text = place < lines.count ? lines[place] : ""
    }
  }

  private func showCounter(_ count: String) {
    if !count.isEmpty, counter == nil {
      let counter = Label()
      counter.addStyleClass("form-counter")
      counter.alignToTop()
      box.append(counter)
      self.counter = counter
    }
    counter?.showIfAny(count)
  }

  private func showIcon(_ kind: FrameDisplay.Kind) {
    if kind != .hint, icon == nil {
      let icon = Icon(.error)
      icon.alignToTop()
      box.prepend(icon)
      self.icon = icon
    }
    icon?.isVisible = kind != .hint
    icon?.show(kind == .error ? .error : .warning)
  }

  private func makeRetryButton() {
    let button = Button(own: ControlMessage.`field.retry`.text)
    button.addStyleClass("flat")
    button.onClick(onRetry)
    box.append(button)
    retryButton = button
  }
}
