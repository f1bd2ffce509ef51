import GenericForm

/// A line of a summary: a link to a field, with a check mark once the field is corrected.
///
/// An error of the form as a whole is text, not a link.
final class SummaryLine {
  let box = Box(.row, spacing: 6)

  private let link = Button(verbatim: "")
  private let label = Label(wraps: true)
  private let tick = Icon(.success)

  init(_ problem: FieldProblem) {
    self.problem = problem
    box.addStyleClass("form-summary-line")
    box.layOutByWidth()
    link.addStyleClass("link")
    link.alignToStart()
    link.onClick { [weak self] in self?.problem.control?.focus() }
    box.append(link)
    box.append(label)
    box.append(tick)
    show()
  }

  /// The problem that the line shows.
  var problem: FieldProblem {
    didSet { show() }
  }

  var isLink: Bool { problem.control != nil }

  func focus() {
    link.grabFocus()
  }

  private func show() {
    link.isVisible = isLink
    label.isVisible = !isLink
    label.text = problem.text
    link.title = problem.text
    link.setAccessibleDescription(problem.isCorrected ? ControlMessage.`field.checked`.text : "")
    tick.isVisible = problem.isCorrected
  }
}
