import GenericForm
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct FieldChangeTests {
  @Test func `has the key path of the field, and its status after the change`() async {
    let form = Form()
    var changes = form.changes.makeAsyncIterator()
    form.name = "a"
    form.field(\.name).leave()
    let first = await changes.next()
    #expect(first?.path == \.name)
    #expect(first?.status.isDirty == true)
    #expect(first?.status.errors == ["Short"])
    #expect(first?.status.shownErrors == [])
    let second = await changes.next()
    #expect(second?.path == \.name)
    #expect(second?.status == form.field(\.name).status)
    #expect(second?.status.shownErrors == ["Short"])
  }
}
