/// The key paths that a live form uses, which values contain which, and which fields read them.
///
/// A change of one value affects the fields at its node, its contents, its containers and their
/// readers. The graph finds these without going through the form, so that the cost of a change does
/// not grow with the number of fields.
///
/// Which values contain which is known from three sources: a stored value has a place in the
/// state's memory, which is within those of its containers; what is declared in rows is contained
/// in their collection; of any other value it is unknown. Such a value is called computed, and any
/// change may change it.
///
/// Nodes refer to each other by their numbers, and only the graph keeps them. `reads` and `readers`
/// are two sides of one relation, and so are `containers` and `contents`, except for values in
/// rows: these have the collection among their containers, which has them in its rows.
///
/// A key path in generic code, such as `map(\.id)`, is made anew each time, which takes longer than
/// the rest of a change: here are closures instead.
@MainActor final class FieldGraph {
  private var nodes: [Int: PathNode] = [:]

  /// The number of each node by its key path; it has exactly the nodes that there are.
  private var ids: [AnyKeyPath: Int] = [:]
  private var nextID = 0

  /// The nodes with a place in the state's memory, in the order in which the form met them.
  private var placed: [Int] = []

  /// Whether ``linkAll()`` has linked these; from then on each new node is linked by itself.
  private var isLinked = false

  /// The computed nodes: any change may change them.
  private var computed: Set<Int> = []

  /// The nodes of collections with rows.
  private var collections: Set<Int> = []

  /// The node with a number; nil once it is removed.
  subscript(id: Int) -> PathNode? { nodes[id] }

  /// Every node, in the order in which the form met them.
  var all: [PathNode] { nodes.keys.sorted().compactMap { nodes[$0] } }

  /// The node of a key path; nil where the form has not met it, or it was removed.
  func node(at path: AnyKeyPath) -> PathNode? {
    ids[path].flatMap { nodes[$0] }
  }

  /// The node of a key path, made now if it is new to the form.
  ///
  /// After ``linkAll()``, a new one is compared with every placed node.
  func requireNode<State>(at path: PartialKeyPath<State>) -> PathNode {
    if let node = node(at: path) { return node }
    let node = PathNode(id: nextID, path: path)
    nextID += 1
    nodes[node.id] = node
    ids[path] = node.id
    if node.isPlaced {
      if isLinked { link(node) }
      placed.append(node.id)
    } else {
      computed.insert(node.id)
    }
    return node
  }

  /// Finds out which placed values contain a new one, and which it contains.
  private func link(_ node: PathNode) {
    for other in placed.compactMap({ nodes[$0] }) {
      if other.contains(node) { link(node, within: other) }
      if node.contains(other) { link(other, within: node) }
    }
  }

  /// Finds out which values contain which, for all nodes at once.
  ///
  /// The form calls it once, when all fields are declared. It goes through the nodes in the order
  /// of their memory, so that each is compared with those around it only: the cost is that of
  /// sorting, as long as values are not nested deeply.
  func linkAll() {
    isLinked = true
    // The nodes that begin before the next one and reach into its memory.
    var open: [PathNode] = []
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

  /// Notes on both sides that one value contains the other.
  private func link(_ content: PathNode, within container: PathNode) {
    container.contents.insert(content.id)
    content.containers.insert(container.id)
  }

  /// The node of a declared field or of declared rows, which may be within other rows.
  ///
  /// - Parameter rows: The number of the node of the collection whose row it is in; nil for none.
  func declareNode<State>(at path: PartialKeyPath<State>, within rows: Int?) -> PathNode {
    let node = requireNode(at: path)
    node.isDeclared = true
    guard let rows else { return node }
    // A value in rows is computed only until it is known which rows contain it.
    node.containers.insert(rows)
    computed.remove(node.id)
    return node
  }

  /// The nodes of collections with rows.
  var collectionNodes: [PathNode] { nodes(collections) }

  /// The rows of every collection.
  var allRows: [LiveRows] { collectionNodes.compactMap { $0.rows } }

  /// Gives a collection its rows.
  func setRows(_ rows: LiveRows, of node: PathNode) {
    node.rows = rows
    collections.insert(node.id)
  }

  /// Gives nodes new key paths, which may be those that others of them had.
  ///
  /// A node that a rule has read at a new path before is replaced.
  func move(_ moved: [(node: PathNode, path: AnyKeyPath)]) {
    for (node, _) in moved where ids[node.path] == node.id { ids[node.path] = nil }
    for (node, path) in moved {
      if let other = self.node(at: path), other !== node {
        for reader in nodes(other.readers) {
          setReads(reader.reads.subtracting([other.id]).union([node.id]), of: reader)
        }
        other.field?.retire()
        remove(other)
      }
      node.path = path
      ids[path] = node.id
    }
  }

  /// Takes a node out for good; what still has its number, which is not used again, finds no node.
  ///
  /// Only nodes in rows and computed ones are removed, which `placed` does not have.
  func remove(_ node: PathNode) {
    setReads([], of: node)
    for id in node.containers { nodes[id]?.contents.remove(node.id) }
    for id in node.contents { nodes[id]?.containers.remove(node.id) }
    nodes[node.id] = nil
    ids[node.path] = nil
    collections.remove(node.id)
    computed.remove(node.id)
  }
}

extension FieldGraph {
  /// Replaces the nodes that the rules of the field at a node read, given by their numbers.
  ///
  /// What a rule reads of its own field is left out: the field is validated at its changes anyway.
  /// A computed value that is no longer read, and has neither a field nor rows, is removed.
  func setReads(_ ids: Set<Int>, of node: PathNode) {
    let (old, new) = (node.reads, ids.subtracting([node.id]))
    node.reads = new
    for id in new.subtracting(old) { nodes[id]?.readers.insert(node.id) }
    for id in old.subtracting(new) { removeReader(node, of: id) }
  }

  private func removeReader(_ reader: PathNode, of id: Int) {
    guard let node = nodes[id] else { return }
    node.readers.remove(reader.id)
    guard node.isComputed, node.readers.isEmpty, node.field == nil, node.rows == nil else { return }
    remove(node)
  }

  /// The fields that read a value, in the order in which the form met them.
  func readers(of node: PathNode) -> [any AnyLiveField] {
    nodes(node.readers).compactMap { $0.field }
  }

  /// The nodes whose values are stored within this one, at any depth; not those of its rows.
  func contents(of node: PathNode) -> [PathNode] { nodes(node.contents) }

  /// The nodes whose values contain this one, and those whose values contain them, each once.
  func containers(of node: PathNode) -> [PathNode] {
    if node.containers.isEmpty { return [] }
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

  /// The computed nodes, which have a field or readers; they are compared at every change.
  var computedNodes: [PathNode] { nodes(computed) }

  private func nodes(_ ids: Set<Int>) -> [PathNode] {
    ids.isEmpty ? [] : ids.sorted().compactMap { nodes[$0] }
  }
}
