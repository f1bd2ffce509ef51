/// A widget of your own between the controls of a window.
///
/// ```swift
/// FormWindowController("Sign up", form: form, submitTitle: "_Sign up") {
///   FormWidget(gtk_picture_new_for_filename("logo.png"))
///   FormTextField("_Email", form.field(\.email))
/// }
/// ```
public final class FormWidget: FormElement {
  private let kept: Widget

  /// Creates an element that keeps the given widget.
  public init(_ widget: WidgetPointer) {
    kept = unsafe Widget(widget)
  }

  /// The widget.
  public var widget: WidgetPointer { unsafe kept.pointer }
}
