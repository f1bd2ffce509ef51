import CGtk
import GenericForm

/// The numbers of a slider: its bounds, its step, and how a number is written.
struct SliderNumbers {
  var bounds: ClosedRange<Double> = 0...100
  var step = 1.0
  var unit = ""
  var title: ((Double) -> String)?

  /// The digits after the decimal separator.
  private var decimals: Int {
    let text = step.description
    guard !text.contains("e"), let point = text.firstIndex(of: ".") else { return 0 }
    let digits = text[text.index(after: point)...]
    return digits == "0" ? 0 : digits.count
  }

  /// The nearest number that can be chosen.
  func nearest(to number: Double) -> Double {
    let steps = ((number - bounds.lowerBound) / step).rounded()
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let stepped = ((bounds.lowerBound + steps * step) * power).rounded() / power
    return min(max(stepped, bounds.lowerBound), bounds.upperBound)
  }

  /// The number as a person reads it.
  func text(of number: Double) -> String {
    if let title { return title(number) }
    let text = NumberFormat.current.text(of: number, decimals: decimals)
    return unit.isEmpty ? text : "\(text)\u{A0}\(unit)"
  }
}

/// A scale with a handle, and beside it the number in words.
///
/// The wheel does not move it: a window that is scrolled would change values.
final class SliderScale {
  let row = Box(.row, spacing: 9)
  let scale: Widget
  private let words = Label()
  private var changeHandler: gulong = 0

  /// The limits within the bounds, as of a handle beside another one; nil for the bounds.
  var limits: (() -> ClosedRange<Double>)?

  var onChange: () -> Void = {}

  init(_ numbers: SliderNumbers, marks: [Double]) {
    guard let widget = unsafe gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil) else {
      fatalError("GTK can't create a scale: it isn't initialized.")
    }
    unsafe scale = Widget(widget)
    self.numbers = numbers
    value = numbers.bounds.lowerBound
    unsafe gtk_scale_set_draw_value(object(of: GtkScale.self), 0)
    scale.expandsHorizontally = true
    scale.submit()
    ignoreWheel()
    for mark in marks {
      unsafe gtk_scale_add_mark(
        object(of: GtkScale.self), mark, GTK_POS_BOTTOM, numbers.text(of: mark))
    }
    words.addStyleClass("form-number")
    unsafe gtk_label_set_xalign(words.opaque, 1)
    if !marks.isEmpty { words.alignToTop() }
    row.append(scale)
    row.append(words)
    unsafe changeHandler = connect(scale.object, "value-changed") { [weak self] in self?.moved() }
    showNumbers()
  }

  private func object<Class>(of _: Class.Type) -> UnsafeMutablePointer<Class> {
    unsafe scale.object.assumingMemoryBound(to: Class.self)
  }

  var numbers: SliderNumbers {
    didSet { showNumbers() }
  }

  /// The number, which may be outside of the bounds until the handle is moved.
  var value: Double {
    didSet { showValue() }
  }

  private func showNumbers() {
    unsafe g_signal_handler_block(scale.object, changeHandler)
    let (bounds, step) = (numbers.bounds, numbers.step)
    unsafe gtk_range_set_range(object(of: GtkRange.self), bounds.lowerBound, bounds.upperBound)
    unsafe gtk_range_set_increments(object(of: GtkRange.self), step, step * 10)
    let longest = [bounds.lowerBound, bounds.upperBound].map { numbers.text(of: $0).count }.max()
    unsafe gtk_label_set_width_chars(words.opaque, gint(longest ?? 0))
    unsafe g_signal_handler_unblock(scale.object, changeHandler)
    showValue()
  }

  private func showValue() {
    unsafe g_signal_handler_block(scale.object, changeHandler)
    unsafe gtk_range_set_value(object(of: GtkRange.self), value)
    unsafe g_signal_handler_unblock(scale.object, changeHandler)
    let text = numbers.text(of: value)
    words.text = text
    scale.setValueText(text)
  }

  private func moved() {
    let limits = limits?() ?? numbers.bounds
    let nearest = numbers.nearest(to: unsafe gtk_range_get_value(object(of: GtkRange.self)))
    value = min(max(nearest, limits.lowerBound), limits.upperBound)
    onChange()
  }

  private func ignoreWheel() {
    guard let controllers = unsafe gtk_widget_observe_controllers(scale.pointer) else { return }
    for place in 0..<(unsafe g_list_model_get_n_items(controllers)) {
      guard let item = unsafe g_list_model_get_item(controllers, place) else { continue }
      if unsafe isInstance(item, of: gtk_event_controller_scroll_get_type()) {
        unsafe gtk_event_controller_set_propagation_phase(OpaquePointer(item), GTK_PHASE_NONE)
      }
      unsafe g_object_unref(item)
    }
    unsafe g_object_unref(UnsafeMutableRawPointer(controllers))
  }
}
