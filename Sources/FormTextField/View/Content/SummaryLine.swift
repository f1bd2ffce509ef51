import GenericForm

/// A line of a summary: a link to a field, with a tick once the field is corrected.
final class SummaryLine {
  let box = Box(.row, spacing: 6)

  private let link = Button(verbatim: "")
  private let tick = Icon(.success)

  init(_ problem: FieldProblem) {
    self.problem = problem
    box.addStyleClass("form-summary-line")
    link.addStyleClass("link")
    link.alignToStart()
    link.onClick { [weak self] in self?.problem.control?.focus() }
    box.append(link)
    box.append(tick)
    show()
  }

  /// The problem that the line shows.
  var problem: FieldProblem {
    didSet { show() }
  }

  func focus() {
    link.grabFocus()
  }

  private func show() {
    link.title = problem.text
    link.setAccessibleDescription(problem.isCorrected ? ControlMessage.`field.checked`.text : "")
    tick.isVisible = problem.isCorrected
  }
}
