/// A question over a window, with a button for each answer.
///
/// Escape and the close button give the first answer. If the program uses libadwaita, it's a libadwaita dialog.
package final class Question {
  /// An answer; an underscore in its title marks its mnemonic.
  package struct Answer {
    package enum Style: Int {
      case plain
      case suggested
      case destructive
    }

    let title: String
    let style: Style

    package init(_ title: String, _ style: Style = .plain) {
      (self.title, self.style) = (title, style)
    }
  }

  private let shell: any DialogShell
  private var focusedButton: Widget?
  private var onAnswer: ((_ index: Int) -> Void)?

  /// Shows a question.
  ///
  /// - Parameters:
  ///   - lines: The question and its explanation, one line each.
  ///   - answers: The answers. The suggested one has the focus, or else the first.
  ///   - onAnswer: Called once, with the index of the answer.
  package init(
    _ lines: [String], answers: [Answer], above parent: Window,
    onAnswer: @escaping (_ index: Int) -> Void
  ) {
    self.onAnswer = onAnswer
    let focused = answers.firstIndex { $0.style == .suggested } ?? 0
    if let dialog = AdwaitaQuestion(lines, answers, focused: focused) {
      shell = dialog.shell
      dialog.onAnswer { [weak self] in self?.answer($0) }
    } else {
      let window = Window(title: "")
      shell = DialogWindow(question: lines, window)
      shell.onCloseRequest { [weak self] in self?.answer(0) }
      shell.onClose { [weak self] in self?.answer(0) }
      window.content = column(lines, answers, focused: focused)
    }
    shell.present(over: parent)
    focusedButton?.grabFocus()
  }

  isolated deinit { shell.close() }

  /// Shows the question in front of the other windows.
  package func present() {
    if let window = Window(around: shell.widget) { window.present() }
  }

  /// Returns a column of lines above a button for each answer, with the first answer at the bottom.
  private func column(_ lines: [String], _ answers: [Answer], focused: Int) -> Widget {
    let column = Box(.column, spacing: 10)
    column.addStyleClass("form-question")
    for (index, line) in lines.enumerated() {
      column.append(index == 0 ? Label(heading: line) : Label(line, wraps: true))
    }
    for (index, answer) in answers.enumerated().reversed() {
      let button = Button(answer.title)
      button.setStyleClass("suggested-action", answer.style == .suggested)
      button.setStyleClass("destructive-action", answer.style == .destructive)
      button.onClick { [weak self] in self?.answer(index) }
      column.append(button)
      if index == focused { focusedButton = button }
    }
    return column
  }

  private func answer(_ index: Int) {
    let handler = onAnswer
    onAnswer = nil
    // The handler may close the parent, which GTK would follow once more when it finalizes the question.
    Window(around: shell.widget)?.leaveParent()
    handler?(index)
  }
}
