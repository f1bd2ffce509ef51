import CGtk
import Foundation
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class StrengthMeterTests: WidgetTestCase {
  func testIsAsWideAsItsFieldWithoutAScore() {
    onStage { stage in
      let password = stage.password()
      password.strength = { _ in PasswordRating(score: 0) }
      stage.show()
      let bar = visible(gtk_level_bar_get_type(), in: password.widget.pointer)[0]
      let field = password.frame.editor.widget.pointer
      assertSoon(gtk_widget_get_width(bar) == gtk_widget_get_width(field), "as wide")
      password.text = "abc"
      assertSoon(gtk_widget_get_width(bar) < gtk_widget_get_width(field), "beside a word")
    }
  }

  func testItsEmptyBlocksStandOutInEveryTheme() {
    for (theme, isDark) in [
      ("Default", false), ("Default", true), ("HighContrast", false), ("HighContrast", true),
    ] {
      onStage { stage in
        let settings = gtk_settings_get_default()
        setTheme(settings, theme, isDark: isDark)
        defer { setTheme(settings, "Default", isDark: false) }
        let password = stage.password()
        password.strength = { _ in PasswordRating(score: 0) }
        stage.show()
        let bar = visible(gtk_level_bar_get_type(), in: password.widget.pointer)[0]
        assertSoon(contrast(of: bar) >= 3, "\(theme), \(isDark)")
      }
    }
  }
}

@MainActor
private func setTheme(_ settings: OpaquePointer?, _ name: String, isDark: Bool) {
  let settings = UnsafeMutableRawPointer(settings)?.assumingMemoryBound(to: GObject.self)
  var value = GValue()
  g_value_init(&value, FundamentalType.string)
  g_value_set_string(&value, name)
  g_object_set_property(settings, "gtk-theme-name", &value)
  g_value_unset(&value)
  if ToolkitDifferences.has("hasColorScheme") {
    g_value_init(&value, g_type_from_name("GtkInterfaceColorScheme"))
    g_value_set_enum(&value, isDark ? 2 : 3)
    g_object_set_property(settings, "gtk-interface-color-scheme", &value)
  } else {
    g_value_init(&value, FundamentalType.boolean)
    g_value_set_boolean(&value, isDark ? 1 : 0)
    g_object_set_property(settings, "gtk-application-prefer-dark-theme", &value)
  }
  g_value_unset(&value)
}

/// Returns the greatest contrast, as defined by WCAG 2, between a widget's pixels and those above
/// it.
@MainActor
private func contrast(of widget: WidgetPointer) -> Double {
  guard let root = gtk_widget_get_root(widget), let native = gtk_widget_get_native(widget),
    let paintable = gtk_widget_paintable_new(
      UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)),
    let snapshot = gtk_snapshot_new()
  else { return 0 }
  let (width, height) = (
    gdk_paintable_get_intrinsic_width(paintable), gdk_paintable_get_intrinsic_height(paintable)
  )
  var place = graphene_rect_t()
  _ = gtk_widget_compute_bounds(
    widget, UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self), &place)
  gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
  g_object_unref(UnsafeMutableRawPointer(paintable))
  guard let node = gtk_snapshot_free_to_node(snapshot) else { return 0 }
  defer { gsk_render_node_unref(node) }
  var area = graphene_rect_t(
    origin: graphene_point_t(x: 0, y: 0),
    size: graphene_size_t(width: Float(width), height: Float(height)))
  guard let texture = gsk_renderer_render_texture(gtk_native_get_renderer(native), node, &area)
  else { return 0 }
  defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
  var pixels = [UInt8](repeating: 0, count: Int(width * height) * 4)
  gdk_texture_download(texture, &pixels, gsize(width * 4))
  func luminance(_ x: Int, _ y: Int) -> Double {
    let start = (y * Int(width) + x) * 4  // Blue, green, red.
    return zip(pixels[start..<start + 3], [0.0722, 0.7152, 0.2126]).reduce(0) { sum, part in
      let value = Double(part.0) / 255
      return sum + part.1 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
  }
  let (left, top) = (Int(place.origin.x), Int(place.origin.y))
  let back = luminance(left + 10, top - 2)
  return (top..<top + Int(place.size.height)).map { y in
    let light = luminance(left + 10, y)
    return (max(light, back) + 0.05) / (min(light, back) + 0.05)
  }.max() ?? 0
}
