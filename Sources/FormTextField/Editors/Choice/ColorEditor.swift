import GenericForm

/// An entry for a color as text, and a button that shows the color and opens a dialog.
final class ColorEditor: FormEditor {
  private let box = Box(.row, spacing: 6)
  private let entry = Entry()
  private let button = ColorButton(ControlMessage.`color.choose`.text)

  var onChange: () -> Void = {}

  init() {
    entry.expandsHorizontally = true
    box.append(entry)
    box.append(button)
    entry.placeholder = "#1a2b3c"
    entry.onChange = { [weak self] in
      self?.showColor()
      self?.onChange()
    }
    button.onChoose = { [weak entry] in entry?.enter($0) }
    showColor()
  }

  var widget: Widget { box }
  var focusWidget: Widget { entry }

  /// The text in the entry.
  var value: String {
    get { entry.value }
    set {
      entry.value = newValue
      showColor()
    }
  }

  var isEditable: Bool {
    get { entry.isEditable }
    set {
      entry.isEditable = newValue
      button.isSensitive = newValue
    }
  }

  /// The field's name, which is part of the button's name.
  var fieldName = "" {
    didSet { showColor() }
  }

  /// Shows the text's color on the button, or no color if the text isn't one.
  private func showColor() {
    button.show(value)
    let words = [ControlMessage.`color.choose`.text, fieldName, hexColor(in: value) ?? ""]
    button.setInnerName(words.filter { !$0.isEmpty }.joined(separator: ", "))
  }
}
