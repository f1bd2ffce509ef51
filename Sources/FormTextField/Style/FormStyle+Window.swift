extension FormStyle {
  /// The style of a window around its elements.
  static let window = """
    .form-column { margin: 18px 18px 6px 18px; }
    .form-column.without-footer { margin-bottom: 18px; }
    .form-footer { border-top: 1px solid alpha(currentColor, 0.15); }
    .form-footer > * { margin: 12px 18px; }
    .form-question { margin: 18px; }
    .form-obstacle { font-size: smaller; }
    .form-banner, .form-toast { padding: 9px 12px; border-radius: 6px; }
    .form-column > .form-banner { margin-bottom: 6px; }
    formview > box > .form-banner { margin: 12px 18px 0 18px; }
    .form-banner image, .form-toast image { -gtk-icon-size: 1.2em; }
    .form-banner.information { border: 1px solid alpha(currentColor, 0.3); }
    .form-banner.error { border: 1px solid @form_error_color; }
    .form-banner.error image { color: @form_error_color; }
    .form-banner.success { border: 1px solid @form_success_color; }
    .form-banner.success image,
    .form-banner .form-summary-line image { color: @form_success_color; }
    .form-banner button.link {
      padding: 0; min-height: 24px; color: inherit; background: none; border-color: transparent;
    }
    .form-banner button.link label { text-decoration: underline; }
    .form-banner .form-expander label { font-size: inherit; font-weight: normal; }
    banner ~ .form-details > scrolledwindow { padding: 6px 12px; }
    .form-toast button { min-width: 24px; min-height: 24px; padding: 0; color: inherit; }
    .form-toast {
      margin: 12px; background: @theme_fg_color; color: @theme_bg_color;
      box-shadow: 0 1px 4px alpha(black, 0.4);
    }
    """
}
