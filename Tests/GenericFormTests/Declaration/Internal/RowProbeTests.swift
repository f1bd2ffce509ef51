import Testing

@testable import GenericForm

@Suite struct RowProbeTests {
  private struct Guest: Identifiable {
    let id: Int
    var name = ""
  }

  private struct Table: Identifiable {
    let id: Int
    var guests = [Guest(id: 1), Guest(id: 2)]
  }

  private let tables = [Table(id: 1), Table(id: 2)]

  @Test func `records the rows that are read by their identities, those around them too`() {
    let path = \[Table][id: 2].guests[id: 1].name
    let rows = RowProbe.rows { _ = tables[keyPath: path] }
    #expect(rows == [RowKey(Table.self, id: 2), RowKey(Guest.self, id: 1)])
  }

  @Test func `records no row that is read by its place, and none that is set`() {
    var tables = tables
    let rows = RowProbe.rows {
      _ = tables[0].guests[1]
      tables[id: 1].guests = []
    }
    #expect(rows.isEmpty)
  }

  @Test func `records for as long as it reads, and for itself alone`() {
    var inner: Set<RowKey> = []
    let outer = RowProbe.rows {
      RowProbe.note(RowKey(Table.self, id: 1))
      inner = RowProbe.rows { RowProbe.note(RowKey(Table.self, id: 2)) }
    }
    RowProbe.note(RowKey(Table.self, id: 3))
    #expect(outer == [RowKey(Table.self, id: 1)] && inner == [RowKey(Table.self, id: 2)])
    #expect(RowProbe.rows {}.isEmpty)
  }

  @Test func `makes no key where nothing is recorded`() {
    var count = 0
    func makeKey() -> RowKey {
      count += 1
      return RowKey(Table.self, id: 1)
    }
    RowProbe.note(makeKey())
    #expect(count == 0)
    _ = RowProbe.rows { RowProbe.note(makeKey()) }
    #expect(count == 1)
  }
}
