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

  @Test func `any row that was noted is read in place of one that is missing`() {
    let memory = RowMemory()
    memory.note(tables[0])
    #expect(!memory.findsRows { _ = [Table]()[keyPath: path] })
  }

  @Test func `notes whether a row is read by its identity`() {
    let memory = RowMemory()
    #expect(memory.findsRows { _ = tables[0].guests[1] })
    #expect(!memory.hasFoundRow)
    #expect(memory.findsRows { _ = tables[0].guests[id: 1] })
    #expect(memory.hasFoundRow)
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
