/// Something with a place in the window of a form: a control, or a widget that only shows.
public protocol FormElement: AnyObject {
  /// The widget, for the GTK C API.
  var widget: WidgetPointer { get }
}
