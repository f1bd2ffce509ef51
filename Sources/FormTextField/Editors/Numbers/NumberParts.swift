import GenericForm

/// The entry of a number, its unit, and two buttons that change it in steps.
final class NumberParts {
  let entry = NumberEntry()

  private let row = Box(.row)
  private let unit = Label()
  private let buttons: [ContentButton]

  /// Indicates for each button whether its step would change the number.
  private var canStep = [true, true]

  /// Changes the number by a number of steps.
  var onStep: (Int) -> Void = { _ in }

  init() {
    buttons = [
      Self.makeButton(.decrease, .`number.decrease`),
      Self.makeButton(.increase, .`number.increase`),
    ]
    row.addStyleClass("linked")
    row.addStyleClass("form-entry")
    entry.expandsHorizontally = true
    unit.addStyleClass("form-affix")
    unit.isVisible = false
    row.append(entry)
    row.append(unit)
    for (button, steps) in zip(buttons, [-1, 1]) {
      row.append(button)
      button.onClick { [weak self] in _ = self?.step(by: steps) }
    }
    for (key, steps) in [
      ("Up|KP_Up", 1), ("Down|KP_Down", -1), ("Page_Up|KP_Page_Up", 10),
      ("Page_Down|KP_Page_Down", -10),
    ] {
      entry.onKey(key) { [weak self] in self?.step(by: steps) ?? false }
    }
    entry.surroundings = row
    entry.connect("notify::editable") { [weak self] in self?.enableButtons() }
  }

  /// Returns a small button for the pointer: the keyboard has Up and Down in the entry.
  private static func makeButton(_ symbol: Icon.Symbol, _ name: ControlMessage) -> ContentButton {
    let button = ContentButton(Icon(symbol))
    button.addStyleClass("image-button")
    button.isFocusable = false
    button.setAccessibleName(name.text)
    return button
  }

  private func step(by steps: Int) -> Bool {
    guard entry.isEditable, !entry.isComposing else { return false }
    onStep(steps)
    return true
  }

  func show(unit text: String) {
    unit.showIfAny(text)
  }

  /// Enables the buttons that would change the number, unless the editor is disabled.
  func enable(decrease: Bool, increase: Bool) {
    canStep = [decrease, increase]
    enableButtons()
  }

  private func enableButtons() {
    for (button, canStep) in zip(buttons, canStep) {
      button.isSensitive = canStep && entry.isEditable
    }
  }
}
