import CGtk
import Foundation
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The pixels of a drawn widget.
@MainActor
struct DrawnWidget {
  let width: Int
  let height: Int
  private let pixels: [UInt8]

  /// Draws a widget of a visible window.
  init?(_ widget: WidgetPointer) {
    guard let native = gtk_widget_get_native(widget),
      let renderer = gtk_native_get_renderer(native),
      let paintable = gtk_widget_paintable_new(widget), let snapshot = gtk_snapshot_new()
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    // This size includes the padding, which the size of a widget doesn't.
    let width = gdk_paintable_get_intrinsic_width(paintable)
    let height = gdk_paintable_get_intrinsic_height(paintable)
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var area = graphene_rect_t()
    graphene_rect_init(&area, 0, 0, Float(width), Float(height))
    guard let texture = gsk_renderer_render_texture(renderer, node, &area) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    (self.width, self.height) = (Int(width), Int(height))
    var pixels = [UInt8](repeating: 0, count: Int(width * height) * 4)
    gdk_texture_download(texture, &pixels, gsize(width) * 4)
    self.pixels = pixels
  }

  func isRed(_ x: Int, _ y: Int) -> Bool {
    // Cairo's order is blue, green, red.
    let start = (y * width + x) * 4
    return Int(pixels[start + 2]) > Int(pixels[start + 1]) + 60
  }

  /// Returns the relative luminance of a pixel, as defined by WCAG 2.
  func luminance(_ x: Int, _ y: Int) -> Double {
    let start = (y * width + x) * 4
    return zip(pixels[start..<start + 3], [0.0722, 0.7152, 0.2126]).reduce(0) { sum, part in
      let value = Double(part.0) / 255
      return sum + part.1 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
  }

  /// Returns the blue, green, red and opacity of a pixel.
  func color(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(pixels[start..<start + 4])
  }

  /// Returns the number of colors in an area.
  func colorCount(in columns: Range<Int>, _ rows: Range<Int>) -> Int {
    let area = rows.flatMap { y in columns.map { x in (y * width + x) * 4 } }
    return Set(area.map { Array(pixels[$0..<$0 + 4]) }).count
  }

  /// Returns the color in an area that differs most from that of its first pixel.
  func textColor(in columns: ClosedRange<Int>, _ rows: ClosedRange<Int>) -> [UInt8] {
    let colors = rows.flatMap { y in
      columns.map { x in Array(pixels[(y * width + x) * 4..<(y * width + x) * 4 + 3]) }
    }
    guard let background = colors.first else { return [] }
    let distance = { (color: [UInt8]) in
      zip(color, background).map { abs(Int($0) - Int($1)) }.reduce(0, +)
    }
    return colors.max { distance($0) < distance($1) } ?? background
  }

  /// Returns whether a color of a pixel differs by more than a tolerance from that in another picture.
  func differs(from other: DrawnWidget, _ x: Int, _ y: Int, by tolerance: Int) -> Bool {
    let start = (y * width + x) * 4
    return zip(pixels[start..<start + 4], other.pixels[start..<start + 4])
      .contains { abs(Int($0) - Int($1)) > tolerance }
  }

  /// Saves the picture.
  func save(_ path: String) {
    let bytes = g_bytes_new(pixels, gsize(pixels.count))
    defer { g_bytes_unref(bytes) }
    guard
      let texture = gdk_memory_texture_new(
        gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(width) * 4)
    else { return }
    gdk_texture_save_to_png(texture, path)
    g_object_unref(UnsafeMutableRawPointer(texture))
  }

  /// Returns whether a red line surrounds an area, except at its round corners.
  func hasRedFrame(_ area: graphene_rect_t, corner: Int = 7) -> Bool {
    let left = Int(area.origin.x)
    let top = Int(area.origin.y)
    let (right, bottom) = (left + Int(area.size.width) - 1, top + Int(area.size.height) - 1)
    guard left >= 0, top >= 0, right < width, bottom < height else { return false }
    return (left + corner...right - corner).allSatisfy { isRed($0, top) && isRed($0, bottom) }
      && (top + corner...bottom - corner).allSatisfy { isRed(left, $0) && isRed(right, $0) }
  }
}

/// Returns the contrast of two luminances, as defined by WCAG 2.
func contrast(_ one: Double, _ other: Double) -> Double {
  (max(one, other) + 0.05) / (min(one, other) + 0.05)
}

/// Waits until a drawing stays the same for a while.
@MainActor
func settle<Drawing: Collection & Equatable>(
  _ drawing: () -> Drawing, file: StaticString = #filePath, line: UInt = #line
) {
  var last = drawing()
  var since = g_get_monotonic_time()
  let isSettled = spin(
    until: {
      let next = drawing()
      if next != last || next.isEmpty { (last, since) = (next, g_get_monotonic_time()) }
      return g_get_monotonic_time() - since > 200_000
    }())
  if !isSettled { XCTFail("The drawing keeps changing.", file: file, line: line) }
}
