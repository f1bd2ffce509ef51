/// A list of titles of which one is selected, or none.
package protocol OptionList: AnyObject {
  var widget: Widget { get }

  /// The widget with the accessible name.
  var focusWidget: Widget { get }

  /// The widgets that take the focus, where `focusWidget` is a group of them.
  var parts: [Widget] { get }

  /// The titles; setting others selects none.
  var titles: [String] { get set }

  /// The index of the selected title, or `nil` if none is selected.
  var selection: Int? { get set }

  /// Is called when the person selects a title.
  var onSelect: () -> Void { get set }

  func focus()
}

/// The words of the search in a long list.
package struct SearchWords {
  /// The title of the search entry.
  let search: String

  /// The line in place of a list without a match.
  let noMatch: String

  package init(search: String, noMatch: String) {
    (self.search, self.noMatch) = (search, noMatch)
  }
}

/// The number of titles at which a list gets a search entry.
package let searchableCount = 10
