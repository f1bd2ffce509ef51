import GenericForm

/// The top of a window: how a submit went, or which fields have errors, a line each.
final class Banner {
  enum Content: Equatable {
    case nothing
    case success(String)
    case error(String)
    case problems([SummaryLine.Content])
  }

  let box = Box(.row, spacing: 9, role: .status)

  private let icon = Icon(.success)
  private let label = Label(wraps: true)
  private let list = Box(.column)
  private let scroller: ScrolledWindow
  private var lines: [SummaryLine] = []

  init() {
    scroller = ScrolledWindow(list)
    scroller.growsWithContent(upTo: 170)
    box.addStyleClass("form-banner")
    box.isVisible = false
    box.isFocusable = true
    let column = Box(.column, spacing: 3)
    column.expandsHorizontally = true
    icon.alignToTop()
    column.append(label)
    column.append(scroller)
    box.append(icon)
    box.append(column)
  }

  /// What is shown.
  var content = Content.nothing {
    didSet {
      switch content {
      case .nothing: box.isVisible = false
      case .success(let text): show(text, isError: false)
      case .error(let text): show(text, isError: true)
      case .problems(let lines): show(lines)
      }
    }
  }

  /// A corrected line stays in its place, so that nothing moves while a person types.
  private func show(_ lines: [SummaryLine.Content]) {
    let count = lines.count { !$0.isCorrected }
    let message = count == 0 ? ValidationMessage.corrected : .problems(count)
    show(message.text, lines, isError: count > 0)
  }

  private func show(_ text: String, _ contents: [SummaryLine.Content] = [], isError: Bool) {
    icon.show(isError ? .error : .success)
    label.text = text
    for line in lines.dropFirst(contents.count) { list.remove(line.box) }
    lines = zip(contents, lines).map { content, line in
      line.content = content
      return line
    }
    for content in contents.dropFirst(lines.count) {
      let line = SummaryLine(content)
      list.append(line.box)
      lines.append(line)
    }
    scroller.isVisible = !lines.isEmpty
    let problems = contents.filter { !$0.isCorrected }.map(\.text)
    box.setName(([text] + problems).joined(separator: "\n"))
    box.setStyleClass("error", isError)
    box.setStyleClass("success", !isError)
    box.isVisible = true
  }

  /// Focuses the text, so that a screen reader reads it out.
  func focus() {
    box.grabFocus()
  }
}
