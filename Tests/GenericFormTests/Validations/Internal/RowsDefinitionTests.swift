import Testing

@testable import FormDeclaration
@testable import GenericForm

@Suite struct RowsDefinitionTests {
  struct Guest: Equatable, Identifiable {
    let id: Int
    var name = ""
    var code = ""
  }

  struct Party: Equatable {
    var guests: [Guest] = []
    var isOpen = true
  }

  struct Hall: Equatable {
    var party = Party()
  }

  private func item(_ path: any WritableKeyPath<Guest, String> & Sendable) -> any FormItem<Guest> {
    FieldValidation(path, rules: [.notEmpty]).definition
  }

  private func rows(_ items: [any FormItem<Guest>]) -> RowsDefinition<Party> {
    RowsDefinition(Accessor(\Party.guests), items: items)
  }

  private func paths<State>(_ items: [any FormItem<State>], in state: State) -> [PartialKeyPath<
    State
  >] {
    items.flatMap { $0.fields(in: state, with: RowCache()) }.map { $0.path }
  }

  private let party = Party(guests: [Guest(id: 2), Guest(id: 1)])

  @Test func `gives the identities of the rows, in their order`() {
    #expect(rows([]).ids(in: party, with: RowCache()) == [2, 1])
    #expect(rows([]).path == \Party.guests)
  }

  @Test func `gives the fields of each row, by their key paths in the whole`() {
    let items = rows([item(\.name), item(\.code)]).items(1, 1)
    #expect(paths(items, in: party) == [\.guests[id: 1].name, \.guests[id: 1].code])
    #expect(rows([item(\.name)]).items("another type", 0).isEmpty)
  }

  @Test func `two of one collection are joined, and so are their fields`() {
    let joined = rows([item(\.name)]).joined(with: rows([item(\.code), item(\.name)]))
    let name = \Party.guests[id: 2].name
    let code = \Party.guests[id: 2].code
    #expect(Array(paths([joined], in: party).prefix(2)) == [name, code])
    #expect(paths([joined], in: party).count == 4)
  }

  @Test func `rows of a part are rows of the whole`() {
    let linked = rows([item(\.name)]).linked(by: Accessor(\Hall.party))
    let hall = Hall(party: party)
    #expect(linked.path == \Hall.party.guests)
    #expect(
      paths([linked], in: hall) == [\.party.guests[id: 2].name, \.party.guests[id: 1].name])
  }

  @Test func `a condition holds for every row`() {
    let included = rows([item(\.name)]).included { $0.isOpen }
    for isOpen in [true, false] {
      let state = Party(guests: party.guests, isOpen: isOpen)
      let form = FormReader(state: state, trace: ReadTrace())
      let areIncluded = included.fields(in: state, with: RowCache()).map {
        $0.isIncluded(in: form)
      }
      #expect(areIncluded == [isOpen, isOpen])
    }
  }

  @Test func `rows with one identity each have their own`() {
    let party = Party(guests: [Guest(id: 1, name: "a"), Guest(id: 2), Guest(id: 1, name: "b")])
    let ids = rows([]).ids(in: party, with: RowCache())
    #expect(ids == [1, 2, AnyHashable(RepeatedRow(id: 1, occurrence: 1))])
    #expect(ids.map(\.elementID) == [1, 2, 1])
    #expect(ids.repeated == [1])
    let values = paths([rows([item(\.name)])], in: party).map { party[keyPath: $0] }
    #expect(values as? [String] == ["a", "", "b"])
  }
}
