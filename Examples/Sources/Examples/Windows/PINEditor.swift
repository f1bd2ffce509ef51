import FormTextField

/// Edits a PIN, one digit per box: typing a digit moves to the next box.
final class PINEditor: FormEditor {
  private let group = Box(.row)  // Starts below the title in every language.
  private let boxes: [Entry]

  /// The digit in each box before the user's change.
  private var digits: [String]

  var widget: Widget { group }
  var parts: [Widget] { boxes }
  var onChange: () -> Void = {}

  var value: String {
    get { boxes.map(\.value).joined() }
    set {
      let digits = newValue.map { String($0) }
      for index in boxes.indices { show(index < digits.count ? digits[index] : "", at: index) }
    }
  }

  init(digits: Int) {
    boxes = (0..<digits).map { _ in SecretEntry() }
    self.digits = boxes.map(\.value)
    let row = Box(.row, spacing: 6)
    row.keepLeftToRight()
    group.append(row)
    for (index, box) in boxes.enumerated() {
      box.inputPurpose = .pin
      box.setWidth(characters: 2...2)
      box.setAccessibleName("Digit \(index + 1)")
      box.onChange = { [weak self] in self?.changed(at: index) }
      box.onKey("BackSpace") { [weak self] in self?.deleteBack(from: index) ?? false }
      box.onKey("Left|KP_Left") { [weak self] in self?.move(to: index - 1) ?? false }
      box.onKey("Right|KP_Right") { [weak self] in self?.move(to: index + 1) ?? false }
      row.append(box)
    }
  }

  var isEditable = true { didSet { for box in boxes { box.isEditable = isEditable } } }

  func focus() { (boxes.first { $0.value.isEmpty } ?? boxes[0]).focus() }

  func hideSecret() { for box in boxes { box.hideSecret() } }

  private func show(_ digit: String, at index: Int) {
    (boxes[index].value, digits[index]) = (digit, digit)
  }

  /// Spreads the typed or pasted digits over the following boxes; a whole PIN replaces all of them.
  private func changed(at index: Int) {
    var new = boxes[index].value
    let old = digits[index]
    // What is typed beside a digit replaces it.
    if !old.isEmpty, new.count > 1 { _ = new.hasPrefix(old) ? new.removeFirst() : new.removeLast() }
    let typed = new.filter(\.isNumber)
    let start = typed.count < boxes.count ? index : 0
    if typed.isEmpty { show(new.isEmpty ? "" : old, at: index) }
    for (place, digit) in zip(start..<boxes.count, typed) { show(String(digit), at: place) }
    onChange()
    // A box that was just left may report the rest of a paste.
    guard !typed.isEmpty, boxes[index].hasFocusWithin else { return }
    boxes[min(start + typed.count, boxes.count - 1)].focus()
  }

  /// Deletes the digit before an empty box.
  private func deleteBack(from index: Int) -> Bool {
    guard index > 0, boxes[index].value.isEmpty, isEditable else { return false }
    show("", at: index - 1)
    onChange()
    boxes[index - 1].focus()
    return true
  }

  /// Moves to a box; its digit is selected, so the next one replaces it.
  private func move(to index: Int) -> Bool {
    boxes.indices.contains(index) && boxes[index].grabFocus()
  }
}
