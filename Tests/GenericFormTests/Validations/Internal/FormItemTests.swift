import Testing

@testable import FormDeclaration
@testable import GenericForm

@Suite struct FormItemTests {
  struct Guest: Equatable, Identifiable {
    let id: Int
    var name = ""
  }

  struct Party: Equatable {
    var title = ""
    var guests: [Guest] = []
    var note = ""
    var isOpen = true
  }

  struct Hall: Equatable {
    var party = Party()
  }

  private let title: any FormItem<Party> = FieldValidation(\Party.title, .required).definition
  private let titleAgain: any FormItem<Party> = FieldValidation(
    \Party.title, rules: [.minLength(3).message("Short")]
  ).definition
  private let note: any FormItem<Party> = FieldValidation(\Party.note).definition
  private let guests: any FormItem<Party> = FieldValidation(\Party.guests).definition
  private let rows: any FormItem<Party> = RowsDefinition(
    Accessor(\.guests), items: [FieldValidation(\Guest.name).definition])
  private let party = Party(guests: [Guest(id: 2), Guest(id: 1)])

  private func paths(_ items: [any FormItem<Party>]) -> [PartialKeyPath<Party>] {
    items.flatMap { $0.fields(in: party, with: RowCache()) }.map { $0.path }
  }

  @Test func `rows represent the fields of each row`() {
    #expect(paths([title, rows]) == [\.title, \.guests[id: 2].name, \.guests[id: 1].name])
  }

  @Test func `items with the same key path are joined at the first one`() {
    let joined = [title, note, titleAgain].joined()
    #expect(paths(joined) == [\.title, \.note])
    let result = FormResult(
      joined.flatMap { $0.fields(in: party, with: RowCache()) }.map { field in
        (field, field.validate(FormReader(state: Party(title: "a"), trace: ReadTrace())))
      })
    #expect(result.messages == ["Short"])
  }

  @Test func `a collection can be a field and have rows`() {
    let joined = [rows, guests, rows, guests].joined()
    #expect(joined.count == 2)
    #expect(paths(joined) == [\.guests[id: 2].name, \.guests[id: 1].name, \.guests])
  }

  @Test func `a part within a whole, or under a condition, is unchanged`() {
    for item in [title, rows] {
      let hall = item.linked(by: Accessor(\Hall.party))
      let cache = RowCache()
      #expect(
        hall.fields(in: Hall(party: party), with: cache).count
          == item.fields(in: party, with: cache).count)
      let fields = item.included { $0.isOpen }.fields(in: party, with: cache)
      for isOpen in [true, false] {
        let state = Party(guests: party.guests, isOpen: isOpen)
        let reader = FormReader(state: state, trace: ReadTrace())
        #expect(fields.allSatisfy { $0.isIncluded(in: reader) == isOpen })
      }
    }
  }
}
