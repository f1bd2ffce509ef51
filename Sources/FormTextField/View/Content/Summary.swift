import GenericForm

/// The list of fields with errors, one line each, above the fields.
///
/// A long list is cut so that the first field stays in sight below it.
final class Summary {
  private let notice = Notice(styleClass: "form-banner")
  private let list = Box(.column)
  private let moreButton = Button(verbatim: "")
  private var lines: [SummaryLine] = []

  /// The control whose description includes the text of the list, until the list changes.
  private weak var reader: FormControl?

  /// The number of fields with errors, and the errors without a field.
  private var news = ""

  /// Indicates whether all lines of a long list are shown.
  private var isExpanded = false

  /// The maximum length of an uncut list, and the number of lines shown of a longer one.
  private static let (longestList, shownOfLonger) = (4, 3)

  init() {
    moreButton.addStyleClass("link")
    moreButton.alignToStart()
    moreButton.onClick { [weak self] in self?.expand() }
    notice.column.append(list)
    notice.column.append(moreButton)
  }

  var box: Box { notice.box }

  /// Focuses the list, so that a screen reader reads it out.
  func focus() { notice.focus() }

  /// Shows the problems of a submit; corrected lines stay in place, so nothing moves while the user types.
  func show(_ problems: [FieldProblem]) {
    let open = problems.filter { !$0.isCorrected }
    let errors = open.map(\.text)
    let ofFields = open.count(where: \.isOfField)
    let text =
      errors.isEmpty
      ? ControlMessage.`form.corrected`.text
      : ofFields == 0 ? errors.joined(separator: "\n") : problemsText(ofFields)
    // Errors of the form as a whole need no heading.
    let problems = ofFields == 0 && !errors.isEmpty ? [] : problems
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
    cut()
    endReading()
    news = ([text] + problems.filter { $0.control == nil }.map(\.text)).joined(separator: "\n")
    notice.show(text, details: problems.isEmpty ? [] : errors, errors.isEmpty ? .success : .error)
  }

  /// Has a screen reader read the number of problems with a control that gets the focus.
  func read(with control: FormControl) {
    control.frame.content.news = news
    reader = control
  }

  private func endReading() {
    reader?.frame.content.news = ""
    reader = nil
  }

  /// Hides the list; the next one is cut again.
  func hide() {
    endReading()
    notice.hide()
    isExpanded = false
  }

  private func cut() {
    let isCut = !isExpanded && lines.count > Self.longestList
    for (place, line) in lines.enumerated() {
      line.box.isVisible = !isCut || place < Self.shownOfLonger
    }
    moreButton.isVisible = isCut
    if isCut {
      let count = lines.count - Self.shownOfLonger
      moreButton.title = ControlMessage.`form.moreProblems`.text(["count": .number(count)])
    }
  }

  private func expand() {
    isExpanded = true
    cut()
    // An error without a field isn't a link.
    let link = lines.dropFirst(Self.shownOfLonger).first(where: \.isLink)
    if let link { link.focus() } else { focus() }
  }
}
