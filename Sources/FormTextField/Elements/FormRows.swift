public import GenericForm

/// A control for a collection, with one row of controls for each element.
///
/// The button below the rows adds one. The buttons next to a row's number move and remove it; Tab
/// reaches them after the fields of the row. Alt+Up and Alt+Down move the row that has the focus,
/// and Delete on its buttons removes it. The focus goes to a new row, and from a removed row to the
/// one that takes its place.
///
/// ```swift
/// FormRows("_Guests", form, each: \.guests, rowTitle: "Guest", adding: { Guest() }) { guest in
///   FormTextField("Name", guest.field(\.name))
///   FormCheckButton("Vegetarian", guest.field(\.isVegetarian))
/// }
/// ```
///
/// In ``FormLook/rows``, all of this is one boxed list, whose last row is the button that adds one.
///
/// Errors of the collection itself, such as from `.minCount(1)`, appear below the rows. A row keeps its controls
/// until it is removed, even if its identity changes while the user types. Rows with equal identities each have their
/// own controls.
public final class FormRows<State, Element: Identifiable & SendableMetatype>: FormControl
where Element.ID: Sendable {
  private let list: RowList

  /// Creates the rows of a collection.
  ///
  /// - Parameters:
  ///   - title: The label; an underscore marks its mnemonic, which presses the “Add” button.
  ///   - form: The form.
  ///   - path: The key path of the collection.
  ///   - rowTitle: The title of a row, which is followed by its number.
  ///   - hint: Help text, shown unless there is a message.
  ///   - addTitle: The title of the button that adds a row.
  ///   - count: The range of row counts that the buttons allow. To limit what can be submitted, use a rule.
  ///   - newElement: Returns the element of a new row.
  ///   - elements: Returns the controls of a row, from top to bottom.
  public init(
    _ title: String, _ form: Form<State>, each path: WritableKeyPath<State, [Element]>,
    rowTitle: String = "", hint: String = "", addTitle: String? = nil,
    count: ClosedRange<Int> = 0...Int.max, adding newElement: @escaping () -> Element,
    @FormElementBuilder elements: @escaping (FormRow<State, Element>) -> [any FormElement]
  ) {
    let elementsField = form.field(path)
    let rows = form.liveRows(at: path)
    let list = RowList(
      rowTitle: rowTitle, addTitle: addTitle, count: count)
    self.list = list
    list.makeElements = { [weak form] number in
      guard let form, let row = FormRow(form, path, number) else { return [] }
      return elements(row)
    }
    // Change numbers and elements together; otherwise, a row that moves would lose its controls.
    let change = { [weak form] (numbers: [Int], elements: [Element]) in
      form?.changeRows(at: path, toNumbers: numbers) { elementsField.value = elements }
    }
    list.onAdd = { elementsField.value.append(newElement()) }
    list.onRemove = { index in
      change(rows.numbers.removing(at: index), elementsField.value.removing(at: index))
    }
    list.onMove = { index, target in
      change(
        rows.numbers.moving(index, to: target), elementsField.value.moving(index, to: target))
    }
    let numbers = elementsField.numbers(of: rows)
    super.init(WidgetInstance(making: FormControl.customClass), numbers.live, editor: list)
    bind(numbers, to: list)
    list.owner = self
    start(title, hint: hint)
  }

  override var canBeEmpty: Bool { false }

  /// The controls of the rows, followed by this control, whose messages are below them.
  override public var controls: [FormControl] { list.controls + [self] }
}

/// One row of a collection, whose fields follow it when it moves.
public struct FormRow<State, Element: Identifiable & SendableMetatype> where Element.ID: Sendable {
  private let form: Form<State>
  private let collection: WritableKeyPath<State, [Element]>
  private let number: Int
  private let firstID: Element.ID

  init?(
    _ form: Form<State>, _ collection: WritableKeyPath<State, [Element]>, _ number: Int
  ) {
    guard let id = form.elementID(ofRow: number, of: collection) else { return nil }
    self.form = form
    self.collection = collection
    self.number = number
    firstID = id
  }

  /// The identity of the element, which may change while the user types.
  public var id: Element.ID {
    form.elementID(ofRow: number, of: collection) ?? firstID
  }

  /// Returns the field at a key path in the element, wherever the row moves.
  public func field<Value: SendableMetatype>(
    _ path: WritableKeyPath<Element, Value>
  ) -> Field<Value> {
    form.field(path, inRow: number, of: collection)
      ?? form.field(collection.appending(path: \.[id: id]).appending(path: path))
  }
}

extension Field {
  /// Returns the row numbers as a field, for display only.
  fileprivate func numbers(of rows: LiveRows) -> Field<[Int]> {
    converted("", format: { _ in rows.numbers }, parse: { _ in nil })
  }
}

extension Array {
  fileprivate func removing(at index: Int) -> Self {
    var copy = self
    copy.remove(at: index)
    return copy
  }

  fileprivate func moving(_ index: Int, to target: Int) -> Self {
    var copy = removing(at: index)
    copy.insert(self[index], at: target)
    return copy
  }
}
