import Testing

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

  private func item(_ path: any WritableKeyPath<Guest, String> & Sendable) -> FormItem<Guest> {
    .field(FieldValidation(path, rules: [.notEmpty]).definition)
  }

  private func rows(_ items: [FormItem<Guest>]) -> RowsDefinition<Party> {
    RowsDefinition(PartLink(\Party.guests), items: items)
  }

  private func paths<State>(_ items: [FormItem<State>], in state: State) -> [PartialKeyPath<State>]
  {
    items.flatMap { $0.fields(in: state) }.map { $0.path }
  }

  private let party = Party(guests: [Guest(id: 2), Guest(id: 1)])

  @Test func `gives the identities of the rows, in their order`() {
    #expect(rows([]).ids(in: party) == [2, 1])
    #expect(rows([]).path == \Party.guests)
  }

  @Test func `gives the fields of each row, by the key path in the whole`() {
    let items = rows([item(\.name), item(\.code)]).items(1, 1)
    #expect(paths(items, in: party) == [\.guests[id: 1].name, \.guests[id: 1].code])
    #expect(rows([item(\.name)]).items("another type", 0).isEmpty)
  }

  @Test func `two of one collection are joined into one, and their fields too`() {
    let joined = rows([item(\.name)]).joined(with: rows([item(\.code), item(\.name)]))
    #expect(paths(joined.items(2, 0), in: party) == [\.guests[id: 2].name, \.guests[id: 2].code])
    #expect(joined.ids(in: party) == [2, 1])
  }

  @Test func `of a part they are the rows of the whole`() {
    let linked = rows([item(\.name)]).linked(by: PartLink(\Hall.party))
    let hall = Hall(party: party)
    #expect(linked.path == \Hall.party.guests && linked.ids(in: hall) == [2, 1])
    #expect(paths(linked.items(2, 0), in: hall) == [\.party.guests[id: 2].name])
  }

  @Test func `a condition holds for every row`() {
    let included = rows([item(\.name)]).included { $0.isOpen }
    for isOpen in [true, false] {
      let state = Party(guests: party.guests, isOpen: isOpen)
      let fields = included.items(1, 1).flatMap { $0.fields(in: state) }
      #expect(fields.map { $0.isIncluded(in: FormReader(state, trace: ReadTrace())) } == [isOpen])
    }
  }

  @Test func `two rows with one identity stop the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = RowsDefinition(PartLink(\Party.guests), items: [])
        .ids(in: Party(guests: [Guest(id: 1), Guest(id: 1)]))
    }
  }
}
