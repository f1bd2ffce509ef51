import GenericForm

/// Elements under a heading, such as the fields of an address.
///
/// While the form includes no field within it, the section is hidden: a condition of the form
/// validation is enough. A collapsible section shows in its header how many of its fields have an
/// error while it is closed. It opens when a field within it gets the focus.
///
/// ```swift
/// FormSection("_Delivery", description: "We deliver in Europe.", isCollapsible: true) {
///   FormTextField("_Street", form.field(\.street))
///   FormTextField("_City", form.field(\.city))
/// }
/// ```
///
/// The window keeps its sections. A program without a `FormWindowController` keeps a section itself
/// for as long as its widget is shown.
public final class FormSection: FormElement {
  private let box = Box(.column, spacing: 10)
  private let content = Box(.column, spacing: 10)
  private let column: ElementColumn
  private let expander: Expander?

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - title: The heading, an underscore before the letter of its mnemonic.
  ///   - description: More about the section, shown under its heading.
  ///   - isCollapsible: Whether the section can be closed; it is closed at first.
  ///   - elements: The elements, from top to bottom.
  public init(
    _ title: String, description: String = "", isCollapsible: Bool = false,
    @FormElementBuilder elements: () -> [any FormElement]
  ) {
    Toolkit.requireInitialized()
    StyleSheet.install()
    column = ElementColumn(elements())
    expander = isCollapsible ? Expander(title, of: content) : nil
    box.addStyleClass("form-section")
    build(title, description)
    box.represents(self)
    controlsChanged()
  }

  private func build(_ title: String, _ description: String) {
    if !description.isEmpty {
      content.append(Label(description: description))
      box.setDescription(description)
    }
    content.append(column.box)
    if let expander {
      box.append(expander.header)
      box.setName(withoutMnemonic(title))
    } else {
      let heading = Label(heading: "")
      heading.textWithMnemonic = title
      heading.labels(box)
      box.append(heading)
    }
    box.append(content)
  }

  /// The widget, for the GTK C API.
  public var widget: WidgetPointer { box.widget }

  /// The controls in the section now, from top to bottom.
  public var controls: [FormControl] { column.controls }

  /// Whether the fields are in sight; always true for a section that is not collapsible.
  public var isExpanded: Bool {
    get { expander?.isExpanded ?? true }
    set { expander?.isExpanded = newValue }
  }
}

extension FormSection: ElementGroup {
  func reveal() {
    isExpanded = true
  }

  func controlsChanged() {
    expander?.errorCount = errorCount
    box.isIncluded = !isLeftOut
  }
}
