import Testing

@testable import FormDeclaration
@testable import GenericForm

@Suite struct RowCacheTests {
  private struct Guest: Identifiable {
    let id: Int
    var name = ""
  }

  private struct Table: Identifiable {
    let id: Int
    var guests = [Guest(id: 1), Guest(id: 2)]
  }

  private let tables = [Table(id: 1), Table(id: 2)]
  private let path = \[Table][id: 2].guests[id: 1].name

  @Test func `finds the rows that contain a value until one of them is removed`() {
    let cache = RowCache()
    var tables = tables
    func findsRows() -> Bool { cache.findsRows { _ = tables[keyPath: path] } }
    #expect(findsRows())
    tables.reverse()
    #expect(findsRows())
    tables[0].guests.removeFirst()
    #expect(!findsRows())
    #expect(!findsRows())
    tables.removeFirst()
    #expect(!findsRows())
    tables.append(Table(id: 2))
    #expect(findsRows())
  }

  @Test func `any row that was noted is read in place of one that is missing`() {
    let cache = RowCache()
    cache.note(tables[0])
    #expect(!cache.findsRows { _ = [Table]()[keyPath: path] })
  }

  @Test func `notes whether a row is read by its identity`() {
    let cache = RowCache()
    #expect(cache.findsRows { _ = tables[0].guests[1] })
    #expect(!cache.hasFoundRow)
    #expect(cache.findsRows { _ = tables[0].guests[id: 1] })
    #expect(cache.hasFoundRow)
  }

  private struct Home {
    var city = ""
  }

  private struct Person {
    var home: Home?
    var tree = Tree()
    var guests: [String: Guest] = [:]
    var nested: [[Table]] = []
    var act: () -> Void = {}
  }

  private struct Tree {
    var children: [Tree] = []
    var guest: Guest?
  }

  @Test func `a row of each type that was in a value is read in place of one that is missing`() {
    let values = [
      Person(home: Home()),
      Person(tree: Tree(children: [Tree(children: [Tree(guest: Guest(id: 1))])])),
      Person(guests: ["a": Guest(id: 1)]), Person(nested: [[Table(id: 1)], []]),
    ]
    let cache = RowCache()
    for value in values { cache.takeIn(value) }
    let empty = Person()
    func isMissing(_ path: PartialKeyPath<Person>) -> Bool {
      !cache.findsRows { _ = empty[keyPath: path] }
    }
    #expect(isMissing(\.home.ifPresent.city))
    #expect(isMissing(\.tree.children[at: 0].guest.ifPresent.name))
    #expect(isMissing(\.tree.guest.ifPresent.name))
    #expect(isMissing(\.guests["a"].ifPresent.name))
    #expect(isMissing(\.nested[at: 7][at: 2].guests[id: 3].name))
  }

  @Test func `a type with a blank value needn't have been seen`() {
    struct Values {
      enum Choice: CaseIterable { case one, other }
      var texts: [String] = []
      var numbers: [Int] = []
      var choices: [Choice] = []
      var lists: [[Guest]] = []
      var optional: Double??
    }
    let cache = RowCache()
    let paths: [PartialKeyPath<Values>] = [
      \.texts[at: 1], \.numbers[at: 1], \.choices[at: 1], \.lists[at: 1], \.optional.ifPresent,
      \.optional.ifPresent.ifPresent,
    ]
    for path in paths { #expect(!cache.findsRows { _ = Values()[keyPath: path] }) }
  }

  @Test func `values are searched until rows of all types have been seen`() {
    struct Searched: CustomReflectable {
      let count: Counter
      var home: Home?
      var customMirror: Mirror {
        count.value += 1
        return Mirror(self, children: ["home": home as Any], displayStyle: .struct)
      }
    }
    let (cache, count) = (RowCache(), Counter())
    for _ in 0..<3 { cache.takeIn(Searched(count: count)) }
    #expect(count.value == 3)
    for _ in 0..<3 { cache.takeIn(Searched(count: count, home: Home())) }
    #expect(count.value == 4)
    cache.takeIn(Array(repeating: Searched(count: count), count: 1_000))
    #expect(count.value == 4)
    let (others, many) = (RowCache(), Counter())
    others.takeIn(Array(repeating: Searched(count: many), count: 1_000))
    #expect(many.value == 100)
    others.takeIn(Array(repeating: Searched(count: many, home: Home()), count: 1_000))
    #expect(many.value == 101)
  }

  @Test func `values of a value's own type are searched if they contain new types`() {
    let cache = RowCache()
    cache.takeIn(Tree(children: [Tree()]))
    cache.takeIn(Tree(children: [Tree(guest: Guest(id: 1))]))
    #expect(!cache.findsRows { _ = Tree()[keyPath: \.guest.ifPresent.name] })
  }

  @Test func `a value isn't kept if its type has a blank one, nor is an object`() {
    struct Secret: ExpressibleByNilLiteral {
      var sentinel: Sentinel?
      init(nilLiteral: ()) {}
    }
    let cache = RowCache()
    func takeIn() -> () -> Bool {
      var secret: Secret = nil
      let (kept, object) = (Sentinel(), Sentinel())
      secret.sentinel = kept
      cache.takeIn([secret])
      #expect(cache.findsRows { _ = [secret][at: 0] })
      cache.takeIn([object])
      return { [weak kept, weak object] in kept == nil && object == nil }
    }
    #expect(takeIn()())
    var read = "secret"
    cache.takeIn(["secret"])
    #expect(!cache.findsRows { read = [String]()[at: 0] })
    #expect(read == "")
  }

  @Test func `gives the names of the rows that contain a value on request`() {
    let cache = RowCache()
    #expect(cache.findsRows(isNaming: true) { _ = tables[keyPath: path] })
    #expect(cache.labels.map(\.name) == ["[id: 2]", "[id: 1]"])
    #expect(cache.labels.map(\.type) == ["Table", "Guest"])
    #expect(cache.findsRows { _ = tables[keyPath: path] })
    #expect(cache.labels.isEmpty)
  }

  @Test func `a value has the labels of its rows, not of the value read before`() {
    let cache = RowCache()
    let guests = [Guest(id: 1, name: "Mei")]
    #expect(cache.read(\[Guest][id: 1].name, of: guests, isNaming: true).labels.count == 1)
    #expect(cache.read(\[Guest][id: 1].name, of: guests).labels.isEmpty)
    #expect(cache.read(\[Guest].self, of: guests, isNaming: true).labels.isEmpty)
  }

  @Test func `each cache has only the rows of its call`() async {
    await #expect(processExitsWith: .failure) {
      let cache = RowCache()
      let guests = [Guest(id: 1)]
      guard cache.findsRows(readBy: { _ = guests[id: 1] }) else { return }
      _ = RowCache().findsRows { _ = [Guest]()[id: 1] }
    }
    await #expect(processExitsWith: .failure) {
      let cache = RowCache()
      let guests = [Guest(id: 1)]
      guard cache.findsRows(readBy: { _ = guests[id: 1] }) else { return }
      _ = [Guest]()[id: 1]
    }
  }
}

/// Counts from within values.
private final class Counter {
  var value = 0
}
