import CGtk

/// A column of radio buttons, one for each title.
///
/// The arrow keys select; Tab moves to the selected button, and from there out of the group.
package final class RadioGroup: OptionList {
  private let box = Box(.column, role: .radioGroup)
  private var buttons: [CheckButton] = []

  package init() {
    box.addStyleClass("form-options")
    box.onMnemonic { [weak self] in self?.focus() }
  }

  package var widget: Widget { box }

  package var focusWidget: Widget { box }

  package var parts: [Widget] { buttons }

  package var onSelect: () -> Void = {}

  package var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      for button in buttons { box.remove(button) }
      buttons = titles.map { title in
        let button = CheckButton(verbatim: title)
        button.onChange = { [weak self, weak button] in
          if button?.value == true { self?.onSelect() }
        }
        box.append(button)
        return button
      }
      for button in buttons.dropFirst() { button.join(buttons[0]) }
      Widget.number(buttons)
    }
  }

  package var selection: Int? {
    get { buttons.firstIndex(where: \.value) }
    set {
      guard newValue != selection else { return }
      if let newValue {
        buttons[newValue].value = true
      } else {
        selection.map { buttons[$0].value = false }
      }
    }
  }

  package func focus() {
    (selection.map { buttons[$0] } ?? buttons.first)?.grabFocus()
  }
}
