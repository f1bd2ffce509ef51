import FormTextField

/// Edits a PIN, one digit per box: typing a digit moves to the next box.
final class PINEditor: FormEditor {
  private let row = Box(.row, spacing: 6)
  private let boxes: [Entry]

  var widget: Widget { row }

  /// The widgets that take the focus.
  var parts: [Widget] { boxes }

  var onChange: () -> Void = {}

  var value: String {
    get { boxes.map(\.value).joined() }
    set {
      let digits = newValue.map { String($0) }
      for (index, box) in boxes.enumerated() {
        box.value = index < digits.count ? digits[index] : ""
      }
    }
  }

  init(digits: Int) {
    boxes = (0..<digits).map { _ in SecretEntry() }
    for (index, box) in boxes.enumerated() {
      box.maxLength = 1
      box.inputPurpose = .pin
      box.setWidth(characters: 2...2)
      box.setAccessibleName("Digit \(index + 1)")
      box.onChange = { [weak self] in self?.changed(at: index) }
      row.append(box)
    }
  }

  var isEditable = true {
    didSet { for box in boxes { box.isEditable = isEditable } }
  }

  func focus() {
    (boxes.first { $0.value.isEmpty } ?? boxes[0]).focus()
  }

  private func changed(at index: Int) {
    onChange()
    if !boxes[index].value.isEmpty, index + 1 < boxes.count { boxes[index + 1].focus() }
  }
}
