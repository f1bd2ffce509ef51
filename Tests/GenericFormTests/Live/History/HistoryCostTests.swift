import Testing

@testable import GenericForm

/// A step stores only the values that it replaces.
@MainActor @Suite struct HistoryCostTests {
  /// A token whose references are counted: a copy of the value that contains it adds one.
  final class Token {}

  struct Row: Identifiable {
    let id: Int
    var name = ""
    var token = Token()
  }

  struct Letter {
    var title = ""
    var token = Token()
    var rows = [Row(id: 0), Row(id: 1)]
  }

  /// Returns a form with new tokens, because it keeps the initial values for a reset.
  private func makeForm() -> Form<Letter> {
    let form = Form(Letter()) {
      FieldValidation(\.title)
      each(\.rows) { FieldValidation(\.name) }
    }
    form.update { letter in
      letter.token = Token()
      for index in letter.rows.indices { letter.rows[index].token = Token() }
    }
    return form
  }

  @Test func `a step of a value keeps no copy of the state`() {
    let form = makeForm()
    form.title = "a word"
    form.title = "other"
    #expect(form.canUndo)
    #expect(isKnownUniquelyReferenced(&form.current.token))
  }

  @Test func `a step of a value in a row keeps no copy of the rows`() {
    let form = makeForm()
    form[\.rows[id: 0].name] = "a word"
    form[\.rows[id: 0].name] = "other"
    #expect(form.canUndo)
    #expect(isKnownUniquelyReferenced(&form.current.rows[1].token))
  }

  @Test func `an undo and a redo keep no copy of the state`() {
    let form = makeForm()
    form.title = "a word"
    form[\.rows[id: 1].name] = "other"
    form.undo()
    form.redo()
    form.undo()
    #expect(isKnownUniquelyReferenced(&form.current.token))
    #expect(isKnownUniquelyReferenced(&form.current.rows[1].token))
  }

  @Test func `many changes in one step keep one value`() {
    let form = makeForm()
    for letter in "word" { form.title.append(letter) }
    #expect(form.history.past.map(\.reversals.count) == [1])
  }
}
