import Testing

@testable import GenericForm

@MainActor @Suite struct FieldGraphTests {
  private struct Values {
    var name = ""
    var place = Place()
    var list: [Int] = []
    var initials: String { String(name.prefix(1)) }
  }

  private struct Place {
    var street = ""
    var city = ""
  }

  private let graph = FieldGraph()

  /// A graph of the fields of a form, which can be set as readers.
  private let form = Form(
    Values(), validation: FormValidation { FieldValidation(\.name) })

  private func same(_ left: [PathNode], _ right: [PathNode]) -> Bool {
    left.map(\.id) == right.map(\.id)
  }

  @Test func `a key path has one node, with a number of its own`() {
    let name = graph.requireNode(at: \Values.name)
    #expect(graph.requireNode(at: \Values.name) === name && graph.node(at: \Values.name) === name)
    #expect(graph[name.id] === name && graph.node(at: \Values.list) == nil && graph[99] == nil)
    let list = graph.requireNode(at: \Values.list)
    #expect(list.id != name.id && same(graph.all, [name, list]))
  }

  /// The last nodes, from `linked` on, are met after the others are linked.
  @Test(arguments: 0...5)
  func `what is stored within another is linked, whichever is met first`(linked: Int) {
    let paths: [PartialKeyPath<Values>] = [
      \Values.place.street, \Values.place, \Values.place.city, \Values.self, \Values.name,
    ]
    for path in paths.prefix(linked) { _ = graph.requireNode(at: path) }
    graph.linkAll()
    let nodes = paths.map { graph.requireNode(at: $0) }
    let (street, place, city, whole, name) = (nodes[0], nodes[1], nodes[2], nodes[3], nodes[4])
    #expect(same(graph.contents(of: place), [street, city]))
    #expect(same(graph.containers(of: city), [place, whole]))
    #expect(same(graph.contents(of: whole), [street, place, city, name]))
    #expect(same(graph.containers(of: name), [whole]) && graph.contents(of: name).isEmpty)
  }

  @Test func `what is declared within rows is contained in them and in what they are part of`() {
    let list = graph.declareNode(at: \Values.list, within: nil)
    let whole = graph.requireNode(at: \Values.self)
    let row = graph.declareNode(at: \Values.list[0], within: list.id)
    graph.linkAll()
    #expect(same(graph.containers(of: row), [list, whole]) && row.isDeclared)
    #expect(graph.contents(of: list).isEmpty && graph.computedNodes.isEmpty)
  }

  @Test func `a declared field without a place may be changed by anything`() {
    let initials = graph.declareNode(at: \Values.initials, within: nil)
    let name = graph.declareNode(at: \Values.name, within: nil)
    #expect(initials.isDeclared && name.isDeclared)
    let first = graph.requireNode(at: \Values.list[0])
    #expect(same(graph.computedNodes, [initials, first]))
    graph.remove(initials)
    #expect(same(graph.computedNodes, [first]))
  }

  @Test func `a node that is removed is gone from all others`() {
    let place = graph.requireNode(at: \Values.place)
    let city = graph.requireNode(at: \Values.place.city)
    let whole = graph.requireNode(at: \Values.self)
    graph.linkAll()
    graph.remove(place)
    #expect(same(graph.containers(of: city), [whole]) && same(graph.contents(of: whole), [city]))
    #expect(city.containers == [whole.id] && whole.contents == [city.id])
    #expect(graph.node(at: \Values.place) == nil && graph[place.id] == nil)
    #expect(graph.requireNode(at: \Values.place).id != place.id)
    #expect(same(graph.containers(of: city), [whole, graph.requireNode(at: \Values.place)]))
  }

  @Test func `two values at one place contain each other`() {
    struct Single { var name = "" }
    let graph = FieldGraph()
    let (whole, name) = (graph.requireNode(at: \Single.self), graph.requireNode(at: \Single.name))
    #expect(graph.contents(of: whole).isEmpty)
    graph.linkAll()
    #expect(whole.contents == [name.id] && name.contents == [whole.id])
    #expect(graph.containers(of: name).map(\.id) == [whole.id])
  }

  // MARK: - Readers

  @Test func `a field is a reader of what it reads, and of nothing else`() throws {
    let graph = form.graph
    let name = try #require(graph.node(at: \Values.name))
    let list = graph.requireNode(at: \Values.list)
    let city = graph.requireNode(at: \Values.place.city)
    graph.setReads([list.id, city.id, name.id], of: name)
    #expect(name.reads == [list.id, city.id])
    #expect(graph.readers(of: list).map(\.path) == [\Values.name] && name.readers.isEmpty)
    graph.setReads([city.id], of: name)
    #expect(graph.readers(of: list).isEmpty && graph.readers(of: city).count == 1)
    #expect(name.reads == [city.id] && graph.computedNodes.isEmpty)
    graph.setReads([], of: name)
    #expect(city.readers.isEmpty && name.reads == [])
  }

  @Test func `a computed value is known for as long as it is read`() throws {
    let graph = form.graph
    let name = try #require(graph.node(at: \Values.name))
    graph.setReads([graph.requireNode(at: \Values.initials).id], of: name)
    #expect(graph.computedNodes.map(\.path) == [\Values.initials])
    graph.setReads([], of: name)
    #expect(graph.computedNodes.isEmpty && graph.node(at: \Values.initials) == nil)
  }

  @Test func `a reader that is removed reads nothing any more`() throws {
    let graph = form.graph
    let name = try #require(graph.node(at: \Values.name))
    let list = graph.requireNode(at: \Values.list)
    graph.setReads([list.id, graph.requireNode(at: \Values.initials).id], of: name)
    graph.remove(name)
    #expect(list.readers.isEmpty && graph.node(at: \Values.initials) == nil)
  }

  @Test func `a computed value that has a field stays when it is no longer read`() throws {
    let form = Form([1: "a"]) {
      FieldValidation(
        \.self, rules: [.reading("No") { all, form in all[2] == nil && form[\.[1]] != nil }])
    }
    let all = try #require(form.graph.node(at: \[Int: String].self))
    let one = form.field(\.[1])
    #expect(form.graph.computedNodes.count == 1)
    form.graph.setReads([], of: all)
    #expect(form.graph.node(at: \[Int: String][1]) != nil && one.value == "a")
  }
}
