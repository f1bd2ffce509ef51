/// What is asked of every element of a collection, whatever the type of the element.
class RowsDefinition<State>: @unchecked Sendable {
  /// The key path of the collection.
  var path: PartialKeyPath<State> { preconditionFailure("Rows have a key path") }

  /// What the rows there are in a state are known by, in their order.
  func ids(in state: State) -> [AnyHashable] { [] }

  /// The fields, and rows, in one row, which is at an index now.
  func items(ofRow id: AnyHashable, at index: Int) -> [FormItem<State>] { [] }

  func joined(with other: RowsDefinition) -> RowsDefinition { self }

  func conditional(on condition: @escaping FormCondition<State>) -> RowsDefinition { self }

  func linked<Whole>(by link: PartLink<Whole, State>) -> RowsDefinition<Whole> {
    preconditionFailure("Rows can be part of a whole")
  }
}

/// What is asked of every element of a collection of one type.
final class TypedRowsDefinition<State, Element: Identifiable & SendableMetatype>:
  RowsDefinition<State>, @unchecked Sendable
where Element.ID: Sendable {
  /// What one declaration says about the rows, wanted or not as a whole.
  struct Section: Sendable {
    var items: [FormItem<Element>]
    var conditions: [FormCondition<State>] = []
  }

  private let link: PartLink<State, [Element]>
  private let sections: [Section]

  init(_ link: PartLink<State, [Element]>, sections: [Section]) {
    self.link = link
    self.sections = sections
  }

  override var path: PartialKeyPath<State> { link.path }

  override func ids(in state: State) -> [AnyHashable] {
    link.access.get(state).map { AnyHashable($0.id) }
  }

  override func items(ofRow id: AnyHashable, at index: Int) -> [FormItem<State>] {
    guard let id = id.base as? Element.ID else { return [] }
    let row = PartLink(
      link.path.appending(path: \[Element][id: id]),
      access: link.access.appending(.row(id, near: index)))
    let items = sections.flatMap { section in
      section.items.map { item in
        section.conditions.reduce(item.linked(by: row)) { $0.conditional(on: $1) }
      }
    }
    return sections.count == 1 ? items : items.joined()
  }

  override func joined(with other: RowsDefinition<State>) -> RowsDefinition<State> {
    guard let other = other as? Self else { return self }
    return Self(link, sections: sections + other.sections)
  }

  override func conditional(
    on condition: @escaping FormCondition<State>
  ) -> RowsDefinition<State> {
    Self(
      link,
      sections: sections.map { section in
        Section(items: section.items, conditions: section.conditions + [condition])
      })
  }

  override func linked<Whole>(by outer: PartLink<Whole, State>) -> RowsDefinition<Whole> {
    TypedRowsDefinition<Whole, Element>(
      outer.appending(link),
      sections: sections.map { section in
        .init(
          items: section.items,
          conditions: section.conditions.map { condition in { form in condition(form.part(outer)) }
          })
      })
  }
}
