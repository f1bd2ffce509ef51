extension FormStyle {
  /// The frame that all controls share.
  ///
  /// The space below a control is the height of one message and part of the distance to the next control, so nothing
  /// moves when a message appears and the form stays short.
  ///
  /// An error is also an outline, as some themes have no borders, and a border would stop at the buttons attached to
  /// an entry. A focused part has another outline.
  ///
  /// GTK draws selected text over the normal text, so it would appear twice if it weren't transparent.
  static let frame = """
    .form-title { font-weight: bold; margin-bottom: 4px; }
    .form-control image { -gtk-icon-size: 1.2em; }
    .form-control check, .form-control radio {
      min-width: 0.954em; min-height: 0.954em; -gtk-icon-size: 0.954em;
    }
    .form-control > box > checkbutton {
      min-height: 24px; margin: -4px -5px; padding-left: 5px; padding-right: 5px;
    }
    formcheckbutton > box > checkbutton { padding-top: 0; padding-bottom: 0; }
    .form-mark { font-size: smaller; opacity: 0.8; }
    .form-title ~ .form-mark, .form-title ~ .form-progress { margin-bottom: 4px; }
    .form-control { padding-bottom: 16px; }
    .form-control.described { padding-bottom: 0; margin-bottom: -4px; }
    .form-control entry.error { color: @theme_text_color; border-color: @form_error_color; }
    .form-control .linked { border-radius: 5px; }
    .form-control > entry.error:not(:focus-within),
    .form-control > .error:not(.linked) > entry:not(:focus-within),
    .form-code-boxes > entry.error:not(:focus-within),
    .form-control .linked.error, .form-control > .error > .linked,
    .form-control button.error:not(:focus-visible),
    .form-control > dropdown.error > button:not(:focus-visible),
    .form-control > scrolledwindow.error:not(:focus-within) {
      outline: 1px solid @form_error_color; outline-offset: -1px;
    }
    .form-control text > selection:not(:focus-within):not(:backdrop) {
      background: none; color: transparent;
    }
    .form-message { min-height: 18px; margin-top: 2px; }
    .form-message label { font-size: smaller; }
    .form-message.error { color: @form_error_color; }
    .form-message button { padding: 0 6px; min-height: 22px; margin: -2px 0; }
    .form-progress { color: @form_success_color; }
    """
}
