extension FormStyle {
  /// The outline of the part with the keyboard focus, with a contrast of 3 where themes draw it half transparent.
  static let focus = """
    .form-control entry:focus-within, .form-control checkbutton:focus-visible,
    .form-control switch:focus-visible, .form-control scale:focus-visible > trough,
    .form-control button:focus-visible, formview button:focus-visible,
    formview expander:focus-visible, .form-menu > button:focus-visible {
      outline-color: @form_focus_color;
    }
    .form-control:not(.in-row) > box > checkbutton:focus-visible,
    formcheckbutton > box > checkbutton:focus-visible { outline-offset: -3px; }
    formtextarea > scrolledwindow:focus-within {
      outline: 2px solid @form_focus_color; outline-offset: -2px;
    }
    .form-control entry.error:focus-within { outline-color: @form_error_color; }
    .form-banner:focus-visible, .form-toast:focus-visible {
      outline: 2px solid alpha(currentColor, 0.7);
    }
    banner:focus-visible { outline: 2px solid @form_focus_color; outline-offset: -2px; }
    """
}
