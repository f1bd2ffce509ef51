import FormTextField
import GenericForm

/// The menu of the window "Sign Up".
@MainActor
enum AppMenu {
  /// Returns the items.
  ///
  /// - Parameters:
  ///   - hasPreferences: Whether an item opens the preferences, which decide where accounts are
  ///     stored.
  ///   - window: Returns the window of the menu.
  ///   - newWindow: Opens another window.
  static func items(
    hasPreferences: Bool, over window: @escaping () -> Widget?, newWindow: @escaping () -> Void
  ) -> [MenuItem] {
    var items = [MenuItem(AppMessage.`menu.newWindow`.text, key: "<Control>n", newWindow)]
    if hasPreferences {
      items.append(
        MenuItem(AppMessage.`menu.preferences`.text, key: "<Control>comma") {
          if let window = window() { Task { await PreferencesDialog.run(over: window) } }
        })
    }
    items.append(
      MenuItem(AppMessage.`menu.shortcuts`.text, key: "<Control>question") {
        if let window = window() { ShortcutsWindow.show(over: window) }
      })
    items.append(
      MenuItem(AppMessage.`menu.about`.text) {
        if let window = window() { about.present(over: window) }
      })
    return items
  }

  private static var about: AboutDialog {
    AboutDialog(
      name: AppMessage.`signUp.window`.text, icon: Program.applicationID,
      version: AppVersion.current, comments: AppMessage.`about.comments`.text)
  }
}
