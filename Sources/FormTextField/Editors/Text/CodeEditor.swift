import GenericForm

/// An editor of a short code, with a box for each character: typing one moves to the next box.
final class CodeEditor: FormEditor, ChangeFocusing {
  private let group = Box(.row)

  /// The boxes, from left to right in every language.
  private let row = Box(.row, spacing: 6)
  private var boxes: [Entry] = []

  /// The text of each box before the user's change.
  private var texts: [String] = []

  /// The box to go on with after the program's last change.
  private var changedBox: Entry?

  var onChange: () -> Void = {}

  init(length: Int) {
    self.length = length
    group.onMnemonic { [weak self] in self?.focus() }
    group.append(row)
    row.keepLeftToRight()
    row.wrapCells()
    row.addStyleClass("form-code-boxes")
    makeBoxes()
  }

  /// The number of characters in the code.
  var length: Int {
    didSet {
      guard length != oldValue else { return }
      let kept = value
      makeBoxes()
      value = kept
    }
  }

  /// Indicates whether a code may have letters.
  var allowsLetters = false {
    didSet {
      for box in boxes { box.inputPurpose = allowsLetters ? .freeForm : .digits }
    }
  }

  private func makeBoxes() {
    for box in boxes { row.remove(box) }
    changedBox = nil
    boxes = (0..<length).map { index in
      let box = Entry()
      box.inputPurpose = allowsLetters ? .freeForm : .digits
      box.setWidth(characters: 1...2)
      box.centerText()
      box.setAccessibleName(
        ControlMessage.`code.character`.text([
          "place": .number(index + 1), "count": .number(length),
        ]))
      box.onChange = { [weak self] in self?.changed(at: index) }
      box.onKey("BackSpace") { [weak self] in self?.deleteBack(from: index) ?? false }
      for (key, step) in [("Left|KP_Left", -1), ("Right|KP_Right", 1)] {
        box.onKey(key) { [weak self] in self?.move(from: index, by: step) ?? false }
      }
      row.append(box)
      return box
    }
    texts = boxes.map(\.value)
  }

  var value: String {
    get { boxes.map(\.value).joined() }
    set {
      let characters = newValue.map { String($0) }
      var changed: [Int] = []
      for index in boxes.indices {
        // The last box takes the rest of a longer code, so nothing is lost.
        let rest = index == boxes.count - 1 ? characters.dropFirst(index) : characters[...]
        let text =
          index == boxes.count - 1
          ? rest.joined() : index < characters.count ? characters[index] : ""
        if text != texts[index] { changed.append(index) }
        show(text, at: index)
      }
      noteChange(at: changed)
    }
  }

  /// Chooses the first box that was emptied, or the one that the user would have reached by typing.
  private func noteChange(at changed: [Int]) {
    guard let last = changed.last else { return }
    let next = boxes.indices.contains(last + 1) && boxes[last + 1].value.isEmpty ? last + 1 : last
    changedBox = boxes[changed.first { boxes[$0].value.isEmpty } ?? next]
  }

  private func show(_ text: String, at index: Int) {
    boxes[index].value = text
    texts[index] = text
  }

  /// Returns the text typed or pasted into a box; it replaces the character beside it.
  private func newText(at index: Int) -> String {
    let (text, old) = (boxes[index].value, texts[index])
    guard !old.isEmpty, text.count > old.count else { return text }
    let isAfter = boxes[index].caret == text.unicodeScalars.count || !text.hasSuffix(old)
    if isAfter, text.hasPrefix(old) { return String(text.dropFirst(old.count)) }
    return text.hasSuffix(old) ? String(text.dropLast(old.count)) : text
  }

  /// Returns the characters of a code; of longer text, such as `G-123456`, only the digits if they're as many.
  private func code(in text: String) -> String {
    let characters = text.filter { !$0.isWhitespace && $0 != "-" }
    let digits = characters.filter(\.isNumber)
    return characters.count > length && digits.count == length ? digits : characters
  }

  /// Distributes text typed or pasted into one box over the following boxes.
  private func changed(at index: Int) {
    let new = newText(at: index)
    let typed = code(in: new)
    // A whole code that is pasted into any box replaces what is there.
    var place = typed.count >= boxes.count ? 0 : index
    for character in typed where place < boxes.count {
      show(String(character), at: place)
      place += 1
    }
    if typed.isEmpty { show(new.isEmpty ? "" : texts[index], at: index) }
    onChange()
    if !typed.isEmpty, place < boxes.count { boxes[place].focus() }
    if place == boxes.count, !typed.isEmpty { boxes[place - 1].focus() }
  }

  /// Deletes the previous box's character, from an empty box.
  private func deleteBack(from index: Int) -> Bool {
    guard index > 0, boxes[index].value.isEmpty, boxes[index].isEditable else { return false }
    show("", at: index - 1)
    onChange()
    boxes[index - 1].focus()
    return true
  }

  private func move(from index: Int, by step: Int) -> Bool {
    let next = index + step
    guard boxes.indices.contains(next) else { return false }
    // The next character replaces this one, which is selected.
    boxes[next].grabFocus()
    return true
  }

  var widget: Widget { group }

  var parts: [Widget] { boxes }

  var isEditable: Bool {
    get { boxes.first?.isEditable ?? true }
    set { for box in boxes { box.isEditable = newValue } }
  }

  func focus() {
    (boxes.first { $0.value.isEmpty } ?? boxes.first)?.focus()
  }

  func focusChange() {
    if let changedBox { changedBox.focus() } else { focus() }
  }
}
