/// A list of titles of which one is selected, or none.
protocol OptionList: AnyObject {
  var widget: Widget { get }

  /// The widget with the accessible name.
  var focusWidget: Widget { get }

  /// The widgets that take the focus, where `focusWidget` is a group of them.
  var parts: [Widget] { get }

  /// The titles; setting others selects none.
  var titles: [String] { get set }

  /// The place of the selected title; nil for none.
  var selection: Int? { get set }

  /// Is called when the person selects a title.
  var onSelect: () -> Void { get set }

  func focus()
}

/// The number of titles from which on a list has an entry to search in.
let searchableCount = 10
