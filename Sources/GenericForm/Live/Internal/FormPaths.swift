import FormDeclaration

/// The key paths that a live form uses, each with its field and its rows.
///
/// A change of one value may change others: those around it and within it, in the same row, and
/// values with unknown dependencies. ``PathNode/mayChange(with:)`` decides that, and the form
/// compares them.
@MainActor final class FormPaths {
  /// Every node, in the order in which the form met them.
  private(set) var all: [PathNode] = []

  /// The node of each key path.
  private var nodes: [AnyKeyPath: PathNode] = [:]
  private var nextID = 0

  /// The node with a number, or `nil` after it was removed.
  subscript(id: Int) -> PathNode? { index(of: id).map { all[$0] } }

  /// Returns the nodes for which `isIncluded` returns `true`, in the order in which the form met
  /// them.
  func nodes(where isIncluded: (PathNode) -> Bool) -> [PathNode] {
    // `filter` would check for each node that this is the main actor.
    var nodes: [PathNode] = []
    for node in all where isIncluded(node) { nodes.append(node) }
    return nodes
  }

  /// Returns the node of a key path, or `nil` if the form hasn't met it or it was removed.
  func node(at path: AnyKeyPath) -> PathNode? { nodes[path] }

  /// Returns the index of the node with a number, by which the nodes are sorted.
  private func index(of id: Int) -> Int? {
    var range = all.indices
    while let first = range.first {
      let middle = first + range.count / 2
      if all[middle].id == id { return middle }
      range = all[middle].id < id ? middle + 1..<range.upperBound : first..<middle
    }
    return nil
  }

  /// Returns the node of a key path, creating it if it's new to the form.
  func requireNode<State>(at path: PartialKeyPath<State>) -> PathNode {
    if let node = node(at: path) { return node }
    let node = PathNode(id: nextID, path: path)
    nextID += 1
    all.append(node)
    nodes[path] = node
    return node
  }

  /// Every field, in the order in which the form met their key paths.
  var fields: [AnyField] { all.compactMap { $0.field } }

  /// The rows of each collection, by the number of its node.
  var rows: [Int: LiveRows] {
    Dictionary(uniqueKeysWithValues: all.compactMap { node in node.rows.map { (node.id, $0) } })
  }

  /// Returns the nodes whose values contain that of this node.
  func containers(of node: PathNode) -> [PathNode] { nodes { $0.contains(node) } }

  /// Returns the nodes of fields that read the values of some nodes.
  func readers(of read: [PathNode]) -> [PathNode] {
    let readers = nodes { !$0.reads.isEmpty }
    if readers.isEmpty { return [] }
    let ids = Set(read.map(\.id))
    return readers.filter { !$0.reads.isDisjoint(with: ids) }
  }

  /// Replaces the reads by the rules of the field at a node, given by the numbers of nodes.
  ///
  /// A rule's own field is left out, because its changes validate it anyway.
  func setReads(_ ids: Set<Int>, of node: PathNode) {
    let old = node.reads
    node.reads = ids.subtracting([node.id])
    for id in old.subtracting(ids) { removeUnused(id) }
  }

  /// Removes the node of a value that has neither a field nor rows, once no rule reads it.
  private func removeUnused(_ id: Int) {
    guard let node = self[id], node.field == nil, node.rows == nil, readers(of: [node]).isEmpty
    else { return }
    remove(node)
  }

  /// Gives nodes new key paths, which may be former paths of others.
  ///
  /// - Returns: The removed nodes: those that a rule had already read at one of the new paths.
  func move(_ moved: [(node: PathNode, path: AnyKeyPath)]) -> [PathNode] {
    var replaced: [PathNode] = []
    for (node, _) in moved where nodes[node.path] === node { nodes[node.path] = nil }
    for (node, path) in moved {
      if let other = self.node(at: path), other !== node {
        for reader in readers(of: [other]) {
          reader.reads.remove(other.id)
          reader.reads.insert(node.id)
        }
        remove(other)
        replaced.append(other)
      }
      node.path = path
      nodes[path] = node
    }
    return replaced
  }

  /// Removes a node permanently; looking up its number, which is never reused, finds no node.
  func remove(_ node: PathNode) {
    index(of: node.id).map { _ = all.remove(at: $0) }
    nodes[node.path] = nil
    setReads([], of: node)
  }
}
