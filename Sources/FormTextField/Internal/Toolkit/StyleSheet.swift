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
    formcontrol, formtextfield, formcheckbutton, formswitch, formchoice,
    formmultiplechoice, formslider, formrangeslider, formdatefield,
    formtimefield, formdatetimefield { padding-bottom: 23px; }
    .described { padding-bottom: 0; }
    /* The title of a switch is as high as the switch, so that a click hits it. */
    formswitch .form-title { font-weight: normal; margin-bottom: 0; padding: 4px 0; }
    formswitch .form-title ~ .form-required, formswitch .form-progress { margin-bottom: 0; }
    /* Options under each other, and a drop-down with an error. */
    .form-options > checkbutton { padding: 3px 0; }
    .form-list { border: 1px solid alpha(currentColor, 0.15); border-radius: 5px; }
    .form-list .form-options { padding: 3px 9px; }
    formslider scale, formrangeslider scale { padding: 8px; margin: 0 -8px; }
    .linked.error > entry, formdatetimefield .error entry, formtimefield > entry.error { color: @theme_text_color; border-color: @form_error_color; }
    dropdown.error > button { border-color: @form_error_color; }
    .form-message { min-height: 20px; margin-top: 3px; }
    .form-message label { font-size: smaller; }
    .form-message.error { color: @form_error_color; }
    .form-message button { padding: 0 6px; min-height: 20px; }
    .form-progress { color: @form_success_color; }
    formtextfield > entry.error { color: @theme_text_color; border-color: @form_error_color; }
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
