import GenericForm

/// Asks what becomes of what was typed, in a small window above the one that is to be closed.
///
/// Escape and its close button leave everything as it is.
final class ClosingQuestion {
  enum Answer {
    case keep
    case discard
    case stay
  }

  private let window: Window
  private var onAnswer: ((Answer) -> Void)?

  /// - Parameters:
  ///   - titles: The titles of the windows that are to be closed.
  ///   - canKeep: Whether each of them has a draft.
  init(
    closing titles: [String], canKeep: Bool, above parent: Window,
    onAnswer: @escaping (Answer) -> Void
  ) {
    self.onAnswer = onAnswer
    let isOne = titles.count == 1
    let text =
      isOne
      ? ControlMessage.`closing.one`.text(["title": .text(titles[0])])
      : ControlMessage.`closing.many`.text(["count": .number(titles.count)])
    window = Window(title: text)
    let column = Box(.column, spacing: 10)
    column.addStyleClass("form-question")
    column.append(Label(text, wraps: true))
    if !isOne { for title in titles { column.append(Label(title, wraps: true)) } }
    let stay = button(.`closing.stay`, .stay)
    let keep = canKeep ? button(isOne ? .`closing.keep` : .`closing.keepAll`, .keep) : nil
    let discard = button(.`closing.discard`, .discard)
    keep?.addStyleClass("suggested-action")
    discard.addStyleClass("destructive-action")
    for button in [keep, discard, stay] { button.map { column.append($0) } }
    window.content = column
    window.stay(above: parent)
    window.onKey("Escape") { [weak self] in
      self?.answer(.stay)
      return true
    }
    window.onDestroy { [weak self] in self?.answer(.stay) }
    window.present()
    (keep ?? stay).grabFocus()
  }

  isolated deinit { window.destroy() }

  func present() { window.present() }

  private func answer(_ answer: Answer) {
    let handler = onAnswer
    onAnswer = nil
    handler?(answer)
  }

  private func button(_ title: ControlMessage, _ answer: Answer) -> Button {
    let button = Button(title.text)
    button.onClick { [weak self] in self?.answer(answer) }
    return button
  }
}
