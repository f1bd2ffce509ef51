import Testing

@testable import GenericForm

@Suite struct RowMemoryTests {
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

  @Test func `finds the rows on the way to a value, until one of them is gone`() {
    let memory = RowMemory()
    var tables = tables
    func findsRows() -> Bool { memory.findsRows { _ = tables[keyPath: path] } }
    #expect(findsRows())
    tables.reverse()
    #expect(findsRows())
    tables[0].guests.removeFirst()
    #expect(!findsRows() && !findsRows())
    tables.removeFirst()
    #expect(!findsRows())
    tables.append(Table(id: 2))
    #expect(findsRows())
  }

  @Test func `what is read of a row that is gone is its last value`() {
    let memory = RowMemory()
    var tables = tables
    for name in ["Mei", "Zoë"] {
      tables[id: 2].guests[id: 1].name = name
      #expect(memory.findsRows { _ = tables[keyPath: path] })
    }
    var name = ""
    #expect(!memory.findsRows { name = [Table]()[keyPath: path] } && name == "Zoë")
  }

  @Test func `finds no row where none is read by its identity`() {
    let memory = RowMemory()
    #expect(memory.findsRows { _ = tables[0].guests[1] } && memory.isEmpty)
    #expect(memory.findsRows { _ = tables[0].guests[id: 1] } && !memory.isEmpty)
  }

  @Test func `each memory has the rows of its own call alone`() async {
    await #expect(processExitsWith: .failure) {
      let memory = RowMemory()
      let guests = [Guest(id: 1)]
      guard memory.findsRows(readBy: { _ = guests[id: 1] }) else { return }
      _ = RowMemory().findsRows { _ = [Guest]()[id: 1] }
    }
    await #expect(processExitsWith: .failure) {
      let memory = RowMemory()
      let guests = [Guest(id: 1)]
      guard memory.findsRows(readBy: { _ = guests[id: 1] }) else { return }
      _ = [Guest]()[id: 1]
    }
  }
}
