import FormTextField
import GenericForm

/// The menu of the window "Sign Up".
@MainActor
enum AppMenu {
  /// Returns the items.
  ///
  /// - Parameters:
  ///   - hasPreferences: Indicates whether an item opens the preferences, which decide where
  ///     accounts are stored.
  ///   - view: Returns the form in the window of the menu.
  ///   - newWindow: Opens another window.
  static func items(
    hasPreferences: Bool, of view: @escaping () -> FormView?, newWindow: @escaping () -> Void
  ) -> [MenuItem] {
    var items = [MenuItem(AppMessage.`menu.newWindow`.text, key: "<Control>n", newWindow)]
    if hasPreferences {
      items.append(
        MenuItem(AppMessage.`menu.preferences`.text, key: "<Control>comma") {
          if let view = view() { Task { await PreferencesDialog.run(over: view.widget) } }
        })
    }
    items.append(
      MenuItem(AppMessage.`menu.shortcuts`.text, key: "<Control>question") {
        view()?.showShortcuts()
      })
    items.append(
      MenuItem(AppMessage.`menu.about`.text) {
        if let view = view() { about.present(over: view.widget) }
      })
    return items
  }

  private static var about: AboutDialog {
    AboutDialog(
      name: AppMessage.`signUp.window`.text, icon: Program.applicationID,
      version: AppVersion.current, comments: AppMessage.`about.comments`.text, license: .mit)
  }
}
