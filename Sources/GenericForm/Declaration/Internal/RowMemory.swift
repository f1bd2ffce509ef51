/// Finds out whether the rows exist through which a value is read, without a trap if one does not.
///
/// A key path does not disclose the subscripts that it goes through. The subscript by identity
/// returns another row in place of one that it does not find, and notes that here: any row will do,
/// because what is read of it is discarded. So do `[at:]` and `ifPresent` with the elements and values
/// of other collections.
///
/// The other row is one of the same collection, or one that the form had before, see ``takeIn(_:)``,
/// or a blank value.
///
/// Unchecked, because the form that owns it uses it on the main actor alone, and a subscript only
/// within one synchronous call of the form. Plain values are validated with a new one each time.
final class RowMemory: @unchecked Sendable {
  /// The memory of the call that is going on.
  @TaskLocal static var current: RowMemory?

  /// One row of each type that was met; nil if the type has a blank value.
  private var rows: [ObjectIdentifier: (type: Any.Type, row: Any?)] = [:]

  /// The children, by their numbers, in which values of a type may have rows of types not met yet.
  ///
  /// A type that was not met is not in it, and one of which all is known has an empty list.
  private var openChildren: [ObjectIdentifier: [Int]] = [:]

  private var isMissingRow = false

  /// The identity of the first row that the last call did not find; nil for one without an identity.
  private(set) var missingID: AnyHashable?

  /// Whether the last call found a row by its identity.
  private(set) var hasFoundRow = false

  /// How the last call that asked for names got to the rows.
  private(set) var labels: [RowLabel] = []

  private var isNaming = false

  /// What is being read, for the sentence that there is nothing to return in place of a row.
  private var path: AnyKeyPath?
}

extension RowMemory {
  /// Returns whether every row exists that `read` reads by its identity.
  ///
  /// - Parameters:
  ///   - path: The key path of what is read.
  ///   - isNaming: Whether to keep the names of the rows.
  func findsRows(
    on path: AnyKeyPath? = nil, isNaming: Bool = false, readBy read: () -> Void
  ) -> Bool {
    (hasFoundRow, isMissingRow, missingID, labels) = (false, false, nil, [])
    (self.path, self.isNaming) = (path, isNaming)
    Self.$current.withValue(self, operation: read)
    return !isMissingRow
  }

  /// Returns the value at a key path; nil if a row on the way to it is missing.
  func value<Root, Value>(at path: KeyPath<Root, Value>, of root: Root) -> Value? {
    var value: Value?
    return findsRows(on: path) { value = root[keyPath: path] } ? value : nil
  }

  /// Reads a value, also if a row on the way to it is missing.
  ///
  /// A missing value is blank, or that of another row if its type has no blank value.
  ///
  /// - Parameter isNaming: Whether to return how the key path gets to the rows, as labels.
  func read<Root, Value>(
    _ path: KeyPath<Root, Value>, of root: Root, isNaming: Bool = false
  ) -> (value: Value, isMissing: Bool, labels: [RowLabel]) {
    if MemoryLayout<Root>.offset(of: path) != nil { return (root[keyPath: path], false, []) }
    var value: Value?
    let isFound = findsRows(on: path, isNaming: isNaming) { value = root[keyPath: path] }
    guard let value else { fatalError("\(path.text) was not read") }
    if isFound { return (value, false, labels) }
    return (ValueTraits<Value>.blankValue ?? value, true, labels)
  }

  /// Returns a row that was found, and notes it for the call that is going on.
  static func found<Row>(_ row: Row, as name: @autoclosure () -> String) -> Row {
    if let current {
      current.hasFoundRow = true
      current.note(row)
      current.name(Row.self, name)
    }
    return row
  }

  /// Notes that a row is missing, and returns another one; stops if no call is going on.
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

  /// Keeps a row to return in place of those that are missing later.
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

  /// Whether a key path may go through rows, and rows of all its types were met.
  ///
  /// Only then does reading a value tell whether a row is missing.
  func hasMetRows(on path: AnyKeyPath) -> Bool {
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

extension RowMemory: ValueReader {
  /// The value at a key path; blank, or that of another row, while a row on the way is missing.
  func value<Root, Value>(at path: KeyPath<Root, Value>, of root: Root) -> Value {
    read(path, of: root).value
  }
}

/// How a key path gets to a row.
struct RowLabel {
  /// The type of the row.
  let type: String

  /// What a program writes, such as `[id: 3]`.
  let name: String
}

// MARK: - What may be removed later

extension RowMemory {
  /// In how many elements of a collection values of types that were not met are searched for.
  private static var mostElements: Int { 100 }

  /// Common types whose values hold no rows: to find that out of a type takes long.
  private static let plainTypes: Set = [
    ObjectIdentifier(String.self), ObjectIdentifier(Int.self), ObjectIdentifier(Double.self),
    ObjectIdentifier(Bool.self),
  ]

  /// Notes a row of each type in a value, whatever removes it later.
  ///
  /// Once rows of all types were met, it takes the time of a look into a dictionary.
  func takeIn<Value>(_ value: Value) {
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
      // Values of its own type, as in a tree, have nothing new in them if nothing else has.
      openChildren[id] = []
      let others = stillOpen()
      openChildren[id] = others
      if !others.isEmpty { openChildren[id] = stillOpen() }
    } else {
      openChildren[id] = []
    }
  }

  /// Whether there may be a row of a type that was not met, in values of this type or as one of them.
  private func isOpen(_ type: Any.Type) -> Bool {
    if Self.plainTypes.contains(ObjectIdentifier(type)) { return false }
    if let open = openChildren[ObjectIdentifier(type)] { return !open.isEmpty }
    guard let container = type as? any RowContainer.Type else { return !hasBlankValue(type) }
    let row = container.rowType
    // An object is not kept: it may be much more than a value, and whoever had it expects its end.
    if row is AnyClass { return false }
    return rows[ObjectIdentifier(row)] == nil && !hasBlankValue(row) || isOpen(row)
  }

  private func hasBlankValue(_ type: Any.Type) -> Bool {
    func opened<Value>(_: Value.Type) -> Bool { ValueTraits<Value>.blankValue != nil }
    return _openExistential(type, do: opened)
  }
}

/// A type of values through which key paths go to their elements.
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
