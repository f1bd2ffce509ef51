public import GenericForm

/// A control for a collection: the controls of each of its elements, one row below the other.
///
/// A person adds a row with the button below them, and removes and moves rows with the buttons
/// beside their numbers, with Alt+Up and Alt+Down anywhere in a row, and with Delete on its
/// buttons. The focus goes to a new row, and from a removed one to the row that takes its place.
///
/// ```swift
/// FormRows("_Guests", form, each: \.guests, rowTitle: "Guest", adding: { Guest() }) { guest in
///   FormTextField("Name", guest.field(\.name))
///   FormCheckButton("Vegetarian", guest.field(\.isVegetarian))
/// }
/// ```
///
/// It shows the errors of the collection itself, such as that of `.minCount(1)`. A row keeps its
/// controls when it moves; they go when it is removed.
public final class FormRows<State, Element: Identifiable & SendableMetatype>: FormControl
where Element.ID: Sendable {
  private let list: RowList

  /// Creates the rows of a collection.
  ///
  /// - Parameters:
  ///   - title: The label, an underscore before the letter that is its mnemonic, which focuses the
  ///     button that adds a row.
  ///   - form: The form.
  ///   - path: The key path of the collection, for which there may be an `each(_:_:)`.
  ///   - rowTitle: What one row is called; its number comes after it.
  ///   - hint: Help, shown while no message is.
  ///   - addTitle: The title of the button that adds a row.
  ///   - count: How few and how many rows the buttons leave; rules decide what can be submitted.
  ///   - newElement: Returns the element of a new row.
  ///   - elements: Returns the elements of a row, from top to bottom.
  public init(
    _ title: String, _ form: Form<State>, each path: WritableKeyPath<State, [Element]>,
    rowTitle: String = "", hint: String = "", addTitle: String? = nil,
    count: ClosedRange<Int> = 0...Int.max, adding newElement: @escaping () -> Element,
    @FormElementBuilder elements: @escaping (FormRow<State, Element>) -> [any FormElement]
  ) {
    let rows = form.field(path)
    let list = RowList(
      rowTitle: rowTitle, addTitle: addTitle ?? ValidationMessage.addRow.text, count: count)
    self.list = list
    list.makeElements = { [weak form] id in
      guard let form, let id = id.base as? Element.ID else { return [] }
      return elements(FormRow(form, path.appending(path: \.[id: id]), id: id))
    }
    list.onAdd = { rows.value.append(newElement()) }
    list.onRemove = { index in rows.value.remove(at: index) }
    list.onMove = { index, target in
      // Once, or else the row would go and another one come.
      var elements = rows.value
      elements.insert(elements.remove(at: index), at: target)
      rows.value = elements
    }
    super.init(
      ControlInstance(making: FormControlClass.custom.type), rows.identities(), editor: list)
    list.owner = self
    frame.show(title, hint: hint)
  }

  /// The controls of the rows, and this one, whose messages are below them.
  override public var controls: [FormControl] { list.controls + [self] }
}

/// One row of a collection, whose fields are found by the identity of its element.
public struct FormRow<State, Element: Identifiable> {
  /// The identity of the element.
  public let id: Element.ID

  private let form: Form<State>
  private let path: WritableKeyPath<State, Element>

  init(_ form: Form<State>, _ path: WritableKeyPath<State, Element>, id: Element.ID) {
    self.form = form
    self.path = path
    self.id = id
  }

  /// The field at a key path in the element, wherever the row is.
  public func field<Value: SendableMetatype>(
    _ path: WritableKeyPath<Element, Value>
  ) -> Field<Value> {
    form.field(self.path.appending(path: path))
  }
}

extension Field {
  /// The identities of the elements, for showing them: nothing is entered in this field.
  fileprivate func identities<Element: Identifiable>() -> Field<[AnyHashable]>
  where Value == [Element] {
    converted("", format: { $0.map { AnyHashable($0.id) } }, parse: { _ in nil })
  }
}
