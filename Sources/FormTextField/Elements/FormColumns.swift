/// Elements in columns if there is enough space, and otherwise one below the other.
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
/// The columns are hidden while all of their fields are excluded from the form.
///
/// A form view keeps its columns. Without one, your program must keep them while their widget is
/// shown.
public final class FormColumns: FormElement {
  /// The content of the columns.
  public enum Arrangement: Sendable {
    /// One column for each element, all of the same width.
    case sideBySide

    /// One column with the labels, and one with the editors and messages.
    case labelsBeside
  }

  private let box: Box
  private let elements: [any FormElement]
  private let titleColumn: TitleColumn?

  /// Indicates whether the elements are side by side in one row of a list.
  let isRow: Bool

  /// Creates columns.
  ///
  /// - Parameters:
  ///   - arrangement: The content of the columns.
  ///   - elements: The elements, in reading order.
  public init(
    _ arrangement: Arrangement = .sideBySide,
    @FormElementBuilder elements: () -> [any FormElement]
  ) {
    FormStyle.install()
    self.elements = elements()
    isRow = arrangement == .sideBySide
    box = Box(.column, spacing: 10)
    titleColumn = arrangement == .labelsBeside ? TitleColumn() : nil
    addElements()
    if titleColumn == nil { box.layOutInColumns() }
    box.attach(self)
    controlsChanged()
  }

  private func addElements() {
    for element in elements { box.append(element.widget) }
    guard let titleColumn else { return }
    for case let control as FormControl in elements { control.putTitle(in: titleColumn) }
  }

  /// The widget of the element.
  public var widget: Widget { box }

  /// The current controls in the columns, in reading order.
  public var controls: [FormControl] { elements.flatMap(\.controls) }
}

extension FormColumns {
  /// Moves the title of a control that fills one of these elements into the column of titles, if there is one.
  func alignTitle(of control: FormControl, in element: any FormElement) {
    guard let titleColumn, elements.contains(where: { $0 === element }) else { return }
    control.putTitle(in: titleColumn)
  }
}

extension FormColumns: ElementGroup, LookFollower {
  func follow(_ look: FormLook) {
    for case let element as any LookFollower in elements { element.follow(look) }
    box.setStyleClass("in-rows", look == .rows)
  }

  func releaseElements() -> () -> Void {
    for element in elements { element.widget.unparent() }
    return { self.addElements() }
  }

  func controlsChanged() {
    box.isIncluded = !isLeftOut
  }
}
