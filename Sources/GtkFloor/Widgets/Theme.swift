import CGtk

/// The display's theme.
package enum Theme {
  /// Indicates whether the theme has the colors and classes of libadwaita, such as `boxed-list`.
  ///
  /// The variable `GTK_THEME` can give a program with libadwaita another theme.
  package static var isOfLibadwaita: Bool {
    let isStarted = AdwaitaFunctions.isStarted
    if let answer, answer.isStarted == isStarted { return answer.isOfLibadwaita }
    let isOfLibadwaita = defines(color: "card_bg_color")
    answer = (isStarted, isOfLibadwaita)
    return isOfLibadwaita
  }

  /// The name of the pencil in an entry row; newer versions of libadwaita have their own.
  package static var pencil: String {
    symbol("adw-entry-edit-symbolic", or: "document-edit-symbolic")
  }

  /// Returns the name of a symbol of libadwaita, or another one if the program's libadwaita doesn't have it.
  static func symbol(_ name: String, or other: String) -> String {
    let theme = unsafe gtk_icon_theme_get_for_display(gdk_display_get_default())
    return unsafe gtk_icon_theme_has_icon(theme, name) != 0 ? name : other
  }

  /// The last answer, which changes if the program starts libadwaita after its first form.
  private static var answer: (isStarted: Bool, isOfLibadwaita: Bool)?

  private static func defines(color: String) -> Bool {
    // Both functions are deprecated since GTK 4.10 and have no successor.
    let context = unsafe Toolkit.function(
      "gtk_widget_get_style_context",
      as: (@convention(c) (UnsafeMutablePointer<GtkWidget>) -> OpaquePointer?).self)
    let lookUp = unsafe Toolkit.function(
      "gtk_style_context_lookup_color",
      as: (@convention(c) (OpaquePointer?, UnsafePointer<CChar>, UnsafeMutablePointer<GdkRGBA>) ->
        gboolean).self)
    let label = Label()
    var found = GdkRGBA()
    return unsafe lookUp?(context?(label.pointer), color, &found) == 1
  }
}
