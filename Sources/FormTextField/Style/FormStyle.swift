/// The style of the form's widgets, in GTK's named colors so that it follows every theme.
enum FormStyle {
  private static let css = [
    colors, frame, window, text, choice, files, elements, focus,
  ].joined(separator: "\n")

  // GTK's error color alone is too dark on a dark theme, so it's mixed with enough of the text color to give a
  // contrast of 4.5 on both.
  //
  // On the blue of GTK's suggested buttons, white text has a contrast of 3.8, so it's darker in those of a form.
  //
  // libadwaita's colors are legible as they are.
  private static let colors = Theme.isOfLibadwaita ? ownColors : mixedColors

  private static let ownColors = """
    @define-color form_error_color @error_color;
    @define-color form_success_color @success_color;
    @define-color form_focus_color @accent_color;
    .form-strength block.empty { box-shadow: inset 0 0 0 1px alpha(currentColor, 0.6); }
    """

  private static let mixedColors = """
    @define-color form_error_color mix(@error_color, @theme_fg_color, 0.58);
    @define-color form_success_color mix(@success_color, @theme_fg_color, 0.58);
    @define-color form_focus_color mix(@theme_selected_bg_color, @theme_fg_color, 0.5);
    formview button.suggested-action:focus-visible { outline-color: currentColor; }
    button.form-suggested:not(:disabled), .form-question button.suggested-action {
      background: @suggested_bg_color;
    }
    button.form-suggested:not(:disabled):hover, .form-question button.suggested-action:hover,
    button.form-suggested:not(:disabled):active, .form-question button.suggested-action:active {
      background: mix(@suggested_bg_color, black, 0.1);
    }
    """

  // Without fallbacks, an error would have no color in a theme that lacks these names.
  private static let fallbacks = """
    @define-color error_color #c01c28;
    @define-color success_color #26a269;
    @define-color warning_color #9c6e03;
    @define-color theme_fg_color #2e3436;
    @define-color theme_bg_color #f6f5f4;
    @define-color theme_text_color #000000;
    @define-color theme_base_color #ffffff;
    @define-color theme_selected_bg_color #3584e4;
    @define-color suggested_bg_color mix(@theme_selected_bg_color, black, 0.15);
    @define-color borders #cdc7c2;
    """

  private static var isInstalled = false

  /// Adds the style to the display; a second call does nothing.
  ///
  /// - Precondition: GTK is initialized. Each element calls this first, so a program that forgot to do that gets a message.
  static func install() {
    guard !isInstalled else { return }
    Toolkit.requireInitialized()
    isInstalled = true
    StyleSheet.addFallback(fallbacks)
    StyleSheet.addForLibrary(css)
  }

  /// Adds the style of a look; the rows' style only when it's first used, as each rule costs time.
  static func install(_ look: FormLook) {
    install()
    guard look == .rows, !hasRows else { return }
    hasRows = true
    StyleSheet.addForLibrary(rows)
    StyleSheet.addForHighContrast(rowsInHighContrast)
    let remarks = RowsRemark.remarks(
      version: AdwaitaFunctions.version, hasItsTheme: Theme.isOfLibadwaita)
    for remark in remarks { remark.report() }
  }

  private static var hasRows = false
}
