extension StyleSheet {
  /// Controls for a choice. The title of a switch is as high as the switch, so that a click hits it.
  static let choice = """
    formswitch .form-title { font-weight: normal; margin-bottom: 0; padding: 4px 0; }
    formswitch .form-title ~ .form-required, formswitch .form-progress { margin-bottom: 0; }
    .form-options > checkbutton { padding: 3px 0; }
    dropdown.error > button { border-color: @form_error_color; }
    """
}
