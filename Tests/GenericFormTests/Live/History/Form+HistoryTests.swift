import GenericFormTesting
import Testing

@testable import GenericForm

@MainActor @Suite(.timeLimit(.minutes(1))) struct FormUndoTests {
  struct Guest: Equatable, Identifiable {
    let id: Int
    var name = ""
    var age = 0
  }

  struct Party: Equatable {
    var title = ""
    var place = ""
    var age = 0
    var budget = 0.0
    var isOpen = false
    var password = ""
    var guests: [Guest] = []

    var shouted: String {
      get { title.uppercased() }
      set {
        title = newValue.lowercased()
        place = "shouted"
      }
    }
  }

  private func makeForm(_ party: Party = Party()) -> Form<Party> {
    Form(party) {
      FieldValidation(\.title, formatters: [.trimmed], rules: [.minLength(3).message("Short")])
      FieldValidation(\.age, rules: [.inRange(0...99).message("Age")])
      each(\.guests) {
        FieldValidation(\.name, rules: [.notEmpty.message("Name")])
        FieldValidation(\.age)
      }
    }
  }

  private func type(_ text: String, into path: WritableKeyPath<Party, String>, of form: Form<Party>)
  {
    for letter in text { form[path].append(letter) }
  }

  // MARK: - Steps

  @Test func `words of several fields are undone in the order in which they were typed`() {
    let form = makeForm()
    type("My par", into: \.title, of: form)
    type("Rome", into: \.place, of: form)
    type("ty", into: \.title, of: form)
    let last = form.state
    var paths: [PartialKeyPath<Party>?] = []
    var titles: [String] = []
    while form.canUndo {
      paths.append(form.undo())
      titles.append("\(form.title)|\(form.place)")
    }
    #expect(paths == [\.title, \.place, \.title, \.title])
    #expect(titles == ["My par|Rome", "My par|", "My |", "|"])
    #expect(form.undo() == nil && form.state == Party())
    #expect(form.redo() == \.title && form.title == "My ")
    while form.canRedo { form.redo() }
    #expect(form.state == last && form.redo() == nil)
  }

  @Test func `leaving a field, an undo and a submit that fails begin a step`() {
    let form = makeForm()
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

  @Test func `a choice is a step, and a number that is moved one until a pause`() {
    let form = makeForm()
    for value in [true, false, true] { form.isOpen = value }
    for value in [1.0, 2, 3] { form.budget = value }
    form.field(\.budget).live.endStep()
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
    let form = makeForm()
    form.place = "a"
    form.isOpen = true
    form.undo()
    #expect(form.canRedo)
    form.budget = 1
    #expect(!form.canRedo && form.redo() == nil)
    form.undo()
    #expect(form.state == Party(place: "a"))
  }

  @Test func `setting an equal value is no step`() {
    let form = makeForm(Party(place: "a"))
    form.place = "a"
    form.field(\.age).text.value = "0"
    form.field(\.place).leave()
    form.update { $0.place = "b" }
    #expect(!form.canUndo)
  }

  // MARK: - What belongs to a step

  @Test func `a formatter belongs to the step that caused it`() {
    let form = makeForm()
    form.isOpen = true
    form.title = " Ada "
    form.field(\.title).leave()
    #expect(form.title == "Ada")
    form.undo()
    #expect(form.title == "" && form.isOpen)
    form.redo()
    #expect(form.title == "Ada")
  }

  @Test func `a change of the program belongs to the step before`() {
    let form = makeForm()
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

  @Test func `what an observer sets belongs to the step`() {
    let form = makeForm()
    let observation = form.field(\.title).observe { form.place = "at \(form.title)" }
    type("ab", into: \.title, of: form)
    #expect(form.undo() == \.title && form.title == "")
    form.redo()
    #expect(form.state == Party(title: "ab", place: "at ab"))
    form.undo()
    #expect(!form.canUndo && form.canRedo, "what an observer sets in turn is no step")
    observation.cancel()
  }

  @Test func `changes that a control groups are one step`() {
    let form = makeForm()
    form.field(\.isOpen).live.asOneStep {
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
    let form = makeForm(Party(title: "party", place: "Rome"))
    form.field(\.shouted).value = "FEAST"
    #expect(form.place == "shouted")
    form.undo()
    #expect(form.state == Party(title: "party", place: "Rome"))
  }

  // MARK: - Rows

  @Test func `rows come back with their fields, and what was typed in them`() {
    let form = makeForm(Party(guests: [Guest(id: 1, name: "Mei"), Guest(id: 2)]))
    let name = form.field(\.guests[id: 1].name)
    let age = form.field(\.guests[id: 1].age).text
    age.value = "12a"
    form.guests.removeFirst()
    form.guests.append(Guest(id: 3))
    form.guests.swapAt(0, 1)
    form.undo()
    #expect(form.guests.map(\.id) == [2, 3])
    form.undo()
    form.undo()
    #expect(form.guests.map(\.id) == [1, 2] && name.status.isIncluded && name.value == "Mei")
    #expect(age.value == "12a" && !age.status.isValid)
    #expect(form.undo() == \.guests[id: 1].age)
    #expect(age.value == "0" && age.status.isValid)
    name.value = "Ada"
    #expect(form.guests[0].name == "Ada")
  }

  // MARK: - Input that is no value

  @Test func `text that is no value comes and goes with its error`() {
    let form = makeForm()
    let age = form.field(\.age).text
    age.value = "1"
    age.value = "12"
    age.leave()
    age.value = "12a"
    age.value = "12ab"
    #expect(form.age == 12 && !age.status.isValid)
    form.undo()
    #expect(age.value == "12" && age.status.isValid && form.isValid == makeForm().isValid)
    form.redo()
    #expect(age.value == "12ab" && !age.status.isValid)
    form.undo()
    form.undo()
    #expect(age.value == "0" && form.age == 0 && !form.isDirty)
    form.redo()
    #expect(age.value == "12" && form.age == 12)
  }

  @Test func `text that stands for the same value is a step`() {
    let form = makeForm()
    let age = form.field(\.age).text
    age.value = "12"
    age.value = "012"
    #expect(form.age == 12 && age.value == "012")
    form.undo()
    #expect(age.value == "12")
    form.redo()
    #expect(age.value == "012")
  }

  @Test func `an undo elsewhere leaves text that is no value as it is`() {
    let form = makeForm()
    let age = form.field(\.age).text
    form.isOpen = true
    age.value = "x"
    form.isOpen = false
    form.field(\.age).setError("Server")
    form.undo()
    #expect(age.value == "x" && form.field(\.age).live.serverErrors == ["Server"])
  }

  // MARK: - Status

  @Test func `an undo validates, publishes once, and keeps what is touched`() {
    let form = makeForm()
    let title = form.field(\.title)
    title.value = "party"
    title.leave()
    title.value = "pa"
    title.leave()
    #expect(title.status.shownErrors == ["Short"])
    var counts = (form: 0, field: 0)
    let observations = [
      form.observe { counts.form += 1 }, title.observe { counts.field += 1 },
    ]
    form.undo()
    #expect(counts == (1, 1))
    #expect(title.status.isValid && title.status.isTouched && title.status.isDirty)
    form.undo()
    #expect(title.status.isTouched && !title.status.isDirty && !form.isDirty)
    for observation in observations { observation.cancel() }
  }

  @Test func `a check of a value that is back runs`() {
    let check = ScriptedCheck<String>("Taken")
    let form = Form("", clock: ManualClock()) {
      FieldValidation(\.self, checks: [check.rule(debounce: .zero)])
    }
    let field = form.field(\.self)
    field.value = "a"
    check.answer("a", false)
    field.leave()
    field.value = "b"
    check.answer("b", true)
    #expect(form.isValid)
    form.undo()
    #expect(field.value == "a" && field.status.shownErrors == ["Taken"])
  }

  // MARK: - When nothing is undone

  @Test func `nothing is undone while text is composed`() {
    let form = makeForm()
    form.isOpen = true
    let place = form.field(\.place)
    place.beginComposing()
    place.value = "zo"
    #expect(form.undo() == nil && form.isOpen)
    place.value = "zoë"
    place.endComposing()
    #expect(form.undo() == \.place && form.place == "")
  }

  @Test func `nothing is undone during a submit, and a submit ends the history`() async {
    let form = Form(Party(title: "party")) { FieldValidation(\.title) }
    let clock = ManualClock()
    form.onSubmit { _ in try await clock.sleep(for: .seconds(1)) }
    form.isOpen = true
    let submission = form.submit()
    #expect(!form.canUndo && form.undo() == nil && form.isOpen)
    form.place = "x"
    await Task.yield()
    clock.advance(by: .seconds(1))
    _ = await submission.outcome
    #expect(!form.canUndo && form.undo() == nil && form.place == "x")
  }

  @Test func `a submit that fails keeps the history, and a reset ends it`() async {
    struct Failure: Error {}
    let form = makeForm()
    form.isOpen = true
    form.submit()
    #expect(form.canUndo)
    form.title = "party"
    form.onSubmit { _ in throw Failure() }
    _ = await form.submit().outcome
    #expect(form.canUndo)
    form.undo()
    #expect(form.canUndo && form.canRedo)
    form.reset(to: Party())
    #expect(!form.canUndo && !form.canRedo)
  }

  @Test func `what can be undone is tracked`() {
    let form = makeForm()
    var changes: [String] = []
    let observation = form.observe { changes.append("\(form.canUndo) \(form.canRedo)") }
    form.isOpen = true
    form.undo()
    form.redo()
    #expect(changes == ["true false", "false true", "true false"])
    observation.cancel()
  }
}
