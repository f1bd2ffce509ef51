extension StyleSheet {
  /// Controls for text.
  static let text = """
    .form-affix {
      padding: 0 9px; border: 1px solid @borders; background: alpha(currentColor, 0.05);
    }
    .form-affix:not(:first-child) { border-left-width: 0; }
    .form-strength, .form-rules { margin-top: 6px; font-size: smaller; }
    .form-strength label { min-height: 20px; }
    .form-strength.weak block.filled {
      background: @form_error_color; border-color: @form_error_color;
    }
    .form-strength.fair block.filled { background: @warning_color; border-color: @warning_color; }
    .form-strength.strong block.filled {
      background: @form_success_color; border-color: @form_success_color;
    }
    .form-rules > box { min-height: 20px; }
    .form-rules .met image { color: @form_success_color; }
    .form-rules image { opacity: 0.7; }
    """
}
