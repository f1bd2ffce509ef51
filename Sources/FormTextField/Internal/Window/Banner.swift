import GenericForm

/// The top of a window: how a submit went, or which fields have errors, a line each.
final class Banner {
  enum Content: Equatable {
    case nothing
    case success(String)
    case error(String)
    case problems([WindowProblem])
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
      case .problems(let problems): show(problems)
      }
    }
  }

  /// A corrected line stays in its place, so that nothing moves while a person types.
  private func show(_ problems: [WindowProblem]) {
    let count = problems.count { !$0.isCorrected }
    let message = count == 0 ? ValidationMessage.corrected : .problems(count)
    show(message.text, problems, isError: count > 0)
  }

  private func show(_ text: String, _ problems: [WindowProblem] = [], isError: Bool) {
    icon.show(isError ? .error : .success)
    label.text = text
    for line in lines.dropFirst(problems.count) { list.remove(line.box) }
    lines = zip(problems, lines).map { problem, line in
      line.problem = problem
      return line
    }
    for problem in problems.dropFirst(lines.count) {
      let line = SummaryLine(problem)
      list.append(line.box)
      lines.append(line)
    }
    scroller.isVisible = !lines.isEmpty
    let errors = problems.filter { !$0.isCorrected }.map(\.text)
    box.setName(([text] + errors).joined(separator: "\n"))
    box.setStyleClass("error", isError)
    box.setStyleClass("success", !isError)
    box.isVisible = true
  }

  /// Focuses the text, so that a screen reader reads it out.
  func focus() {
    box.grabFocus()
  }
}
