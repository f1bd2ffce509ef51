import Testing

@testable import GenericForm

@MainActor @Suite struct PathNodeTests {
  private struct Values {
    var name = ""
    var place = Place()
    var nothing: Void = ()
    var list: [Int] = []
    var length: Int {
      get { list.count }
      set { list = Array(repeating: 0, count: newValue) }
    }
  }

  private struct Place {
    var street = ""
    var city = ""
  }

  private func node(_ path: PartialKeyPath<Values>) -> PathNode {
    PathNode(id: 0, path: path)
  }

  @Test func `a stored value has its place in memory`() {
    let size = MemoryLayout<String>.size
    #expect(node(\.name).range == 0..<size)
    #expect(node(\.place).range == size..<3 * size)
    #expect(node(\.place.city).range == 2 * size..<3 * size)
    #expect(node(\.self).range == 0..<MemoryLayout<Values>.size)
  }

  @Test func `a value that is computed, within an array or of no size has none`() {
    #expect(node(\.length).range == nil && node(\.list[0]).range == nil)
    #expect(node(\.nothing).range?.isEmpty != false)
    for path: PartialKeyPath<Values> in [\.length, \.list[0], \.nothing] {
      #expect(!node(path).isPlaced && node(path).isComputed)
    }
    #expect(node(\.name).isPlaced && !node(\.name).isComputed)
  }

  @Test func `one that is within another is not computed, declared or not`() {
    let length = node(\.length)
    length.isDeclared = true
    #expect(length.isComputed)
    length.containers = [1]
    #expect(!length.isComputed)
  }

  @Test func `is ordered by where it begins, a container before its contents`() {
    let paths: [PartialKeyPath<Values>] = [
      \.list, \.place.city, \.place.street, \.place, \.name, \.self,
    ]
    let ordered = paths.map(node).sorted(by: PathNode.isBefore).map(\.path)
    let expected: [PartialKeyPath<Values>] = [
      \.self, \.name, \.place, \.place.street, \.place.city, \.list,
    ]
    #expect(ordered == expected)
  }

  @Test func `overlaps what shares memory with it`() {
    let place = node(\.place)
    #expect(place.overlaps(node(\.place.city)) && node(\.place.city).overlaps(place))
    #expect(!place.overlaps(node(\.name)) && !place.overlaps(node(\.length)))
    #expect(!node(\.place.street).overlaps(node(\.place.city)))
  }

  @Test func `contains what is stored within it, and itself`() {
    let place = node(\.place)
    #expect(place.contains(node(\.place.street)) && place.contains(node(\.place.city)))
    #expect(place.contains(place) && node(\.self).contains(place))
    #expect(!node(\.place.street).contains(place) && !node(\.place.city).contains(place))
    #expect(!place.contains(node(\.name)) && !node(\.name).contains(place))
    #expect(!place.contains(node(\.list)) && !node(\.self).contains(node(\.length)))
    #expect(!node(\.self).contains(node(\.nothing)) && !node(\.length).contains(node(\.name)))
  }
}
