/// Any widget of a program's own, between the controls of a window.
///
/// ```swift
/// FormWindowController("Sign up", form: form, submitTitle: "_Sign up") {
///   FormWidget(gtk_picture_new_for_filename("logo.png"))
///   FormTextField("_Email", form.field(\.email))
/// }
/// ```
public final class FormWidget: FormElement {
  private let kept: Widget

  /// Creates the element of a widget, which it keeps.
  public init(_ widget: WidgetPointer) {
    kept = unsafe Widget(widget)
  }

  /// The widget.
  public var widget: WidgetPointer { unsafe kept.pointer }
}
