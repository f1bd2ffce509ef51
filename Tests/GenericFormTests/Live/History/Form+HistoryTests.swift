import Testing

@testable import GenericForm

@MainActor @Suite(.timeLimit(.minutes(10))) struct FormUndoTests {
  // MARK: - Steps

  @Test func `words of several fields are undone in the order in which they were typed`() {
    let form = Party.makeForm()
    form.type("My par", into: \.title)
    form.type("Rome", into: \.place)
    form.type("ty", into: \.title)
    let last = form.state
    var paths: [PartialKeyPath<Party>?] = []
    var titles: [String] = []
    while form.canUndo {
      paths.append(form.undo())
      titles.append("\(form.title)|\(form.place)")
    }
    #expect(paths == [\.title, \.place, \.title, \.title])
    #expect(titles == ["My par|Rome", "My par|", "My |", "|"])
    #expect(form.undo() == nil)
    #expect(form.state == Party())
    #expect(form.redo() == \.title)
    #expect(form.title == "My ")
    while form.canRedo { form.redo() }
    #expect(form.state == last)
    #expect(form.redo() == nil)
  }

  @Test func `leaving a field, an undo and a failed submit each begin a step`() {
    let form = Party.makeForm()
    form.place = "a"
    form.field(\.place).leave()
    form.place = "ab"
    form.undo()
    #expect(form.place == "a")
    form.place = "ac"
    form.submit()
    form.place = "acd"
    form.undo()
    #expect(form.place == "ac")
    form.undo()
    #expect(form.place == "a")
  }

  @Test func `a choice is a step, and so is moving a number until a pause`() {
    let form = Party.makeForm()
    for value in [true, false, true] { form.isOpen = value }
    for value in [1.0, 2, 3] { form.budget = value }
    form.field(\.budget).endStep()
    form.budget = 4
    form.undo()
    #expect(form.budget == 3)
    form.undo()
    #expect(form.budget == 0)
    form.undo()
    form.undo()
    #expect(form.isOpen)
  }

  @Test func `a new change leaves nothing to redo`() {
    let form = Party.makeForm()
    form.place = "a"
    form.isOpen = true
    form.undo()
    #expect(form.canRedo)
    form.budget = 1
    #expect(!form.canRedo)
    #expect(form.redo() == nil)
    form.undo()
    #expect(form.state == Party(place: "a"))
  }

  @Test func `setting an equal value isn't a step`() {
    let form = Party.makeForm(Party(place: "a"))
    form.place = "a"
    form.field(\.age).text.value = "0"
    form.field(\.place).leave()
    form.update { $0.place = "b" }
    #expect(!form.canUndo)
  }

  // MARK: - The extent of a step

  @Test func `a formatter belongs to the step that caused it`() {
    let form = Party.makeForm()
    form.isOpen = true
    form.title = " Ada "
    form.field(\.title).leave()
    #expect(form.title == "Ada")
    form.undo()
    #expect(form.title == "")
    #expect(form.isOpen)
    form.redo()
    #expect(form.title == "Ada")
  }

  @Test func `a change by the program belongs to the step before`() {
    let form = Party.makeForm()
    form.update { $0.place = "first" }
    form.isOpen = true
    form.update { $0.place = "then" }
    form.undo()
    #expect(form.state == Party(place: "first"))
    form.update { $0.budget = 5 }
    form.redo()
    #expect(form.state == Party(place: "then", isOpen: true))
    form.undo()
    #expect(form.state == Party(place: "first", budget: 5))
  }

  @Test func `a value that an observer sets belongs to the step`() {
    let form = Party.makeForm()
    let observation = form.field(\.title).observe { form.place = "at \(form.title)" }
    form.type("ab", into: \.title)
    #expect(form.undo() == \.title)
    #expect(form.title == "")
    form.redo()
    #expect(form.state == Party(title: "ab", place: "at ab"))
    form.undo()
    #expect(!form.canUndo, "an observer's own change isn't a step")
    #expect(form.canRedo)
    observation.cancel()
  }

  @Test func `changes that a control groups are one step`() {
    let form = Party.makeForm()
    form.field(\.isOpen).asOneStep {
      form.isOpen = true
      form.field(\.isOpen).leave()
      form.place = "x"
    }
    form.place = "y"
    form.undo()
    #expect(form.state == Party(place: "x", isOpen: true))
    form.undo()
    #expect(form.state == Party())
  }

  @Test func `a computed value is undone with what it set`() {
    let form = Party.makeForm(Party(title: "party", place: "Rome"))
    form.field(\.shouted).value = "FEAST"
    #expect(form.place == "shouted")
    form.undo()
    #expect(form.state == Party(title: "party", place: "Rome"))
  }
}
