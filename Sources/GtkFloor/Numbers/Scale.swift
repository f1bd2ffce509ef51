import CGtk

/// A slider for a number between two bounds.
///
/// Scrolling the window doesn't change it: the mouse wheel doesn't move the handle, and a finger
/// moves it only along the scale or with a tap. Enter presses the window's default button.
///
/// ```swift
/// let scale = Scale(from: 0, through: 5, step: 1)
/// scale.value = 3
/// ```
public final class Scale: Widget {
  private var changeHandler: gulong = 0

  /// Indicates whether a finger on the scale may still be about to scroll the window.
  private var awaitsDirection = false

  /// The number under the finger in the meantime.
  private var tappedValue: Double?

  private var range: UnsafeMutablePointer<GtkRange> {
    unsafe object.assumingMemoryBound(to: GtkRange.self)
  }

  private var scale: UnsafeMutablePointer<GtkScale> {
    unsafe object.assumingMemoryBound(to: GtkScale.self)
  }

  /// The closure to call when the user has moved the handle.
  public var onChange: () -> Void = {}

  /// Creates a scale.
  ///
  /// - Parameters:
  ///   - minimum: The number at the start.
  ///   - maximum: The number at the end.
  ///   - step: The distance that an arrow key moves the handle; Page Up and Page Down move it ten times as far.
  public convenience init(from minimum: Double, through maximum: Double, step: Double) {
    self.init()
    setBounds(minimum...maximum, step: step)
  }

  package init() {
    guard let widget = unsafe gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil) else {
      fatalError("GTK can't create a scale: it isn't initialized.")
    }
    unsafe super.init(widget)
    unsafe gtk_scale_set_draw_value(scale, 0)
    submit()
    ignoreWheel()
    awaitDirectionOfFinger()
    unsafe changeHandler = connectSignal(object, "value-changed") { [weak self] in
      self?.onChange()
    }
  }

  /// The number; a new value is clamped to the bounds.
  public var value: Double {
    get { unsafe gtk_range_get_value(range) }
    set {
      unsafe silencing(changeHandler, of: object) { unsafe gtk_range_set_value(range, newValue) }
    }
  }

  /// Indicates whether the line is filled up to the handle.
  package var isFilled: Bool {
    get { unsafe gtk_scale_get_has_origin(scale) != 0 }
    set { unsafe gtk_scale_set_has_origin(scale, newValue ? 1 : 0) }
  }

  package func setBounds(_ bounds: ClosedRange<Double>, step: Double) {
    unsafe silencing(changeHandler, of: object) {
      unsafe gtk_range_set_range(range, bounds.lowerBound, bounds.upperBound)
    }
    unsafe gtk_range_set_increments(range, step, step * 10)
  }

  /// The marks below the scale, each with its text.
  package var marks: [(place: Double, text: String)] = [] {
    didSet {
      unsafe gtk_scale_clear_marks(scale)
      for mark in marks {
        unsafe gtk_scale_add_mark(scale, mark.place, GTK_POS_BOTTOM, mark.text)
      }
    }
  }

  private func ignoreWheel() {
    unsafe forEachController(of: gtk_event_controller_scroll_get_type()) {
      unsafe gtk_event_controller_set_propagation_phase($0, GTK_PHASE_NONE)
    }
  }

  /// Leaves the value as it is until a finger moves along the scale, or is lifted.
  private func awaitDirectionOfFinger() {
    guard let touch = unsafe gtk_gesture_drag_new() else { return }
    let gesture = unsafe UnsafeMutableRawPointer(touch)
    unsafe gtk_gesture_single_set_touch_only(touch, 1)
    unsafe connectSignal(gesture, "drag-begin") { [weak self] in self?.awaitsDirection = true }
    unsafe connectSignal(gesture, "drag-update") { [weak self] offset in
      guard let self else { return false }
      if unsafe gtk_drag_check_threshold(pointer, 0, 0, gint(offset.number(0)), 0) != 0 {
        endWaiting()
        unsafe gtk_gesture_set_state(touch, GTK_EVENT_SEQUENCE_CLAIMED)
      }
      return false
    }
    // A canceled gesture means that the window scrolls.
    unsafe connectSignal(gesture, "cancel") { [weak self] in self?.endWaiting() }
    unsafe connectSignal(gesture, "drag-end") { [weak self] in
      guard let self else { return }
      let tapped = tappedValue
      endWaiting()
      if let tapped { unsafe gtk_range_set_value(range, tapped) }
    }
    connect(
      "change-value",
      answering: { [weak self] change in
        guard let self, awaitsDirection else { return false }
        tappedValue = change.number(1)
        return true
      })
    var drag: OpaquePointer?
    unsafe forEachController(of: gtk_gesture_drag_get_type()) { unsafe drag = $0 }
    unsafe gtk_widget_add_controller(pointer, touch)
    guard let drag = unsafe drag else { return }
    // Outside its group, GTK's gesture would end this one.
    unsafe gtk_gesture_group(touch, drag)
    unsafe claimOnlyMouse(drag)
  }

  /// Replaces GTK's handler, which claims a finger that touches the scale: since GTK 4.22, it then can't scroll the
  /// window.
  private func claimOnlyMouse(_ drag: OpaquePointer) {
    let gesture = unsafe UnsafeMutableRawPointer(drag)
    let signal = unsafe g_signal_lookup("drag-begin", gtk_gesture_drag_get_type())
    unsafe g_signal_handlers_disconnect_matched(
      gesture, cgtk_match_signal_and_data(), signal, 0, nil, nil, object)
    unsafe connectSignal(gesture, "drag-begin") { [weak self] in
      guard self?.awaitsDirection == false else { return }
      unsafe gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
    }
  }

  private func endWaiting() {
    awaitsDirection = false
    tappedValue = nil
  }
}
