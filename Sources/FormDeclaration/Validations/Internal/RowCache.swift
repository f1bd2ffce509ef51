/// A cache of rows that detects missing ones along a key path, without trapping.
///
/// A key path doesn't disclose its subscripts. If the subscript by identity doesn't find a row, it
/// returns another one and records that here; any row will do, because the value read from it is
/// discarded. `[at:]` and `ifPresent` do the same with elements and optional values.
///
/// The other row is one of the same collection, one that the form had before (see ``takeIn(_:)``),
/// or a blank value.
///
/// Unchecked, because the form that owns it uses it only on the main actor, and a subscript only
/// within one synchronous call of the form. Validating plain values uses a new one each time.
package final class RowCache: @unchecked Sendable {
  /// The cache of the current call.
  @TaskLocal static var current: RowCache?

  /// One row of each known type, or `nil` if the type has a blank value.
  private var rows: [ObjectIdentifier: (type: Any.Type, row: Any?)] = [:]

  /// The numbers of the children in which values of a type may contain rows of unknown types.
  ///
  /// An unknown type has no entry, and a fully known one has an empty list.
  private var openChildren: [ObjectIdentifier: [Int]] = [:]

  private var isMissingRow = false

  /// The identity of the first row that the last call didn't find, if it has one.
  package private(set) var missingID: AnyHashable?

  /// Indicates whether the last call found a row by its identity.
  package private(set) var hasFoundRow = false

  /// The labels of the rows along the key path, from the last call that requested names.
  private(set) var labels: [RowLabel] = []

  private var isNaming = false

  /// The key path being read, which the error message names if every row is missing.
  private var path: AnyKeyPath?

  package init() {}
}

extension RowCache {
  /// Returns whether every row that `read` accesses by identity exists.
  ///
  /// - Parameters:
  ///   - path: The key path that is read.
  ///   - isNaming: Whether to keep the names of the rows.
  package func findsRows(
    on path: AnyKeyPath? = nil, isNaming: Bool = false, readBy read: () -> Void
  ) -> Bool {
    (hasFoundRow, isMissingRow, missingID, labels) = (false, false, nil, [])
    (self.path, self.isNaming) = (path, isNaming)
    Self.$current.withValue(self, operation: read)
    return !isMissingRow
  }

  /// Returns the value at a key path, or `nil` if a row along the path is missing.
  package func valueIfPresent<Root, Value>(at path: KeyPath<Root, Value>, of root: Root)
    -> Value?
  {
    var value: Value?
    return findsRows(on: path) { value = root[keyPath: path] } ? value : nil
  }

  /// Reads the value at a key path, even if a row along the path is missing.
  ///
  /// A missing value is blank, or that of another row if its type has no blank value.
  ///
  /// - Parameter isNaming: Whether to return labels of the rows along the path.
  package func read<Root, Value>(
    _ path: KeyPath<Root, Value>, of root: Root, isNaming: Bool = false
  ) -> (value: Value, isMissing: Bool, labels: [RowLabel]) {
    if MemoryLayout<Root>.offset(of: path) != nil { return (root[keyPath: path], false, []) }
    var value: Value?
    let isFound = findsRows(on: path, isNaming: isNaming) { value = root[keyPath: path] }
    guard let value else { fatalError("\(path.text) was not read") }
    if isFound { return (value, false, labels) }
    return (ValueTraits<Value>.blankValue ?? value, true, labels)
  }

  /// Returns a row that was found, and records it for the current call.
  static func found<Row>(_ row: Row, as name: @autoclosure () -> String) -> Row {
    if let current {
      current.hasFoundRow = true
      current.note(row)
      current.name(Row.self, name)
    }
    return row
  }

  /// Records that a row is missing and returns another one, or stops the program outside of a call.
  static func standIn<Row>(
    among rows: [Row], id: @autoclosure () -> AnyHashable? = nil,
    as name: @autoclosure () -> String,
    orStop stop: @autoclosure () -> Never
  ) -> Row {
    guard let current else { stop() }
    if !current.isMissingRow { current.missingID = id() }
    current.isMissingRow = true
    current.name(Row.self, name)
    let known = current.rows[ObjectIdentifier(Row.self)]?.row as? Row
    if let row = rows.first ?? ValueTraits<Row>.blankValue ?? known { return row }
    fatalError(
      "\(current.path?.text ?? "A key path") was read while there is no \(Row.self), and there never "
        + "was one. Read it once there is. To validate it, write `each` for rows, and `part` with the "
        + "key path of the optional for an optional value.")
  }

  /// Keeps a row to return in place of missing ones later.
  func note<Row>(_ row: Row) {
    note(row, of: Row.self)
  }

  private func note(_ row: Any, of type: Any.Type) {
    let id = ObjectIdentifier(type)
    if let known = rows[id] {
      if known.row != nil { rows[id] = (type, row) }
    } else {
      rows[id] = (type, hasBlankValue(type) ? nil : row)
    }
  }

  /// Returns whether a key path may go through rows, and rows of all its types are known.
  ///
  /// Only then can reading a value reveal a missing row.
  package func hasMetRows(on path: AnyKeyPath) -> Bool {
    let types = path.undisclosedTypes
    if types.isEmpty { return false }
    let met = rows.values.map { row in (name: "\(row.type)", isBlank: row.row == nil) }
    return types.allSatisfy { type in met.contains { $0.name == type } }
      && types.contains { type in met.contains { $0.name == type && !$0.isBlank } }
  }

  private func name<Row>(_: Row.Type, _ name: () -> String) {
    if isNaming { labels.append(RowLabel(type: "\(Row.self)", name: name())) }
  }
}

extension RowCache: ValueReader {
  /// Returns the value at a key path, or a blank or other row's value while a row along the path is
  /// missing.
  package func value<Root, Value>(at path: KeyPath<Root, Value>, of root: Root) -> Value {
    read(path, of: root).value
  }
}

// MARK: - Rows that may be removed later

extension RowCache {
  /// The maximum number of a collection's elements that are searched for unknown types.
  private static var mostElements: Int { 100 }

  /// Common types whose values contain no rows, because inspecting a type is slow.
  private static let plainTypes: Set = [
    ObjectIdentifier(String.self), ObjectIdentifier(Int.self), ObjectIdentifier(Double.self),
    ObjectIdentifier(Bool.self),
  ]

  /// Records a row of each type in a value, in case it's removed later.
  ///
  /// Once rows of all types are known, it costs one dictionary lookup.
  package func takeIn<Value>(_ value: Value) {
    if openChildren[ObjectIdentifier(Value.self)]?.isEmpty != true { search(value, isRow: false) }
  }

  private func search(_ value: Any, isRow: Bool) {
    let type = type(of: value)
    let id = ObjectIdentifier(type)
    if isRow, rows[id] == nil { note(value, of: type) }
    if Self.plainTypes.contains(id) { return }
    if openChildren[id]?.isEmpty == true { return }
    let mirror = Mirror(reflecting: value)
    if type is any RowContainer.Type {
      for child in mirror.children.prefix(Self.mostElements) where isOpen(type) {
        search(child.value, isRow: true)
      }
      if !isOpen(type) { openChildren[id] = [] }
    } else if mirror.displayStyle == .struct || mirror.displayStyle == .tuple {
      let numbers = openChildren[id] ?? Array(0..<mirror.children.count)
      let children = numbers.map { number in
        let children = mirror.children
        return (number, children[children.index(children.startIndex, offsetBy: number)].value)
      }
      for (_, child) in children {
        // The elements of a dictionary are tuples.
        search(child, isRow: isRow && mirror.displayStyle == .tuple)
      }
      let stillOpen = { [self] in
        children.filter { isOpen(Swift.type(of: $0.1)) }.map { number, _ in number }
      }
      // Values of the same type, as in a tree, contain nothing new if nothing else does.
      openChildren[id] = []
      let others = stillOpen()
      openChildren[id] = others
      if !others.isEmpty { openChildren[id] = stillOpen() }
    } else {
      openChildren[id] = []
    }
  }

  /// Returns whether values of this type may be, or contain, rows of unknown types.
  private func isOpen(_ type: Any.Type) -> Bool {
    if Self.plainTypes.contains(ObjectIdentifier(type)) { return false }
    if let open = openChildren[ObjectIdentifier(type)] { return !open.isEmpty }
    guard let container = type as? any RowContainer.Type else { return !hasBlankValue(type) }
    let row = container.rowType
    // An object isn't kept, because it may be large and its owner expects it to be released.
    if row is AnyClass { return false }
    return rows[ObjectIdentifier(row)] == nil && !hasBlankValue(row) || isOpen(row)
  }

  private func hasBlankValue(_ type: Any.Type) -> Bool {
    func opened<Value>(_: Value.Type) -> Bool { ValueTraits<Value>.blankValue != nil }
    return _openExistential(type, do: opened)
  }
}

/// A container type whose elements key paths can reach.
private protocol RowContainer {
  static var rowType: Any.Type { get }
}

extension Optional: RowContainer {
  fileprivate static var rowType: Any.Type { Wrapped.self }
}

extension Array: RowContainer {
  fileprivate static var rowType: Any.Type { Element.self }
}

extension Dictionary: RowContainer {
  fileprivate static var rowType: Any.Type { Value.self }
}
