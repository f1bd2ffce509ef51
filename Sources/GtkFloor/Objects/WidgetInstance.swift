import CGtk

/// Connects a widget, which GTK counts references to, with the Swift object that implements it.
///
/// The Swift object retains the widget. The widget retains the Swift object too, but only while something else, such
/// as its window, refers to the widget. A toggle reference reports when that begins and ends.
@safe package final class WidgetInstance {
  let pointer: UnsafeMutableRawPointer

  private weak var owner: (any WidgetImplementation)?

  /// A strong reference to the owner while something else refers to the widget.
  private var ownerInUse: (any WidgetImplementation)?

  /// Indicates whether Swift is creating an object together with its widget.
  private static var isMaking = false

  /// Called with each new owner of a widget, so tests can check that it's released.
  static var onHost: ((any WidgetImplementation) -> Void)?

  /// Creates a widget for an object created in Swift.
  package init(making widgetClass: WidgetClass) {
    Toolkit.requireInitialized()
    Self.isMaking = true
    unsafe pointer = cgtk_object_new(widgetClass.type)
    Self.isMaking = false
    unsafe _ = g_object_ref_sink(pointer)
    connect()
    unsafe g_object_unref(pointer)
  }

  /// Adopts a widget that other code, such as GtkBuilder, is creating.
  private init(adopting pointer: UnsafeMutableRawPointer) {
    unsafe self.pointer = pointer
    connect()
  }

  isolated deinit {
    unsafe Self.slot(of: pointer).pointee = nil
    unsafe g_object_remove_toggle_ref(
      object, Self.toggled, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Makes `owner` the Swift object of the widget.
  package func host(_ owner: any WidgetImplementation) {
    self.owner = owner
    Self.onHost?(owner)
    if unsafe object.pointee.ref_count > 1 { ownerInUse = owner }
  }

  /// The widget.
  package var widget: Widget {
    unsafe Widget(pointer.assumingMemoryBound(to: GtkWidget.self))
  }

  /// The widget, without retaining it, which costs nothing.
  package private(set) lazy var host = unsafe Widget(unowned: pointer)

  /// The property `visible` as it was set, by a `.ui` file, a binding or the program.
  var isShown = true {
    didSet { host.show(isShown && isIncluded) }
  }

  /// Indicates whether the form includes the widget, which is visible if it's also shown.
  var isIncluded = true {
    didSet { host.show(isShown && isIncluded) }
  }

  private var object: UnsafeMutablePointer<GObject> {
    unsafe pointer.assumingMemoryBound(to: GObject.self)
  }

  private func connect() {
    unsafe Self.slot(of: pointer).pointee = .passUnretained(self)
    let layout = unsafe gtk_widget_get_layout_manager(host.pointer)
    unsafe gtk_orientable_set_orientation(
      layout.map { OpaquePointer($0) }, GTK_ORIENTATION_VERTICAL)
    unsafe g_object_add_toggle_ref(object, Self.toggled, Unmanaged.passUnretained(self).toOpaque())
  }

  private static let toggled: GToggleNotify = { context, _, isLast in
    guard let context = unsafe context else { return }
    let instance = unsafe Unmanaged<WidgetInstance>.fromOpaque(context).takeUnretainedValue()
    instance.ownerInUse = isLast == 0 ? instance.owner : nil
  }
}

// MARK: - What the widget reports

extension WidgetInstance {
  /// Reports that a property has a new value.
  package func notify(_ property: String) {
    unsafe g_object_notify(object, property)
  }

  /// Emits a signal without arguments.
  package func emit(_ signal: String) {
    unsafe cgtk_signal_emit(pointer, g_signal_lookup(signal, object.pointee.type))
  }

  /// Emits a signal with one Boolean argument.
  package func emit(_ signal: String, _ flag: Bool) {
    unsafe cgtk_signal_emit_boolean(
      pointer, g_signal_lookup(signal, object.pointee.type), flag ? 1 : 0)
  }
}

extension GObject {
  /// The class of the object.
  fileprivate var type: GType {
    unsafe g_type_instance.g_class.pointee.g_type
  }
}

// MARK: - From the widget to its Swift object

extension WidgetInstance {
  /// The number of bytes that the class adds to a GtkWidget.
  static let slotSize = unsafe MemoryLayout<Unmanaged<WidgetInstance>?>.size

  /// Returns the Swift object of a widget, or `nil` if the widget is being destroyed.
  static func owner(of widget: UnsafeMutableRawPointer?) -> (any WidgetImplementation)? {
    guard let widget = unsafe widget else { return nil }
    return unsafe slot(of: widget).pointee?.takeUnretainedValue().owner
  }

  /// Creates the Swift object of a widget, unless Swift is creating the widget.
  static func initialize(
    _ widget: UnsafeMutablePointer<GTypeInstance>?,
    make: (WidgetInstance) -> any WidgetImplementation
  ) {
    guard !isMaking, let widget = unsafe widget else { return }
    let instance = unsafe WidgetInstance(adopting: UnsafeMutableRawPointer(widget))
    _ = make(instance)
  }

  private static func slot(
    of widget: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<Unmanaged<WidgetInstance>?> {
    unsafe (widget + MemoryLayout<GtkWidget>.size)
      .assumingMemoryBound(to: Unmanaged<WidgetInstance>?.self)
  }
}
