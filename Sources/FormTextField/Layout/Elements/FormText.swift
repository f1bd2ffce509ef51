/// Text between the controls of a window, which wraps.
///
/// A string literal in the braces of a window is such a text.
///
/// ```swift
/// FormWindowController("Application", form: form, submitTitle: "_Apply") {
///   "We answer within a week."
///   FormText("About you", isHeading: true)
///   FormTextField("_Name", form.field(\.name))
/// }
/// ```
public final class FormText: FormElement {
  private let label: Label

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - text: The text as it is shown; a line break begins a new line.
  ///   - isHeading: Whether it is the heading of what follows.
  public init(_ text: String, isHeading: Bool = false) {
    Toolkit.requireInitialised()
    StyleSheet.install()
    label = isHeading ? Label(heading: text) : Label(text, wraps: true)
  }

  /// The widget, a `GtkLabel`.
  public var widget: WidgetPointer { label.widget }

  /// The text as it is shown.
  public var text: String {
    get { label.text }
    set { label.text = newValue }
  }
}
