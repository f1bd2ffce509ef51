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
  private let column = Box(.column, spacing: 3)
  private let list = Box(.column)
  private var lines: [SummaryLine] = []

  /// What a long list is scrolled in; nil while it is not.
  private var scroller: ScrolledWindow?

  /// The most lines that are shown without scrolling.
  ///
  /// A scrolled window does not know the height of lines that wrap, and would cut off the last one.
  private static let longestListShown = 6

  init() {
    box.addStyleClass("form-banner")
    box.isVisible = false
    box.isFocusable = true
    column.expandsHorizontally = true
    icon.alignToTop()
    column.append(label)
    column.append(list)
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
    setScrolls(lines.count > Self.longestListShown)
    list.isVisible = !lines.isEmpty
    let errors = problems.filter { !$0.isCorrected }.map(\.text)
    box.setName(([text] + errors).joined(separator: "\n"))
    box.setStyleClass("error", isError)
    box.setStyleClass("success", !isError)
    box.isVisible = true
  }

  private func setScrolls(_ scrolls: Bool) {
    guard scrolls != (scroller != nil) else { return }
    if let scroller {
      scroller.show(nil)
      column.remove(scroller)
      column.append(list)
      self.scroller = nil
    } else {
      column.remove(list)
      let scroller = ScrolledWindow(list)
      scroller.growWithContent(upTo: 170)
      column.append(scroller)
      self.scroller = scroller
    }
  }

  /// Focuses the text, so that a screen reader reads it out.
  func focus() {
    box.grabFocus()
  }
}
