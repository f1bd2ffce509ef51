import CAdwaita
import FormTextField

/// GNOME's library of widgets and styles, libadwaita.
public enum Adwaita {
  /// Starts libadwaita, and makes `rows` the look of new forms, so that they look like those of GNOME.
  ///
  /// The windows of the program then follow the dark preference, the contrast, and, since libadwaita
  /// 1.6, the accent color of the desktop. Since libadwaita 1.5, a `FormDialog` is an
  /// `AdwDialog`. A program whose application is an `AdwApplication` sets `FormLook.standard` instead.
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
    guard adw_is_initialized() == 0 else { return }
    adw_init()
    FormLook.standard = .rows
  }
}
