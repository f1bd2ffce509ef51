import GenericFormTesting
import Testing

@testable import GenericForm

@MainActor @Suite(.timeLimit(.minutes(10))) struct FormUndoStatusTests {
  // MARK: - Status

  @Test func `an undo validates, publishes once, and keeps touched fields`() {
    let form = Party.makeForm()
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
    #expect(title.status.isValid)
    #expect(title.status.isTouched)
    #expect(title.status.isDirty)
    form.undo()
    #expect(title.status.isTouched)
    #expect(!title.status.isDirty)
    #expect(!form.isDirty)
    for observation in observations { observation.cancel() }
  }

  @Test func `a restored value is checked`() {
    let check = ScriptedCheck<String>("Taken")
    let form = Form("", clock: ManualClock()) {
      FieldValidation(\.self, checks: [check.check(debounce: .zero)])
    }
    let field = form.field(\.self)
    field.value = "a"
    check.answer("a", false)
    field.leave()
    field.value = "b"
    check.answer("b", true)
    #expect(form.isValid)
    form.undo()
    #expect(field.value == "a")
    #expect(field.status.shownErrors == ["Taken"])
  }

  // MARK: - Without undo

  @Test func `nothing is undone while text is composed`() {
    let form = Party.makeForm()
    form.isOpen = true
    let place = form.field(\.place)
    place.beginComposing()
    place.value = "zo"
    #expect(form.undo() == nil)
    #expect(form.isOpen)
    place.value = "zoë"
    place.endComposing()
    #expect(form.undo() == \.place)
    #expect(form.place == "")
  }

  @Test func `nothing is undone during a submit, and a submit clears the history`() async {
    let form = Form(Party(title: "party")) { FieldValidation(\.title) }
    let clock = ManualClock()
    form.onSubmit { _ in try await clock.sleep(for: .seconds(1)) }
    form.isOpen = true
    let submission = form.submit()
    #expect(!form.canUndo)
    #expect(form.undo() == nil)
    #expect(form.isOpen)
    form.place = "x"
    await Task.yield()
    clock.advance(by: .seconds(1))
    _ = await submission.outcome
    #expect(!form.canUndo)
    #expect(form.undo() == nil)
    #expect(form.place == "x")
  }

  @Test func `a failed submit keeps the history, and a reset clears it`() async {
    struct Failure: Error {}
    let form = Party.makeForm()
    form.isOpen = true
    form.submit()
    #expect(form.canUndo)
    form.title = "party"
    form.onSubmit { _ in throw Failure() }
    _ = await form.submit().outcome
    #expect(form.canUndo)
    form.undo()
    #expect(form.canUndo)
    #expect(form.canRedo)
    form.reset(to: Party())
    #expect(!form.canUndo)
    #expect(!form.canRedo)
  }

  @Test func `the ability to undo is tracked`() {
    let form = Party.makeForm()
    var changes: [String] = []
    let observation = form.observe { changes.append("\(form.canUndo) \(form.canRedo)") }
    form.isOpen = true
    form.undo()
    form.redo()
    #expect(changes == ["true false", "false true", "true false"])
    observation.cancel()
  }
}
