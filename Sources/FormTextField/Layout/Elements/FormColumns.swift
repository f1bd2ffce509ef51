/// Elements in columns where there is enough space, and below one another where there is not.
///
/// ```swift
/// FormColumns {
///   FormTextField("_Postal code", form.field(\.postalCode))
///   FormTextField("_City", form.field(\.city))
/// }
/// FormColumns(.labelsBeside) {
///   FormTextField("_Name", form.field(\.name))
///   FormTextField("_Email", form.field(\.email))
/// }
/// ```
///
/// While the form includes no field within them, the columns are hidden.
///
/// The window keeps its columns. A program without a `FormWindowController` keeps them itself for as
/// long as their widget is shown.
public final class FormColumns: FormElement {
  /// What the columns are.
  public enum Arrangement: Sendable {
    /// A column of the same width for each element.
    case sideBySide

    /// A column of the labels of the controls, and one of their editors and messages.
    case labelsBeside
  }

  private let box: Box
  private let elements: [any FormElement]

  /// Creates columns.
  ///
  /// - Parameters:
  ///   - arrangement: What the columns are.
  ///   - elements: The elements, in reading order.
  public init(
    _ arrangement: Arrangement = .sideBySide,
    @FormElementBuilder elements: () -> [any FormElement]
  ) {
    Toolkit.requireInitialized()
    StyleSheet.install()
    self.elements = elements()
    box = Box(.column, spacing: 10)
    for element in self.elements { box.append(element) }
    switch arrangement {
    case .sideBySide:
      box.laysOutInColumns()
    case .labelsBeside:
      let column = TitleColumn()
      for case let control as FormControl in self.elements { control.putTitle(in: column) }
    }
    box.represents(self)
    controlsChanged()
  }

  /// The widget, for the GTK C API.
  public var widget: WidgetPointer { box.widget }

  /// The controls in the columns now, in reading order.
  public var controls: [FormControl] { elements.flatMap(\.controls) }
}

extension FormColumns: ElementGroup {
  func controlsChanged() {
    box.isIncluded = !isLeftOut
  }
}
