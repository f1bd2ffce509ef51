import GenericForm

/// One row of a collection: its number, the buttons that move and remove it, and its elements.
final class RowView {
  /// The number of the row in the form.
  let number: Int
  let box = Box(.column, spacing: 10)

  private let column: ElementColumn
  private let heading = Label(wraps: true)
  private let upButton = IconButton(.up)
  private let downButton = IconButton(.down)
  private let removeButton = IconButton(.remove)

  var onRemove: () -> Void = {}
  var onMove: (_ step: Int) -> Void = { _ in }

  init(_ number: Int, _ elements: [any FormElement]) {
    self.number = number
    column = ElementColumn(elements)
    let header = Box(.row, spacing: 6)
    heading.expandsHorizontally = true
    heading.addStyleClass("form-row-title")
    header.addStyleClass("form-row-header")
    header.layOutByWidth()
    header.append(heading)
    for button in [upButton, downButton, removeButton] { header.append(button) }
    for control in controls {
      control.labelInRow = { [weak self] field in self?.label(of: field) ?? field }
    }
    box.addStyleClass("form-row")
    box.append(header)
    box.append(column.box)
    box.visitLast(header)  // A new row is filled in before it is moved or removed.
    heading.labels(box)
    upButton.onClick { [weak self] in self?.onMove(-1) }
    downButton.onClick { [weak self] in self?.onMove(1) }
    removeButton.onClick { [weak self] in self?.onRemove() }
    box.onKey("<Alt>Up|<Alt>KP_Up", isFirst: false) { [weak self] in
      self?.onMove(-1)
      return true
    }
    box.onKey("<Alt>Down|<Alt>KP_Down", isFirst: false) { [weak self] in
      self?.onMove(1)
      return true
    }
    header.onKey("Delete|KP_Delete", isFirst: false) { [weak self] in
      self?.onRemove()
      return true
    }
  }

  var controls: [FormControl] { column.controls }

  func follow(_ look: FormLook) {
    column.isNested = look == .rows
    column.look = look
    box.setStyleClass("in-rows", look == .rows)
  }

  /// The row's title with its number.
  var title = "" {
    didSet {
      guard title != oldValue else { return }
      heading.text = title
      showLanguage()
    }
  }

  /// Shows the names of the buttons in the current language.
  func showLanguage() {
    upButton.title = ControlMessage.`rows.up`.text(["row": .text(title)])
    downButton.title = ControlMessage.`rows.down`.text(["row": .text(title)])
    removeButton.title = ControlMessage.`rows.remove`.text(["row": .text(title)])
  }

  var canMoveUp = true {
    didSet { upButton.isSensitive = canMoveUp }
  }

  var canMoveDown = true {
    didSet { downButton.isSensitive = canMoveDown }
  }

  /// Returns the label of a field with its row, as in a summary: "Guest 2, Name".
  func label(of field: ValidationMessage) -> ValidationMessage {
    .control(.`rows.field`, ["row": .text(title), "field": .message(field)])
  }

  /// Shows whether the row can be removed, and why not.
  func showRemoval(isPossible: Bool, obstacle: String?) {
    removeButton.obstacle = obstacle
    if !isPossible { removeButton.isSensitive = false }
  }

  /// Focuses the first control that can take the focus, or else the buttons.
  func focus() {
    if let control = controls.first(where: \.isIncluded) {
      control.focus()
    } else {
      _ = box.moveFocus(.next)
    }
  }

  /// Moves the focus to another button if the focused one has been disabled because its row is at an end.
  func keepFocusOnButtons() {
    guard !box.hasFocusWithin else { return }
    (canMoveUp ? upButton : downButton).grabFocus()
  }
}
