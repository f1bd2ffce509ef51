import Testing

@testable import GenericForm

@MainActor @Suite struct FormPathsTests {
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

  private let paths = FormPaths()

  @Test func `a key path has one node until it is removed`() {
    let name = paths.requireNode(at: \Values.name)
    #expect(paths.requireNode(at: \Values.name) === name)
    #expect(paths.node(at: \Values.name) === name)
    #expect(paths[name.id] === name)
    #expect(paths.node(at: \Values.list) == nil)
    paths.remove(name)
    #expect(paths.node(at: \Values.name) == nil)
    #expect(paths[name.id] == nil)
    #expect(paths.requireNode(at: \Values.name).id != name.id)
  }

  @Test func `nodes are in the order of their creation`() {
    let met: [PartialKeyPath<Values>] = [\.list, \.name, \.place.city, \.place]
    let nodes = met.map { paths.requireNode(at: $0) }
    #expect(paths.all.map(\.id) == nodes.map(\.id))
  }

  @Test func `the readers of a value are those whose rules currently read it`() {
    let name = paths.requireNode(at: \Values.name)
    let list = paths.requireNode(at: \Values.list)
    paths.setReads([name.id, list.id], of: name)
    paths.setReads([name.id], of: list)
    #expect(paths.readers(of: [name]).map(\.id) == [list.id])
    #expect(paths.readers(of: [list]).map(\.id) == [name.id])
    paths.setReads([], of: list)
    #expect(paths.readers(of: [name]).isEmpty)
  }

  @Test func `a value that was only read is forgotten once nobody reads it`() {
    let name = paths.requireNode(at: \Values.name)
    let city = paths.requireNode(at: \Values.place.city)
    let read = paths.requireNode(at: \Values.initials)
    paths.setReads([read.id], of: name)
    paths.setReads([read.id], of: city)
    paths.setReads([], of: name)
    #expect(paths[read.id] != nil)
    paths.setReads([], of: city)
    #expect(paths[read.id] == nil)
  }

  @Test func `a node that moves takes the place of one that was read there`() {
    let name = paths.requireNode(at: \Values.name)
    let read = paths.requireNode(at: \Values.place.city)
    let reader = paths.requireNode(at: \Values.list)
    paths.setReads([read.id], of: reader)
    let replaced = paths.move([(name, \Values.place.city)])
    #expect(replaced.map(\.id) == [read.id])
    #expect(paths.node(at: \Values.place.city) === name)
    #expect(paths.node(at: \Values.name) == nil)
    #expect(paths.readers(of: [name]).map(\.id) == [reader.id])
  }

  @Test func `two nodes change their key paths for each other's`() {
    let name = paths.requireNode(at: \Values.name)
    let city = paths.requireNode(at: \Values.place.city)
    let replaced = paths.move([(name, \Values.place.city), (city, \Values.name)])
    #expect(replaced.isEmpty)
    #expect(paths.node(at: \Values.place.city) === name)
    #expect(paths.node(at: \Values.name) === city)
  }
}
