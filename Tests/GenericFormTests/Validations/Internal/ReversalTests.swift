import Testing

@testable import FormDeclaration
@testable import GenericForm

@Suite struct ReversalTests {
  struct Row: Equatable, Identifiable {
    var id: Int
    var name = ""

    var shouted: String {
      get { name.uppercased() }
      set {
        name = newValue
        id += 10
      }
    }
  }

  struct Letter: Equatable {
    var title = ""
    var note = ""
    var rows: [Row] = []

    var both: String {
      get { title + note }
      set { (title, note) = (newValue, newValue) }
    }
  }

  private func expectReversal<Value>(
    of accessor: Accessor<Letter, Value>, setting new: Value, in old: Letter,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var letter = old
    let reversal = accessor.reversal(letter)
    accessor.set(&letter, new)
    let changed = letter
    #expect(changed != old, sourceLocation: sourceLocation)
    let again = reversal.apply(&letter)
    #expect(letter == old, sourceLocation: sourceLocation)
    _ = again.apply(&letter)
    #expect(letter == changed, sourceLocation: sourceLocation)
  }

  @Test func `puts back a value, and makes the change again`() {
    expectReversal(of: Accessor(\.title), setting: "b", in: Letter(title: "a", note: "c"))
  }

  @Test func `puts back everything that a computed value sets`() {
    expectReversal(of: Accessor(\.both), setting: "b", in: Letter(title: "a", note: "c"))
  }

  @Test func `puts back a value in a row whose identity changes with it`() {
    let letter = Letter(rows: [Row(id: 1, name: "a"), Row(id: 2, name: "b")])
    let row = Accessor(\Letter.rows).appending(.row(2, near: 0))
    expectReversal(of: row.appending(Accessor(\.name)), setting: "c", in: letter)
    expectReversal(of: row.appending(Accessor(\.id)), setting: 3, in: letter)
    expectReversal(of: row.appending(Accessor(\.shouted)), setting: "c", in: letter)
  }
}
