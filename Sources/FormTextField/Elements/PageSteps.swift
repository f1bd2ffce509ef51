import GenericForm

/// A button for each page with its number and its title, which shows whether the page has errors.
final class PageSteps {
  struct Step: Equatable {
    /// The number of the page, or `nil` if it's skipped.
    let number: Int?
    let title: String
    let errorCount: Int
    let isCurrent: Bool
  }

  let box = Box(.column, spacing: 6)

  private var buttons: [StepButton] = []

  /// The number of buttons that fit into one row of a narrow window.
  private static let mostInOneRow = 4

  var onStep: (_ index: Int) -> Void = { _ in }

  init(count: Int) {
    let rowCount = (count - 1) / Self.mostInOneRow + 1
    let length = max(1, (count - 1) / rowCount + 1)
    for start in stride(from: 0, to: count, by: length) {
      let row = Box(.row, spacing: 6)
      for index in start..<min(start + length, count) {
        let button = StepButton { [weak self] in self?.onStep(index) }
        buttons.append(button)
        row.append(button.button)
      }
      box.append(row)
    }
  }

  func show(_ steps: [Step]) {
    let count = steps.count { $0.number != nil }
    for (button, step) in zip(buttons, steps) {
      button.show(step, of: count)
    }
  }
}

/// A button with the number of a page.
private final class StepButton {
  let button: ContentButton
  private let icon = Icon(.error)
  private let number = Label()
  private let title = Label()
  private let content = Box(.row, spacing: 4)
  private var shown: (step: PageSteps.Step, count: Int)?

  init(_ onClick: @escaping () -> Void) {
    content.append(icon)
    content.append(number)
    content.append(title)
    title.cutAtEnd()
    content.alignToCenter()
    button = ContentButton(content)
    button.addStyleClass("form-step")
    button.onClick(onClick)
  }

  func show(_ step: PageSteps.Step, of count: Int) {
    if let shown, shown == (step, count) { return }
    shown = (step, count)
    title.text = step.title
    button.isVisible = step.number != nil
    number.text = step.number.map(String.init) ?? ""
    icon.isVisible = step.errorCount > 0
    button.setStyleClass("error-mark", step.errorCount > 0)
    button.setStyleClass("current", step.isCurrent)
    button.setAccessibleName(
      ControlMessage.`pages.page`.text([
        "number": .number(step.number ?? 0), "count": .number(count), "title": .text(step.title),
      ]))
    button.tooltip = step.title
    let words = [
      step.isCurrent ? ControlMessage.`pages.current`.text : "",
      step.errorCount > 0 ? problemsText(step.errorCount) : "",
    ]
    button.setAccessibleDescription(words.filter { !$0.isEmpty }.joined(separator: "\n"))
  }
}
