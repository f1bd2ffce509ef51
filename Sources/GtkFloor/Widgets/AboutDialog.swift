import CGtk

/// The window that says what a program is.
///
/// Since libadwaita 1.5, it's an `AdwAboutDialog`; before, an `AdwAboutWindow`; and without libadwaita GTK's.
package struct AboutDialog {
  private let name: String
  private let icon: String
  private let version: String
  private let comments: String

  /// - Parameters:
  ///   - name: The name of the program.
  ///   - icon: The name of its icon in the icon theme.
  ///   - version: Its version.
  ///   - comments: What it does, in one sentence.
  package init(name: String, icon: String, version: String, comments: String) {
    (self.name, self.icon, self.version) = (name, icon, version)
    self.comments = comments
  }

  /// Shows it over the window around a widget.
  package func present(over parent: Widget) {
    if AdwaitaFunctions.isStarted, let dialog = AdwaitaFunctions.make("adw_about_dialog") {
      fillAdwaita(dialog)
      return AdwaitaFunctions.call("adw_dialog_present", dialog, parent)
    }
    guard let parent = Window(around: parent) else { return }
    if AdwaitaFunctions.isStarted,
      let window = AdwaitaFunctions.make("adw_about_window").flatMap(Window.init(around:))
    {
      fillAdwaita(window)
      window.stay(above: parent, isResizable: true)
      return window.present()
    }
    guard let about = unsafe gtk_about_dialog_new() else { return }
    let dialog = unsafe Window(about)
    dialog["program-name"] = name
    dialog["logo-icon-name"] = icon
    fill(dialog)
    dialog.onKey("Escape", isFirst: false) { [weak dialog] in
      dialog?.requestClose()
      return true
    }
    dialog.stay(above: parent)
    dialog.present()
  }

  private func fillAdwaita(_ dialog: Widget) {
    dialog["application-name"] = name
    dialog["application-icon"] = icon
    fill(dialog)
  }

  private func fill(_ dialog: Widget) {
    dialog["version"] = version
    dialog["comments"] = comments
    dialog["license-type"] = Int(GTK_LICENSE_MIT_X11.rawValue)
  }
}
