import Testing

@testable import GenericForm

@MainActor @Suite struct FieldGraphTests {
  struct Place {
    var street = ""
    var city = ""
  }

  struct Values {
    var name = ""
    var place = Place()
    var list: [Int] = []
    var initials: String {
      get { String(name.prefix(1)) }
      set { name = newValue }
    }
  }

  private let graph = FieldGraph()

  @Test func `a key path has one node, until that is removed`() {
    let name = graph.requireNode(at: \Values.name)
    #expect(graph.requireNode(at: \Values.name) === name)
    #expect(graph.node(at: \Values.name) === name)
    #expect(graph[name.id] === name)
    #expect(graph.node(at: \Values.list) == nil)
    graph.remove(name)
    #expect(graph.node(at: \Values.name) == nil)
    #expect(graph[name.id] == nil)
    #expect(graph.requireNode(at: \Values.name).id != name.id)
  }

  @Test func `nodes are in the order in which they were made`() {
    let paths: [PartialKeyPath<Values>] = [\.list, \.name, \.place.city, \.place]
    let nodes = paths.map { graph.requireNode(at: $0) }
    #expect(graph.all.map(\.id) == nodes.map(\.id))
  }

  @Test func `the readers of a value are those whose rules read it now`() {
    let name = graph.requireNode(at: \Values.name)
    let list = graph.requireNode(at: \Values.list)
    graph.setReads([name.id, list.id], of: name)
    graph.setReads([name.id], of: list)
    #expect(graph.readers(of: [name.id]).map(\.id) == [list.id])
    #expect(graph.readers(of: [list.id]).map(\.id) == [name.id])
    graph.setReads([], of: list)
    #expect(graph.readers(of: [name.id]).isEmpty)
  }

  @Test func `a value that was only read is forgotten once nobody reads it`() {
    let name = graph.requireNode(at: \Values.name)
    let city = graph.requireNode(at: \Values.place.city)
    let read = graph.requireNode(at: \Values.initials)
    graph.setReads([read.id], of: name)
    graph.setReads([read.id], of: city)
    graph.setReads([], of: name)
    #expect(graph[read.id] != nil)
    graph.setReads([], of: city)
    #expect(graph[read.id] == nil)
  }

  @Test func `a node that moves takes the place of one that was read there`() {
    let name = graph.requireNode(at: \Values.name)
    let read = graph.requireNode(at: \Values.place.city)
    let reader = graph.requireNode(at: \Values.list)
    graph.setReads([read.id], of: reader)
    graph.move([(name, \Values.place.city)])
    #expect(graph.node(at: \Values.place.city) === name)
    #expect(graph.node(at: \Values.name) == nil)
    #expect(graph.readers(of: [name.id]).map(\.id) == [reader.id])
  }

  @Test func `two nodes change their key paths for each other's`() {
    let name = graph.requireNode(at: \Values.name)
    let city = graph.requireNode(at: \Values.place.city)
    graph.move([(name, \Values.place.city), (city, \Values.name)])
    #expect(graph.node(at: \Values.place.city) === name)
    #expect(graph.node(at: \Values.name) === city)
  }
}
