import Testing

@testable import GenericForm

@MainActor @Suite struct PathNodeTests {
  struct Place {
    var street = ""
    var city = ""
  }

  struct Values {
    var name = ""
    var place = Place()
    var list: [Int] = []
    var other: [Int] = []
    var nothing: Void = ()
    var initials: String {
      get { String(name.prefix(1)) }
      set { name = newValue }
    }
  }

  private let paths = FormPaths()

  private func node<Value>(_ path: KeyPath<Values, Value>) -> PathNode {
    paths.requireNode(at: path)
  }

  /// Returns the node of a value in a row.
  private func node<Value>(
    _ path: KeyPath<Values, Value>, in collection: PathNode, _ number: Int
  ) -> PathNode {
    let node = node(path)
    node.row = (collection, number)
    return node
  }

  @Test func `a stored value contains what is stored within it`() {
    #expect(node(\.place).contains(node(\.place.city)))
    #expect(node(\.self).contains(node(\.place.city)))
    #expect(!node(\.place.city).contains(node(\.place)))
    #expect(!node(\.place).contains(node(\.name)))
    let place = node(\.place)
    #expect(!place.contains(place))
  }

  @Test func `it's unknown what contains a computed value`() {
    #expect(node(\.initials).isComputed)
    #expect(node(\.nothing).isComputed)
    #expect(!node(\.self).contains(node(\.initials)))
    #expect(!node(\.initials).contains(node(\.name)))
  }

  @Test func `any change can change a computed value, and vice versa`() {
    #expect(node(\.initials).mayChange(with: node(\.list)))
    #expect(node(\.list).mayChange(with: node(\.initials)))
  }

  @Test func `stored values change together if they share memory`() {
    #expect(node(\.place).mayChange(with: node(\.place.city)))
    #expect(node(\.place.city).mayChange(with: node(\.place)))
    #expect(!node(\.place.street).mayChange(with: node(\.place.city)))
    #expect(!node(\.name).mayChange(with: node(\.place)))
  }

  @Test func `a row changes with its collection, not with its neighbors`() {
    let (list, other) = (node(\.list), node(\.other))
    let (first, second) = (node(\.list[0], in: list, 1), node(\.list[1], in: list, 2))
    let sibling = node(\.list[0].description, in: list, 1)
    #expect(!first.isComputed)
    #expect(!first.isPlaced)
    #expect(list.contains(first))
    #expect(node(\.self).contains(first))
    #expect(!other.contains(first))
    #expect(first.mayChange(with: list))
    #expect(list.mayChange(with: first))
    #expect(first.mayChange(with: sibling))
    #expect(!first.contains(sibling))
    #expect(!first.mayChange(with: second))
    #expect(!first.mayChange(with: other))
  }

  @Test func `a row within a row changes only with that row`() {
    let list = node(\.list)
    let (inner, otherInner) = (node(\.list[0], in: list, 1), node(\.list[1], in: list, 2))
    let first = node(\.list[0].description, in: inner, 3)
    let second = node(\.list[0].hashValue, in: inner, 4)
    let apart = node(\.list[1].description, in: otherInner, 3)
    #expect(list.contains(first))
    #expect(inner.contains(first))
    #expect(!otherInner.contains(first))
    #expect(first.mayChange(with: inner))
    #expect(inner.mayChange(with: first))
    #expect(!first.mayChange(with: second))
    #expect(!first.mayChange(with: apart))
    #expect(!first.mayChange(with: otherInner))
  }
}
