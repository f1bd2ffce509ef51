import Testing

@testable import GenericForm

/// A value whose type isn't `Equatable` counts as changed only while it may differ.
@MainActor @Suite(.timeLimit(.minutes(10))) struct IncomparableUndoTests {
  private struct Picture: Sendable {
    var name = ""
  }

  private struct Post: Sendable {
    var title = ""
    var picture = Picture()
  }

  private let form = Form(Post()) {
    FieldValidation(\.title)
    FieldValidation(\.picture)
  }

  @Test func `an undo of its change makes it unchanged, and a redo changed`() {
    form.field(\.picture).value = Picture(name: "a")
    #expect(form.changedFields == [\.picture])
    form.undo()
    #expect(form.changedFields == [])
    #expect(!form.isDirty)
    form.redo()
    #expect(form.changedFields == [\.picture])
  }

  @Test func `an undo of another change leaves it as it is`() {
    form.field(\.title).value = "Rome"
    form.undo()
    #expect(form.changedFields == [])
    form.field(\.picture).value = Picture(name: "a")
    form.field(\.title).value = "Rome"
    form.undo()
    #expect(form.changedFields == [\.picture])
  }

  @Test func `an update of another value leaves it as it is`() {
    form.update { $0.title = "Rome" }
    #expect(form.changedFields == [\.title])
    form.update { $0.picture.name = "a" }
    #expect(form.changedFields == [\.title, \.picture])
  }

  @Test func `a reset of the field makes it unchanged`() {
    form.field(\.picture).value = Picture(name: "a")
    form.field(\.picture).reset()
    #expect(form.changedFields == [])
    #expect(form.picture.name == "")
  }
}
