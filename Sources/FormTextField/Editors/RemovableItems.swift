/// The texts of a list without duplicates, each with a button that removes it.
final class RemovableItems {
  let box: Box

  private let symbol: Icon.Symbol
  private let makeItem: (String) -> (row: Box, removal: String)
  private var buttons: [IconButton] = []

  /// Called after the user has changed the texts.
  var onChange: () -> Void = {}

  /// Called before the user's removal, which hides the button with the focus.
  var onRemove: () -> Void = {}

  /// - Parameter makeItem: Makes the row of a text, and the label of its remove button.
  init(
    in box: Box, _ symbol: Icon.Symbol,
    _ makeItem: @escaping (String) -> (row: Box, removal: String)
  ) {
    (self.box, self.symbol, self.makeItem) = (box, symbol, makeItem)
    box.isVisible = false
  }

  var texts: [String] = [] {
    didSet { if texts != oldValue { show() } }
  }

  private func show() {
    for row in box.children { row.unparent() }
    buttons = texts.enumerated().map { place, text in
      let item = makeItem(text)
      let button = IconButton(symbol, item.removal)
      button.isSensitive = isEditable
      button.onClick { [weak self] in self?.remove(at: place) }
      item.row.append(button)
      box.append(item.row)
      return button
    }
    box.isVisible = !texts.isEmpty
  }

  /// Adds the new ones among some texts, as the user does.
  func add(_ added: [String]) {
    var all = texts
    for text in added where !all.contains(text) { all.append(text) }
    change(to: all)
  }

  private func remove(at place: Int) {
    onRemove()
    change(to: texts.enumerated().filter { $0.offset != place }.map(\.element))
  }

  /// Changes the texts, as the user does.
  func change(to new: [String]) {
    guard new != texts else { return }
    texts = new
    onChange()
  }

  /// Indicates whether an item can be removed.
  var isEditable = true {
    didSet { for button in buttons { button.isSensitive = isEditable } }
  }
}
