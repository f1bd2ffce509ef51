import CGtk

/// The About window of a program.
///
/// ```swift
/// let about = MenuItem("_About Letters") { [weak view] in
///   guard let view else { return }
///   AboutDialog(name: "Letters", icon: "org.example.Letters", version: "1.0").present(over: view.widget)
/// }
/// let window = FormWindowController("New Letter", view, menu: [about])
/// ```
///
/// If the program uses libadwaita 1.5 or later, it's an `AdwAboutDialog`; with an earlier libadwaita, an
/// `AdwAboutWindow`; otherwise a `GtkAboutDialog`.
public struct AboutDialog {
  /// A license that GTK describes in the user's language.
  public enum License: Sendable {
    case agpl3, apache2, bsd3, gpl2, gpl3, lgpl2, lgpl3, mit, mpl2
  }

  private let name: String
  private let icon: String
  private let version: String
  private let comments: String
  private let website: String
  private let license: License?

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - icon: The name of its icon in the icon theme, usually the application ID.
  ///   - version: The version of the program.
  ///   - comments: A sentence that says what the program does, or empty text.
  ///   - website: The address of its website, or empty text.
  ///   - license: The license, or `nil` to show none. The GNU licenses include their later versions.
  public init(
    name: String, icon: String, version: String, comments: String = "", website: String = "",
    license: License? = nil
  ) {
    (self.name, self.icon, self.version) = (name, icon, version)
    (self.comments, self.website, self.license) = (comments, website, license)
  }

  /// Shows the window over the window around a widget.
  public func present(over parent: Widget) {
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
    // The closure is the dialog's, so the dialog exists while the closure does.
    dialog.onKey("Escape", isFirst: false) {
      unsafe Window(about).requestClose()
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
    if !website.isEmpty { dialog["website"] = website }
    if let license { dialog["license-type"] = Int(license.type.rawValue) }
  }
}

extension AboutDialog.License {
  fileprivate var type: GtkLicense {
    switch self {
    case .agpl3: GTK_LICENSE_AGPL_3_0
    case .apache2: GTK_LICENSE_APACHE_2_0
    case .bsd3: GTK_LICENSE_BSD_3
    case .gpl2: GTK_LICENSE_GPL_2_0
    case .gpl3: GTK_LICENSE_GPL_3_0
    case .lgpl2: GTK_LICENSE_LGPL_2_1
    case .lgpl3: GTK_LICENSE_LGPL_3_0
    case .mit: GTK_LICENSE_MIT_X11
    case .mpl2: GTK_LICENSE_MPL_2_0
    }
  }
}
