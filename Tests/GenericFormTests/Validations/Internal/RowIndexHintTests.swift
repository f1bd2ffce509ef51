import Testing

@testable import FormDeclaration
@testable import GenericForm

@Suite struct RowIndexHintTests {
  private struct Guest: Equatable, Identifiable {
    let id: Int
    var name = ""
  }

  private func guests(_ ids: [Int]) -> [Guest] { ids.map { Guest(id: $0) } }

  /// Returns whether a row that was at an index is found at each of its later places in turn.
  private func isFound(_ id: Int, near index: Int, in orders: [[Int]]) -> Bool {
    let accessor = Accessor<[Guest], Guest>.row(id, near: index)
    return orders.allSatisfy { order in
      var rows = guests(order)
      guard accessor.get(rows)?.id == id else { return false }
      accessor.set(&rows, Guest(id: id, name: "a"))
      accessor.update(&rows) { $0.name += "b" }
      return rows == order.map { Guest(id: $0, name: $0 == id ? "ab" : "") }
    }
  }

  @Test(arguments: 1...6)
  func `a row is found at its current index, whatever its last one`(id: Int) {
    let orders = [[1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1], [3, 1, 2, 6, 5, 4], [id]]
    for start in [0, 3, 5, 9] {
      #expect(isFound(id, near: start, in: orders))
      #expect(isFound(id, near: start, in: orders.reversed()))
    }
  }

  private struct Counted: Identifiable {
    let number: Int
    let compared: Comparisons
    var id: Int {
      compared.count += 1
      return number
    }
  }

  @Test func `rows that are read in order are found without a search`() {
    let compared = Comparisons()
    let rows = (0...1_000).map { Counted(number: $0, compared: compared) }
    let place = RowIndexHint(0)
    for number in 0...1_000 { #expect(place.index(of: number, in: rows) == number) }
    #expect(compared.count <= 5 * rows.count)
  }

  @Test func `a row is found after others were removed`() {
    let rows = guests([1, 2])
    #expect(RowIndexHint(50).index(of: 2, in: rows) == 1)
  }

  @Test func `a row that moves by one is found next to its last index`() {
    let compared = Comparisons()
    let accessor = Accessor<[Counted], Counted>.row(500, near: 500)
    let rows = (0...1_000).map { Counted(number: $0, compared: compared) }
    #expect(accessor.get(rows)?.number == 500)
    #expect(compared.count <= 2)
    compared.count = 0
    #expect(accessor.get(Array(rows.dropFirst()))?.number == 500)
    #expect(compared.count < 10)
    compared.count = 0
    #expect(accessor.get(Array(rows.dropFirst()))?.number == 500)
    #expect(compared.count <= 2)
  }

  @Test func `of rows with one identity, each is found before and after it moves`() {
    let links = [0, 1].map { occurrence in
      Accessor<[Guest], Guest>.row(1, occurrence: occurrence, near: occurrence)
    }
    var rows = [Guest(id: 1, name: "a"), Guest(id: 1, name: "b")]
    #expect(links.map { $0.get(rows)?.name } == ["a", "b"])
    links[1].update(&rows) { $0.name = "c" }
    #expect(rows.map(\.name) == ["a", "c"])
    let moved = guests([2, 3]) + rows
    #expect(links[1].get(moved)?.name == "c")
    #expect(Set(links.map(\.path)).count == 2)
  }

  @Test func `a row whose identity changes stays at its index`() {
    let accessor = Accessor<[Guest], Guest>.row(2, near: 1)
    var rows = guests([1, 2])
    accessor.set(&rows, Guest(id: 3))
    accessor.update(&rows) { $0.name = "a" }
    #expect(rows == [Guest(id: 1), Guest(id: 3, name: "a")])
  }

  @Test func `the key path of a row identifies it by its identity`() {
    let accessor = Accessor<[Guest], Guest>.row(2, near: 0)
    #expect(accessor.path == \[Guest][id: 2])
    #expect(accessor.path != \[Guest][id: 1])
  }

  @Test func `a row is changed at the key path of its identity, and at that of its index`() {
    let name = Accessor<[Guest], Guest>.row(7, near: 1).appending(Accessor(\.name))
    #expect(
      Set(name.paths()) == [
        \[Guest][id: 7], \[Guest][id: 7].name, \[Guest][1], \[Guest][1].name,
      ])
  }

  @Test func `a missing row stops the program with its identity`() async {
    await #expect(processExitsWith: .failure) {
      _ = Accessor<[Guest], Guest>.row(3, near: 0).get([Guest(id: 1)])
    }
  }
}

/// Counts from within values.
private final class Comparisons: @unchecked Sendable {
  // Unchecked, because one test at a time counts.
  var count = 0
}
