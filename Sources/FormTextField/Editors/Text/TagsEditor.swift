import GenericForm

/// An editor for short texts: each has a button that removes it, and an entry adds more.
///
/// Enter, a comma or the end of a pasted line adds the text before it. Backspace in the empty entry removes the last one.
final class TagsEditor: FormEditor, UnfinishedText {
  let entry = Entry()
  private let column = Box(.column, spacing: 6)
  private let tags = RemovableItems(in: Box(.row), .failure) { text in
    let tag = Box(.row, spacing: 2)
    let label = Label(text)
    label.cutAtEnd()
    tag.addStyleClass("form-tag")
    tag.append(label)
    return (tag, ControlMessage.`tags.remove`.text(["tag": .text(text)]))
  }

  /// The letters that an undo took from the entry, until something else is typed.
  private var undone = ""

  init() {
    tags.box.wrapChildren()
    tags.onRemove = { [weak entry] in entry?.focus() }
    entry.lineSeparator = ","
    entry.placeholder = ControlMessage.`tags.add`.text
    column.append(tags.box)
    column.append(entry)
    entry.onChange = { [weak self] in self?.typed() }
    entry.onCompose = { [weak self] isComposing in if !isComposing { self?.typed() } }
    entry.onKey("Return|KP_Enter|ISO_Enter") { [weak self] in self?.addTyped() ?? false }
    entry.onKey("BackSpace") { [weak self] in self?.removeLast() ?? false }
  }

  var onChange: () -> Void {
    get { tags.onChange }
    set { tags.onChange = newValue }
  }

  var value: [String] {
    get { tags.texts }
    set { tags.texts = newValue }
  }

  /// Adds every text before a comma.
  private func typed() {
    undone = ""
    let texts = entry.value.split(separator: ",", omittingEmptySubsequences: false)
    guard let last = texts.last, texts.count > 1, !entry.isComposing else { return }
    let countAfterCaret = entry.value.unicodeScalars.count - entry.caret
    entry.value = String(last)
    // GTK moves the caret itself after a typed comma.
    afterEvent { [weak entry] in
      entry?.caret = max(0, last.unicodeScalars.count - countAfterCaret)
    }
    add(texts.dropLast().map(String.init))
  }

  /// Adds the text in the entry; returns false if there is none.
  @discardableResult func addTyped() -> Bool {
    guard !entry.isComposing else { return false }
    let text = entry.value
    guard text.contains(where: { !$0.isWhitespace }) else { return false }
    entry.value = ""
    add([text])
    return true
  }

  /// Takes the typed text away to undo it, or brings it back; returns false if there is none.
  func moveUnfinished(_ direction: HistoryDirection) -> Bool {
    let isUndo = direction == .back
    let text = isUndo ? "" : undone
    guard isEditable, entry.value.isEmpty != isUndo, text != entry.value else { return false }
    undone = isUndo ? entry.value : ""
    entry.value = text
    return true
  }

  var unfinishedText: String {
    get { entry.value }
    set { entry.value = newValue }
  }

  private func add(_ texts: [String]) {
    let trimmed = texts.map { ValidationFormatter<String>.trimmed.format($0) }
    tags.add(trimmed.filter { !$0.isEmpty })
  }

  private func removeLast() -> Bool {
    guard entry.value.isEmpty, !entry.isComposing, isEditable, !value.isEmpty else { return false }
    tags.change(to: value.dropLast())
    return true
  }

  var widget: Widget { column }

  var focusWidget: Widget { entry }

  var isChoice: Bool { true }

  var isEditable: Bool {
    get { entry.isEditable }
    set {
      entry.isEditable = newValue
      tags.isEditable = newValue
    }
  }
}
