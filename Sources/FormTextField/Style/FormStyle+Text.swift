extension FormStyle {
  /// Controls for text.
  static let text = """
    formtextarea > scrolledwindow { border-radius: 5px; background: @theme_base_color; }
    formtextarea textview { padding: 6px 8px; background: none; }
    .form-control.read-only entry, formtextarea.read-only > scrolledwindow {
      background: alpha(currentColor, 0.06);
    }
    formtextarea > scrolledwindow.error { border-color: @form_error_color; }
    .form-counter { opacity: 0.8; }
    .form-affix {
      padding: 0 9px; border: 1px solid @borders; background: alpha(currentColor, 0.05);
    }
    .form-affix:first-child:dir(ltr), .form-affix:not(:first-child):dir(rtl) {
      border-right-width: 0;
    }
    .form-affix:first-child:dir(rtl), .form-affix:not(:first-child):dir(ltr) {
      border-left-width: 0;
    }
    .form-affix:first-child:dir(ltr), .form-affix:last-child:dir(rtl) {
      border-radius: 5px 0 0 5px;
    }
    .form-affix:last-child:dir(ltr), .form-affix:first-child:dir(rtl) {
      border-radius: 0 5px 5px 0;
    }
    .form-suggestions > contents { padding: 3px; }
    .form-suggestions row { padding: 6px 9px; border-radius: 4px; }
    .form-suggestions list { background: none; }
    .form-strength, .form-rules { margin-top: 6px; font-size: smaller; }
    .form-strength label { min-height: 20px; }
    .form-strength block.empty { background: none; border-color: alpha(currentColor, 0.6); }
    .form-strength.weak block.filled {
      background: @form_error_color; border-color: @form_error_color;
    }
    .form-strength.fair block.filled { background: @warning_color; border-color: @warning_color; }
    .form-strength.strong block.filled {
      background: @form_success_color; border-color: @form_success_color;
    }
    .form-again { margin: 8px 0 4px 0; }
    .in-row .form-again { font-size: smaller; opacity: 0.7; margin-bottom: 3px; }
    .form-rules > box { min-height: 20px; }
    .form-rules .met image { color: @form_success_color; }
    .form-rules image { opacity: 0.7; }
    """
}
