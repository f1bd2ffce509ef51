import CGtk

/// A GTK widget, which this object keeps alive.
///
/// ```swift
/// let scale = Widget(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 5, 1))
/// scale.connect("value-changed") { print("moved") }
/// ```
@safe public class Widget {
  /// The reference that keeps the widget alive, or `nil` if something else outlives this object.
  private let reference: ObjectReference?

  /// The object, for functions that take a supertype or an interface of the widget.
  final let object: UnsafeMutableRawPointer

  /// Adopts a widget of the GTK C API, new or already in a container.
  public init(_ pointer: WidgetPointer) {
    unsafe object = UnsafeMutableRawPointer(pointer)
    unsafe reference = ObjectReference(sinking: object)
  }

  /// Wraps a widget that outlives this object.
  init(unowned object: UnsafeMutableRawPointer) {
    unsafe self.object = object
    reference = nil
  }

  /// The widget, for the GTK C API.
  ///
  /// Keep this object until the widget is in a container, which then keeps it alive.
  @safe public final var pointer: WidgetPointer {
    unsafe object.assumingMemoryBound(to: GtkWidget.self)
  }

  final var gObject: UnsafeMutablePointer<GObject> {
    unsafe object.assumingMemoryBound(to: GObject.self)
  }

  final var opaque: OpaquePointer { unsafe OpaquePointer(object) }

  /// Identifies the GTK widget while it exists.
  package final var address: Int { unsafe Int(bitPattern: object) }

  /// Returns whether both are the same GTK widget.
  package final func isSame(as other: Widget) -> Bool { unsafe object == other.object }
}

// MARK: - Appearance

extension Widget {
  package var isVisible: Bool {
    get { unsafe gtk_widget_get_visible(pointer) != 0 }
    set { unsafe gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  /// Indicates whether the widget is visible; the keyboard focus moves on from a hidden one.
  ///
  /// A widget of a ``WidgetClass`` stays hidden as long as its property `visible` was set to false.
  package var isIncluded: Bool {
    get { isVisible }
    set {
      guard let instance = implementation?.instance else { return show(newValue) }
      instance.isIncluded = newValue
    }
  }

  /// Shows or hides the widget; the keyboard focus moves on from a hidden one.
  func show(_ isShown: Bool) {
    guard isShown != isVisible else { return }
    if !isShown { passOnFocus() }
    isVisible = isShown
  }

  /// Indicates whether the widget is on a visible part of its window.
  package var isMapped: Bool { unsafe gtk_widget_get_mapped(pointer) != 0 }

  package var expandsHorizontally: Bool {
    get { unsafe gtk_widget_get_hexpand(pointer) != 0 }
    set { unsafe gtk_widget_set_hexpand(pointer, newValue ? 1 : 0) }
  }

  package var expandsVertically: Bool {
    get { unsafe gtk_widget_get_vexpand(pointer) != 0 }
    set { unsafe gtk_widget_set_vexpand(pointer, newValue ? 1 : 0) }
  }

  package func alignToTop() {
    unsafe gtk_widget_set_valign(pointer, GTK_ALIGN_START)
  }

  package func alignToMiddle() {
    unsafe gtk_widget_set_valign(pointer, GTK_ALIGN_CENTER)
  }

  /// Puts the first line of text on that of the widgets beside it.
  package func alignToBaseline() {
    unsafe gtk_widget_set_valign(pointer, GTK_ALIGN_BASELINE)
  }

  package func alignToStart() {
    unsafe gtk_widget_set_halign(pointer, GTK_ALIGN_START)
  }

  package func alignToEnd() {
    unsafe gtk_widget_set_halign(pointer, GTK_ALIGN_END)
  }

  package func alignToCenter() {
    unsafe gtk_widget_set_halign(pointer, GTK_ALIGN_CENTER)
  }

  /// Lays the widget out from left to right in every language, as for a PIN.
  ///
  /// In a right-to-left language, its content then starts at the left. To align it with its title, put it into a
  /// ``Box``.
  public func keepLeftToRight() {
    unsafe gtk_widget_set_direction(pointer, GTK_TEXT_DIR_LTR)
  }

  /// The tooltip, or `nil` if there is none.
  package var tooltip: String? {
    get { unsafe gtk_widget_get_tooltip_text(pointer).map { unsafe String(cString: $0) } }
    set { unsafe gtk_widget_set_tooltip_text(pointer, newValue) }
  }

  /// Adds a style class for style sheets.
  public func addStyleClass(_ name: String) {
    unsafe gtk_widget_add_css_class(pointer, name)
  }

  package func setStyleClass(_ name: String, _ isOn: Bool) {
    if isOn {
      addStyleClass(name)
    } else {
      unsafe gtk_widget_remove_css_class(pointer, name)
    }
  }
}
