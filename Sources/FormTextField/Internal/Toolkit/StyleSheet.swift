import CGtk

/// The style of the form's widgets, in GTK's named colours, so that they follow every theme.
enum StyleSheet {
  // The error colour alone is too dark on a dark theme, so it is mixed with half of the text
  // colour, which is legible on a light theme too. The box around a control has no padding: GTK
  // leaves it out of the position that a screen reader gets.
  private static let css = """
    @define-color form_error_color mix(@error_color, @theme_fg_color, 0.5);
    @define-color form_success_color mix(@success_color, @theme_fg_color, 0.5);
    .form-column { margin: 18px 18px 6px 18px; }
    .form-footer { border-top: 1px solid alpha(currentColor, 0.15); }
    .form-footer > * { margin: 12px 18px; }
    .form-obstacle { font-size: smaller; }
    .form-title { font-weight: bold; margin-bottom: 4px; }
    formcontrol image, .form-banner image, .form-toast image { -gtk-icon-size: 1.1em; }
    .form-column check, .form-column radio {
      min-width: 0.955em; min-height: 0.955em; -gtk-icon-size: 0.955em;
    }
    .form-required { font-size: smaller; opacity: 0.8; }
    .form-title ~ .form-required, .form-title ~ .form-progress { margin-bottom: 4px; }
    formcontrol, formtextfield, formcheckbutton { padding-bottom: 23px; }
    formfilefield, formpicturefield, formcolorfield { padding-bottom: 23px; }
    .described { padding-bottom: 0; }
    .form-message { min-height: 20px; margin-top: 3px; }
    .form-message label { font-size: smaller; }
    .form-message.error { color: @form_error_color; }
    .form-message button { padding: 0 6px; min-height: 20px; }
    .form-progress { color: @form_success_color; }
    formtextfield > entry.error { color: @theme_text_color; border-color: @form_error_color; }
    .form-heading { font-weight: bold; font-size: 115%; }
    .form-section > .form-heading, .form-section > expander-widget { margin-top: 12px; }
    .form-preview { border: 1px solid alpha(currentColor, 0.15); border-radius: 6px; }
    .form-preview > image { -gtk-icon-size: 32px; opacity: 0.6; }
    formcolorfield > box.error > entry { border-color: @form_error_color; }
    formcolorfield > box.error > entry { color: @theme_text_color; }
    formfilefield > box.error > button, formpicturefield > box.error > box > button {
      border-color: @form_error_color;
    }
    .form-step { min-width: 24px; padding: 2px 6px; }
    .form-step.current { font-weight: bold; border-color: currentColor; }
    .form-row { border: 1px solid alpha(currentColor, 0.15); border-radius: 6px; }
    .form-row { padding: 6px 12px 0 12px; }
    .form-row-title { font-weight: bold; }
    .form-description { opacity: 0.8; }
    .error-mark { color: @form_error_color; }
    .error-mark label { font-size: smaller; }
    .form-banner, .form-toast { padding: 9px 12px; border-radius: 6px; }
    .form-banner:focus-visible, .form-toast:focus-visible {
      outline: 2px solid alpha(currentColor, 0.4);
    }
    .form-column > .form-banner { margin-bottom: 6px; }
    .form-banner.error { border: 1px solid @form_error_color; }
    window > box > .form-banner { margin: 12px 18px 0 18px; }
    .form-banner.error image { color: @form_error_color; }
    .form-banner.success { border: 1px solid @form_success_color; }
    .form-banner.success image,
    .form-banner .form-summary-line image { color: @form_success_color; }
    .form-banner button.link { padding: 0; min-height: 24px; color: inherit; }
    .form-banner button.link label { text-decoration: underline; }
    .form-toast {
      margin: 12px; background: @theme_fg_color; color: @theme_bg_color;
      box-shadow: 0 1px 4px alpha(black, 0.4);
    }
    """

  private static var isInstalled = false

  /// Adds the style to the display; a second call does nothing.
  static func install() {
    guard !isInstalled, let display = unsafe gdk_display_get_default() else { return }
    isInstalled = true
    guard let provider = unsafe gtk_css_provider_new() else { return }
    unsafe gtk_css_provider_load_from_data(provider, css, css.utf8.count)
    unsafe gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    unsafe g_object_unref(UnsafeMutableRawPointer(provider))
  }
}
