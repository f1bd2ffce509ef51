extension FormStyle {
  /// Files and pictures.
  static let files = """
    .form-preview { border: 1px solid alpha(currentColor, 0.15); border-radius: 6px; }
    .error > .form-preview { border-color: @form_error_color; }
    .form-control .form-preview > image { -gtk-icon-size: 32px; opacity: 0.6; }
    .form-control button.error { border-color: @form_error_color; }
    """
}
