import Testing

@testable import GenericForm

@Suite struct RowKeyTests {
  private struct Guest {}
  private struct Table {}

  @Test func `is equal for one identity of one type of element`() {
    #expect(RowKey(Guest.self, id: 1) == RowKey(Guest.self, id: 1))
    #expect(RowKey(Guest.self, id: 1) != RowKey(Guest.self, id: 2))
    #expect(RowKey(Guest.self, id: 1) != RowKey(Table.self, id: 1))
    #expect(RowKey(Guest.self, id: 1) != RowKey(Guest.self, id: "1"))
    let keys: Set = [
      RowKey(Guest.self, id: 1), RowKey(Guest.self, id: 1), RowKey(Table.self, id: 1),
    ]
    #expect(keys.count == 2)
  }
}
