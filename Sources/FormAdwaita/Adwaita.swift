import CAdwaita
import FormTextField

/// libadwaita, GNOME's library of widgets and styles.
public enum Adwaita {
  /// Starts libadwaita, and sets the look of new forms to `rows`, as in GNOME apps.
  ///
  /// The program's windows then follow the desktop's dark preference and contrast and, since
  /// libadwaita 1.6, its accent color. Since libadwaita 1.5, a `FormDialog` is an `AdwDialog`. The
  /// success message of a submit is an `AdwToast`, and since libadwaita 1.3, its error is an
  /// `AdwBanner`.
  ///
  /// An `AdwApplication` starts libadwaita itself, so there this only sets the look.
  ///
  /// ```swift
  /// let application = try FormApplication(id: "org.example.Accounts")
  /// Adwaita.start()
  /// application.run(FormWindowController("New Account", view))
  /// ```
  ///
  /// - Precondition: GTK is initialized, for example by a `FormApplication`.
  public static func start() {
    guard gtk_is_initialized() != 0 else {
      fatalError(
        "Adwaita.start() was called before GTK was initialized: create a FormApplication first.")
    }
    adw_init()
    FormLook.standard = .rows
  }
}
