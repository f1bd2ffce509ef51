import GenericForm

/// The rows of a collection and the button that adds one: the editor of `FormRows`.
///
/// In ``FormLook/rows``, they are the groups of a list, and the button is its last row.
final class RowList: FormEditor, ChangeFocusing {
  private let rowTitle: String
  private let count: ClosedRange<Int>
  private let box = Box(.column, spacing: 10)
  private let addRow: FormButton
  private let hasBuiltInTitle: Bool
  private var rows: [RowView] = []
  private var look = FormLook.plain
  private var list: BoxedList?

  var makeElements: (_ number: Int) -> [any FormElement] = { _ in [] }
  var onAdd: () -> Void = {}
  var onRemove: (_ index: Int) -> Void = { _ in }
  var onMove: (_ index: Int, _ target: Int) -> Void = { _, _ in }

  /// The row that was added or moved last, or that took a removed row's place.
  private weak var changedRow: RowView?

  /// Never called: the buttons change the field, and the rows follow the field.
  var onChange: () -> Void = {}

  /// The control whose settings new rows inherit.
  weak var owner: FormControl?

  init(rowTitle: String, addTitle: String?, count: ClosedRange<Int>) {
    self.rowTitle = rowTitle
    self.count = count
    hasBuiltInTitle = addTitle == nil
    addRow = addTitle.map { FormButton($0) } ?? FormButton(own: ControlMessage.`rows.add`.text)
    box.append(addRow.widget)
    addButton.onClick { [weak self] in self?.add() }
  }

  private var addButton: Button { addRow.button }

  var widget: Widget { box }
  var focusWidget: Widget { addButton }
  var controls: [FormControl] { rows.flatMap(\.controls) }

  /// The numbers of the rows that are shown.
  var value: [Int] {
    get { rows.map(\.number) }
    set { show(newValue) }
  }

  /// Indicates whether rows can be added, removed and moved; the controls in them have their own property.
  var isEditable = true {
    didSet { showLimits() }
  }

  func focus() {
    if addButton.isSensitive || rows.isEmpty { addButton.grabFocus() } else { rows[0].focus() }
  }

  func focusChange() {
    if let changedRow { changedRow.focus() } else { focus() }
  }
}

extension RowList: BuiltInWords {
  func showLanguage() {
    if hasBuiltInTitle { addButton.show(own: ControlMessage.`rows.add`.text) }
    for (index, row) in rows.enumerated() { row.title = title(at: index) }
    for row in rows { row.showLanguage() }
    showLimits()
  }
}

extension RowList: LookFollower {
  var isRow: Bool { false }

  func follow(_ look: FormLook) {
    guard look != self.look else { return }
    self.look = look
    for row in rows { row.follow(look) }
    addRow.follow(look)
    addButton.startSymbol = look == .rows ? .add : nil
    box.rearrange { moveParts() }
  }

  private func moveParts() {
    list?.removeAll()
    for part in box.children { part.unparent() }
    list = look == .rows ? BoxedList(isNested: false) : nil
    if let list { box.append(list.box) }
    for row in rows { append(row) }
    if let list { list.append(addRow.widget) } else { box.append(addRow.widget) }
  }

  private func append(_ row: RowView) {
    if let list { list.append(row.box, isGroup: true) } else { box.append(row.box) }
  }

  private func place(_ row: RowView, after other: RowView?) {
    if let list {
      list.place(row.box, after: other?.box)
    } else {
      box.place(row.box, after: other?.box)
    }
  }

  private func remove(_ row: RowView) {
    if let list { list.remove(row.box) } else { box.remove(row.box) }
  }
}

// MARK: - What is shown

extension RowList {
  private func show(_ numbers: [Int]) {
    let kept = Set(numbers)
    for row in rows where !kept.contains(row.number) {
      if row.box.hasFocusWithin { leave(row, to: kept) }
      remove(row)
    }
    let present = Dictionary(uniqueKeysWithValues: rows.map { ($0.number, $0) })
    let before = rows.map(\.number)
    defer { changedRow = changedRow(since: before) }
    rows = numbers.map { number in present[number] ?? makeRow(number) }
    for (index, row) in rows.enumerated() {
      place(row, after: index == 0 ? nil : rows[index - 1])
      row.title = title(at: index)
    }
    showLimits()
    owner?.notifyGroups()
  }

  private func title(at index: Int) -> String {
    let arguments: [String: MessageArgument] = [
      "title": .text(rowTitle), "number": .number(index + 1),
    ]
    return ControlMessage.`rows.row`.text(arguments).trimmingPrefixSpace
  }

  private func changedRow(since before: [Int]) -> RowView? {
    let old = Set(before)
    let first = zip(rows.map(\.number), before).prefix { $0 == $1 }.count
    return rows.first { !old.contains($0.number) } ?? rows.dropFirst(first).first ?? rows.last
  }

  private func makeRow(_ number: Int) -> RowView {
    let row = RowView(number, makeElements(number))
    row.follow(look)
    for control in row.controls { owner?.passSettings(to: control) }
    row.onRemove = { [weak self, weak row] in row.map { self?.removeElement(of: $0) } }
    row.onMove = { [weak self, weak row] step in row.map { self?.move($0, by: step) } }
    append(row)
    return row
  }

  private func showLimits() {
    let (fewest, most) = (count.lowerBound, count.upperBound)
    let obstacle =
      rows.count <= fewest ? ControlMessage.`rows.fewest`.text(["count": .number(fewest)]) : nil
    addButton.obstacle =
      rows.count >= most ? ControlMessage.`rows.most`.text(["count": .number(most)]) : nil
    if !isEditable { addButton.isSensitive = false }
    for (index, row) in rows.enumerated() {
      row.canMoveUp = isEditable && index > 0
      row.canMoveDown = isEditable && index < rows.count - 1
      row.showRemoval(isPossible: isEditable, obstacle: obstacle)
    }
  }
}

// MARK: - What the buttons do

extension RowList {
  private func add() {
    guard isEditable, rows.count < count.upperBound else { return }
    let before = Set(rows.map(\.number))
    onAdd()
    rows.first { !before.contains($0.number) }?.focus()
  }

  private func removeElement(of row: RowView) {
    guard isEditable, rows.count > count.lowerBound, let index = index(of: row) else { return }
    leave(row, to: Set(rows.map(\.number)).subtracting([row.number]))
    onRemove(index)
  }

  /// Moves the focus from a row to the nearest of some others, before its widgets go.
  ///
  /// GTK would move it through other controls, to the first row.
  private func leave(_ row: RowView, to others: Set<Int>) {
    guard let index = index(of: row) else { return }
    let neighbor =
      rows[index...].first { others.contains($0.number) }
      ?? rows[..<index].last { others.contains($0.number) }
    if let neighbor { neighbor.focus() } else { addButton.grabFocus() }
  }

  private func move(_ row: RowView, by step: Int) {
    guard isEditable, let index = index(of: row), rows.indices.contains(index + step) else {
      return
    }
    onMove(index, index + step)
    row.keepFocusOnButtons()
  }

  private func index(of row: RowView) -> Int? { rows.firstIndex { $0 === row } }
}

extension FormControl {
  /// Applies the form view's settings to a new control.
  fileprivate func passSettings(to control: FormControl) {
    control.returnAction = returnAction
    control.showsFirstMessageOnly = showsFirstMessageOnly
    control.marksValidity = marksValidity
    control.fieldMark = fieldMark
    if !frame.content.isEditable { control.isEditable = false }
    control.frame.content.isLocked = frame.content.isLocked
  }
}

extension String {
  /// The text without leading spaces, which a row without a title would have.
  fileprivate var trimmingPrefixSpace: String { String(drop { $0 == " " }) }
}
