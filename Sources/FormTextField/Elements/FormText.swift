/// Wrapping text between the controls of a form.
///
/// A string literal among the controls becomes such a text.
///
/// ```swift
/// FormView(form, submitTitle: "_Apply") {
///   "We answer within a week."
///   FormText("About You", style: .heading)
///   FormTextField("_Name", form.field(\.name))
/// }
/// ```
///
/// In GTK this is the class `FormText`, with the properties `text` and `style`.
public final class FormText: FormElement {
  private let label: Label

  /// The appearance of a text.
  public enum Style {
    /// Body text.
    case plain

    /// A heading for the elements below it.
    case heading

    /// A smaller caption for the elements below it.
    case caption

    /// Source code, which can be selected and copied.
    case code
  }

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - text: The text, which may have line breaks.
  ///   - style: Its appearance.
  public init(_ text: String, style: Style = .plain) {
    FormStyle.install()
    label = Label(text, wraps: true)
    self.style = style
    showStyle()
  }

  /// The appearance; a `.ui` file sets it once, before the text is shown.
  var style: Style {
    didSet {
      guard label.root == nil else {
        style = oldValue
        return reportMistake("The style of “\(text)” can't change while it's shown.")
      }
      showStyle()
    }
  }

  private func showStyle() {
    switch style {
    case .plain: break
    case .heading: label.makeHeading()
    case .caption: label.addStyleClass("form-caption")
    case .code:
      label.addStyleClass("form-code")
      label.isSelectable = true
    }
  }

  /// The widget, a `GtkLabel`.
  public var widget: Widget { label }

  /// The visible text.
  public var text: String {
    get { label.text }
    set { label.text = newValue }
  }
}
