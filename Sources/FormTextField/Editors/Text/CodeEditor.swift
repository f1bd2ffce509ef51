import GenericForm

/// An editor of a short code, with a box for each character: typing one moves to the next box.
final class CodeEditor: FormEditor {
  private let group = Box(.row)

  /// The boxes, from left to right in every language.
  private let row = Box(.row, spacing: 6)
  private var boxes: [Entry] = []

  /// The texts of the boxes before the change that is being handled.
  private var texts: [String] = []

  var onChange: () -> Void = {}

  init(length: Int) {
    self.length = length
    group.onMnemonic { [weak self] in self?.focus() }
    group.append(row)
    row.keepLeftToRight()
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
    boxes = (0..<length).map { index in
      let box = Entry()
      box.inputPurpose = allowsLetters ? .freeForm : .digits
      box.setWidth(characters: 2...2)
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
  }

  var value: String {
    get { boxes.map(\.value).joined() }
    set {
      let characters = newValue.map { String($0) }
      for (index, box) in boxes.enumerated() {
        // The last box takes the rest of a longer code, so nothing is lost.
        let rest = index == boxes.count - 1 ? characters.dropFirst(index) : characters[...]
        box.value =
          index == boxes.count - 1
          ? rest.joined() : index < characters.count ? characters[index] : ""
      }
      texts = boxes.map(\.value)
    }
  }

  /// Distributes text typed or pasted into one box over the following boxes.
  private func changed(at index: Int) {
    let typed = newText(at: index).filter { !$0.isWhitespace && $0 != "-" }
    // A whole code that is pasted into any box replaces what is there.
    var place = typed.count >= boxes.count ? 0 : index
    for character in typed where place < boxes.count {
      boxes[place].value = String(character)
      place += 1
    }
    if typed.isEmpty { boxes[index].value = "" }
    texts = boxes.map(\.value)
    onChange()
    if !typed.isEmpty, place < boxes.count { boxes[place].focus() }
    if place == boxes.count, !typed.isEmpty { boxes[place - 1].focus() }
  }

  /// Returns the text of a box; a character typed before or after the old one replaces it.
  private func newText(at index: Int) -> String {
    let new = boxes[index].value
    guard texts.indices.contains(index), texts[index].count == 1, new.count == 2 else { return new }
    if new.hasPrefix(texts[index]) { return String(new.suffix(1)) }
    if new.hasSuffix(texts[index]) { return String(new.prefix(1)) }
    return new
  }

  /// Deletes the previous box's character, from an empty box.
  private func deleteBack(from index: Int) -> Bool {
    guard index > 0, boxes[index].value.isEmpty, boxes[index].isEditable else { return false }
    boxes[index - 1].value = ""
    texts = boxes.map(\.value)
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
}
