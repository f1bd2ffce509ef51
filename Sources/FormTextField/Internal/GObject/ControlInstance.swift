import CGtk

/// Connects the widget of a control, whose references GTK counts, with its Swift object.
///
/// The Swift object holds the widget. The widget holds the Swift object too, but only while
/// something else refers to the widget, as its window does. A toggle reference notifies when that
/// begins and ends.
@safe final class ControlInstance {
  let pointer: UnsafeMutableRawPointer

  private weak var control: FormControl?

  /// A strong reference to the control, while something else refers to the widget.
  private var controlInUse: FormControl?

  /// Indicates whether Swift is creating a control, and its widget with it.
  private static var isMaking = false

  /// Makes a widget for a control that is made in Swift.
  init(making type: GType) {
    Toolkit.requireInitialized()
    Self.isMaking = true
    unsafe pointer = cgtk_object_new(type)
    Self.isMaking = false
    unsafe _ = g_object_ref_sink(pointer)
    connect()
    unsafe g_object_unref(pointer)
  }

  /// Adopts a widget that is being made elsewhere, as by GtkBuilder.
  private init(adopting pointer: UnsafeMutableRawPointer) {
    unsafe self.pointer = pointer
    connect()
  }

  isolated deinit {
    unsafe Self.slot(of: pointer).pointee = nil
    unsafe g_object_remove_toggle_ref(
      object, Self.toggled, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Makes `control` the Swift object of the widget.
  func host(_ control: FormControl) {
    self.control = control
    if unsafe object.pointee.ref_count > 1 { controlInUse = control }
  }

  @safe var widget: UnsafeMutablePointer<GtkWidget> {
    unsafe pointer.assumingMemoryBound(to: GtkWidget.self)
  }

  private var object: UnsafeMutablePointer<GObject> {
    unsafe pointer.assumingMemoryBound(to: GObject.self)
  }

  private func connect() {
    unsafe Self.slot(of: pointer).pointee = .passUnretained(self)
    unsafe g_object_add_toggle_ref(object, Self.toggled, Unmanaged.passUnretained(self).toOpaque())
  }

  private static let toggled: GToggleNotify = { context, _, isLast in
    guard let context = unsafe context else { return }
    let instance = unsafe Unmanaged<ControlInstance>.fromOpaque(context).takeUnretainedValue()
    instance.controlInUse = isLast == 0 ? instance.control : nil
  }
}

// MARK: - From the widget to its control

extension ControlInstance {
  /// The bytes that the class adds to those of a GtkWidget.
  static let slotSize = unsafe MemoryLayout<Unmanaged<ControlInstance>?>.size

  /// The control of a widget; nil once the widget is being destroyed.
  static func control(of widget: UnsafeMutableRawPointer?) -> FormControl? {
    guard let widget = unsafe widget else { return nil }
    return unsafe slot(of: widget).pointee?.takeUnretainedValue().control
  }

  /// Creates the Swift object of a widget, unless the widget is created by one.
  static func initialize(
    _ widget: UnsafeMutablePointer<GTypeInstance>?, make: (ControlInstance) -> FormControl
  ) {
    guard !isMaking, let widget = unsafe widget else { return }
    let instance = unsafe ControlInstance(adopting: UnsafeMutableRawPointer(widget))
    _ = make(instance)
  }

  private static func slot(
    of widget: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<Unmanaged<ControlInstance>?> {
    unsafe (widget + MemoryLayout<GtkWidget>.size)
      .assumingMemoryBound(to: Unmanaged<ControlInstance>?.self)
  }
}
