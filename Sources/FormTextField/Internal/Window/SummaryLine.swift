import GenericForm

/// A line of a summary: a link to a field, with a tick once the field is corrected.
final class SummaryLine {
  /// The text of a line, and the action that focuses its field.
  struct Content: Equatable {
    let text: String
    let isCorrected: Bool
    let follow: () -> Void

    static func == (left: Self, right: Self) -> Bool {
      left.text == right.text && left.isCorrected == right.isCorrected
    }
  }

  let box = Box(.row, spacing: 6)

  private let link = Button(verbatim: "")
  private let tick = Icon(.success)

  init(_ content: Content) {
    self.content = content
    box.addStyleClass("form-summary-line")
    link.addStyleClass("link")
    link.alignToStart()
    link.onClick { [weak self] in self?.content.follow() }
    box.append(link)
    box.append(tick)
    show()
  }

  /// What the line shows now.
  var content: Content {
    didSet { show() }
  }

  private func show() {
    link.title = content.text
    link.setDescription(content.isCorrected ? ValidationMessage.checked.text : "")
    tick.isVisible = content.isCorrected
  }
}
