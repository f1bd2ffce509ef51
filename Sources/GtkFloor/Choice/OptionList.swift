/// A list of titles, at most one of which is selected.
package protocol OptionList: AnyObject {
  var widget: Widget { get }

  /// The widget with the accessible name.
  var focusWidget: Widget { get }

  /// The widgets that take the focus if `focusWidget` is a group.
  var parts: [Widget] { get }

  /// The titles; changing them clears the selection.
  var titles: [String] { get set }

  /// The index of the selected title, or `nil` if none is selected.
  var selection: Int? { get set }

  /// Called when the user selects a title.
  var onSelect: () -> Void { get set }

  func focus()
}

/// The texts of the search in a long list.
package struct SearchWords {
  /// The title of the search entry.
  let search: String

  /// The line shown if nothing matches.
  let noMatch: String

  package init(search: String, noMatch: String) {
    (self.search, self.noMatch) = (search, noMatch)
  }
}

/// The number of titles that gives a list a search entry.
package let searchableCount = 10
