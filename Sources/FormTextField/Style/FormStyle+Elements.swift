extension FormStyle {
  /// Sections, rows and texts between the controls.
  static let elements = """
    .form-heading { font-weight: bold; font-size: 115%; }
    .form-section > .form-heading { margin-top: 12px; }
    .form-expander { min-height: 24px; }
    .form-section > .form-expander { margin: 9px 0 -3px 0; }
    .form-expander expander { -gtk-icon-size: 1.2em; min-width: 1.2em; min-height: 1.2em; }
    .form-expander .error-mark { margin: 0 8px; }
    .form-caption { font-size: smaller; opacity: 0.8; }
    .form-code {
      font-family: monospace; padding: 9px 12px; border-radius: 6px;
      background: alpha(currentColor, 0.07);
    }
    .form-read-only { padding-bottom: 12px; }
    .form-step { min-width: 24px; padding: 2px 6px; }
    .form-page-header { min-height: 34px; }
    .form-page-header .form-heading { font-size: inherit; }
    .form-page-header.with-button > .form-heading:dir(ltr) { margin-right: 40px; }
    .form-page-header.with-button > .form-heading:dir(rtl) { margin-left: 40px; }
    .form-step.current { font-weight: bold; box-shadow: inset 0 -3px @theme_selected_bg_color; }
    .form-row {
      padding: 6px 12px; border: 1px solid alpha(currentColor, 0.15); border-radius: 6px;
    }
    .form-row-title { font-weight: bold; }
    .form-description { opacity: 0.8; }
    .error-mark { color: @form_error_color; }
    .error-mark label { font-size: smaller; }
    """
}
