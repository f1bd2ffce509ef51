import CGtk

/// A finger that touches the text of an entry, and scrolls the window around the entry if it moves up or down.
///
/// Since GTK 4.22, the text claims the finger when it touches it, and the scrolled window loses it.
@safe final class FingerOnText {
  private let text: WidgetPointer
  private let gesture: OpaquePointer
  private var isScrolling = false

  /// The place of the touch on the text.
  private var touch = (x: 0.0, y: 0.0)

  /// The distance of the touch from the top of the scrolled window.
  private var start = 0.0

  /// The position of the scrolled window when it was touched.
  private var value = 0.0

  /// Follows each finger that touches a text, if GTK doesn't.
  static func follow(on text: WidgetPointer) {
    guard Toolkit.isAtLeast(minor: 22), let gesture = unsafe gtk_gesture_drag_new() else { return }
    let finger = unsafe FingerOnText(text, gesture)
    let object = unsafe UnsafeMutableRawPointer(gesture)
    unsafe gtk_gesture_single_set_touch_only(gesture, 1)
    unsafe connectSignal(
      object, "drag-begin",
      answering: { place in
        finger.begin(x: place.number(0), y: place.number(1))
        return false
      })
    unsafe connectSignal(
      object, "drag-update",
      answering: { offset in
        finger.move(x: offset.number(0), y: offset.number(1))
        return false
      })
    var click: OpaquePointer?
    unsafe Widget(text).forEachController(of: gtk_gesture_click_get_type()) { unsafe click = $0 }
    unsafe gtk_widget_add_controller(text, gesture)
    // Outside its group, the text's gesture would end this one.
    if let click = unsafe click { unsafe gtk_gesture_group(gesture, click) }
  }

  private init(_ text: WidgetPointer, _ gesture: OpaquePointer) {
    unsafe self.text = text
    unsafe self.gesture = gesture
  }

  private func begin(x: Double, y: Double) {
    guard let scroller = unsafe scroller else { return }
    isScrolling = false
    touch = (x, y)
    start = unsafe distance(x, y, from: scroller)
    value = unsafe gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(scroller))
  }

  private func move(x: Double, y: Double) {
    guard let scroller = unsafe scroller else { return }
    if !isScrolling {
      guard abs(y) > abs(x), unsafe gtk_drag_check_threshold(text, 0, 0, 0, gint(y)) != 0 else {
        return
      }
      isScrolling = true
      // Meanwhile, the finger selects nothing.
      unsafe Widget(text).forEachController(of: gtk_gesture_get_type()) {
        if unsafe $0 != gesture { unsafe gtk_event_controller_reset($0) }
      }
    }
    let now = unsafe distance(touch.x + x, touch.y + y, from: scroller)
    unsafe gtk_adjustment_set_value(
      gtk_scrolled_window_get_vadjustment(scroller), value + start - now)
  }

  private var scroller: OpaquePointer? {
    unsafe gtk_widget_get_ancestor(text, gtk_scrolled_window_get_type()).map {
      OpaquePointer($0)
    }
  }

  /// Returns the distance of a place on the text from the top of the scrolled window.
  private func distance(_ x: Double, _ y: Double, from scroller: OpaquePointer) -> Double {
    var (place, result) = (graphene_point_t(x: Float(x), y: Float(y)), graphene_point_t())
    let around = unsafe UnsafeMutablePointer<GtkWidget>(scroller)
    let isKnown = unsafe gtk_widget_compute_point(text, around, &place, &result) != 0
    return isKnown ? Double(result.y) : 0
  }
}
