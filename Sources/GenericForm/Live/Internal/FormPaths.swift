/// The key paths that a live form uses, each with its field and its rows.
///
/// A change of one value may change others: those around it and within it, in the same row, and
/// values of which it is unknown what they depend on. ``PathNode/mayChange(with:)`` decides that, and
/// the form compares them.
///
/// A key path in generic code, such as `map(\.id)`, is made anew each time, which takes longer than
/// the rest of a change: here are closures instead.
@MainActor final class FormPaths {
  /// Every node, in the order in which the form met them.
  private(set) var all: [PathNode] = []

  /// The node of each key path.
  private var nodes: [AnyKeyPath: PathNode] = [:]
  private var nextID = 0

  /// The node with a number; nil once it is removed.
  subscript(id: Int) -> PathNode? { index(of: id).map { all[$0] } }

  /// The nodes for which `isIncluded` returns true, in the order in which the form met them.
  func nodes(where isIncluded: (PathNode) -> Bool) -> [PathNode] {
    // `filter` would find out for each node that this is the main actor.
    var nodes: [PathNode] = []
    for node in all where isIncluded(node) { nodes.append(node) }
    return nodes
  }

  /// The node of a key path; nil if the form has not met it, or it was removed.
  func node(at path: AnyKeyPath) -> PathNode? { nodes[path] }

  /// The index of the node with a number, by which the nodes are sorted.
  private func index(of id: Int) -> Int? {
    var range = all.indices
    while let first = range.first {
      let middle = first + range.count / 2
      if all[middle].id == id { return middle }
      range = all[middle].id < id ? middle + 1..<range.upperBound : first..<middle
    }
    return nil
  }

  /// The node of a key path, made now if it is new to the form.
  func requireNode<State>(at path: PartialKeyPath<State>) -> PathNode {
    if let node = node(at: path) { return node }
    let node = PathNode(id: nextID, path: path)
    nextID += 1
    all.append(node)
    nodes[path] = node
    return node
  }

  /// The nodes of collections with rows.
  var collectionNodes: [PathNode] { nodes { $0.rows != nil } }

  /// The nodes whose values contain this one.
  func containers(of node: PathNode) -> [PathNode] { nodes { $0.contains(node) } }

  /// The nodes of fields that read the values of some nodes.
  func readers(of read: [PathNode]) -> [PathNode] {
    let readers = nodes { !$0.reads.isEmpty }
    if readers.isEmpty { return [] }
    let ids = Set(read.map(\.id))
    return readers.filter { !$0.reads.isDisjoint(with: ids) }
  }

  /// Replaces the nodes that the rules of the field at a node read, given by their numbers.
  ///
  /// What a rule reads of its own field is left out: the field is validated at its changes anyway.
  func setReads(_ ids: Set<Int>, of node: PathNode) {
    let old = node.reads
    node.reads = ids.subtracting([node.id])
    for id in old.subtracting(ids) { removeUnused(id) }
  }

  /// Removes a value that was only read, and isn't any more.
  private func removeUnused(_ id: Int) {
    guard let node = self[id], node.field == nil, node.rows == nil, readers(of: [node]).isEmpty
    else { return }
    remove(node)
  }

  /// Gives nodes new key paths, which may be those that others of them had.
  ///
  /// A node that a rule has read at a new path before is replaced.
  func move(_ moved: [(node: PathNode, path: AnyKeyPath)]) {
    for (node, _) in moved where nodes[node.path] === node { nodes[node.path] = nil }
    for (node, path) in moved {
      if let other = self.node(at: path), other !== node {
        for reader in readers(of: [other]) {
          reader.reads.remove(other.id)
          reader.reads.insert(node.id)
        }
        other.field?.retire()
        remove(other)
      }
      node.path = path
      nodes[path] = node
    }
  }

  /// Takes a node out for good; what still has its number, which is not used again, finds no node.
  func remove(_ node: PathNode) {
    index(of: node.id).map { _ = all.remove(at: $0) }
    nodes[node.path] = nil
    setReads([], of: node)
  }
}
