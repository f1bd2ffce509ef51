/// The items of a list, each with a button that removes it.
final class RemovableItems {
  let box: Box

  private let symbol: Icon.Symbol
  private var buttons: [IconButton] = []

  /// Called with the index of the item whose button was pressed.
  var onRemove: (Int) -> Void = { _ in }

  init(in box: Box, _ symbol: Icon.Symbol) {
    (self.box, self.symbol) = (box, symbol)
    box.isVisible = false
  }

  /// Replaces the items.
  ///
  /// - Parameter items: The row of each item, and the label of its remove button.
  func show(_ items: [(row: Box, removal: String)]) {
    for row in box.children { row.unparent() }
    buttons = items.enumerated().map { place, item in
      let button = IconButton(symbol, item.removal)
      button.isSensitive = isEditable
      button.onClick { [weak self] in self?.onRemove(place) }
      item.row.append(button)
      box.append(item.row)
      return button
    }
    box.isVisible = !items.isEmpty
  }

  /// Indicates whether an item can be removed.
  var isEditable = true {
    didSet { for button in buttons { button.isSensitive = isEditable } }
  }
}
