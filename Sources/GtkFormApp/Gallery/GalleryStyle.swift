import FormTextField

/// The style of the gallery, in the named colors of the theme.
enum GalleryStyle {
  private static let css = """
    .gallery-side { background: @theme_base_color; box-shadow: 0 0 0 1px alpha(currentColor, 0.15); }
    .gallery-side > entry { margin: 9px 9px 3px 9px; }
    .gallery-side list { background: none; padding: 0 6px 6px 6px; }
    .gallery-side row { min-height: 0; padding: 5px 9px; margin: 0 3px; }
    .gallery-side .form-list-heading {
      font-size: smaller; opacity: 0.7; padding: 12px 12px 3px 12px;
    }
    .gallery-page { margin: 18px; }
    .gallery-title { font-size: 160%; }
    .gallery-stage {
      padding: 24px 24px 12px 24px; border: 1px solid alpha(currentColor, 0.15);
      border-radius: 9px; background: @theme_base_color;
    }
    .gallery-options {
      padding: 9px 0; border: 1px solid alpha(currentColor, 0.15); border-radius: 9px;
    }
    .gallery-options .form-control { padding: 0 18px; }
    .gallery-options .form-title { font-weight: normal; }
    .gallery-code {
      padding: 3px 12px 12px 12px; border-radius: 9px; background: alpha(currentColor, 0.07);
    }
    .gallery-code label { font-family: monospace; }
    .gallery-states { padding: 12px 0 6px 0; }
    .gallery-state { padding-top: 12px; border-top: 1px solid alpha(currentColor, 0.1); }
    .gallery-state > .form-lists { margin-bottom: 12px; }
    """

  @MainActor
  static func install() {
    StyleSheet.add(css)
  }
}
