extension FormStyle {
  /// Controls for a choice.
  ///
  /// A switch's title is as high as the switch, so clicking beside the text works too.
  static let choice = """
    formswitch .form-title { font-weight: normal; margin-bottom: 0; padding: 4px 0; }
    formswitch .form-title ~ .form-mark, formswitch .form-progress { margin-bottom: 0; }
    .form-options > checkbutton { padding: 4px 0; }
    .form-list { border: 1px solid alpha(currentColor, 0.15); border-radius: 5px; }
    .form-list .form-options { padding: 3px 9px; }
    .form-tag {
      padding-left: 9px; border-radius: 9px; background: alpha(currentColor, 0.08);
    }
    .form-tag:dir(rtl) { padding-left: 0; padding-right: 9px; }
    .form-tag > button { min-height: 24px; min-width: 24px; padding: 2px; }
    .form-no-match { padding: 9px 12px; opacity: 0.7; }
    formslider scale, formrangeslider scale { padding: 8px; }
    .linked.error > entry, formdatetimefield .error entry {
      color: @theme_text_color; border-color: @form_error_color;
    }
    dropdown.error > button { border-color: @form_error_color; }
    """
}
