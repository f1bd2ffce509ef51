import GenericForm
import Testing

/// Rows whose elements have the same identity.
@MainActor @Suite struct LiveRowsEqualTests {
  typealias Guest = RowsTests.Guest
  typealias Party = RowsTests.Party

  let validation = FormValidation<Party> {
    each(\.guests) {
      FieldValidation(\.name, formatters: [.trimmed], rules: [.notEmpty.message("Name")])
      FieldValidation(\.again, rules: [.equals(\.name).message("Again")])
    }
  }

  private let twins = [Guest(id: 1, name: "a", again: "a"), Guest(id: 1, name: "", again: "b")]

  private func texts(_ form: Form<Party>) -> [String] { form.state.guests.map(\.name) }

  @Test func `each is validated, however the rows came`() {
    func expectErrors(in form: Form<Party>, sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(form.errors.map(\.summary) == ["Name", "Again"], sourceLocation: sourceLocation)
      #expect(texts(form) == ["a", ""], sourceLocation: sourceLocation)
    }
    expectErrors(in: Form(Party(guests: twins), validation: validation))
    let form = Form(Party(), validation: validation)
    for twin in twins { form.guests.append(twin) }
    expectErrors(in: form)
    form.undo()
    #expect(texts(form) == ["a"])
    form.redo()
    expectErrors(in: form)
    form.update { $0.guests = [] }
    form.update { $0.guests = twins }
    expectErrors(in: form)
    form.reset(to: Party())
    form.reset(to: Party(guests: twins))
    expectErrors(in: form)
    form.guests = []
    form.takeOver(Party(guests: twins))
    expectErrors(in: form)
  }

  @Test func `each is validated and formatted without a live form`() {
    var party = Party(guests: [Guest(id: 1, name: " a ", again: "a"), Guest(id: 1, name: " b ")])
    #expect(validation.result(for: party).messages == ["Again"])
    validation.validate(&party)
    #expect(party.guests.map(\.name) == ["a", "b"])
  }

  @Test func `a field of each changes its own row`() throws {
    let form = Form(Party(guests: twins), validation: validation)
    let paths = form.liveRows(at: \.guests).numbers
    let names = try paths.map { try #require(form.field(\.name, inRow: $0, of: \.guests)) }
    names[1].value = "b"
    #expect(texts(form) == ["a", "b"])
    #expect(form.isValid)
    names[0].value = "c"
    #expect(texts(form) == ["c", "b"])
    #expect(names.map(\.value) == ["c", "b"])
    #expect(form[\.guests[id: 1].name] == "c")
    form.submit()
    #expect(form.errors.map(\.summary) == ["Again"])
  }

  @Test func `a field without a declaration in each changes its own row`() throws {
    let form = Form(Party(guests: twins)) { FieldValidation(\.title) }
    let names = try form.liveRows(at: \.guests).numbers.map {
      try #require(form.field(\.name, inRow: $0, of: \.guests))
    }
    names[1].value = "b"
    names[0].value = "c"
    #expect(texts(form) == ["c", "b"])
    form.guests.append(Guest(id: 1, name: "d"))
    let last = try #require(form.liveRows(at: \.guests).numbers.last)
    form.field(\.name, inRow: last, of: \.guests)?.value = "e"
    #expect(texts(form) == ["c", "b", "e"])
  }

  @Test func `rows with other identities come and go beside them`() throws {
    let form = Form(Party(guests: twins), validation: validation)
    let names = try form.liveRows(at: \.guests).numbers.map {
      try #require(form.field(\.name, inRow: $0, of: \.guests))
    }
    form.guests.insert(Guest(id: 2, name: "x", again: "x"), at: 0)
    names[1].value = "b"
    #expect(texts(form) == ["x", "a", "b"])
    form.guests.swapAt(0, 1)
    names[0].value = "c"
    names[1].value = "d"
    #expect(texts(form) == ["c", "x", "d"])
    form.guests.removeFirst()
    #expect(texts(form) == ["x", "d"])
    #expect(names.map(\.status.isIncluded) == [false, true])
    names[1].value = "e"
    #expect(texts(form) == ["x", "e"])
  }

  @Test func `the state of a row moves with it if it's known which one moves`() throws {
    let form = Form(Party(guests: twins), validation: validation)
    let rows = form.liveRows(at: \.guests)
    let numbers = rows.numbers
    let names = try numbers.map { try #require(form.field(\.name, inRow: $0, of: \.guests)) }
    names[1].leave()
    form.changeRows(at: \Party.guests, toNumbers: numbers.reversed()) { form.guests.reverse() }
    #expect(rows.numbers == numbers.reversed())
    #expect(names.map(\.status.isTouched) == [false, true])
    names[1].value = "z"
    #expect(texts(form) == ["z", "a"])
    form.undo()
    form.undo()
    #expect(rows.numbers == numbers)
    #expect(texts(form) == ["a", ""])
    names[1].value = "y"
    #expect(texts(form) == ["a", "y"])
    form.changeRows(at: \Party.guests, toNumbers: [numbers[1]]) { form.guests.removeFirst() }
    #expect(names.map(\.status.isIncluded) == [false, true])
    names[1].value = "x"
    #expect(texts(form) == ["x"])
    #expect(names[1].status.isTouched)
  }

  @Test func `they are reported once per collection`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let validation = FormValidation<Party> { each(\.guests) { FieldValidation(\.name) } }
        for _ in 0..<2 {
          let form = Form(Party(), validation: validation)
          for _ in 0..<4 { form.guests.append(Guest(id: 7)) }
          form.reset(to: form.state)
        }
        let party = Party(guests: [Guest(id: 7), Guest(id: 7)])
        for _ in 0..<2 { _ = validation.result(for: party) }
      }
    }
    let lines = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      .split(separator: "\n").compactMap { $0.split(separator: ": ", maxSplits: 1).last }
      .filter { $0.hasPrefix("Several rows") }
    let line =
      "Several rows at \\Party.guests have the same identity: give each its own `id`."
    #expect(lines.map(String.init) == [line])
  }

  @Test func `rows within rows of one identity have their own fields`() throws {
    struct Table: Equatable, Identifiable {
      let id: Int
      var guests: [Guest] = []
    }
    struct Hall: Equatable { var tables: [Table] = [] }
    let table = Table(id: 1, guests: [Guest(id: 1), Guest(id: 1)])
    let form = Form(Hall(tables: [table, table])) {
      each(\.tables) { each(\.guests) { FieldValidation(\.name, rules: [.notEmpty]) } }
    }
    #expect(form.errors.count == 4)
    form.tables.removeFirst()
    #expect(form.errors.count == 2)
    form[\.tables[id: 1].guests[id: 1].name] = "a"
    #expect(form.tables[0].guests.map(\.name) == ["a", ""])
    form.tables = [table, table]
    #expect(form.errors.count == 4)
    #expect(form.isDirty == false)
  }
}
