/// The key paths that a live form uses, which values contain which, and which fields read them.
@MainActor final class FieldGraph<State> {
  private var nodes: [Int: PathNode<State>] = [:]
  private var ids: [AnyKeyPath: Int] = [:]
  private var nextID = 0

  /// The nodes with a place in the state's memory, and whether it is known which contain which.
  private var placed: [Int] = []
  private var isLinked = false

  /// The computed nodes that rules read: any change may change them.
  private var computedReads: Set<Int> = []

  /// The computed nodes with a field: any change may change them.
  private var computedFields: Set<Int> = []

  /// The nodes of collections with rows.
  private var collections: Set<Int> = []

  /// The nodes of undeclared values in rows.
  private var looseNodes: [RowKey: Set<Int>] = [:]

  subscript(id: Int) -> PathNode<State>? { nodes[id] }

  /// Every node, in the order in which the form met them.
  var all: [PathNode<State>] { nodes.keys.sorted().compactMap { nodes[$0] } }

  func node(at path: AnyKeyPath) -> PathNode<State>? {
    ids[path].flatMap { nodes[$0] }
  }

  /// The node of a key path, made now if it is new to the form.
  func requireNode(at path: PartialKeyPath<State>) -> PathNode<State> {
    if let node = node(at: path) { return node }
    let node = PathNode(id: nextID, path: path)
    nextID += 1
    nodes[node.id] = node
    ids[path] = node.id
    if node.isPlaced {
      if isLinked { link(node) }
      placed.append(node.id)
    }
    return node
  }

  private func link(_ node: PathNode<State>) {
    for other in placed.compactMap({ nodes[$0] }) {
      if other.contains(node) { link(node, within: other) }
      if node.contains(other) { link(other, within: node) }
    }
  }

  /// Finds out which values contain which, for all nodes at once.
  func linkAll() {
    isLinked = true
    // The nodes that begin before the next one and reach into its memory.
    var open: [PathNode<State>] = []
    for node in placed.compactMap({ nodes[$0] }).sorted(by: PathNode.isBefore) {
      open.removeAll { !$0.overlaps(node) }
      for container in open where container.contains(node) {
        link(node, within: container)
        // Two values that fill the same memory contain each other.
        if node.contains(container) { link(container, within: node) }
      }
      open.append(node)
    }
  }

  private func link(_ content: PathNode<State>, within container: PathNode<State>) {
    container.contents.insert(content.id)
    content.containers.insert(container.id)
  }

  /// The node of a declared field or of declared rows, which may be within other rows.
  func declareNode(at path: PartialKeyPath<State>, within rows: Int?) -> PathNode<State> {
    let node = requireNode(at: path)
    node.isDeclared = true
    if let rows { node.containers.insert(rows) }
    // A value in rows is computed only until it is known which rows contain it.
    if node.isComputed { computedFields.insert(node.id) } else { computedReads.remove(node.id) }
    return node
  }

  /// The rows of every collection.
  var allRows: [LiveRows<State>] { nodes(collections).compactMap(\.rows) }

  /// Gives a collection its rows.
  func setRows(_ rows: LiveRows<State>, of node: PathNode<State>) {
    node.rows = rows
    collections.insert(node.id)
  }

  /// Notes in which rows the value of an undeclared field is.
  func setRows(_ rows: Set<RowKey>, of node: PathNode<State>, areDeclared: Bool) {
    node.mayBeGone = !areDeclared
    if areDeclared { computedFields.insert(node.id) }
    for row in rows { looseNodes[row, default: []].insert(node.id) }
  }

  func hasLooseNodes(in row: RowKey) -> Bool { looseNodes[row] != nil }

  /// The undeclared nodes in a row.
  func looseNodes(in row: RowKey) -> [PathNode<State>] { nodes(looseNodes[row] ?? []) }

  /// Returns the undeclared nodes in a row that is gone.
  func takeLooseNodes(in row: RowKey) -> [PathNode<State>] {
    nodes(looseNodes.removeValue(forKey: row) ?? [])
  }

  /// Takes a node out for good.
  func remove(_ node: PathNode<State>) {
    setReads([], of: node)
    for id in node.containers { nodes[id]?.contents.remove(node.id) }
    for id in node.contents { nodes[id]?.containers.remove(node.id) }
    nodes[node.id] = nil
    ids[node.path] = nil
    collections.remove(node.id)
    computedReads.remove(node.id)
    computedFields.remove(node.id)
  }
}

extension FieldGraph {
  /// Replaces the key paths that the rules of the field at a node read.
  func setReads(_ paths: [AnyKeyPath], of node: PathNode<State>) {
    if paths.isEmpty, node.reads.isEmpty { return }
    let read = paths.compactMap { $0 as? PartialKeyPath<State> }.map(requireNode)
    let new = Set(read.map(\.id)).subtracting([node.id])
    let old = node.reads
    node.reads = new
    for id in new.subtracting(old) { addReader(node, of: id) }
    for id in old.subtracting(new) { removeReader(node, of: id) }
  }

  private func addReader(_ reader: PathNode<State>, of id: Int) {
    guard let node = nodes[id] else { return }
    node.readers.insert(reader.id)
    if node.isComputed { computedReads.insert(id) }
  }

  private func removeReader(_ reader: PathNode<State>, of id: Int) {
    guard let node = nodes[id] else { return }
    node.readers.remove(reader.id)
    guard node.readers.isEmpty else { return }
    computedReads.remove(id)
    if node.isComputed, node.field == nil, node.rows == nil { remove(node) }
  }

  /// The fields that read a value.
  func readers(of node: PathNode<State>) -> [any AnyLiveField] {
    nodes(node.readers).compactMap(\.field)
  }

  func contents(of node: PathNode<State>) -> [PathNode<State>] { nodes(node.contents) }

  /// The nodes whose values contain this one, and those whose values contain them.
  func containers(of node: PathNode<State>) -> [PathNode<State>] {
    var ids = node.containers.sorted()
    var next = 0
    while next < ids.count {
      for id in nodes[ids[next]]?.containers.sorted() ?? [] where !ids.contains(id) {
        ids.append(id)
      }
      next += 1
    }
    return ids.compactMap { nodes[$0] }.filter { $0 !== node }
  }

  /// The nodes that any change may change: those that rules read, and those with a field.
  var computedReadNodes: [PathNode<State>] { nodes(computedReads) }
  var computedFieldNodes: [PathNode<State>] { nodes(computedFields) }

  private func nodes(_ ids: Set<Int>) -> [PathNode<State>] {
    ids.isEmpty ? [] : ids.sorted().compactMap { nodes[$0] }
  }
}
