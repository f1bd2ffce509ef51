/// Creates the shell of preferences with pages, in a program that has started libadwaita.
///
/// Since libadwaita 1.5, it's an `AdwPreferencesDialog`; before, an `AdwPreferencesWindow`.
///
/// - Returns: The shell, and a closure that sets the titles of its pages.
package func makePreferencesShell(
  title: String, pages: [PreferencesPage]
) -> (shell: any DialogShell, setTitles: ([String]) -> Void) {
  let dialog = AdwaitaFunctions.make("adw_preferences_dialog")
  guard let shell = dialog ?? AdwaitaFunctions.make("adw_preferences_window") else {
    fatalError("The preferences “\(title)” were created without libadwaita.")
  }
  shell["title"] = title
  // The search only finds libadwaita's rows.
  shell["search-enabled"] = false
  let add = dialog == nil ? "adw_preferences_window_add" : "adw_preferences_dialog_add"
  let made = pages.compactMap { $0.make() }
  for page in made { AdwaitaFunctions.call(add, shell, page) }
  return (
    Window(around: shell).map { DialogWindow($0) } ?? AdwaitaDialog(shell),
    { titles in for (page, title) in zip(made, titles) { page["title"] = title } }
  )
}

/// A page of preferences: a widget that the page scrolls, and a banner at its top since libadwaita 1.7.
package struct PreferencesPage {
  let title: String
  let icon: String
  let content: Widget
  let banner: AdwaitaBanner?

  package init(title: String, icon: String, content: Widget, banner: AdwaitaBanner?) {
    (self.title, self.icon, self.content, self.banner) = (title, icon, content, banner)
  }

  fileprivate func make() -> Widget? {
    guard let page = AdwaitaFunctions.make("adw_preferences_page"),
      let group = AdwaitaFunctions.make("adw_preferences_group")
    else { return nil }
    page["title"] = title
    page["icon-name"] = icon
    AdwaitaFunctions.call("adw_preferences_group_add", group, content)
    AdwaitaFunctions.call("adw_preferences_page_add", page, group)
    if let banner, AdwaitaFunctions.has("adw_preferences_page_set_banner") {
      banner.unparent()
      AdwaitaFunctions.call("adw_preferences_page_set_banner", page, banner)
    }
    return page
  }
}
