import CGtk

/// The window that says what a program is: `AdwAboutDialog` since libadwaita 1.5, or else GTK's.
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
      dialog["application-name"] = name
      dialog["application-icon"] = icon
      fill(dialog)
      return AdwaitaFunctions.call("adw_dialog_present", dialog, parent)
    }
    guard let parent = Window(around: parent), let about = unsafe gtk_about_dialog_new() else {
      return
    }
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

  private func fill(_ dialog: Widget) {
    dialog["version"] = version
    dialog["comments"] = comments
    dialog["license-type"] = Int(GTK_LICENSE_MIT_X11.rawValue)
  }
}
