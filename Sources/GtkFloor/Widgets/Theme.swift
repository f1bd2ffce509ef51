import CGtk

/// The display's theme.
package enum Theme {
  /// Indicates whether the theme has the colors and classes of libadwaita, such as `boxed-list`.
  ///
  /// The variable `GTK_THEME` can give a program with libadwaita another theme.
  package static var isOfLibadwaita: Bool {
    let isStarted = AdwaitaFunctions.isStarted
    if let answer, answer.isStarted == isStarted { return answer.isOfLibadwaita }
    let isOfLibadwaita = undefined(among: ["card_bg_color"]).isEmpty
    answer = (isStarted, isOfLibadwaita)
    return isOfLibadwaita
  }

  /// The last answer, which changes if the program starts libadwaita after its first form.
  private static var answer: (isStarted: Bool, isOfLibadwaita: Bool)?

  /// Returns the named colors that the theme doesn't define.
  package static func undefined(among colors: [String]) -> [String] {
    // Both functions are deprecated since GTK 4.10 and have no successor.
    let context = unsafe Toolkit.function(
      "gtk_widget_get_style_context",
      as: (@convention(c) (UnsafeMutablePointer<GtkWidget>) -> OpaquePointer?).self)
    let lookUp = unsafe Toolkit.function(
      "gtk_style_context_lookup_color",
      as: (@convention(c) (OpaquePointer?, UnsafePointer<CChar>, UnsafeMutablePointer<GdkRGBA>) ->
        gboolean).self)
    // Creating a widget's style is slow, so one serves for all colors.
    let label = Label()
    let style = unsafe context?(label.pointer)
    var found = GdkRGBA()
    return colors.filter { unsafe lookUp?(style, $0, &found) != 1 }
  }
}
