extension StyleSheet {
  /// The frame that all controls share.
  static let frame = """
    .form-title { font-weight: bold; margin-bottom: 4px; }
    .form-control image { -gtk-icon-size: 1.2em; }
    .form-control check, .form-control radio {
      min-width: 0.955em; min-height: 0.955em; -gtk-icon-size: 0.955em;
    }
    .form-required { font-size: smaller; opacity: 0.8; }
    .form-title ~ .form-required, .form-title ~ .form-progress { margin-bottom: 4px; }
    .form-control { padding-bottom: 23px; }
    .form-control.described { padding-bottom: 0; }
    .form-control entry.error { color: @theme_text_color; border-color: @form_error_color; }
    .form-message { min-height: 20px; margin-top: 3px; }
    .form-message label { font-size: smaller; }
    .form-message.error { color: @form_error_color; }
    .form-message button { padding: 0 6px; min-height: 20px; }
    .form-progress { color: @form_success_color; }
    """
}
