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
    .form-required { font-size: smaller; opacity: 0.8; }
    .form-title ~ .form-required, .form-title ~ .form-progress { margin-bottom: 4px; }
    formcontrol, formtextfield, formcheckbutton { padding-bottom: 23px; }
    .described { padding-bottom: 0; }
    .form-message { min-height: 20px; margin-top: 3px; }
    .form-message label { font-size: smaller; }
    .form-message.error { color: @form_error_color; }
    .form-message button { padding: 0 6px; min-height: 20px; }
    .form-progress { color: @form_success_color; }
    formtextfield entry.error, .form-entry entry.error {
      color: @theme_text_color; border-color: @form_error_color;
    }
    formpasswordfield, formnumberfield, formintegerfield, formtextarea { padding-bottom: 23px; }
    formtextarea > scrolledwindow { border-radius: 5px; }
    formtextarea textview { padding: 6px 8px; background: none; }
    formtextarea > scrolledwindow { background: @theme_base_color; }
    formtextarea > scrolledwindow:focus-within {
      outline: 2px solid alpha(@theme_selected_bg_color, 0.5); outline-offset: -2px;
    }
    formtextarea > scrolledwindow.error { border-color: @form_error_color; }
    .form-suggestions > contents { padding: 3px; }
    .form-suggestions row { padding: 6px 9px; border-radius: 4px; }
    .form-suggestions list { background: none; }
    .form-counter { opacity: 0.8; }
    .form-affix { padding: 0 9px; border: 1px solid @borders; background: alpha(currentColor, 0.05); }
    .form-affix:first-child:dir(ltr), .form-affix:not(:first-child):dir(rtl) { border-right-width: 0; }
    .form-affix:first-child:dir(rtl), .form-affix:not(:first-child):dir(ltr) { border-left-width: 0; }
    .form-affix:first-child:dir(ltr), .form-affix:last-child:dir(rtl) { border-radius: 5px 0 0 5px; }
    .form-affix:last-child:dir(ltr), .form-affix:first-child:dir(rtl) { border-radius: 0 5px 5px 0; }
    .form-strength, .form-rules { margin-top: 6px; font-size: smaller; }
    .form-strength label { min-height: 20px; }
    .form-strength.weak block.filled { background: @form_error_color; border-color: @form_error_color; }
    .form-strength.fair block.filled { background: @warning_color; border-color: @warning_color; }
    .form-strength.strong block.filled { background: @form_success_color; border-color: @form_success_color; }
    .form-rules > box { min-height: 20px; }
    .form-rules .met image { color: @form_success_color; }
    .form-rules image { opacity: 0.7; }
    .form-banner { padding: 9px 12px; margin: 12px 18px 0 18px; border-radius: 6px; }
    .form-banner:focus-visible { outline: 2px solid alpha(currentColor, 0.4); }
    .form-banner button.link { padding: 0; min-height: 24px; color: inherit; }
    .form-banner button.link label { text-decoration: underline; }
    .form-banner.error { border: 1px solid @form_error_color; }
    .form-banner.error image { color: @form_error_color; }
    .form-banner.success { border: 1px solid @form_success_color; }
    .form-banner.success image,
    .form-banner .form-summary-line image { color: @form_success_color; }
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
