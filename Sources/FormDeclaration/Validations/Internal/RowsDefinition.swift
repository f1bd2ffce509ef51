/// The declaration of every element of a collection, without the element's type.
///
/// It has no rows itself: ``ids(in:with:)`` finds those of a state, and ``items`` makes the fields
/// of one.
package struct RowsDefinition<State>: FormItem {
  package let namedPath: ImmutablePath<PartialKeyPath<State>>
  private let rows: RowsReader<State>

  /// Returns the fields and nested rows in the row with an identity at its current index.
  package let items: @Sendable (_ id: AnyHashable, _ index: Int) -> [any FormItem<State>]

  /// Reports rows with equal identities, once for all forms of a validation.
  package let report: RepetitionReport

  /// The condition for including any declaration of the rows.
  private var condition: FormCondition<State> = { _ in true }
  package private(set) var excluded = ExcludedValue.submitAbsent

  private init(
    _ path: ImmutablePath<PartialKeyPath<State>>, rows: RowsReader<State>, report: RepetitionReport,
    items: @escaping @Sendable (AnyHashable, Int) -> [any FormItem<State>]
  ) {
    namedPath = path
    self.rows = rows
    self.report = report
    self.items = items
  }
}

/// A type-erased reader of a collection's elements.
private struct RowsReader<State>: Sendable {
  /// The memory of one element in the collection, in bytes.
  let elementSize: Int

  /// Returns the identities of the elements, which may repeat, or an empty array while these are
  /// missing.
  let ids: @Sendable (State, RowCache) -> [AnyHashable]

  /// Returns the identity of the element at an index, or `nil` if there is none.
  let id: @Sendable (State, RowCache, Int) -> AnyHashable?

  /// Keeps one of the elements in a cache.
  let note: @Sendable (State, RowCache) -> Void

  /// Returns a closure that removes all elements.
  package let removal: @Sendable (State, RowCache) -> (inout State) -> Void

  package func linked<Whole>(by accessor: Accessor<Whole, State>) -> RowsReader<Whole> {
    RowsReader<Whole>(elementSize: elementSize) { [ids] whole, cache in
      accessor.get(whole, with: cache).map { ids($0, cache) } ?? []
    } id: { [id] whole, cache, index in
      accessor.get(whole, with: cache).flatMap { id($0, cache, index) }
    } note: { [note] whole, cache in
      if let part = accessor.get(whole, with: cache) { note(part, cache) }
    } removal: { [removal] whole, cache in
      guard let part = accessor.get(whole, with: cache) else { return { _ in } }
      let (outer, inner) = (accessor.update(in: whole), removal(part, cache))
      return { whole in outer(&whole, inner) }
    }
  }
}

extension RowsDefinition {
  /// Creates the declaration of a collection's rows.
  ///
  /// - Parameters:
  ///   - accessor: The accessor of the collection.
  ///   - items: The declaration of one element.
  package init<Element: Identifiable & SendableMetatype>(
    _ accessor: Accessor<State, [Element]>, items: [any FormItem<Element>]
  ) where Element.ID: Sendable {
    let rows = RowsReader<State>(elementSize: MemoryLayout<Element>.stride) { state, cache in
      accessor.get(state, with: cache)?.map { AnyHashable(rowOf: $0.id) } ?? []
    } id: { state, cache, index in
      guard let elements = accessor.get(state, with: cache), index < elements.count else {
        return nil
      }
      return AnyHashable(rowOf: elements[index].id)
    } note: { state, cache in
      if let first = accessor.get(state, with: cache)?.first { cache.note(first) }
    } removal: { state, cache in
      guard accessor.get(state, with: cache) != nil else { return { _ in } }
      let update = accessor.update(in: state)
      return { state in update(&state) { $0 = [] } }
    }
    self.init(accessor.namedPath, rows: rows, report: RepetitionReport()) { row, index in
      guard let row = Accessor<[Element], Element>.row(row, near: index) else { return [] }
      let accessor = accessor.appending(row)
      return items.map { $0.linked(by: accessor) }
    }
  }

  /// The key path of the collection.
  package var path: PartialKeyPath<State> { namedPath.path }

  /// The memory of one element in the collection, in bytes.
  package var elementSize: Int { rows.elementSize }

  /// Returns the distinct identities of the rows in a state, in order, and reports equal ones.
  package func ids(in state: State, with cache: RowCache) -> [AnyHashable] {
    let ids = rows.ids(state, cache).distinct
    report.report(ids, at: namedPath.text)
    return ids
  }

  /// Returns the identity of the element at an index, or `nil` if there is none.
  package func elementID(in state: State, at index: Int, with cache: RowCache) -> AnyHashable? {
    rows.id(state, cache, index)
  }

  /// Keeps one of the elements, if any, for reading a removed row.
  package func noteRow(of state: State, in cache: RowCache) { rows.note(state, cache) }

  package func fields(in state: State, with cache: RowCache) -> [any AnyFieldDefinition<State>] {
    ids(in: state, with: cache).enumerated().flatMap { index, id in
      items(id, index).flatMap { $0.fields(in: state, with: cache) }
    }
  }

  package func joined(with other: any FormItem<State>) -> any FormItem<State> {
    guard let other = other as? Self else { fatalError("\(namedPath.text) has no other rows") }
    var copy = replacing { [items] id, index in
      (items(id, index) + other.items(id, index)).joined()
    }
    copy.condition = { [condition] form in condition(form) || other.condition(form) }
    copy.excluded = excluded.joined(with: other.excluded)
    return copy
  }

  package func included(when condition: @escaping FormCondition<State>) -> any FormItem<State> {
    var copy = replacing { [items] id, index in
      items(id, index).map { $0.included(when: condition) }
    }
    copy.condition = { [isIncluded = self.condition] form in isIncluded(form) && condition(form) }
    return copy
  }

  package func whenExcluded(_ value: ExcludedValue) -> Self {
    var copy = replacing { [items] id, index in items(id, index).map { $0.whenExcluded(value) } }
    copy.excluded = value
    return copy
  }

  package func limited(_ limit: EditingLimit<State>) -> Self {
    replacing { [items] id, index in items(id, index).map { $0.limited(limit) } }
  }

  package func isIncluded(in form: FormReader<State>) -> Bool { condition(form) }

  package func removal(from state: State, with cache: RowCache) -> (inout State) -> Void {
    rows.removal(state, cache)
  }

  /// Returns these rows with other items in each.
  private func replacing(
    _ items: @escaping @Sendable (AnyHashable, Int) -> [any FormItem<State>]
  ) -> Self {
    var copy = Self(namedPath, rows: rows, report: report, items: items)
    copy.condition = condition
    copy.excluded = excluded
    return copy
  }

  package func linked<Whole>(by accessor: Accessor<Whole, State>) -> any FormItem<Whole> {
    guard let wholePath = (accessor.path as PartialKeyPath<Whole>).appending(path: path) else {
      fatalError("\(namedPath.text) is not within \(accessor.namedPath.text)")
    }
    let (outer, inner) = (accessor.namedPath, namedPath)
    var whole = RowsDefinition<Whole>(
      ImmutablePath(wholePath) { outer.partsText + inner.partsText },
      rows: rows.linked(by: accessor),
      report: report
    ) { [items] id, index in
      items(id, index).map { $0.linked(by: accessor) }
    }
    whole.condition = { [condition] form in form.part(accessor).map(condition) ?? false }
    whole.excluded = excluded
    return whole
  }

  @MainActor package func accept(_ visitor: some FormItemVisitor<State>) { visitor.visit(self) }
}
