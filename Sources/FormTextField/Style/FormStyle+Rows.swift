extension FormStyle {
  /// Controls in the rows of boxed lists, with the same dimensions as in GNOME.
  ///
  /// The lists use libadwaita's style if the theme has it; `form-boxed-list` is for other themes.
  ///
  /// A row with an error isn't highlighted under the pointer, where the error would have too little contrast. The frame
  /// of its error covers the lines that separate it from other rows, so two frames share a line.
  static let rows = """
    list.form-boxed-list {
      background: @theme_base_color; border: 1px solid alpha(currentColor, 0.15);
      border-radius: 12px;
    }
    list.form-boxed-list.nested { background: none; border: none; border-radius: 0; }
    list.form-boxed-list > row { padding: 2px; border-bottom: 1px solid alpha(currentColor, 0.1); }
    list.form-boxed-list > row.expander { padding: 0; }
    list.form-boxed-list > row:last-child { border-bottom-width: 0; }
    list:not(.form-boxed-list) > row.form-group:not(:last-child) {
      border-bottom: 1px solid @card_shade_color;
    }
    .form-group list.nested > row:last-child { border-bottom-width: 0; }
    row > .form-control.in-row, row > .form-read-only.in-row, row > .form-button.in-row,
    row > .form-control.in-row.described { margin: -2px; }

    .form-lists { border-spacing: 14px; }
    .in-rows .form-column { margin-bottom: 18px; }
    preferencespage .in-rows .form-column.without-footer { margin: 0; }
    preferencespage formview > box > .form-banner { margin: 0 0 12px 0; }
    preferencespage formview banner > revealer > widget { border-radius: 12px; margin-bottom: 12px; }
    .form-section.in-rows > .form-heading {
      margin-top: 0; margin-bottom: -4px; font-size: inherit;
    }
    .form-section.in-rows:not(.with-description):not(.collapsible) > .form-heading {
      min-height: 34px;
    }
    .form-section.in-rows:not(.collapsible) > box > .form-description { margin-bottom: 2px; }
    .form-section.collapsible.in-rows > .form-expander {
      margin: 0; padding: 15px 14px;
    }
    .form-section.collapsible.in-rows > .form-expander .form-heading {
      font-weight: inherit; font-size: inherit;
    }
    list:not(.form-boxed-list) .in-rows > .form-expander expander {
      -gtk-icon-source: -gtk-icontheme("adw-expander-arrow-symbolic"); opacity: 0.7;
    }
    list:not(.form-boxed-list) .in-rows > .form-expander expander:not(:checked) {
      -gtk-icon-transform: rotate(0.5turn);
    }
    list:not(.form-boxed-list) .in-rows > .form-expander expander:checked:not(:disabled) {
      color: @accent_color; opacity: 1;
    }
    .form-section.in-rows .form-nested > list.nested:first-child {
      border-top: 1px solid alpha(currentColor, 0.1);
    }
    list:not(.form-boxed-list) .in-rows .form-nested > list.nested:first-child {
      border-top-color: @card_shade_color;
    }
    .in-rows > .form-expander expander {
      -gtk-icon-size: 16px; min-width: 16px; min-height: 16px;
    }
    .form-section.collapsible.in-rows > box:not(:first-child) { margin-top: -10px; }
    .form-section.collapsible.in-rows > box > .form-description {
      padding: 0 14px 14px 14px;
    }
    .form-nested > :not(list) { margin-left: 12px; margin-right: 12px; }
    .form-nested > :last-child:not(list) { margin-bottom: 12px; }
    row > .in-rows:not(.form-section):not(.form-row) > :not(.in-row) { margin: 12px; }
    .form-control.in-rows > .form-header, .form-control.in-rows > .form-title {
      min-height: 34px; margin-bottom: 6px;
    }
    .form-control.in-rows .form-title ~ .form-mark { margin-bottom: 0; }
    .form-row.in-rows { border: none; padding: 0; }
    .form-row.in-rows > .form-row-header {
      padding: 9px 14px; min-height: 36px; border-bottom: 1px solid alpha(currentColor, 0.1);
    }
    list:not(.form-boxed-list) > row > .form-row.in-rows > .form-row-header {
      border-bottom-color: @card_shade_color;
    }
    .form-row.in-rows > box:not(:first-child) { margin-top: -10px; }

    .form-control.in-row, .form-read-only.in-row { padding: 9px 14px; min-height: 36px; }
    .in-row > .form-line { min-height: 36px; }
    .form-control.in-row.described { padding-bottom: 9px; margin-bottom: 0; }
    .in-row .form-title { font-weight: inherit; margin-bottom: 0; padding: 0; }
    .in-row .form-title ~ .form-mark, .in-row .form-title ~ .form-progress { margin-bottom: 0; }
    .in-row.entry-row .form-title, .in-row.chooser-row .form-title,
    formcodefield.in-row .form-title, .form-read-only.in-row .form-title {
      font-size: smaller; opacity: 0.7; margin-bottom: 3px;
    }
    .form-button.in-row > button {
      padding: 12px; border-radius: 0; font-weight: bold; min-height: 20px;
      transition: background-color 200ms;
    }
    .form-button.in-row image { -gtk-icon-size: 16px; }
    .in-row.entry-row .form-title ~ .form-mark, .in-row.chooser-row .form-title ~ .form-mark,
    formcodefield.in-row .form-title ~ .form-mark { margin-bottom: 3px; }
    formchoice.in-row > .form-title, formchoice.in-row > .form-header,
    formmultiplechoice.in-row > .form-title, formmultiplechoice.in-row > .form-header {
      min-height: 36px;
    }
    .in-row .form-message { min-height: 0; margin-top: 3px; }
    .in-row .form-message > box:first-child label { opacity: 0.7; }

    .in-row entry, .in-row .linked > entry, .in-row textview, .in-row scrolledwindow,
    .in-row .error > entry {
      background: none; border-color: transparent; border-width: 0; box-shadow: none;
      outline: none; padding: 0; margin: 0; min-height: 18px; border-radius: 0;
    }
    .in-row entry.search { min-height: 24px; }
    .form-control.in-row > entry.error:not(:focus-within),
    .form-control.in-row > .error:not(.linked) > entry:not(:focus-within),
    .form-control.in-row .form-code-boxes > entry.error:not(:focus-within),
    .form-control.in-row .linked.error, .form-control.in-row > .error > .linked,
    .form-control.in-row > scrolledwindow.error:not(:focus-within) { outline: none; }
    .form-control.in-row button.error, .form-control.in-row > .form-line > dropdown.error > button {
      outline-style: none;
    }
    .in-row .form-affix { border-width: 0; padding: 0; background: none; }
    .entry-row .linked > .form-affix:first-child { margin: -1px 0 1px 0; }
    .entry-row .linked > entry ~ .form-affix { margin-top: -16px; }
    .entry-row .linked > entry ~ .form-affix:dir(ltr) { margin-left: 6px; }
    .entry-row .linked > entry ~ .form-affix:dir(rtl) { margin-right: 6px; }
    .in-row colorbutton { margin: -17px 0 1px 0; }

    .in-row.entry-row entry, .in-row.entry-row .linked > entry { margin-top: -16px; }
    .entry-row entry > text, .entry-row entry > image.left:dir(ltr),
    .entry-row entry > image.right:dir(rtl) { padding-top: 15px; padding-bottom: 1px; }
    .entry-row entry.clearable > image.right:dir(ltr),
    .entry-row entry.clearable > image.left:dir(rtl) { margin: 0 9px; }
    .in-row.entry-row:not(.read-only)
    entry:not(.clearable):not(:focus-within):not(:disabled) {
      background-image: -gtk-icontheme("\(Theme.pencil)");
      background-size: 16px 16px; background-repeat: no-repeat;
    }
    .in-row.entry-row:not(.read-only)
    entry:not(.clearable):not(:focus-within):not(:disabled):dir(ltr) {
      background-position: calc(100% - 9px) calc(50% - 1px); padding-right: 34px;
    }
    .in-row.entry-row:not(.read-only)
    entry:not(.clearable):not(:focus-within):not(:disabled):dir(rtl) {
      background-position: 9px calc(50% - 1px); padding-left: 34px;
    }
    .in-row.entry-row:disabled entry:not(.clearable) {
      background: cross-fade(30% -gtk-icontheme("\(Theme.pencil)")) no-repeat;
      background-size: 16px 16px;
    }
    .in-row.entry-row:disabled entry:not(.clearable):dir(ltr) {
      background-position: calc(100% - 9px) calc(50% - 1px); padding-right: 34px;
    }
    .in-row.entry-row:disabled entry:not(.clearable):dir(rtl) {
      background-position: 9px calc(50% - 1px); padding-left: 34px;
    }
    formdatetimefield.in-row.entry-row:not(.read-only)
    .linked > entry:not(.clearable):not(:focus-within) {
      background-image: none; padding: 0;
    }
    .entry-row > .form-title, .entry-row > .form-header { transition: transform 150ms; }
    .entry-row.empty:not(:focus-within) > .form-title {
      transform: translate(0, calc(0.8em + 0.72px)) scale(1.2);
    }
    .entry-row.empty:not(:focus-within) > .form-header {
      transform: translate(0, calc(0.667em + 1.02px)) scale(1.2);
    }
    .entry-row > .form-title:dir(ltr), .entry-row > .form-header:dir(ltr) {
      transform-origin: 0% 50%;
    }
    .entry-row > .form-title:dir(rtl), .entry-row > .form-header:dir(rtl) {
      transform-origin: 100% 50%;
    }

    .in-row.spin-row .linked { border-spacing: 10px; }
    .in-row.spin-row .linked > .form-affix { margin: 0 -4px; }
    .in-row.spin-row .linked > button.image-button {
      min-width: 30px; min-height: 30px; padding: 0; margin: 0; border-radius: 999px;
      border-width: 0; background: alpha(currentColor, 0.1); box-shadow: none;
    }
    .in-row.spin-row .linked > button.image-button:hover {
      background: alpha(currentColor, 0.15);
    }
    .in-row.spin-row .linked > entry + button.image-button:dir(ltr) { margin-left: 4px; }
    .in-row.spin-row .linked > entry + button.image-button:dir(rtl) { margin-right: 4px; }
    .in-row.spin-row .linked > button.image-button:last-child:dir(ltr) { margin-right: 2px; }
    .in-row.spin-row .linked > button.image-button:last-child:dir(rtl) { margin-left: 2px; }

    .in-row .form-options > checkbutton {
      margin: 0 -14px; padding: 17px; min-height: 20px; border-radius: 0;
      border-top: 1px solid alpha(currentColor, 0.1);
    }
    list:not(.form-boxed-list) .in-row .form-options > checkbutton {
      border-top-color: @card_shade_color;
    }
    .in-row > .form-options > checkbutton:first-child,
    .in-row > box > .form-options > checkbutton:first-child { margin-top: 9px; }
    .in-row .form-options:last-child > checkbutton:last-child { margin-bottom: -9px; }
    .in-row .form-list .form-options > checkbutton { margin: 0 -9px; border-width: 0; }
    .in-row .form-options > checkbutton:hover { background: alpha(currentColor, 0.03); }
    .in-row .form-options > checkbutton:active { background: alpha(currentColor, 0.08); }
    .in-row checkbutton { border-spacing: 15px; }
    .in-row:not(.entry-row):not(.spin-row) entry:not(.search) {
      background: alpha(currentColor, 0.08); padding: 0 8px; min-height: 34px; border-radius: 6px;
    }
    .in-row:not(.entry-row):not(.spin-row) entry:not(.search):focus-within {
      outline: 2px solid @form_focus_color;
    }
    .in-row .linked > button.image-button, .in-row .linked > menubutton > button {
      min-height: 24px; padding: 5px; margin: -17px 0 1px 0; border-radius: 9px;
    }
    .in-row.entry-row .linked > button.image-button:dir(ltr),
    .in-row.entry-row .linked > menubutton:dir(ltr) { margin-left: 6px; }
    .in-row.entry-row .linked > button.image-button:dir(rtl),
    .in-row.entry-row .linked > menubutton:dir(rtl) { margin-right: 6px; }
    .in-row .linked > button.image-button > image, .in-row switch > image {
      -gtk-icon-size: 16px;
    }
    .in-row:not(.spin-row) .linked > button.image-button:not(:hover):not(:active),
    .in-row menubutton > button:not(:hover):not(:active):not(:checked),
    .in-row dropdown > button:not(:hover):not(:active):not(:checked) {
      background: none; border-color: transparent; box-shadow: none;
    }
    .in-row :not(.linked) > menubutton > button, .in-row dropdown > button {
      margin-top: -4px; margin-bottom: -4px; font-weight: inherit;
    }
    .in-row :not(.linked) > menubutton:dir(ltr) > button, .in-row dropdown:dir(ltr) > button {
      margin-right: -10px;
    }
    .in-row :not(.linked) > menubutton:dir(rtl) > button, .in-row dropdown:dir(rtl) > button {
      margin-left: -10px;
    }
    .in-row dropdown > button > box { border-spacing: 8px; }
    .in-row.chooser-row button:not(.flat) {
      background: none; border-width: 0; box-shadow: none; padding: 0; min-height: 24px;
      font-weight: inherit; border-radius: 3px; outline-offset: 2px;
      background-image: -gtk-icontheme("document-open-symbolic");
      background-size: 16px 16px; background-repeat: no-repeat;
    }
    .in-row.chooser-row button:not(.flat):dir(ltr) {
      background-position: calc(100% - 9px) calc(50% - 1px); padding-right: 34px;
    }
    .in-row.chooser-row button:not(.flat):dir(rtl) {
      background-position: 9px calc(50% - 1px); padding-left: 34px;
    }
    .in-row.chooser-row > box > button:not(.flat),
    .in-row.chooser-row > box > box:first-child > button:not(.flat) {
      min-height: 18px; margin-top: -16px; padding-top: 15px; padding-bottom: 1px;
    }
    formfilesfield.in-row > box > box:not(:first-child) > button:not(.flat) { margin: -3px 0; }
    .in-row.chooser-row button.flat {
      min-height: 24px; min-width: 24px; padding: 5px; margin: -5px 0;
    }
    .in-row.chooser-row > box > button.flat { margin: -17px 0 1px 0; }
    .in-row.chooser-row button.flat > image { -gtk-icon-size: 16px; }
    .in-row .linked > dropdown > button {
      min-height: 24px; padding-top: 0; padding-bottom: 0; border-width: 0; border-radius: 6px;
      outline-offset: -1px;
    }
    .form-read-only.in-row button {
      min-height: 24px; min-width: 24px; padding: 0; margin: -2px 0;
    }
    .form-read-only.in-row button:dir(ltr) { transform: translate(-5px, -10px); }
    .form-read-only.in-row button:dir(rtl) { transform: translate(5px, -10px); }
    .in-row .linked > dropdown:dir(ltr) { margin: -4px 0 -2px -10px; }
    .in-row .linked > dropdown:dir(rtl) { margin: -4px -10px -2px 0; }
    .in-row .linked > dropdown:dir(ltr) > button { margin: 0; padding-right: 0; }
    .in-row .linked > dropdown:dir(rtl) > button { margin: 0; padding-left: 0; }
    .in-row .linked > dropdown > button > box {
      background: image(alpha(currentColor, 0.5)) no-repeat; background-size: 1px 1.4em;
    }
    .in-row .linked > dropdown:dir(ltr) > button > box {
      background-position: right center; padding-right: 10px;
    }
    .in-row .linked > dropdown:dir(rtl) > button > box {
      background-position: left center; padding-left: 10px;
    }
    .in-row .linked > dropdown ~ entry:dir(ltr) { padding-left: 10px; }
    .in-row .linked > dropdown ~ entry:dir(rtl) { padding-right: 10px; }
    .in-row .linked.vertical > dropdown { margin-bottom: 14px; }
    .in-row .linked.vertical > dropdown > button > box { background: none; }
    .in-row .linked.vertical > dropdown ~ entry:dir(ltr) { padding-left: 0; }
    .in-row .linked.vertical > dropdown ~ entry:dir(rtl) { padding-right: 0; }
    formcheckbutton.form-control.in-row checkbutton {
      padding: 4px; margin: 4px -1px; min-height: 20px;
    }
    formcheckbutton.form-control.in-row.described checkbutton {
      padding: 3px 4px; margin: -3px -1px; min-height: 18px;
    }
    formcheckbutton.in-row.described check {
      margin: -1px 0; transform: translate(0, calc(0.58em + 0.5px));
    }
    formcheckbutton.in-row > .form-message:dir(ltr) { margin-left: calc(0.955em + 24px); }
    formcheckbutton.in-row > .form-message:dir(rtl) { margin-right: calc(0.955em + 24px); }
    .form-boxed-list formcheckbutton.in-row > .form-message:dir(ltr) {
      margin-left: calc(0.955em + 20px);
    }
    .form-boxed-list formcheckbutton.in-row > .form-message:dir(rtl) {
      margin-right: calc(0.955em + 20px);
    }
    .in-row.has-error { outline: 1px solid @form_error_color; outline-offset: -1px; }
    list.boxed-list > row:not(:first-child) > .form-control.in-row.has-error,
    list.nested > row:not(:first-child) > .form-control.in-row.has-error {
      margin-top: -3px; border-top: 1px solid transparent;
    }
    list.boxed-list > row:not(:last-child) > .form-control.in-row.has-error,
    list.nested > row:not(:last-child) > .form-control.in-row.has-error {
      margin-bottom: -3px; border-bottom: 1px solid transparent;
    }
    .in-row.has-error .form-title { color: @form_error_color; opacity: 1; }
    .form-control.entry-row.has-error entry, .form-control.entry-row.has-error textview text,
    .form-control.spin-row.has-error entry {
      color: @form_error_color;
    }
    .entry-row.typing, .spin-row.typing {
      outline: 2px solid @form_focus_color; outline-offset: -1px;
    }
    .entry-row.has-error.typing, .spin-row.has-error.typing {
      outline-color: @form_error_color; outline-width: 3px; outline-offset: -2px;
    }
    .in-row, .in-rows > .form-expander { transition: background-color 200ms; }
    .in-row.activatable:not(.has-error):not(.lone-row):hover, .in-rows > .form-expander:hover {
      background-color: alpha(currentColor, 0.03);
    }
    .in-row.activatable:not(.has-error):not(.lone-row):active, .in-rows > .form-expander:active {
      background-color: alpha(currentColor, 0.08);
    }
    .entry-row.activatable:not(.has-error):not(.lone-row):focus-within {
      background-color: transparent;
    }
    row:first-child > .in-row, row:first-child > .in-rows > .form-expander {
      border-top-left-radius: 12px; border-top-right-radius: 12px;
    }
    .in-row.lone-row { border-radius: 12px; }
    .in-row.lone-row:not(.card) {
      background-color: @theme_base_color; border: 1px solid alpha(currentColor, 0.15);
    }
    row:last-child > .in-row, row:last-child > .in-rows > .form-expander:not(.expanded),
    row:last-child .form-nested > list.nested:last-child {
      border-bottom-left-radius: 12px; border-bottom-right-radius: 12px;
    }
    list.nested > row > .in-row { border-top-left-radius: 0; border-top-right-radius: 0; }
    row:not(:last-child) list.nested > row > .in-row {
      border-bottom-left-radius: 0; border-bottom-right-radius: 0;
    }
    """

  /// Additions while libadwaita shows a high contrast.
  static let rowsInHighContrast = """
    .in-row.entry-row:not(.has-error) .form-title, .form-read-only.in-row .form-title,
    .in-row .form-message > box:first-child label, .in-rows .form-description,
    .in-rows > .form-expander expander:not(:checked) { opacity: 0.9; }
    list:not(.form-boxed-list) > row.form-group:not(:last-child) {
      border-bottom-color: @borders;
    }
    list:not(.form-boxed-list) .in-row .form-options > checkbutton,
    list:not(.form-boxed-list) .in-rows .form-nested > list.nested:first-child {
      border-top-color: @borders;
    }
    .in-row.spin-row .linked > button.image-button { box-shadow: inset 0 0 0 1px @borders; }
    """
}
