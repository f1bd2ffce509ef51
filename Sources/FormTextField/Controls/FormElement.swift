/// An element of a window: a control, or a widget without a value.
@MainActor public protocol FormElement: AnyObject {
  /// The widget, for the GTK C API.
  var widget: WidgetPointer { get }
}
