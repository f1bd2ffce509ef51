/// The parts around and below a text field's entry, each created when it is first needed.
final class TextFieldParts {
  private unowned let entry: Entry
  private var row: Box?
  private var labels: [Side: Label] = [:]

  enum Side {
    case start
    case end
  }

  init(of entry: Entry) {
    self.entry = entry
  }

  func text(at side: Side) -> String { labels[side]?.text ?? "" }

  /// Shows text beside the entry, in a row that replaces the entry in the frame.
  func show(_ text: String, at side: Side, in frame: ControlFrame) {
    if labels[side] == nil, !text.isEmpty {
      let row = row ?? makeRow(in: frame)
      let label = Label()
      label.addStyleClass("form-affix")
      if side == .start { row.prepend(label) } else { row.append(label) }
      labels[side] = label
    }
    labels[side]?.showIfAny(text)
    frame.content.remark = [Side.start, .end].map(self.text(at:)).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private func makeRow(in frame: ControlFrame) -> Box {
    let row = Box(.row)
    row.addStyleClass("linked")
    row.addStyleClass("form-entry")
    frame.surroundEditor(with: row) { [entry] in
      entry.expandsHorizontally = true
      row.append(entry)
      entry.surroundings = row
    }
    self.row = row
    return row
  }
}
