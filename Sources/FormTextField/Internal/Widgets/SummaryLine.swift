import GenericForm

/// A line of a summary, which leads to what it speaks of, and gets a tick once that is mended.
final class SummaryLine {
  /// What a line says, and the way there.
  struct Content: Equatable {
    let text: String
    let isMended: Bool
    let follow: () -> Void

    static func == (left: Self, right: Self) -> Bool {
      left.text == right.text && left.isMended == right.isMended
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

  /// What the line says now.
  var content: Content {
    didSet { show() }
  }

  private func show() {
    link.title = content.text
    link.setDescription(content.isMended ? ValidationMessage.checked.text : "")
    tick.isVisible = content.isMended
  }
}
