/// Your own widget between the controls of a form.
///
/// ```swift
/// FormView(form, submitTitle: "_Sign Up") {
///   FormWidget(Widget(gtk_picture_new_for_filename("logo.png")))
///   FormTextField("_Email", form.field(\.email))
/// }
/// ```
public final class FormWidget: FormElement {
  /// The widget.
  public let widget: Widget

  /// Creates an element from a widget.
  public init(_ widget: Widget) {
    self.widget = widget
  }
}
